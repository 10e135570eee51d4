#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/record.hpp"
#include "support/game_text.hpp"
#include "support/random_games.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

// A match: the game with its tags and comments, played, taken back and played on.

namespace checkers_poker {
namespace {

using support::raw_action;
using support::sorted;
using support::space;

Match started() { return Match(standard_start()); }

void play_all(Match& match, std::string_view tokens) {
    for (const std::string& token : support::words(tokens))
        ASSERT_EQ(play(match, raw_action(token)), std::nullopt) << token;
}

TEST(Match, tags_are_set_in_place_or_at_the_end_and_removed_when_empty) {
    Match match = started();
    EXPECT_EQ(tag(match, "First"), "");
    set_tag(match, "First", "Ann");
    set_tag(match, "Second", "Ben");
    set_tag(match, "Event", "x");
    set_tag(match, "Second", "Bea");
    EXPECT_EQ(match.tags, (std::vector<Tag>{{"First", "Ann"}, {"Second", "Bea"}, {"Event", "x"}}));
    set_tag(match, "First", "");
    set_tag(match, "Nobody", "");
    EXPECT_EQ(match.tags, (std::vector<Tag>{{"Second", "Bea"}, {"Event", "x"}}));
    EXPECT_EQ(tag(match, "Second"), "Bea");
    EXPECT_EQ(tag(match, "second"), "");
}

TEST(Match, a_refused_action_changes_nothing) {
    Match match = started();
    play_all(match, "d5-e5");
    match.remarks = {{1, "good"}};
    match.history.undo();
    const Match before = match;
    EXPECT_EQ(play(match, raw_action("d5-d3")),
              Refusal(refused::OutOfReach{space("d5"), space("d3")}));
    EXPECT_EQ(play(match, raw_action("=none")), Refusal(refused::MoveIsDue{first}));
    EXPECT_EQ(match, before);
}

TEST(Match, playing_from_the_past_drops_later_moves_and_comments) {
    Match match = started();
    play_all(match, "d5-e5 e4-d4 e5-f5");
    match.remarks = {{0, "start"}, {1, "one"}, {2, "two"}, {3, "three"}};
    match.history.go_to(1);
    play_all(match, "h4-h5");
    EXPECT_EQ(match.history.size(), 2U);
    EXPECT_EQ(match.remarks, (std::vector<Remark>{{0, "start"}, {1, "one"}}));
    EXPECT_EQ(match.history.current(), support::after(standard_start(), "d5-e5 h4-h5"));
}

TEST(Match, playing_on_at_the_end_keeps_all_comments) {
    Match match = started();
    match.remarks = {{0, "start"}};
    play_all(match, "d5-e5");
    match.remarks.push_back({1, "one"});
    play_all(match, "e4-d4");
    EXPECT_EQ(match.remarks, (std::vector<Remark>{{0, "start"}, {1, "one"}}));
}

// Behaviour: win a game, undo, move again; the result is gone and the game is live.
TEST(Match, a_finished_game_that_is_taken_back_goes_on) {
    Match match(sorted("8/8/xxxxx3/oooo1o2/8/8/8/8 x s 3 - quads:8 =8s8h8d8c9d -/0 standard"));
    play_all(match, "=6s6h6d6c7c xa6");
    EXPECT_EQ(result_text(match.history.current()), "0-1");
    EXPECT_EQ(play(match, raw_action("resign")), Refusal(refused::GameIsOver()));
    match.history.undo();
    EXPECT_EQ(result_text(match.history.current()), "*");
    EXPECT_EQ(match.history.current().checkers[first].size(), 5U);
    play_all(match, "draw");
    EXPECT_EQ(result_text(match.history.current()), "1/2-1/2");
    EXPECT_FALSE(match.history.can_redo());
}

// Behaviour: show a hand, undo, show another; the list of used hands follows exactly.
TEST(Match, used_hands_follow_undo_and_redo) {
    Match match(sorted("8/8/xxxxx3/oooooo2/8/8/8/8 o s 3 - - - -/0 standard"));
    play_all(match, "=8s8h8d8c9d");
    match.history.undo();
    EXPECT_TRUE(match.history.current().used[second].in_order().empty());
    play_all(match, "=8s8h8d9d9c");
    const auto& used = match.history.current().used[second];
    EXPECT_EQ(used.in_order().size(), 1U);
    EXPECT_EQ(to_text(used.in_order().back()), "full:89");
    EXPECT_FALSE(used.contains(cards::announcement_from_text("quads:8").value()));
    EXPECT_EQ(read_record(to_text(match)), match);
}

TEST(Match, what_was_undone_is_written_and_can_be_redone_when_it_was_read_again) {
    Match match = started();
    play_all(match, "d5-e5 e4-d4");
    match.remarks = {{1, "one"}, {2, "two"}};
    match.history.undo();
    Match read = read_record(to_text(match));
    EXPECT_EQ(read, match);
    ASSERT_TRUE(read.history.can_redo());
    read.history.redo();
    EXPECT_EQ(read.history.current(), match.history.state(2));
    EXPECT_EQ(read.remarks, match.remarks);
}

TEST(Match, results_are_written_as_in_chess) {
    const State state = standard_start();
    EXPECT_EQ(result_text(state), "*");
    EXPECT_EQ(result_text(support::after(state, "resign")), "0-1");
    EXPECT_EQ(result_text(support::after(state, "d5-e5 resign")), "1-0");
    EXPECT_EQ(result_text(support::after(state, "draw")), "1/2-1/2");
}

TEST(Match, turns_count_when_both_have_moved_and_showdowns_when_both_have_shown) {
    Match match(sorted("8/8/xxxxx3/oooo1o2/8/8/8/8 x m 3 - - - -/0 standard"));
    const auto counted = [&] {
        return std::to_string(count(match).turns) + " " + std::to_string(count(match).showdowns);
    };
    EXPECT_EQ(counted(), "0 0");
    play_all(match, "a6-a7");
    EXPECT_EQ(counted(), "0 0");
    play_all(match, "f5-e5");
    EXPECT_EQ(counted(), "1 0");
    play_all(match, "=8s8h8d8c9c");
    EXPECT_EQ(counted(), "1 0");
    play_all(match, "=6s6h6d7c4c");
    EXPECT_EQ(counted(), "1 1");
    match.history.undo();
    EXPECT_EQ(counted(), "1 0");
    play_all(match, "resign");
    EXPECT_EQ(counted(), "1 0"); // not shown, and nothing undone counts
}

TEST(Match, a_resignation_is_no_move) {
    Match match = started();
    play_all(match, "d5-e5 resign");
    EXPECT_EQ(count(match).turns, 0U);
}

// The laws of undoing on random games: anywhere back, another way on, and the record agrees.
TEST(Match, playing_on_from_any_place_gives_the_game_of_its_actions) {
    support::Random random(81);
    for (int game = 0; game < 40; ++game) {
        Match match = support::random_match(random, support::random_options(random), 200);
        for (int turn = 0; turn < 5; ++turn) {
            match.history.go_to(random() % (match.history.size() + 1));
            if (is_over(match.history.current()))
                continue;
            const std::size_t place = match.history.place();
            ASSERT_EQ(play(match, support::random_action(random, match.history.current())),
                      std::nullopt);
            ASSERT_EQ(match.history.size(), place + 1);
        }
        State replayed = match.history.start();
        for (std::size_t i = 0; i < match.history.size(); ++i) {
            apply(replayed, match.history.action(i));
            ASSERT_EQ(match.history.state(i + 1), replayed);
        }
    }
}

} // namespace
} // namespace checkers_poker
