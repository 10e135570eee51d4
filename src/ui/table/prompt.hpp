#pragma once

#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/state.hpp"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace ui {

/// When hands are compared next and which way it counts, in words and as beads.
struct Schedule {
    QString words;
    /// What it means for the hands; said for low showdowns, and for what a die decides.
    QString meaning;
    std::optional<checkers_poker::Showdown> kind;
    int turnsDone = 0;  ///< beads filled; the turn under way counts
    int turnsInAll = 0; ///< 0 in games with a die
    std::uint8_t die = 0;

    friend bool operator==(const Schedule&, const Schedule&) = default;
};
Schedule scheduleOf(const checkers_poker::State& state);

/// What is asked for in the prompt besides acts on the board.
/// `hands`: to open the page of the hands, which is not in sight while the moves are stepped
/// through.
enum class Ask { nothing, end, roll, next, hands, resume, backToGame, rematch };

/// Whose act it is and what is asked of him.
struct Prompt {
    QString title;
    QString detail;
    Ask ask = Ask::nothing;
    std::optional<checkers_poker::Seat> seat;
    Schedule schedule;

    friend bool operator==(const Prompt&, const Prompt&) = default;
};
/// What is asked at a place of a person to act there.
Prompt promptOf(const checkers_poker::Match& match, std::size_t place);

} // namespace ui
