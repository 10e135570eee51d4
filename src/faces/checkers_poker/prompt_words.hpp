#pragma once

#include "games/checkers_poker/event.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/state.hpp"
#include "ui/table/prompt.hpp"

#include <cstddef>

namespace ui {

/// When hands are compared next and which way it counts; of the two kinds, low is the one that is
/// told apart.
Countdown scheduleOf(const checkers_poker::State& state);

/// What is asked at a place of a person to act there.
Prompt promptOf(const checkers_poker::Match& match, std::size_t place);

/// What the result of a showdown is, while it is to be read.
Prompt promptOfResult(const checkers_poker::Match& match, std::size_t place,
                      const checkers_poker::happened::ShowdownDecided& decided);

} // namespace ui
