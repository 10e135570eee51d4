#include "games/checkers_poker/state.hpp"
#include "support/game_text.hpp"
#include "support/showdown.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

// docs/rules.md, 6.4.

namespace checkers_poker {
namespace {

using support::after;
using support::card;
using support::is_legal;
using support::loser;
using support::refusal;
using support::showdown;

Refusal badly_named(std::string_view face, std::string_view stands_for) {
    return refused::BadlyNamed{card(face), card(stands_for)};
}

/// Second shows from these cards with wild deuces.
State deuces(std::string_view cards) {
    return showdown("-- -- -- -- --", cards, "wild=2c+2d+2h+2s");
}

std::string announced(const State& state, const std::string& hand) {
    return to_text(after(state, "=" + hand).used[second].in_order().back());
}

// 6.4 (a) Any set of cards; the ready-made sets.
TEST(Rules_6_4, any_set_of_cards_can_be_wild) {
    for (const std::string rules :
         {"wild=2c+2d+2h+2s", "wild=Jh+Js", "wild=Kh", "deck64,wild=Fc+Fd+Fh+Fs",
          "deck64,wild=Lc+Ld+Lh+Ls", "deck64,wild=Dc+Dd+Dh+Ds", "wild=3c+Ts+Ad"}) {
        EXPECT_EQ(to_text(read_options(rules)), rules);
    }
    Options options;
    options.wild = cards::cards_of(cards::Deck::standard);
    EXPECT_EQ(trouble_with(options), std::nullopt);
    options.wild = {card("Fc")};
    EXPECT_EQ(trouble_with(options), "the wild card Fc is not in the deck");
}

// 6.4 (b) It stands for any card of the deck that is not among the other four as named.
TEST(Rules_6_4, a_wild_card_stands_for_a_card_that_is_not_among_the_other_four) {
    const State state = deuces("2c Kd Jh 8s 6c 2d");
    EXPECT_EQ(announced(state, "KdJh8s6c2c(Kh)"), "pair:K");
    EXPECT_EQ(announced(state, "KdJh8s6c2c(Ts)"), "high:K");
    EXPECT_EQ(announced(state, "KdJh2c(Ts)2d(Qs)6c"), "high:K");
    EXPECT_EQ(refusal(state, "=KdJh8s6c2c(Kd)"), badly_named("2c", "Kd"));
    EXPECT_EQ(refusal(state, "=2c(Kd)KdJh8s6c"), badly_named("2c", "Kd"));
    EXPECT_EQ(refusal(state, "=KdJh8s2c(Ks)2d(Ks)"), badly_named("2c", "Ks"));
}

// 6.4 (b) "The other four" are meant as named: a wild card may stand for another one's face, and
// two may change places.
TEST(Rules_6_4, the_other_four_are_meant_as_named) {
    const State state = deuces("2c Kd Jh 8s 6c 2d");
    EXPECT_TRUE(is_legal(state, "=KdJh8s2c(2d)2d(2c)"));
    EXPECT_TRUE(is_legal(state, "=KdJh8s2c(2d)2d(Ks)"));
    EXPECT_EQ(refusal(state, "=KdJh8s2c(2d)2d"), badly_named("2c", "2d"));
    EXPECT_EQ(refusal(state, "=KdJh8s2d2c(2d)"), badly_named("2c", "2d"));
}

// 6.4 (b) The refusal names the wild card that is at fault, not another one.
TEST(Rules_6_4, the_wild_card_at_fault_is_named) {
    const State state = deuces("2c Kd Jh 8s 6c 2d");
    EXPECT_EQ(refusal(state, "=2c(As)2d(Jh)Jh8s6c"), badly_named("2d", "Jh"));
    EXPECT_EQ(refusal(state, "=2c(As)8s6c2d(Jh)Jh"), badly_named("2d", "Jh"));
    EXPECT_EQ(refusal(state, "=2c(Jh)2d(As)Jh8s6c"), badly_named("2c", "Jh"));
}

// 6.4 (b) Any card of the deck: not an animal in the 52-card deck.
TEST(Rules_6_4, a_wild_card_stands_for_a_card_of_the_deck) {
    EXPECT_EQ(refusal(deuces("2c Kd Jh 8s 6c"), "=KdJh8s6c2c(Ls)"), badly_named("2c", "Ls"));
    const State animals = showdown("-- -- -- -- --", "2c Kd Jh 8s 6c", "deck64,wild=2c");
    EXPECT_TRUE(is_legal(animals, "=KdJh8s6c2c(Ls)"));
}

// 6.4 (b) Its own face included.
TEST(Rules_6_4, a_wild_card_may_stand_for_itself) {
    const State state = deuces("2c Kd Jh 8s 6c");
    EXPECT_EQ(announced(state, "KdJh8s6c2c"), "high:K");
    EXPECT_EQ(announced(state, "KdJh8s6c2c(2c)"), "high:K");
    EXPECT_EQ(announced(state, "KdJh8s6c2c(2h)"), "high:K");
}

// 6.4 (b) Only wild cards stand for others.
TEST(Rules_6_4, a_card_that_is_not_wild_stands_for_itself) {
    const State state = deuces("2c Kd Jh 8s 6c");
    EXPECT_EQ(refusal(state, "=Kd(Ks)Jh8s6c2c"), badly_named("Kd", "Ks"));
    EXPECT_EQ(refusal(showdown("-- -- -- -- --", "2c Kd Jh 8s 6c"), "=KdJh8s6c2c(2d)"),
              badly_named("2c", "2d"));
}

// 6.4 (c) Wild cards may bring a rank to five of a kind, which ranks above a straight flush.
TEST(Rules_6_4, five_of_a_kind_ranks_above_a_straight_flush) {
    EXPECT_EQ(announced(deuces("Tc Td Th Ts 2c"), "TcTdThTs2c(Ts)"), "five:T");
    EXPECT_EQ(announced(deuces("Tc Td 2h 2s 2c"), "TcTd2c(Ts)2h(Ts)2s(Tc)"), "five:T");
    EXPECT_EQ(loser("3c3d3h3s2c(3s)", "AdKdQdJdTd", "wild=2c"), "Second");
    EXPECT_EQ(loser("3c3d3h3s2c(3s)", "4c4d4h4s2d(4s)", "wild=2c+2d"), "First");
    EXPECT_EQ(loser("4c4d2c(4s)2d(4h)2h(4h)", "4h4s3c(4c)3d(4c)3h(4d)", "wild=2c+2d+2h+3c+3d+3h"),
              "nobody");
}

// 6.4 (c) Five of a kind exists only with a wild card that is not of that rank by its own face.
TEST(Rules_6_4, five_of_a_kind_takes_a_wild_card_of_another_rank) {
    // Four wild tens and no other wild card cannot be five tens: five faces need another rank.
    const State tens = showdown("-- -- -- -- --", "Tc Td Th Ts 9c", "wild=Tc+Td+Th+Ts");
    EXPECT_FALSE(is_legal(tens, "=TcTdThTs9c(Ts)"));
    EXPECT_EQ(announced(tens, "Tc(9s)Td(9h)Th(9d)Ts(9d)9c"), "five:9");
}

// 6.4 (d) There is no double-ace flush: nothing stands there twice, five of a kind apart.
TEST(Rules_6_4, there_is_no_double_ace_flush) {
    const State state = deuces("Ac Jc 9c 5c 2c 2d");
    EXPECT_EQ(refusal(state, "=AcJc9c5c2d(Ac)"), badly_named("2d", "Ac"));
    EXPECT_EQ(announced(state, "AcJc9c5c2d(Kc)"), "flush:Ac");
    const State fours = deuces("Tc Td Th 2c 2d");
    EXPECT_FALSE(is_legal(fours, "=TcTdTh2c(Th)2d")); // four tens out of three
}

// 6.4 (e) The owner may name it weakly on purpose: for an unused announcement …
TEST(Rules_6_4, a_wild_card_may_be_named_weakly_for_an_unused_hand) {
    State state = deuces("2c Kd Jh 8s 6c");
    for (const std::string token : {"pair:K", "pair:J"})
        state.used[second].add(cards::announcement_from_text(token).value());
    EXPECT_EQ(announced(state, "KdJh8s6c2c(8c)"), "pair:8");
    EXPECT_EQ(announced(state, "KdJh8s6c2c(3c)"), "high:K");
}

// 6.4 (e) … or a low hand.
TEST(Rules_6_4, a_wild_card_may_be_named_weakly_for_a_low_hand) {
    EXPECT_EQ(loser("7d5h4s3c2c(2s)", "8d5c4c3d2d", "high-low,wild=2c", 6), "Second");
    EXPECT_EQ(loser("7d5h4s3c2c(As)", "8d5c4c3d2d", "high-low,wild=2c", 6), "First");
}

} // namespace
} // namespace checkers_poker
