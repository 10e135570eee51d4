#pragma once

#include "cards/hand.hpp"
#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/space.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace checkers_poker {

/// Second chooses his end (rules 2.2).
struct ChooseEnd {
    End end = End::south;
    friend bool operator==(const ChooseEnd&, const ChooseEnd&) = default;
};
/// The die shows `value`, 1 to 6: a chance event (rules 6.3).
struct RollDie {
    std::uint8_t value = 1;
    friend bool operator==(const RollDie&, const RollDie&) = default;
};
/// A step or a chain of jumps by one checker, by its start and end (rules 3).
struct Move {
    Space from;
    Space to;
    friend bool operator==(const Move&, const Move&) = default;
};
/// A hand is shown and thereby announced, or none can be (rules 4.6).
struct Show {
    std::optional<cards::Hand> hand;
    friend bool operator==(const Show&, const Show&) = default;
};
/// The same show with its hand in the order in which it is compared and written.
Show arranged(const Show& show, cards::Deck deck);
/// The loser of a showdown takes off one of his checkers (rules 4.4).
struct RemoveChecker {
    Space space;
    friend bool operator==(const RemoveChecker&, const RemoveChecker&) = default;
};
/// The side to act gives up (rules 5.2).
struct Resign {
    friend bool operator==(const Resign&, const Resign&) = default;
};
/// Both agree on a draw (rules 5.2).
struct AgreeDraw {
    friend bool operator==(const AgreeDraw&, const AgreeDraw&) = default;
};

/// Everything that can happen in a game once its board is assembled.
using Action = std::variant<ChooseEnd, RollDie, Move, Show, RemoveChecker, Resign, AgreeDraw>;

/// The token of an action, such as `e1-g5` or `=ThTd9c5s2d` (docs/notation.md).
std::string to_text(const Action& action);

} // namespace checkers_poker
