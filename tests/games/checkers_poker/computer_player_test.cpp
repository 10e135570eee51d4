#include "games/checkers_poker/computer_player.hpp"
#include "games/checkers_poker/state.hpp"
#include "support/game_text.hpp"
#include "support/random_play.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <variant>

namespace {

using namespace checkers_poker;
using checkers_poker::ComputerPlayer;
using engine::Level;
using engine::Limits;

constexpr auto infinite = UINT64_MAX;

std::uint64_t nodes_of(Level level) {
    return checkers_poker::skill(level).nodes.value_or(infinite);
}

TEST(Levels, AreEightWithNamesOfTheirOwn) {
    std::set<std::string> names;
    for (unsigned number = Level::lowest; number <= Level::highest; ++number)
        names.insert(std::string(engine::name(Level(number))));
    EXPECT_EQ(names.size(), 8U);
    EXPECT_FALSE(names.contains(""));
    EXPECT_FALSE(Level::from_number(0));
    EXPECT_FALSE(Level::from_number(9));
    EXPECT_EQ(Level::from_number(8), Level());
}

TEST(Levels, SeeMoreAndErrLessTheHigherTheyAre) {
    for (unsigned number = Level::lowest + 1; number <= Level::highest; ++number) {
        const Level below(number - 1);
        const Level above(number);
        EXPECT_GE(nodes_of(above), nodes_of(below)) << number;
        EXPECT_LE(checkers_poker::skill(above).noise, checkers_poker::skill(below).noise) << number;
        EXPECT_FALSE(nodes_of(above) == nodes_of(below) &&
                     checkers_poker::skill(above).noise == checkers_poker::skill(below).noise)
            << number;
    }
    EXPECT_EQ(checkers_poker::skill(Level()).noise, 0);
    EXPECT_FALSE(checkers_poker::skill(Level()).nodes);
}

TEST(Levels, KeepTheLimitsOfTheCallerWhereTheseAreNarrower) {
    Limits narrow;
    narrow.nodes = 10;
    narrow.movetime = std::chrono::milliseconds(5);
    for (const unsigned number : {Level::lowest, Level::highest}) {
        EXPECT_EQ(checkers_poker::limits_for(Level(number), narrow).nodes, 10U);
        EXPECT_EQ(checkers_poker::limits_for(Level(number), narrow).movetime, narrow.movetime);
    }
    Limits wide;
    wide.nodes = 1'000'000'000;
    EXPECT_EQ(checkers_poker::limits_for(Level(1), wide).nodes,
              checkers_poker::skill(Level(1)).nodes);
    EXPECT_EQ(checkers_poker::limits_for(Level(8), wide).nodes, wide.nodes);
    EXPECT_EQ(checkers_poker::limits_for(Level(8)), Limits{});
}

/// However weak: a legal action in every phase of every variant, and the same one again.
TEST(Levels, TheLowestAnswersLegallyAndRepeatably) {
    for (const std::string_view rules : support::variants) {
        for (std::uint32_t deal = 0; deal < 20; ++deal) {
            const State state = support::random_position(rules, deal, deal * 5 % 90);
            if (std::holds_alternative<Rolling>(state.phase))
                continue;
            const Action action = checkers_poker::choose_action(state, Level(1), deal);
            EXPECT_FALSE(check(state, action)) << to_text(state);
            EXPECT_EQ(action, checkers_poker::choose_action(state, Level(1), deal))
                << to_text(state);
        }
    }
}

TEST(Levels, ErrInAnotherWayWithAnotherSeed) {
    std::set<std::string> moves;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        moves.insert(to_text(checkers_poker::choose_action(standard_start(), Level(1), seed)));
    EXPECT_GT(moves.size(), 3U);
}

// Cards lie in deck order from a8 on. First covers four aces and three kings, Second no more than
// pairs and blanks; nobody's turn for long to change that.
constexpr std::string_view first_far_ahead =
    "8/4oo2/4xx2/o7/o3o3/4xxx1/xxxxxxx1/ooooooo1 x m 3 - - - -/0 standard";

TEST(Levels, TakeADrawOnlyWhenBehind) {
    const State state = support::sorted(std::string(first_far_ahead));
    for (const unsigned number : {3U, Level::highest}) {
        ComputerPlayer player{Level(number)};
        EXPECT_FALSE(player.accepts_draw(state, first)) << number;
        EXPECT_TRUE(player.accepts_draw(state, second)) << number;
    }
}

} // namespace
