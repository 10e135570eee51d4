#pragma once

#include "engine/think.hpp"
#include "games/chinese_checkers/capture.hpp"

#include <stop_token>

namespace chinese_checkers::capture {

/// A computer player's choice for the seat to act, `level` from 1 to 8: it looks ahead as if all
/// others played against it, by the marbles that it has before the best of them. Always has an
/// answer, and returns within some milliseconds of a stop request.
/// Precondition: the game is not over.
Action choose_action(const State& state, unsigned level, const engine::ThinkLimits& asked,
                     std::stop_token stop = {}, const engine::OnThought& tell = {});

} // namespace chinese_checkers::capture
