#pragma once

#include "engine/thinker.hpp"
#include "games/jumping/state.hpp"

#include <memory>
#include <string_view>

namespace jumping {

engine::ScoreUnit race_score_unit();

/// The computer player of a race as the table asks any. `read` reads positions of the game.
std::unique_ptr<engine::Thinker> make_race_thinker(const engine::ThinkerSettings& settings,
                                                   State (*read)(const engine::Question& about));

} // namespace jumping
