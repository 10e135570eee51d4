#include "cards/hand_finder.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <vector>

namespace {

using cards::Card;
using cards::CardSet;
using cards::Choice;
using cards::Deck;
using cards::FoundHands;
using cards::HandRules;

/// So many sets that the processor cannot learn them by heart.
constexpr std::size_t set_count = 1U << 14U;

std::vector<CardSet> random_sets(Deck deck, std::size_t size) {
    std::mt19937_64 generator(20261129);
    std::vector<Card> cards = cards::in_deck_order(deck);
    std::vector<CardSet> sets(set_count);
    for (CardSet& set : sets) {
        std::shuffle(cards.begin(), cards.end(), generator);
        for (std::size_t i = 0; i < size; ++i)
            set.insert(cards[i]);
    }
    return sets;
}

CardSet of_rank(cards::Rank rank) {
    CardSet set;
    for (const cards::Suit suit : cards::all_suits)
        set.insert({rank, suit});
    return set;
}

const HandRules standard;
const HandRules animals{Deck::animals, {}};
const HandRules deuces{Deck::standard, of_rank(cards::Rank::two)};
const HandRules all_wild{Deck::animals, cards::cards_of(Deck::animals)};

void best_of(benchmark::State& state, const HandRules& rules, std::size_t size) {
    const std::vector<CardSet> sets = random_sets(rules.deck, size);
    std::size_t i = 0;
    for ([[maybe_unused]] const auto _ : state) {
        benchmark::DoNotOptimize(cards::best_value(sets[i], rules));
        i = (i + 1) % set_count;
    }
}

void every_announcement(benchmark::State& state, const HandRules& rules, std::size_t size,
                        Choice choice) {
    const std::vector<CardSet> sets = random_sets(rules.deck, size);
    FoundHands found;
    std::size_t i = 0;
    std::size_t total = 0;
    for ([[maybe_unused]] const auto _ : state) {
        cards::find_hands(sets[i], rules, choice, found);
        benchmark::DoNotOptimize(found);
        total += found.size();
        i = (i + 1) % set_count;
    }
    state.counters["announcements"] =
        benchmark::Counter(static_cast<double>(total), benchmark::Counter::kAvgIterations);
}

void hand_for(benchmark::State& state, const HandRules& rules, std::size_t size) {
    const std::vector<CardSet> sets = random_sets(rules.deck, size);
    std::vector<cards::FoundHand> best(set_count);
    for (std::size_t i = 0; i < set_count; ++i)
        best[i] = cards::find_hands(sets[i], rules, Choice::best)[0];
    std::size_t i = 0;
    for ([[maybe_unused]] const auto _ : state) {
        benchmark::DoNotOptimize(cards::cards_for(best[i], sets[i], rules));
        i = (i + 1) % set_count;
    }
}

BENCHMARK_CAPTURE(best_of, twelve, standard, 12);
BENCHMARK_CAPTURE(best_of, twelve_deck64, animals, 12);
BENCHMARK_CAPTURE(best_of, eight, standard, 8);
BENCHMARK_CAPTURE(best_of, twelve_deuces_wild, deuces, 12);
BENCHMARK_CAPTURE(every_announcement, best_of_twelve, standard, 12, Choice::best);
BENCHMARK_CAPTURE(every_announcement, lowest_of_twelve, standard, 12, Choice::lowest);
BENCHMARK_CAPTURE(every_announcement, best_of_twelve_deck64, animals, 12, Choice::best);
BENCHMARK_CAPTURE(every_announcement, lowest_of_twelve_deck64, animals, 12, Choice::lowest);
BENCHMARK_CAPTURE(every_announcement, best_of_eight, standard, 8, Choice::best);
BENCHMARK_CAPTURE(every_announcement, best_of_twelve_deuces_wild, deuces, 12, Choice::best);
BENCHMARK_CAPTURE(every_announcement, lowest_of_twelve_deuces_wild, deuces, 12, Choice::lowest);
BENCHMARK_CAPTURE(every_announcement, best_of_sixteen_all_wild, all_wild, 16, Choice::best);
BENCHMARK_CAPTURE(every_announcement, lowest_of_sixteen_all_wild, all_wild, 16, Choice::lowest);
BENCHMARK_CAPTURE(hand_for, best_of_twelve, standard, 12);
BENCHMARK_CAPTURE(hand_for, best_of_twelve_deuces_wild, deuces, 12);

} // namespace
