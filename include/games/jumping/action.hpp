#pragma once

#include "games/jumping/space.hpp"

#include <variant>

namespace jumping {

/// A step or a chain of jumps by one piece, by its start and end (rules 2).
struct Move {
    Space from;
    Space to;
    friend bool operator==(const Move&, const Move&) = default;
};
/// The seat to act cannot move (rules 2.6).
struct Pass {
    friend bool operator==(const Pass&, const Pass&) = default;
};
/// The seat to act gives up (rules 4.8).
struct Resign {
    friend bool operator==(const Resign&, const Resign&) = default;
};
/// All who still play agree on a draw (rules 4.8).
struct AgreeDraw {
    friend bool operator==(const AgreeDraw&, const AgreeDraw&) = default;
};

using Action = std::variant<Move, Pass, Resign, AgreeDraw>;

} // namespace jumping
