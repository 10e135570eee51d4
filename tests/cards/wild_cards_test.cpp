#include "cards/hand_finder.hpp"
#include "support/card_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

// docs/rules.md, 6.4.

namespace cards {
namespace {

using support::deuces;

/// The cards that the best hand with that announcement is made of; empty if there is none.
std::string made(std::string_view cards, std::string_view rules, std::string_view announcement,
                 Choice choice = Choice::best) {
    const HandRules hand_rules = support::hand_rules(rules);
    const CardSet set = support::card_set(cards);
    for (const FoundHand found : find_hands(set, hand_rules, choice)) {
        if (to_text(found.announcement) == announcement)
            return to_text(cards_for(found, set, hand_rules));
    }
    return {};
}

std::string best_announcement(std::string_view cards, std::string_view rules) {
    return to_text(find_hands(support::card_set(cards), support::hand_rules(rules), Choice::best)[0]
                       .announcement);
}

bool well_named(std::string_view text, std::string_view rules) {
    Hand hand;
    const HandRules hand_rules = support::hand_rules(rules);
    for (std::size_t i = 0; i < hand_size; ++i)
        hand[i] = {support::face(text.substr(i * 6, 2)), support::face(text.substr(i * 6 + 3, 2))};
    return is_well_named(hand, hand_rules);
}

// (a)
TEST(Hands_6_4, any_set_of_cards_can_be_wild) {
    EXPECT_EQ(best_announcement("Jh Ac Ad Ah 5s", "wild=Jh+Js"), "quads:A");
    EXPECT_EQ(best_announcement("Kh Ac Ad Ah 5s", "wild=Kh"), "quads:A");
    EXPECT_EQ(best_announcement("Fc Ac Ad Ah 5s", "deck64,wild=Fc+Fd+Fh+Fs"), "quads:A");
    EXPECT_EQ(best_announcement("2c 3d 5h 8s 9c", "wild=2c+3d+5h+8s+9c"), "five:A");
}
TEST(Hands_6_4, card_that_is_not_wild_in_this_game_is_an_ordinary_card) {
    EXPECT_EQ(best_announcement("2d Ac Ad Ah 5s", "wild=2c"), "trips:A");
}

// (b)
TEST(Hands_6_4, wild_card_stands_for_any_card_that_is_not_among_the_other_four) {
    EXPECT_TRUE(well_named("2c=As 3d=3d 5h=5h 8s=8s 9c=9c", deuces));
    EXPECT_TRUE(well_named("2c=As 2d=Ah 5h=5h 8s=8s 9c=9c", deuces));
    EXPECT_FALSE(well_named("2c=5h 3d=3d 5h=5h 8s=8s 9c=9c", deuces));
    EXPECT_FALSE(well_named("2c=As 2d=As 5h=5h 8s=8s 9c=9c", deuces));
    EXPECT_FALSE(well_named("2c=Fs 3d=3d 5h=5h 8s=8s 9c=9c", deuces));
    EXPECT_TRUE(well_named("2c=Fs 3d=3d 5h=5h 8s=8s 9c=9c", "deck64,wild=2c"));
}
TEST(Hands_6_4, wild_card_may_stand_for_itself_or_for_another_wild_card) {
    EXPECT_TRUE(well_named("2c=2c 3d=3d 5h=5h 8s=8s 9c=9c", deuces));
    EXPECT_TRUE(well_named("2c=2d 2d=2c 5h=5h 8s=8s 9c=9c", deuces));
    EXPECT_EQ(made("2c 3d 5h 8s 9c", "wild=2c", "high:9", Choice::lowest), "9c8s5h3d2c");
}
TEST(Hands_6_4, wild_card_may_stand_for_a_covered_card_that_is_not_shown) {
    EXPECT_TRUE(well_named("2c=As 3d=3d 5h=5h 8s=8s 9c=9c", "wild=2c+As"));
    EXPECT_EQ(made("2c 2d 2h 2s Kd", "wild=2c", "quads:2"), "2s2h2d2cKd");
}
TEST(Hands_6_4, only_wild_cards_stand_for_others_and_all_five_are_different_cards) {
    EXPECT_FALSE(well_named("3d=As 2c=2c 5h=5h 8s=8s 9c=9c", deuces));
    EXPECT_FALSE(well_named("2c=As 2c=Ah 5h=5h 8s=8s 9c=9c", deuces));
    EXPECT_FALSE(well_named("2c=2c 3d=3d 5h=5h 8s=8s Fc=Fc", deuces));
}

// (c)
TEST(Hands_6_4, five_of_a_kind_ranks_above_a_straight_flush) {
    EXPECT_GT(HandValue(Category::five_of_a_kind, {Rank::two}),
              HandValue(Category::straight_flush, {Rank::ace}));
    EXPECT_EQ(best_announcement("Ks Qs Js Ts 9s 9h 9d 9c 2c", "wild=2c"), "five:9");
}
TEST(Hands_6_4, five_of_a_kind_takes_a_card_of_another_face) {
    EXPECT_EQ(made("Ac Ad Ah As 2c", "wild=2c", "five:A"), "As2c(As)AhAdAc");
    EXPECT_TRUE(made("Ac Ad Ah As 3c", "wild=2c", "five:A").empty());
    EXPECT_TRUE(made("Ac Ad Ah As 3c", "wild=As", "five:A").empty());
    EXPECT_EQ(made("2c 2d 2h 2s 3c", "wild=2c+3c", "five:2").size(), 14U);
}
TEST(Hands_6_4, missing_suits_are_named_first_in_five_of_a_kind) {
    EXPECT_EQ(made("Ac Ad 2c 2d 2h", deuces, "five:A"), "2h(As)2c(As)2d(Ah)AdAc");
    EXPECT_EQ(made("2c 2d 2h 2s Js", "wild=2c+2d+2h+2s+Js", "five:2"), "2sJs(2s)2h2d2c");
}

// (d)
TEST(Hands_6_4, there_is_no_double_ace_flush) {
    EXPECT_EQ(made("Ah Kh 7h 3h 2c", "wild=2c", "flush:Ah"), "AhKh2c(Qh)7h3h");
}

// (e)
TEST(Hands_6_4, wild_card_may_be_named_weakly) {
    EXPECT_EQ(made("Ac Ad Ah 5s 2c", "wild=2c", "trips:A", Choice::lowest), "AhAdAc5s2c");
    EXPECT_EQ(made("Ac Kd 9h 5s 2c", "wild=2c", "high:A", Choice::lowest), "AcKd9h5s2c");
    EXPECT_EQ(made("Ac Kd 9h 5s 2c", "wild=2c", "high:A", Choice::best), "AcKd2c(Qs)9h5s");
    EXPECT_EQ(made("7c 5d 4h 3s 2c", "wild=2c", "high:7", Choice::lowest), "7c5d4h3s2c");
    EXPECT_EQ(made("7c 5d 4h 3s Ac", "wild=Ac", "high:7", Choice::lowest), "7c5d4h3sAc(2s)");
}
TEST(Hands_6_4, wild_card_avoids_straights_and_flushes_where_a_high_card_is_wanted) {
    EXPECT_EQ(made("5c 4d 3h 2s Kc", "wild=Kc", "high:7"), "Kc(7s)5c4d3h2s");
    EXPECT_TRUE(made("5c 4d 3h 2s Kc", "wild=Kc", "high:6").empty());
    EXPECT_EQ(made("9c 7c 5c 3c Kd", "wild=Kd", "high:9", Choice::best), "9cKd(8s)7c5c3c");
    EXPECT_EQ(made("9c 7c 5c 3c 2c Kd", "wild=Kd", "high:9", Choice::lowest), "9c5cKd(4s)3c2c");
}
TEST(Hands_6_4, wild_card_takes_the_place_of_a_plain_one_to_mix_suits) {
    EXPECT_EQ(made("Kc 9c 7c 5c 3c 2d", "wild=2d", "high:K", Choice::best), "Kc2d(Qs)9c7c5c");
    EXPECT_EQ(made("Kc Qc Jc Tc 8c 9d", "wild=9d", "straight:Q", Choice::best), "QcJcTc9d8c");
    EXPECT_EQ(made("Kc Qc Jc Tc 9c 2d", "wild=2d", "straight:K", Choice::best), "KcQcJcTc2d(9s)");
}
TEST(Hands_6_4, plain_cards_are_preferred) {
    EXPECT_EQ(made("Ac Ad Ah As 2c", "wild=2c", "quads:A"), "AsAhAdAc2c(Ks)");
    EXPECT_EQ(made("Ac Ad Kh Ks 2c 2d 9s", deuces, "twopair:AK"), "AdAcKsKh2c(Qs)");
    EXPECT_EQ(made("Ac Ad Kh Ks 2c 2d 9s", deuces, "twopair:AK", Choice::lowest), "AdAcKsKh2d");
}

} // namespace
} // namespace cards
