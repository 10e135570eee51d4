#include "games/checkers_poker/action_text.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/state.hpp"
#include "support/game_text.hpp"
#include "support/showdown.hpp"
#include "support/text_failure.hpp"

#include <gtest/gtest.h>

#include <string>

// Tokens of actions (docs/notation.md, 2).

namespace checkers_poker {
namespace {

using support::showdown;
using support::sorted;
using support::space;

std::string action_failure(const State& state, const std::string& token) {
    return support::failure([&] { read_action(token, state); });
}

/// The token as it is written after it has been read.
std::string rewritten(const State& state, const std::string& token) {
    return to_text(read_action(token, state));
}

State moving() { return standard_start(); }
State choosing() { return new_game(Options(), deal(1, cards::Deck::standard)); }
State rolling() { return sorted("xxxxx3/8/8/8/8/8/8/ooooo3 x r 2 - - - -/0 die"); }
State showing() { return showdown("Ac Ad Qh 9s 7c", "Tc Td 9c 5s 2d Th Ks Jc"); }

TEST(ActionText, every_kind_of_action_has_its_token) {
    EXPECT_EQ(to_text(Action(ChooseEnd{End::south})), "south");
    EXPECT_EQ(to_text(Action(ChooseEnd{End::north})), "north");
    EXPECT_EQ(to_text(Action(RollDie{5})), "die:5");
    EXPECT_EQ(to_text(Action(Move{space("e1"), space("g5")})), "e1-g5");
    EXPECT_EQ(to_text(Action(Show{support::raw_hand("ThTd9c5s2d")})), "=ThTd9c5s2d");
    EXPECT_EQ(to_text(Action(Show{support::raw_hand("2c(Ts)Td9c5s2d")})), "=2c(Ts)Td9c5s2d");
    EXPECT_EQ(to_text(Action(Show())), "=none");
    EXPECT_EQ(to_text(Action(RemoveChecker{space("e5")})), "xe5");
    EXPECT_EQ(to_text(Action(Resign())), "resign");
    EXPECT_EQ(to_text(Action(AgreeDraw())), "draw");
}

TEST(ActionText, tokens_are_read_for_the_state_they_stand_in) {
    EXPECT_EQ(read_action("south", choosing()), Action(ChooseEnd{End::south}));
    EXPECT_EQ(read_action("north", choosing()), Action(ChooseEnd{End::north}));
    EXPECT_EQ(read_action("die:6", rolling()), Action(RollDie{6}));
    EXPECT_EQ(read_action("resign", moving()), Action(Resign()));
    EXPECT_EQ(read_action("draw", moving()), Action(AgreeDraw()));
}

TEST(ActionText, hands_are_read_in_any_order_and_written_as_compared) {
    EXPECT_EQ(rewritten(showing(), "=2dTc9cTd5s"), "=TdTc9c5s2d");
    EXPECT_EQ(rewritten(showing(), "=TcTdTh2d5s"), "=ThTdTc5s2d");
    const State wheel = showdown("-- -- -- -- --", "Ac 2d 3h 4s 5c");
    EXPECT_EQ(rewritten(wheel, "=Ac5c4s3h2d"), "=5c4s3h2dAc");
    const State wild = showdown("-- -- -- -- --", "2c Kd Jh 8s 6c", "wild=2c");
    EXPECT_EQ(rewritten(wild, "=KdJh8s6c2c(Ks)"), "=2c(Ks)KdJh8s6c");
    EXPECT_EQ(rewritten(wild, "=KdJh8s6c2c(2c)"), "=KdJh8s6c2c");
}

TEST(ActionText, form_is_taken_leniently) {
    EXPECT_EQ(rewritten(showing(), "=10c10d9c5s2d"), "=TdTc9c5s2d");
    EXPECT_EQ(rewritten(moving(), "D5-E5"), "d5-e5");
    State removing = support::after(showing(), "=TdTc9c5s2d =AdAcQh9s7c");
    EXPECT_EQ(rewritten(removing, "xA4"), "xa4");
}

TEST(ActionText, words_that_are_no_action_are_refused) {
    const std::string any =
        " | an action: south, north, die:5, e1-g5, =ThTd9c5s2d, =none, xe5, resign or draw";
    for (const std::string word : {"pass", "South", "z1-a1", "1-0", "--", "Resign", "\xC3\xA4"})
        EXPECT_EQ(action_failure(moving(), word), "1:1 " + tabletop::quoted(word) + any);
    EXPECT_EQ(action_failure(moving(), ""), "1:1 the end" + any);
}

TEST(ActionText, moves_are_two_or_more_spaces) {
    const std::string place = " | a space from a1 to h8";
    const std::string more = " | \"-\" and a space";
    EXPECT_EQ(action_failure(moving(), "d5"), "1:3 the end" + more);
    EXPECT_EQ(action_failure(moving(), "d5-"), "1:4 the end" + place);
    EXPECT_EQ(action_failure(moving(), "d5-e9"), "1:4 \"e9\"" + place);
    EXPECT_EQ(action_failure(moving(), "d9-e5"), "1:1 \"d9-e5\"" + place);
    EXPECT_EQ(action_failure(moving(), "d5e5"), "1:3 \"e5\"" + more);
    EXPECT_EQ(action_failure(moving(), "d5-e5x"), "1:6 \"x\"" + more + ", or the end of the move");
    EXPECT_EQ(action_failure(moving(), "d5-e5-"), "1:7 the end" + place);
}

TEST(ActionText, illegal_actions_are_refused_with_the_reason) {
    const std::string legal = " | a legal action: ";
    EXPECT_EQ(action_failure(moving(), "d5-d5"),
              "1:1 \"d5-d5\"" + legal + "a move has to end on another space than d5");
    EXPECT_EQ(action_failure(moving(), "d5-d3"),
              "1:1 \"d5-d3\"" + legal + "neither a step nor jumps lead from d5 to d3");
    EXPECT_EQ(action_failure(moving(), "south"),
              "1:1 \"south\"" + legal + "the ends are chosen already");
    EXPECT_EQ(action_failure(moving(), "xd5"),
              "1:1 \"xd5\"" + legal + "First is to move a checker");
    EXPECT_EQ(action_failure(showing(), "=none"),
              "1:1 \"=none\"" + legal +
                  "a player who can show an unused hand has to, such as \"three tens\"");
}

TEST(ActionText, a_written_path_has_to_be_one) {
    const std::string path =
        " | jumps, each over a checker next to it to the free space directly beyond";
    EXPECT_EQ(action_failure(moving(), "d5-d6-e5"), "1:1 \"d5-d6-e5\"" + path);
    const State jumper = sorted("xx5o/xx5o/8/8/4o3/8/3o4/xo6 x m 1 - - - -/0 standard");
    EXPECT_EQ(rewritten(jumper, "a1-c1-e3-e5"), "a1-e5");
    EXPECT_EQ(rewritten(jumper, "a1-c1-a1-c1"), "a1-c1");
    EXPECT_EQ(action_failure(jumper, "a1-e3-e5"), "1:1 \"a1-e3-e5\"" + path);
}

TEST(ActionText, dice_show_one_to_six) {
    EXPECT_EQ(action_failure(rolling(), "die:0"), "1:5 \"0\" | 1 to 6");
    EXPECT_EQ(action_failure(rolling(), "die:7"), "1:5 \"7\" | 1 to 6");
    EXPECT_EQ(action_failure(rolling(), "die:55"), "1:5 \"55\" | 1 to 6");
    EXPECT_EQ(action_failure(rolling(), "die:x"), "1:5 \"x\" | 1 to 6");
    EXPECT_EQ(action_failure(rolling(), "die:"), "1:5 the end | 1 to 6");
    EXPECT_EQ(action_failure(rolling(), "die5").substr(0, 10), "1:1 \"die5\"");
}

TEST(ActionText, removals_are_one_space) {
    EXPECT_EQ(action_failure(showing(), "x"), "1:2 the end | a space from a1 to h8");
    EXPECT_EQ(action_failure(showing(), "xi5"), "1:2 \"i5\" | a space from a1 to h8");
    EXPECT_EQ(action_failure(showing(), "xe5x"),
              "1:4 \"x\" | the end of the removal after its space");
}

TEST(ActionText, hands_are_five_cards) {
    const std::string a_card = " | a card, such as Th";
    EXPECT_EQ(action_failure(showing(), "="), "1:2 the end" + a_card);
    EXPECT_EQ(action_failure(showing(), "=TcTd9c5s"), "1:10 the end" + a_card);
    EXPECT_EQ(action_failure(showing(), "=TcTd9c5s2"), "1:10 \"2\"" + a_card);
    EXPECT_EQ(action_failure(showing(), "=TcTd9c5s2x"), "1:10 \"2x\"" + a_card);
    EXPECT_EQ(action_failure(showing(), "=TcTd9c5s2dKs"),
              "1:12 \"Ks\" | the end of the hand after five cards");
    EXPECT_EQ(action_failure(showing(), "=TcTd9c5s5s"),
              "1:10 the five of spades again | five different "
              "cards");
    EXPECT_EQ(action_failure(showing(), "=TcTd9c5sFs"),
              "1:10 fox of spades | a card of the 52-card deck");
    EXPECT_EQ(action_failure(showing(), "=nothing").substr(0, 3), "1:2");
}

TEST(ActionText, brackets_belong_to_wild_cards) {
    const State wild = showdown("-- -- -- -- --", "2c Kd Jh 8s 6c", "wild=2c");
    EXPECT_EQ(action_failure(wild, "=Kd(Ks)Jh8s6c2c"),
              "1:4 \"(Ks)Jh8s6c2c\" | no brackets, as the king of diamonds is not wild");
    EXPECT_EQ(action_failure(wild, "=KdJh8s6c2c(Ks"), "1:15 the end | a closing bracket");
    EXPECT_EQ(action_failure(wild, "=KdJh8s6c2c()"), "1:13 \")\" | a card, such as Th");
    EXPECT_EQ(action_failure(wild, "=KdJh8s6c2c(Fs)"),
              "1:13 fox of spades | a card of the 52-card deck");
    EXPECT_EQ(action_failure(wild, "=KdJh8s6c2c(Kd)"),
              "1:10 another king of diamonds | a wild card to stand for a card that is not among "
              "the other four");
}

TEST(ActionText, errors_are_told_at_the_place_within_a_larger_text) {
    EXPECT_EQ(support::failure([] {
                  read_action("d5-e9", moving(), {4, 20});
              }),
              "4:23 \"e9\" | a space from a1 to h8");
}

} // namespace
} // namespace checkers_poker
