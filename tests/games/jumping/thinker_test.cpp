#include "engine/search_style.hpp"
#include "games/jumping/race_search.hpp"
#include "games/jumping/random_action.hpp"
#include "games/jumping/thinker.hpp"
#include "support/jumping_games.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace jumping {
namespace {

const std::vector<std::string> many_rules{
    "halma,board=8",
    "halma",
    "halma,players=4,pairs",
    "halma,board=8,leave=6",
    "chinese-checkers",
    "chinese-checkers,players=3,end=first",
    "chinese-checkers,players=4,prison=play",
    "chinese-checkers,players=6,super",
};

State start_of(const std::string& rules) {
    return rules.starts_with("halma") ? halma::Game::read_start(rules)
                                      : chinese_checkers::Game::read_start(rules);
}

TEST(Thinker, chooses_legal_actions_to_the_end_of_a_game) {
    for (const std::string& rules : many_rules) {
        State state = start_of(rules);
        Thinker thinker(1, 1);
        std::size_t actions = 0;
        while (!is_over(state) && actions < 400) {
            const Action action = thinker.choose(state, {});
            ASSERT_FALSE(check(state, action)) << to_text(state);
            jumping::apply(state, action);
            ++actions;
        }
        EXPECT_GT(actions, 10U) << rules;
    }
}

TEST(Thinker, two_of_the_middle_bring_everything_home) {
    for (const std::string rules : {"halma,board=8", "chinese-checkers"}) {
        State state = start_of(rules);
        Thinker thinker(4, 1);
        while (!is_over(state))
            jumping::apply(state, thinker.choose(state, {}));
        EXPECT_LT(state.quiet, quiet_limit(*state.options.setup)) << to_text(state);
        EXPECT_TRUE(winner(state.standing)) << to_text(state);
    }
}

TEST(Thinker, of_every_level_ends_games_of_any_number_before_the_limit) {
    for (const std::string rules :
         {"halma,board=8", "halma,board=8,super", "halma,players=4", "halma,players=4,pairs",
          "chinese-checkers", "chinese-checkers,men=15", "chinese-checkers,players=3",
          "chinese-checkers,players=4,camps=closed", "chinese-checkers,players=6"}) {
        for (unsigned level = 1; level <= 8; ++level) {
            State state = start_of(rules);
            engine::ThinkLimits limits;
            limits.nodes = 300;
            Thinker thinker(level, 1, level);
            std::size_t quiet = 0;
            while (!is_over(state)) {
                jumping::apply(state, thinker.choose(state, limits));
                quiet = std::max<std::size_t>(quiet, state.quiet);
            }
            EXPECT_LT(quiet, quiet_limit(*state.options.setup)) << rules << ' ' << level;
        }
    }
}

/// The points of the first of two levels, in halves, over games with the seats taken in turn.
int half_points(const std::string& rules, unsigned one, unsigned other, int games) {
    int points = 0;
    for (int game = 0; game < games; ++game) {
        State state = start_of(rules);
        std::mt19937_64 random(static_cast<std::uint64_t>(game / 2));
        for (int i = 0; i < 4; ++i)
            jumping::apply(state, random_action(state, random));
        const auto seat = static_cast<Seat>(game % 2);
        Thinker first(one, 1, static_cast<std::uint64_t>(game));
        Thinker second(other, 1, static_cast<std::uint64_t>(game));
        while (!is_over(state)) {
            Thinker& thinker = state.standing.to_act == seat ? first : second;
            jumping::apply(state, thinker.choose(state, {}));
        }
        const auto won = winner(state.standing);
        points += !won ? 1 : *won == seat ? 2 : 0;
    }
    return points;
}

TEST(Thinker, of_a_higher_level_wins_most_games_against_a_lower_one) {
    for (const std::string rules : {"halma,board=8", "chinese-checkers"}) {
        EXPECT_GT(half_points(rules, 4, 2, 12), 16) << rules;
        EXPECT_GT(half_points(rules, 5, 1, 12), 18) << rules;
    }
}

TEST(Thinker, sees_a_move_that_wins) {
    const State state =
        halma::Game::read_position("4AAAA/5AAA/6AA/8/6A1/BB1B4/BBB5/BBBB4 A 50 -- 7 halma,board=8");
    for (const unsigned level : {4U, 8U}) {
        engine::ThinkLimits limits;
        limits.depth = 2;
        EXPECT_EQ(to_text(square_board(8), Thinker(level, 1).choose(state, limits)), "g4-h5");
    }
}

TEST(Thinker, with_a_limit_of_nodes_answers_alike) {
    engine::ThinkLimits limits;
    limits.nodes = 3000;
    const State state = start_of("chinese-checkers,players=3");
    Thinker one(8, 1);
    const Action first = one.choose(state, limits);
    Thinker other(8, 1);
    EXPECT_EQ(other.choose(state, limits), first);
    EXPECT_EQ(one.choose(state, limits), first);
}

TEST(Thinker, answers_when_it_is_stopped_at_once) {
    std::stop_source source;
    source.request_stop();
    const State state = start_of("halma");
    EXPECT_FALSE(check(state, Thinker(8, 1).choose(state, {}, source.get_token())));
}

TEST(RaceSearch, knows_after_a_move_what_it_would_reckon_anew) {
    std::mt19937_64 random(1);
    for (const std::string& rules : many_rules) {
        State state = start_of(rules);
        if (state.standing.seats > 2)
            continue;
        for (int i = 0; i < 60 && !is_over(state); ++i) {
            const RaceSearch game(state, 0, 0);
            const RaceSearch::Position position = game.position_of(state);
            RaceSearch::Moves moves;
            game.generate(position, moves);
            for (const engine::OrderedMove& move : moves) {
                const RaceSearch::Position after = game.after(position, move.code);
                EXPECT_FALSE(after.thinker_acts);
                EXPECT_EQ(game.evaluate_after(position, move.code),
                          game.result(after).value_or(game.evaluate(after)));
                State expected = state;
                jumping::apply(expected, action_of(move.code));
                EXPECT_EQ(after.state, expected);
                const RaceSearch::Position anew = [&] {
                    RaceSearch::Position made = game.position_of(expected);
                    made.thinker_acts = false;
                    return made;
                }();
                EXPECT_EQ(game.key(after), game.key(anew));
                EXPECT_EQ(after.costs, anew.costs);
            }
            jumping::apply(state, random_action(state, random));
        }
    }
}

} // namespace
/// With more than two a thinker plans many moves of its own ahead; what it says of the seats is how
/// they stand after the next of them, so that places of a game can be compared.
TEST(ThinkerOfMany, says_how_all_stand_after_its_next_move) {
    using Game = chinese_checkers::Game;
    const auto start = Game::read_start("chinese-checkers,players=3");
    engine::ThinkerSettings settings;
    const auto thinker = Game::make_thinker(settings);
    engine::ThinkLimits limits;
    limits.nodes = 20'000;
    const engine::Scores scores = thinker->think({Game::to_text(start), {}}, limits, {}, {}).scores;
    const int of_a_long_chain = 8 * 20;
    EXPECT_LT(scores[tabletop::Seat{0}] - scores[tabletop::Seat{1}], of_a_long_chain);
    EXPECT_EQ(scores[tabletop::Seat{1}], scores[tabletop::Seat{2}]);
}

} // namespace jumping
