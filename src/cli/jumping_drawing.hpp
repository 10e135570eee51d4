#pragma once

#include "games/chinese_checkers/capture.hpp"
#include "games/jumping/state.hpp"
#include "tabletop/record_text.hpp"

#include <string>
#include <vector>

namespace cli {

/// A position of Halma or Chinese Checkers for a reader without a window: the board with the
/// letters of the seats, how it stands with each of them, whose act it is, and the position string
/// in the last line. Players' names come from the tags.
std::string draw(const jumping::State& state, const std::vector<tabletop::Tag>& tags);
/// The same of the capture game.
std::string draw(const chinese_checkers::capture::State& state,
                 const std::vector<tabletop::Tag>& tags);

} // namespace cli
