#include "app/game_controller.hpp"
#include "app/record_file.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "support/random_games.hpp"
#include "support/table.hpp"
#include "support/table_match.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <variant>

namespace {

using support::matchOf;
using support::stateOf;

using app::GameController;
using checkers_poker::Match;
using checkers_poker::RollDie;
using checkers_poker::Rolling;
using support::dieRoll;

Match dieGame() {
    const auto options = checkers_poker::read_options("die");
    Match match(checkers_poker::new_game(options, checkers_poker::deal(7, options.deck)));
    play(match, checkers_poker::ChooseEnd{});
    return match;
}

/// What can be read stays as it is; what cannot is drawn anew.
TEST(DieSeed, ReachesFromZeroToTheLargestNumber) {
    const auto seedAfter = [](const std::string& seed) {
        Match match(new_game(checkers_poker::read_options("die"),
                             checkers_poker::deal(1, cards::Deck::standard)));
        set_tag(match, "DieSeed", seed);
        support::ensureDieSeed(match);
        EXPECT_NO_THROW(support::dueRoll(match, match.history.current()));
        return std::string(tag(checkers_poker::read_record(to_text(match)), "DieSeed"));
    };
    for (const char* seed : {"0", "18446744073709551615"})
        EXPECT_EQ(seedAfter(seed), seed);
    for (const char* seed : {"-1", "18446744073709551616", "1e3", " 7"})
        EXPECT_NE(seedAfter(seed), seed);
}

/// Rules 6.3: the roll is a function of the seed and the turn, the same everywhere and for ever.
TEST(DieRolls, AreTheSameForEver) {
    const std::array<int, 8> expected{5, 3, 1, 2, 2, 1, 6, 1};
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_EQ(dieRoll(2026, static_cast<std::uint32_t>(i + 1)), expected[i]) << i;
}

TEST(DieRolls, ShowEachValueAboutAsOften) {
    std::array<int, 7> counts{};
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        for (std::uint32_t turn = 1; turn <= 60; ++turn)
            ++counts.at(dieRoll(seed, turn));
    EXPECT_EQ(counts[0], 0);
    for (std::size_t value = 1; value <= 6; ++value)
        EXPECT_NEAR(counts[value], 1000, 120) << value;
}

TEST(DieRolls, AGameWithADieGetsASeedOnce) {
    Match match = dieGame();
    support::ensureDieSeed(match);
    const std::string seed(tag(match, "DieSeed"));
    EXPECT_FALSE(seed.empty());
    support::ensureDieSeed(match);
    EXPECT_EQ(tag(match, "DieSeed"), seed);
}

TEST(DieRolls, ASeedThatIsNoNumberIsReplaced) {
    for (const char* text : {"six", "-1", "99999999999999999999999", "12 ", ""}) {
        Match match = dieGame();
        set_tag(match, "DieSeed", text);
        support::ensureDieSeed(match);
        EXPECT_NE(tag(match, "DieSeed"), text);
    }
}

TEST(DieRolls, AGameWithoutADieGetsNone) {
    Match match(checkers_poker::standard_start());
    support::ensureDieSeed(match);
    EXPECT_TRUE(tag(match, "DieSeed").empty());
}

TEST(DieRolls, UndoAndRollAgainGivesTheSameNumber) {
    GameController game(dieGame());
    ASSERT_FALSE(game.submitChance());
    const auto rolled = std::get<RollDie>(matchOf(game).history.action(1));
    game.undo();
    ASSERT_TRUE(std::holds_alternative<Rolling>(stateOf(game).phase));
    ASSERT_FALSE(game.submitChance());
    EXPECT_EQ(std::get<RollDie>(matchOf(game).history.action(1)), rolled);
}

TEST(DieRolls, SaveAndLoadBeforeTheRollGivesTheSameNumber) {
    GameController game(dieGame());
    const std::string saved = to_text(matchOf(game));
    GameController loaded(checkers_poker::read_record(saved));
    ASSERT_FALSE(game.submitChance());
    ASSERT_FALSE(loaded.submitChance());
    EXPECT_EQ(stateOf(game), stateOf(loaded));
}

TEST(DieRolls, RollingWhenNoRollIsDueIsRefused) {
    GameController game(dieGame());
    ASSERT_FALSE(game.submitChance());
    EXPECT_TRUE(game.submitChance());
    EXPECT_EQ(game.place(), 2U);
}

} // namespace
