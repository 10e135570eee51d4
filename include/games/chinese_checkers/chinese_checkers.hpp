#pragma once

#include "games/jumping/race.hpp"

#include <span>
#include <string_view>

namespace chinese_checkers {

/// The star's points and seats (docs/chinese-checkers.md, 1): for two with ten or fifteen marbles,
/// for three, four and six.
struct Setups {
    static constexpr std::string_view word = "chinese-checkers";
    static std::span<const jumping::Setup> setups();
};

/// Chinese Checkers, for tabletop::Game. The capture game is another one (see capture.hpp).
using Game = jumping::Race<Setups>;

} // namespace chinese_checkers
