#include "games/chinese_checkers/capture.hpp"
#include "support/jumping_positions.hpp"
#include "support/text_failure.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

// The capture game, docs/chinese-checkers.md, 6.

namespace chinese_checkers::capture {
namespace {

using testing::Contains;
using testing::HasSubstr;

State played(State state, const std::string& actions) {
    std::istringstream words(actions);
    for (std::string word; words >> word;)
        Game::apply(state, Game::read_action(word, state));
    return state;
}

std::string tail(const State& state) {
    const std::string text = to_text(state);
    return text.substr(text.find(' ') + 1);
}

std::vector<std::string> tokens(const State& state) {
    std::vector<std::string> found;
    for (const Action& action : legal_actions(state))
        found.push_back(to_text(action));
    return found;
}

TEST(CaptureGame, sixty_marbles_fill_the_hexagon_but_for_its_middle) {
    for (std::size_t players = 2; players <= 6; ++players) {
        const State state = new_game(players);
        EXPECT_EQ(state.marbles.size(), 60U);
        EXPECT_EQ(state.standing.seats, players);
        EXPECT_EQ(Game::read_start(Game::rules_text(state)), state);
    }
    EXPECT_FALSE(new_game(2).marbles.contains(Space(8, 8)));
}

TEST(CaptureGame, what_is_jumped_over_is_taken_at_once_and_kept) {
    const State state = played(new_game(2), "i7-i9");
    EXPECT_EQ(tail(state), "B 1 -- 1,0 chinese-checkers,capture");
    EXPECT_FALSE(state.marbles.contains(Space(8, 7)));
    const State end = played(Game::read_position(support::three_marbles_left), "g9-i9-k9");
    EXPECT_EQ(end.marbles.size(), 1U);
}

TEST(CaptureGame, a_chain_is_told_by_its_path_and_may_stop_after_any_jump) {
    const State state = Game::read_position(support::three_marbles_left);
    EXPECT_THAT(tokens(state), Contains("g9-i9"));
    EXPECT_THAT(tokens(state), Contains("g9-i9-k9"));
    EXPECT_THAT(support::failure([&] { Game::read_action("g9-k9", state); }),
                HasSubstr("no jump over a marble leads from g9 to k9"));
}

TEST(CaptureGame, a_chain_may_end_where_it_began) {
    // Round a triangle: g9 over h9 to i9, over i10 to i11, over h10 to
    // g9.
    const State state = Game::read_position(support::circle_of_marbles);
    EXPECT_THAT(tokens(state), Contains("g9-i9-i11-g9"));
    EXPECT_EQ(played(state, "g9-i9-i11-g9").marbles.size(), 1U);
}

TEST(CaptureGame, there_are_no_steps) {
    EXPECT_THAT(support::failure([] { Game::read_action("i8-i9", new_game(2)); }),
                HasSubstr("no jump over a marble leads from i8 to i9"));
    EXPECT_THAT(support::failure([] { Game::read_action("i9-i11", new_game(2)); }),
                HasSubstr("there is no marble on i9"));
}

TEST(CaptureGame, most_marbles_win_when_no_jump_is_left) {
    EXPECT_EQ(tail(played(Game::read_position(support::three_marbles_left), "g9-i9-k9")),
              "- 30 21 27,32 chinese-checkers,capture");
}

TEST(CaptureGame, equal_numbers_share_the_place) {
    const State three = Game::read_position(support::last_jump_of_three);
    EXPECT_EQ(tail(played(three, "g9-i9")), "- 20 221 19,19,21 chinese-checkers,players=3,capture");
}

TEST(CaptureGame, who_resigns_comes_last_and_the_others_play_on) {
    const State state = played(new_game(3), "i7-i9 resign");
    EXPECT_EQ(tail(state), "C 1 -3- 1,0,0 chinese-checkers,players=3,capture");
    EXPECT_EQ(tail(played(state, "draw")), "- 1 131 1,0,0 chinese-checkers,players=3,capture");
}

TEST(CaptureGame, positions_that_cannot_be_are_refused) {
    const auto refused = [](const std::string& text) {
        return support::failure([&] { Game::read_position(text); });
    };
    EXPECT_EQ(refused(support::three_marbles_left), "fine");
    EXPECT_THAT(refused("1/2/3/4/13/12/11/10/2oo1o3/10/11/12/13/4/3/2/1 B 30 -- 27,31 "
                        "chinese-checkers,capture"),
                HasSubstr("60 marbles on the board and taken, not 61"));
    EXPECT_THAT(refused("1/2/3/4/13/12/11/10/2o3o2/10/11/12/13/4/3/2/1 B 30 -- 28,30 "
                        "chinese-checkers,capture"),
                HasSubstr("no jump is left"));
    EXPECT_THAT(refused("1/2/3/4/13/12/11/10/2oo1o3/10/11/12/13/4/3/2/1 B 30 -- 57 "
                        "chinese-checkers,capture"),
                HasSubstr("the marbles taken by the next seat"));
}

TEST(CaptureGame, no_other_option_goes_with_it) {
    for (const std::string rules :
         {"chinese-checkers,super,capture", "chinese-checkers,capture,players=3",
          "chinese-checkers,players=2,capture", "chinese-checkers,players=7,capture"}) {
        EXPECT_TRUE(is_meant(rules));
        EXPECT_THAT(support::failure([&] { Game::read_start(rules); }), HasSubstr("1:1 \""));
    }
}

} // namespace
/// What is said of a win is how many acts away it is: two marbles, which are the last to be taken.
TEST(CaptureThinker, counts_the_acts_to_a_win) {
    using chinese_checkers::capture::Game;
    engine::ThinkerSettings settings;
    const auto thinker = Game::make_thinker(settings);
    const auto score_of = [&](const std::string& position) {
        engine::ThinkLimits limits;
        limits.nodes = 10'000;
        return thinker->think({position, {}}, limits, {}, {}).scores[tabletop::Seat{0}];
    };
    const int win = Game::score_unit().win;
    const std::string two_left = "1/2/3/4/13/12/11/10/5oo2/10/11/12/13/4/3/2/1";
    EXPECT_EQ(score_of(two_left + " A 30 -- 30,28 chinese-checkers,capture"), win - 1);
    EXPECT_EQ(score_of(two_left + " A 30 -- 20,38 chinese-checkers,capture"), -win + 1);
}

} // namespace chinese_checkers::capture
