#include "games/checkers_poker/state.hpp"
#include "support/game_text.hpp"
#include "support/showdown.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

// docs/rules.md, chapter 5.

namespace checkers_poker {
namespace {

using support::aces;
using support::aces_against_kings;
using support::after;
using support::kings;
using support::refusal;
using support::showdown;
using support::sorted;

/// One position for each phase, with a die or without as the phase needs.
std::vector<State> one_of_each_phase() {
    const State shown = aces_against_kings();
    return {new_game(Options(), sorted_layout(cards::Deck::standard)),
            sorted("xxxxx3/8/8/8/8/8/8/ooooo3 x r 2 - - - -/0 die"),
            sorted("xxxxx3/8/8/8/8/8/8/ooooo3 x m 1 - - - -/0 standard"),
            sorted("xxxxx3/8/8/8/8/8/8/ooooo3 o m 1 - - - -/0 standard"),
            shown,
            after(shown, kings),
            after(shown, kings + aces)};
}

void expect_outcome(const State& state, tabletop::Result of_first, tabletop::Result of_second) {
    ASSERT_TRUE(is_over(state));
    ASSERT_TRUE(outcome(state).has_value());
    EXPECT_EQ(outcome(state)->of(first), of_first);
    EXPECT_EQ(outcome(state)->of(second), of_second);
    EXPECT_EQ(to_act(state), std::nullopt);
}

void expect_nothing_is_legal(const State& over) {
    for (const std::string token :
         {"south", "die:3", "a8-a7", "=none", "=KcKdJh8s6c", "xa8", "resign", "draw"}) {
        EXPECT_EQ(refusal(over, token), Refusal(refused::GameIsOver())) << token;
    }
    EXPECT_TRUE(legal_actions(over).empty());
    EXPECT_EQ(count_legal_actions(over), 0U);
}

// 5.1 A player left with only four checkers loses; the other wins.
TEST(Rules_5_1, who_is_left_with_four_checkers_loses) {
    const State second_lost =
        after(showdown("Ac Ad Qh 9s 7c", "Kc Kd Jh 8s 6c"), kings + aces + "xe3");
    expect_outcome(second_lost, tabletop::Result::won, tabletop::Result::lost);
    EXPECT_EQ(second_lost.checkers[second].size(), 4U);
    expect_nothing_is_legal(second_lost);
    const State first_lost =
        after(showdown("Kc Kd Jh 8s 6c", "Ac Ad Qh 9s 7c"), aces + kings + "xe3");
    expect_outcome(first_lost, tabletop::Result::lost, tabletop::Result::won);
}

// 5.1 The position after: turn and used hands stay, the side is the winner's.
TEST(Rules_5_1, the_position_after_the_last_removal) {
    EXPECT_EQ(after("8/8/8/8/8/4oo2/8/xxxxxooo o s 3 - - - -/2 standard", "=none =none"),
              "8/8/8/8/8/4oo2/8/xxxxxooo x m 4 - - - -/3 standard");
    EXPECT_EQ(after("xxxxx3/8/8/8/8/8/8/ooooo3 o s 3 - - - -/2 standard", "=none =3c2c2d2h2s xe1"),
              "xxxxx3/8/8/8/8/8/8/oooo4 x g 3 quads:2 - - -/0 standard");
}

// 5.1 With five left the game goes on.
TEST(Rules_5_1, the_game_goes_on_with_five_checkers) {
    const State five = after(showdown("Ac Ad Qh 9s 7c", "Kc Kd Jh 8s 6c 4d"), kings + aces + "xe3");
    EXPECT_EQ(five.checkers[second].size(), 5U);
    EXPECT_FALSE(is_over(five));
    EXPECT_EQ(outcome(five), std::nullopt);
}

// 5.2 (a) A player may resign at any time: the side to act gives up and the other wins.
TEST(Rules_5_2, the_side_to_act_may_resign_in_every_phase) {
    for (const State& state : one_of_each_phase()) {
        const State over = after(state, "resign");
        if (to_act(state) == first)
            expect_outcome(over, tabletop::Result::lost, tabletop::Result::won);
        else
            expect_outcome(over, tabletop::Result::won, tabletop::Result::lost);
        expect_nothing_is_legal(over);
    }
}

// 5.2 (a) While a die is to be rolled it is First who resigns.
TEST(Rules_5_2, first_resigns_while_the_die_is_to_be_rolled) {
    EXPECT_EQ(after("xxxxx3/8/8/8/8/8/8/ooooo3 x r 2 - - - -/0 die", "resign"),
              "xxxxx3/8/8/8/8/8/8/ooooo3 o g 2 - - - -/0 die");
}

// 5.2 (b) The players may agree on a draw at any time.
TEST(Rules_5_2, a_draw_may_be_agreed_in_every_phase) {
    for (const State& state : one_of_each_phase()) {
        const State over = after(state, "draw");
        expect_outcome(over, tabletop::Result::drawn, tabletop::Result::drawn);
        expect_nothing_is_legal(over);
    }
}

// 5.2 Neither is among the listed actions.
TEST(Rules_5_2, resigning_and_a_draw_are_legal_but_not_listed) {
    for (const State& state : one_of_each_phase()) {
        for (const Action& action : legal_actions(state))
            EXPECT_TRUE(action != Action(Resign()) && action != Action(AgreeDraw()));
    }
}

State with_showdowns_without_removal(State state, std::uint8_t count) {
    state.showdowns_without_removal = count;
    return state;
}

// 5.3 Ten showdowns in a row without a removal is a draw.
TEST(Rules_5_3, the_tenth_showdown_in_a_row_without_a_removal_is_a_draw) {
    const State tie = showdown("Ac Ad Qh 9s 7c", "Ah As Qc 9d 7h");
    const std::string hands = "=AhAsQc9d7h =AcAdQh9s7c";
    const State ninth = after(with_showdowns_without_removal(tie, 8), hands);
    EXPECT_EQ(ninth.phase, Phase(Moving{first}));
    EXPECT_EQ(ninth.showdowns_without_removal, 9);
    const State tenth = after(with_showdowns_without_removal(tie, 9), hands);
    expect_outcome(tenth, tabletop::Result::drawn, tabletop::Result::drawn);
    EXPECT_EQ(tenth.turn, 3U);
    EXPECT_EQ(tenth.showdowns_without_removal, 10);
    expect_nothing_is_legal(tenth);
}

// 5.3 Showdowns in which neither can show count as well.
TEST(Rules_5_3, showdowns_without_any_hand_count) {
    const State none = showdown("Ac Ad Ah As --", "Kc Kd Kh Ks --");
    EXPECT_TRUE(is_over(after(with_showdowns_without_removal(none, 9), "=none =none")));
}

// 5.3 In a row: a removal starts the count again.
TEST(Rules_5_3, a_removal_starts_the_count_again) {
    const State nine = with_showdowns_without_removal(aces_against_kings(), 9);
    const State lost = after(nine, kings + aces);
    EXPECT_FALSE(is_over(lost));
    EXPECT_EQ(lost.showdowns_without_removal, 9);
    EXPECT_EQ(after(lost, "xe3").showdowns_without_removal, 0);
}

// 5.3 Played from the beginning of the row.
TEST(Rules_5_3, ten_ties_one_after_the_other) {
    State state = sorted("xxxx1x2/8/8/8/8/8/8/oooooo2 x m 1 - - - -/0 standard");
    state.layout = Layout(); // without cards nobody can show
    int showdowns = 0;
    while (!is_over(state)) {
        const bool at_e = state.checkers[first].contains(support::space("e8"));
        state = after(state, at_e ? "e8-f8" : "f8-e8");
        const bool at_f = state.checkers[second].contains(support::space("f1"));
        state = after(state, at_f ? "f1-g1" : "g1-f1");
        if (std::holds_alternative<Showing>(state.phase)) {
            state = after(state, "=none =none");
            ++showdowns;
        }
    }
    EXPECT_EQ(showdowns, 10);
    EXPECT_EQ(state.turn, 30U);
}

} // namespace
} // namespace checkers_poker
