#pragma once

#include "tabletop/seat.hpp"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// An act that is offered as a button.
struct Choice {
    QString text;
    std::string token;
    /// What comes of it, for who points at it.
    QString description;
    friend bool operator==(const Choice&, const Choice&) = default;
};

/// What runs out or comes nearer, in words and as beads or as a die.
struct Countdown {
    QString words;
    /// What it means for the players.
    QString meaning;
    /// Of two kinds of ends the one that is told apart, by colour and by its meaning.
    bool isOther = false;
    int done = 0; ///< beads filled
    int all = 0;  ///< 0 where nothing is counted
    /// What the die shows; 0 before it is rolled, nothing where there is none.
    std::optional<std::uint8_t> die;

    friend bool operator==(const Countdown&, const Countdown&) = default;
};

/// What is asked for in the prompt besides acts on the board.
enum class Ask : std::uint8_t {
    nothing,
    choices, ///< one of the acts that have buttons
    roll,    ///< to let chance act
    next,    ///< to have read the result
    page,    ///< to open the page of the act, which is not in sight while moves are stepped through
    resume,  ///< to let the computer go on
    backToGame, ///< to end looking at another place
    rematch,    ///< what to do after the game
};

/// Whose act it is and what is asked of him.
struct Prompt {
    QString title;
    QString detail;
    Ask ask = Ask::nothing;
    std::vector<Choice> choices;
    /// The board answers as well as the choices do.
    bool isOnBoard = true;
    std::optional<tabletop::Seat> seat;
    Countdown countdown;
    /// The act that led here has told what the title says.
    bool isTold = false;

    friend bool operator==(const Prompt&, const Prompt&) = default;
};

} // namespace ui
