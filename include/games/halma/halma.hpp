#pragma once

#include "games/jumping/race.hpp"

#include <span>
#include <string_view>

namespace halma {

/// Halma's boards, camps and seats (docs/halma.md, 1): 16×16 spaces for two and four, 8×8 and 10×10
/// for two.
struct Setups {
    static constexpr std::string_view word = "halma";
    static std::span<const jumping::Setup> setups();
};

/// Halma, for tabletop::Game.
using Game = jumping::Race<Setups>;

} // namespace halma
