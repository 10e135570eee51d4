#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/search_game.hpp"
#include "games/checkers_poker/searcher.hpp"
#include "support/game_text.hpp"
#include "support/random_play.hpp"
#include "support/tables.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace {

using namespace checkers_poker;
using checkers_poker::Searcher;
using checkers_poker::SearchResult;
using checkers_poker::SearchSettings;
using engine::Limits;
using support::turned;

SearchResult search(const State& state, std::uint64_t nodes) {
    SearchSettings settings;
    settings.hash_megabytes = 1;
    Limits limits;
    limits.nodes = nodes;
    return Searcher(settings).search(state, limits);
}

/// The action as the search knows it: a hand by its announcement.
engine::MoveCode code(const Action& action, const State& state) {
    return checkers_poker::code_of(action, state.options.deck);
}

Action turned(const Action& action) {
    if (const auto* move = std::get_if<Move>(&action))
        return Move{move->from.turned(), move->to.turned()};
    return action;
}

/// Moves that reach the one winning hand, hands that alone win, in every variant.
TEST(BestAction, FindsForcedWinsOnBothSidesOfTheBoard) {
    for (const support::Row& row : support::read_table("forced_wins.tsv")) {
        const State state = read_position(row.at(1));
        const Action expected = read_action(row.at(0), state);
        ASSERT_FALSE(check(state, expected)) << row.at(1);
        const SearchResult found = search(state, 20'000);
        EXPECT_EQ(code(found.best.value(), state), code(expected, state))
            << row.at(1) << ": " << to_text(*found.best) << " instead of " << row.at(0);
        EXPECT_TRUE(engine::is_won(found.score)) << row.at(1);

        const State turned_state = turned(state);
        const SearchResult turned_found = search(turned_state, 20'000);
        EXPECT_EQ(code(turned_found.best.value(), turned_state),
                  code(turned(expected), turned_state))
            << row.at(1);
        EXPECT_EQ(turned_found.score, found.score) << row.at(1);
    }
}

cards::Category category(const Action& show) {
    return cards::value_of(std::get<Show>(show).hand.value(), cards::Deck::standard).category();
}

// In what follows the cards lie in deck order from a8 on, so that e6 and f6 are sevens, f3 to h3
// kings, a2 to d2 the aces, and what comes behind is blank.

TEST(BestAction, WinsWithoutSpendingMoreThanItTakes) {
    const State state = support::sorted(
        "8/4oo2/4xx2/o7/o3o3/4xxx1/xxxxxxx1/ooooooo1 x s 3 - pair:5 =5d5cJcTc8c -/0 standard");
    const Action best = search(state, 20'000).best.value();
    EXPECT_LE(category(best), cards::Category::two_pair) << to_text(best);
    State after = state;
    checkers_poker::apply(after, best);
    EXPECT_EQ(to_act(after), second) << "Second has lost and removes a checker";
}

TEST(BestAction, KeepsWhatIsStrongWhenNothingWins) {
    const State state = support::sorted(
        "x7/8/x3x3/4o3/o3o3/o3oxxx/xxxxxx2/ooooooo1 x s 3 - sflush:Kc =KcQcJcTc9c -/0 standard");
    const Action best = search(state, 20'000).best.value();
    EXPECT_LE(category(best), cards::Category::pair) << to_text(best);
}

TEST(BestAction, KeepsWhatIsStrongWhenTheAnswerWillBeatAll) {
    const State state =
        support::sorted("o7/8/o3o3/4x3/x3x3/x3xooo/oooooo2/xxxxxxx1 o s 3 - - - -/0 standard");
    const Action best = search(state, 20'000).best.value();
    EXPECT_LE(category(best), cards::Category::pair) << to_text(best);
}

TEST(BestAction, RemovesACheckerThatCoversNothing) {
    const State state =
        support::sorted("x7/8/x3x3/4o3/o3o3/o3oxxx/xxxxxx2/ooooooo1 x d 3 high:A sflush:Kc "
                        "=KcQcJcTc9c,=AdKd7c6c2c -/0 standard");
    const Action best = search(state, 20'000).best.value();
    EXPECT_TRUE(support::spaces("e2 f2").contains(std::get<RemoveChecker>(best).space))
        << to_text(best);
}

TEST(BestAction, TheOtherEndOnABoardTurnedRound) {
    for (std::uint32_t number = 1; number <= 8; ++number) {
        const State state = new_game(Options{}, deal(number, cards::Deck::standard));
        const SearchResult found = search(state, 20'000);
        const SearchResult turned_found = search(turned(state), 20'000);
        EXPECT_NE(found.best, turned_found.best) << "deal " << number;
    }
}

} // namespace
