#pragma once

#include "games/checkers_poker/game.hpp"
#include "tabletop/match.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace checkers_poker {

using tabletop::largest_record;
using tabletop::play;
using tabletop::Remark;
using tabletop::set_tag;
using tabletop::Tag;
using tabletop::tag;

/// A game with its players and remarks: what is played in the window and what a .cpk file holds.
using Match = tabletop::Match<Game>;
using History = decltype(Match::history);

/// `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on.
inline std::string result_text(const State& state) { return tabletop::result_text<Game>(state); }

/// See tabletop::to_text() and tabletop::read_match().
std::string to_text(const Match& match);
Match read_record(std::string_view text);

/// `turns` in which both have moved, `showdowns` in which both have shown.
struct RecordCounts {
    std::size_t turns = 0;
    std::size_t showdowns = 0;
};
RecordCounts count(const Match& match);

} // namespace checkers_poker
