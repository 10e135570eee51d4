#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "support/random_games.hpp"
#include "support/text_failure.hpp"

#include <gtest/gtest.h>

#include <string>

// Rules strings (docs/notation.md, 3).

namespace checkers_poker {
namespace {

std::string options_failure(const std::string& rules) {
    return support::failure([&] { read_options(rules); });
}

std::string rewritten(const std::string& rules) { return to_text(read_options(rules)); }

TEST(RulesString, each_option_is_read_and_written) {
    for (const std::string rules :
         {"standard", "deck64", "high-low", "die", "wild=2c+2d+2h+2s", "south=a1+b1+c1+d1+e1",
          "south=a1+b1+c1+d1+e1,north=a8+b8+c8+d8+e8",
          "deck64,high-low,die,wild=Fc,south=a1+b1+c1+d1+e1,north=a8+b8+c8+d8+e8+f8", "deck64,die",
          "high-low,wild=Kh"}) {
        EXPECT_EQ(rewritten(rules), rules);
    }
}

TEST(RulesString, every_variant_is_read_as_it_is_written) {
    support::Random random(41);
    for (int i = 0; i < 500; ++i) {
        const Options options = support::random_options(random);
        EXPECT_EQ(read_options(to_text(options)), options) << to_text(options);
    }
}

TEST(RulesString, lists_are_read_in_any_order_and_written_in_theirs) {
    EXPECT_EQ(rewritten("wild=As+2s+Kh+2c"), "wild=2c+2s+Kh+As");
    EXPECT_EQ(rewritten("deck64,wild=Jc+Dc+Lc+Fc+Tc"), "deck64,wild=Tc+Fc+Lc+Dc+Jc");
    EXPECT_EQ(rewritten("south=h4+a1+b2+a2+b1"), "south=a1+b1+a2+b2+h4");
}

TEST(RulesString, form_is_taken_leniently) {
    EXPECT_EQ(rewritten("wild=10s"), "wild=Ts");
    EXPECT_EQ(rewritten("south=A1+B1+c1+D1+E1"), "south=a1+b1+c1+d1+e1");
}

TEST(RulesString, what_has_its_default_is_left_out) {
    EXPECT_EQ(rewritten("south=e1+f1+g1+h1+f2+g2+h2+f3+g3+h3+e4+h4"), "standard");
    EXPECT_EQ(rewritten("north=d5+a5+c6+b6+a6+c7+b7+a7+d8+c8+b8+a8"), "standard");
    EXPECT_EQ(rewritten("south=a1+b1+c1+d1+e1,north=h8+g8+f8+e8+d8"), "south=a1+b1+c1+d1+e1");
    EXPECT_EQ(rewritten("north=h8+g8+f8+e8+d8"), "south=a1+b1+c1+d1+e1");
}

TEST(RulesString, both_starts_are_written_when_north_is_not_south_turned) {
    EXPECT_EQ(rewritten("south=e1+f1+g1+h1+f2+g2+h2+f3+g3+h3+e4+h4,north=a8+b8+c8+d8+e8"),
              "south=e1+f1+g1+h1+f2+g2+h2+f3+g3+h3+e4+h4,north=a8+b8+c8+d8+e8");
}

const std::string order =
    " | each option once, in the order deck64, high-low, die, wild=, south=, north=";
const std::string any =
    " | an option: standard alone, or deck64, high-low, die, wild=, south=, north=";

TEST(RulesString, options_stand_in_their_order) {
    EXPECT_EQ(options_failure("die,high-low"), "1:5 \"high-low\"" + order);
    EXPECT_EQ(options_failure("high-low,deck64"), "1:10 \"deck64\"" + order);
    EXPECT_EQ(options_failure("wild=2c,die"), "1:9 \"die\"" + order);
    EXPECT_EQ(options_failure("south=a1+b1+c1+d1+e1,wild=2c"), "1:22 \"wild=2c\"" + order);
    EXPECT_EQ(options_failure("north=a1+b1+c1+d1+e1,south=a2+b2+c2+d2+e2"),
              "1:22 \"south=a2+b2+c2+d2+e2\"" + order);
}

TEST(RulesString, options_stand_once) {
    EXPECT_EQ(options_failure("die,die"), "1:5 \"die\"" + order);
    EXPECT_EQ(options_failure("wild=2c,wild=2d"), "1:9 \"wild=2d\"" + order);
    EXPECT_EQ(options_failure("standard,die"), "1:1 \"standard,die\"" + any);
    EXPECT_EQ(options_failure("die,standard"), "1:5 \"standard\"" + any);
}

TEST(RulesString, other_words_are_refused) {
    EXPECT_EQ(options_failure(""), "1:1 the end" + any);
    EXPECT_EQ(options_failure("die,"), "1:5 the end" + any);
    EXPECT_EQ(options_failure(",die"), "1:1 \",die\"" + any);
    EXPECT_EQ(options_failure("Die"), "1:1 \"Die\"" + any);
    EXPECT_EQ(options_failure("blind"), "1:1 \"blind\"" + any);
    const std::string further = " | \",\" and a further option, or the end of the rules";
    EXPECT_EQ(options_failure("die high-low"), "1:4 white space" + further);
    EXPECT_EQ(options_failure("deck64x"), "1:7 \"x\"" + further);
    EXPECT_EQ(options_failure("wild=2c;die"), "1:8 \";die\"" + further);
}

TEST(RulesString, wild_cards_are_cards_of_the_deck_each_once) {
    EXPECT_EQ(options_failure("wild="), "1:6 the end | a card, such as Th");
    EXPECT_EQ(options_failure("wild=2c+"), "1:9 the end | a card, such as Th");
    EXPECT_EQ(options_failure("wild=1c"), "1:6 \"1c\" | a card, such as Th");
    EXPECT_EQ(options_failure("wild=2x"), "1:6 \"2x\" | a card, such as Th");
    EXPECT_EQ(options_failure("wild=2c+2d+2c"), "1:12 \"2c\" | each once in the list");
    EXPECT_EQ(options_failure("wild=2c+Fc"), "1:9 \"Fc\" | a card of the deck");
    EXPECT_EQ(options_failure("deck64,wild=2c+Fc"), "fine");
}

TEST(RulesString, starts_have_5_to_12_spaces_each_once) {
    EXPECT_EQ(options_failure("south=a1+b1+c1+d1"), "1:7 \"a1+b1+c1+d1\" | 5 to 12 spaces");
    EXPECT_EQ(options_failure("north=a1+b1+c1+d1+e1+f1+g1+h1+a2+b2+c2+d2+e2"),
              "1:7 \"a1+b1+c1+d1+e1+f1+g1+h1+a2+b2+c2+d2+e2\" | 5 to 12 spaces");
    EXPECT_EQ(options_failure("south=a1+b1+c1+d1+a1"), "1:19 \"a1\" | each once in the list");
    EXPECT_EQ(options_failure("south=a1+b1+c1+d1+i1"), "1:19 \"i1\" | a space from a1 to h8");
    EXPECT_EQ(options_failure("south=a1+b1+c1+d1+a9"), "1:19 \"a9\" | a space from a1 to h8");
    EXPECT_EQ(options_failure("south="), "1:7 the end | a space from a1 to h8");
}

TEST(RulesString, starts_do_not_overlap) {
    EXPECT_EQ(options_failure("south=a1+b1+c1+d1+e1,north=e1+f1+g1+h1+h2"),
              "1:1 \"south=a1+b1+c1+d1+e1,north=e1+f1+g1+h1+h…\" | rules that can be played: both "
              "sides start on e1");
    // One alone overlaps with itself turned.
    EXPECT_NE(options_failure("south=a1+b1+c1+d1+h8"), "fine");
    EXPECT_NE(options_failure("north=a1+b1+c1+d1+h8"), "fine");
}

TEST(RulesString, errors_are_told_at_the_place_within_a_larger_text) {
    EXPECT_EQ(support::failure([] { read_options("die,die", {3, 9}); }), "3:13 \"die\"" + order);
}

} // namespace
} // namespace checkers_poker
