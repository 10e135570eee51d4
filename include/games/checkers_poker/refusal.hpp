#pragma once

#include "cards/announcement.hpp"
#include "cards/card.hpp"
#include "games/checkers_poker/seats.hpp"
#include "games/checkers_poker/space.hpp"

#include <string>
#include <variant>

namespace checkers_poker {

/// Why an action is not legal: one struct a reason, with what a sentence about it needs.
namespace refused {
struct GameIsOver {
    friend bool operator==(const GameIsOver&, const GameIsOver&) = default;
};
struct EndNotChosen { ///< anything else while Second is to choose his end
    friend bool operator==(const EndNotChosen&, const EndNotChosen&) = default;
};
struct EndChosenAlready {
    friend bool operator==(const EndChosenAlready&, const EndChosenAlready&) = default;
};
struct DieNotRolled {
    friend bool operator==(const DieNotRolled&, const DieNotRolled&) = default;
};
struct NoDieInThisGame {
    friend bool operator==(const NoDieInThisGame&, const NoDieInThisGame&) = default;
};
struct DieRolledAlready {
    friend bool operator==(const DieRolledAlready&, const DieRolledAlready&) = default;
};
struct NoSuchDieValue {
    friend bool operator==(const NoSuchDieValue&, const NoSuchDieValue&) = default;
};
struct MoveIsDue { ///< a show or removal while `seat` is to move
    Seat seat = first;
    friend bool operator==(const MoveIsDue&, const MoveIsDue&) = default;
};
struct ShowIsDue { ///< a move or removal while `seat` is to show a hand
    Seat seat = first;
    friend bool operator==(const ShowIsDue&, const ShowIsDue&) = default;
};
struct RemovalIsDue { ///< a move or show while `seat` is to remove a checker
    Seat seat = first;
    friend bool operator==(const RemovalIsDue&, const RemovalIsDue&) = default;
};
struct NoCheckerThere {
    Space space;
    friend bool operator==(const NoCheckerThere&, const NoCheckerThere&) = default;
};
struct NotYourChecker {
    Space space;
    friend bool operator==(const NotYourChecker&, const NotYourChecker&) = default;
};
struct SpaceTaken {
    Space space;
    friend bool operator==(const SpaceTaken&, const SpaceTaken&) = default;
};
struct MoveGoesNowhere {
    Space space;
    friend bool operator==(const MoveGoesNowhere&, const MoveGoesNowhere&) = default;
};
struct OutOfReach { ///< neither a step nor any chain of jumps leads there
    Space from;
    Space to;
    friend bool operator==(const OutOfReach&, const OutOfReach&) = default;
};
struct CardNotCovered {
    cards::Card card;
    friend bool operator==(const CardNotCovered&, const CardNotCovered&) = default;
};
struct BadlyNamed { ///< see cards::is_well_named
    cards::Card card;
    cards::Card stands_for;
    friend bool operator==(const BadlyNamed&, const BadlyNamed&) = default;
};
struct CardTwice {
    cards::Card card;
    friend bool operator==(const CardTwice&, const CardTwice&) = default;
};
struct HandUsed {
    cards::Announcement announcement;
    friend bool operator==(const HandUsed&, const HandUsed&) = default;
};
struct MustShow { ///< no hand shown although `possible` can be
    cards::Announcement possible;
    friend bool operator==(const MustShow&, const MustShow&) = default;
};
} // namespace refused

using Refusal = std::variant<refused::GameIsOver, refused::EndNotChosen, refused::EndChosenAlready,
                             refused::DieNotRolled, refused::NoDieInThisGame,
                             refused::DieRolledAlready, refused::NoSuchDieValue, refused::MoveIsDue,
                             refused::ShowIsDue, refused::RemovalIsDue, refused::NoCheckerThere,
                             refused::NotYourChecker, refused::SpaceTaken, refused::MoveGoesNowhere,
                             refused::OutOfReach, refused::CardNotCovered, refused::BadlyNamed,
                             refused::CardTwice, refused::HandUsed, refused::MustShow>;

/// The reason as a sentence for a player, without a full stop: "there is no checker on d4".
std::string in_words(const Refusal& refusal);

} // namespace checkers_poker
