#include "face_support.hpp"
#include "faces/chinese_checkers/offer.hpp"
#include "faces/halma/offer.hpp"
#include "faces/jumping/new_game.hpp"
#include "support/text_failure.hpp"

#include <gmock/gmock.h>

#include <tuple>

// What is chosen before a game, and its rules string.

namespace {

using jumping_face::NewGame;
using jumping_face::Offer;
using jumping_face::Option;
using support::Said;

Offer offer_of(const std::string& rules) {
    return rules.starts_with("halma") ? halma_face::offer() : chinese_checkers_face::offer();
}

class ARulesString : public testing::TestWithParam<Said> {};

TEST_P(ARulesString, is_read_written_and_told) {
    const Offer offer = offer_of(GetParam().start);
    const NewGame game = newGameOf(offer, GetParam().start);
    EXPECT_EQ(rulesOf(offer, game), GetParam().start);
    EXPECT_EQ(troubleWith(offer, game), QString());
    EXPECT_EQ(fitted(offer, game), game);
    EXPECT_EQ(inWords(offer, game).toStdString(), GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Of, ARulesString,
    testing::Values(
        Said{"halma_for_two", "halma", "", "16×16 · two players"},
        Said{"halma_for_four", "halma,players=4", "", "16×16 · four players"},
        Said{"halma_8_by_8", "halma,board=8", "", "8×8 · two players"},
        Said{"halma_10_by_10", "halma,board=10", "", "10×10 · two players"},
        Said{"all_options_of_halma",
             "halma,players=4,pairs,super,camps=closed,leave=50,win=all,prison=off,end=first", "",
             "16×16 · four players · partners · long jumps · others' camps closed · home empty "
             "after move 51 · all pieces in the goal · no prison · first place ends the game"},
        Said{"chinese_checkers_for_two", "chinese-checkers", "",
             "The race with ten marbles · two players"},
        Said{"fifteen_marbles", "chinese-checkers,men=15,super", "",
             "The race with fifteen marbles · two players · long jumps"},
        Said{"chinese_checkers_for_six", "chinese-checkers,players=6,pairs,camps=pass,prison=play",
             "",
             "The race with ten marbles · six players · partners · no stop in others' camps · the "
             "imprisoned plays on"},
        Said{"captures_of_two", "chinese-checkers,capture", "", "The capture game · two players"},
        Said{"captures_of_five", "chinese-checkers,players=5,capture", "",
             "The capture game · five players"}),
    support::name_of_said);

TEST(NamedRules, can_all_be_played) {
    for (const Offer& offer : {halma_face::offer(), chinese_checkers_face::offer()}) {
        for (const jumping_face::NamedRules& named : offer.named) {
            const NewGame game = newGameOf(offer, named.rules);
            EXPECT_EQ(rulesOf(offer, game), named.rules);
            EXPECT_EQ(troubleWith(offer, game), QString()) << named.rules;
            EXPECT_FALSE(named.name.isEmpty() || named.meaning.isEmpty());
        }
        for (const jumping_face::Ground& ground : offer.grounds) {
            for (const auto& row : ground.rows)
                EXPECT_EQ(rulesOf(offer, newGameOf(offer, row.rules)), row.rules);
        }
    }
}

/// Every way to choose anything is either read back by the rules or told to be impossible, and
/// fitted() makes it possible.
TEST(EveryChoice, can_be_played_or_is_refused_with_a_sentence) {
    using jumping::Camps;
    using jumping::Prison;
    for (const Offer& offer : {halma_face::offer(), chinese_checkers_face::offer()}) {
        for (std::size_t i = 0; i < offer.grounds.size() * 7 * 2 * 3 * 3 * 2 * 2; ++i) {
            std::size_t rest = i;
            const auto take = [&](std::size_t count) {
                const std::size_t taken = rest % count;
                rest /= count;
                return taken;
            };
            NewGame game;
            game.ground = take(offer.grounds.size());
            game.players = take(7);
            game.pairs = take(2) == 1;
            game.camps = static_cast<Camps>(take(3));
            game.prison = static_cast<Prison>(take(3));
            game.endFirst = take(2) == 1;
            game.leave = take(2) == 1 ? 30 : 0;
            if (troubleWith(offer, game).isEmpty()) {
                EXPECT_EQ(newGameOf(offer, rulesOf(offer, game)), game);
            }
            const NewGame made = fitted(offer, game);
            EXPECT_EQ(troubleWith(offer, made), QString());
            EXPECT_EQ(newGameOf(offer, rulesOf(offer, made)), made);
        }
    }
}

struct Trouble {
    const char* name;
    const char* rules;
    void (*change)(NewGame&);
    const char* words;
    const char* fitted;

    friend std::ostream& operator<<(std::ostream& out, const Trouble& trouble) {
        return out << trouble.rules;
    }
};

class AChoiceThatDoesNotGo : public testing::TestWithParam<Trouble> {};

TEST_P(AChoiceThatDoesNotGo, is_told_and_can_be_left_off) {
    const Offer offer = offer_of(GetParam().rules);
    NewGame game = newGameOf(offer, GetParam().rules);
    GetParam().change(game);
    EXPECT_EQ(troubleWith(offer, game).toStdString(), GetParam().words);
    EXPECT_EQ(rulesOf(offer, fitted(offer, game)), GetParam().fitted);
}

INSTANTIATE_TEST_SUITE_P(
    Of, AChoiceThatDoesNotGo,
    testing::Values(
        Trouble{"three_at_halma", "halma", [](NewGame& game) { game.players = 3; },
                "16×16 is for two or four players", "halma"},
        Trouble{"four_on_8_by_8", "halma,board=8", [](NewGame& game) { game.players = 4; },
                "8×8 is for two players", "halma,players=4"},
        Trouble{"pairs_of_two", "halma,super", [](NewGame& game) { game.pairs = true; },
                "Partners need four players", "halma,super"},
        Trouble{"camps_of_two", "halma", [](NewGame& game) { game.camps = jumping::Camps::closed; },
                "Camps of others need four players", "halma"},
        Trouble{"prison_play_of_two", "halma",
                [](NewGame& game) { game.prison = jumping::Prison::play; },
                "Of two players the imprisoned one has lost", "halma"},
        Trouble{"end_first_of_two", "chinese-checkers", [](NewGame& game) { game.endFirst = true; },
                "With two players the game ends with the first place anyway", "chinese-checkers"},
        Trouble{"pairs_of_three", "chinese-checkers,players=3",
                [](NewGame& game) { game.pairs = true; }, "Partners need four or six players",
                "chinese-checkers,players=3"},
        Trouble{"five_in_a_race", "chinese-checkers", [](NewGame& game) { game.players = 5; },
                "The race with ten marbles is for two, three, four or six players",
                "chinese-checkers,players=5,capture"},
        Trouble{"fifteen_marbles_of_six", "chinese-checkers,men=15",
                [](NewGame& game) { game.players = 6; },
                "The race with fifteen marbles is for two players", "chinese-checkers,players=6"},
        Trouble{"captures_with_long_jumps", "chinese-checkers,capture",
                [](NewGame& game) { game.longJumps = true; }, "The capture game has no options",
                "chinese-checkers,capture"},
        Trouble{"a_thousand_moves", "halma", [](NewGame& game) { game.leave = 1000; },
                "Home has to be left within 1 to 999 moves", "halma,leave=999"}),
    [](const auto& row) { return std::string(row.param.name); });

TEST(RulesStrings, that_are_wrong_are_refused) {
    EXPECT_THAT(support::failure([] { newGameOf(halma_face::offer(), "halma,players=3"); }),
                testing::HasSubstr("an option that is not the default"));
    EXPECT_THAT(support::failure([] {
                    newGameOf(chinese_checkers_face::offer(), "chinese-checkers,capture,super");
                }),
                testing::HasSubstr("an option that is not the default"));
}

TEST(Options, are_told_whatever_is_chosen) {
    for (std::size_t i = 0; i < jumping_face::optionCount; ++i) {
        const auto option = static_cast<Option>(i);
        EXPECT_FALSE(jumping_face::optionTitle(option).isEmpty());
        NewGame chosen;
        chosen.pairs = chosen.longJumps = chosen.winAll = chosen.endFirst = true;
        chosen.camps = jumping::Camps::pass;
        chosen.prison = jumping::Prison::play;
        chosen.leave = 30;
        EXPECT_NE(optionMeaning(NewGame{}, option), optionMeaning(chosen, option));
    }
}

} // namespace
