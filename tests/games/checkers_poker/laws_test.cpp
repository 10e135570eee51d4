#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/state.hpp"
#include "laws.hpp"
#include "support/case_names.hpp"
#include "support/random_games.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

// The game's laws on random play over every combination of deck, high-low, die, wild cards and
// starting configurations.

namespace checkers_poker {
namespace {

using support::Random;

/// By rules 5.1 and 5.3 at most so many showdowns: every tenth takes a checker.
std::size_t most_showdowns(const Options& options) {
    const std::size_t checkers = options.start.south.size() + options.start.north.size();
    return 10 * (checkers - 8);
}

/// One game to its end, every law looked at in every state and after every action.
void expect_laws(Random& random, const Options& options) {
    constexpr std::size_t endless = 1'000'000;
    const Match match = laws::play_by_the_laws<Game>(support::random_game(random, options), endless,
                                                     random, [&](const State& state) {
                                                         laws::expect_complete_list(state, random);
                                                         laws::expect_lawful_shows(state, random);
                                                     });
    match.history.visit(0, match.history.size(),
                        [](std::size_t, const State& before, const Action& action) {
                            State after = before;
                            apply(after, action);
                            laws::expect_lawful_step(before, action, after);
                            laws::expect_lawful_events(before, action, after);
                        });
    EXPECT_LE(count(match).showdowns, most_showdowns(options));
}

/// By rules strings; wild cards and starts come in each of them.
class VariantLaws : public testing::TestWithParam<const char*> {};

TEST_P(VariantLaws, hold_in_random_games) {
    Options options = read_options(GetParam());
    const std::uint64_t seed = (options.deck == cards::Deck::animals ? 4U : 0U) +
                               (options.high_low ? 2U : 0U) + (options.die ? 1U : 0U);
    Random random(seed);
    for (const cards::CardSet wild : support::wild_sets(random, options.deck)) {
        for (const StartingConfiguration& start : support::starts(random)) {
            options.wild = wild;
            options.start = start;
            SCOPED_TRACE("seed " + std::to_string(seed) + ", " + to_text(options));
            expect_laws(random, options);
            ASSERT_FALSE(HasFailure());
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Every, VariantLaws,
                         testing::Values("standard", "die", "high-low", "high-low,die", "deck64",
                                         "deck64,die", "deck64,high-low", "deck64,high-low,die"),
                         support::NameOfText());

TEST(Laws, hold_with_all_cards_wild) {
    for (const cards::Deck deck : {cards::Deck::standard, cards::Deck::animals}) {
        Random random(90);
        Options options;
        options.deck = deck;
        options.high_low = true;
        options.wild = cards::cards_of(deck);
        options.start = support::random_start(random);
        expect_laws(random, options);
    }
}

TEST(RandomPlay, depends_on_the_seed_alone) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        Random one(seed);
        Random other(seed);
        const std::string record =
            to_text(support::random_match(one, support::random_options(one), 200));
        EXPECT_EQ(to_text(support::random_match(other, support::random_options(other), 200)),
                  record);
        Random further(seed + 100);
        EXPECT_NE(to_text(support::random_match(further, support::random_options(further), 200)),
                  record);
    }
}

} // namespace
} // namespace checkers_poker
