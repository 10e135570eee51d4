#pragma once

#include "games/jumping/board.hpp"

#include <string>
#include <variant>

namespace jumping {

/// Why an action is not legal: one struct a reason, with what a sentence about it needs.
namespace refused {
struct GameIsOver {
    friend bool operator==(const GameIsOver&, const GameIsOver&) = default;
};
struct MoveIsOpen { ///< a pass although there is a move
    Space from;
    Space to;
    friend bool operator==(const MoveIsOpen&, const MoveIsOpen&) = default;
};
struct NoPieceThere {
    Space space;
    friend bool operator==(const NoPieceThere&, const NoPieceThere&) = default;
};
struct NotYourPiece {
    Space space;
    friend bool operator==(const NotYourPiece&, const NotYourPiece&) = default;
};
struct MoveGoesNowhere {
    Space space;
    friend bool operator==(const MoveGoesNowhere&, const MoveGoesNowhere&) = default;
};
struct SpaceTaken {
    Space space;
    friend bool operator==(const SpaceTaken&, const SpaceTaken&) = default;
};
struct LeavesGoal { ///< a move from the goal that ends outside
    Space from;
    Space to;
    friend bool operator==(const LeavesGoal&, const LeavesGoal&) = default;
};
struct ForeignCamp { ///< an end in a camp that is neither home nor goal, where that is not allowed
    Space space;
    friend bool operator==(const ForeignCamp&, const ForeignCamp&) = default;
};
struct OutOfReach { ///< neither a step nor any chain of jumps leads there
    Space from;
    Space to;
    friend bool operator==(const OutOfReach&, const OutOfReach&) = default;
};
} // namespace refused

using Refusal = std::variant<refused::GameIsOver, refused::MoveIsOpen, refused::NoPieceThere,
                             refused::NotYourPiece, refused::MoveGoesNowhere, refused::SpaceTaken,
                             refused::LeavesGoal, refused::ForeignCamp, refused::OutOfReach>;

/// The reason as a sentence for a player, without a full stop: "there is no piece on d4".
std::string in_words(const Board& board, const Refusal& refusal);

} // namespace jumping
