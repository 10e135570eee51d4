#include "cards/deck.hpp"
#include "cards/hand_finder.hpp"
#include "commands.hpp"
#include "games/checkers_poker/baselines.hpp"
#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/perft.hpp"
#include "games/checkers_poker/searcher.hpp"
#include "games/checkers_poker/state.hpp"
#include "tabletop/random.hpp"

#include <CLI/App.hpp>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <iomanip>
#include <ostream>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

namespace cli {

using namespace checkers_poker;

namespace {

/// Of processor time, so that the turns of other programs do not count.
double seconds_used() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// The shortest time of some runs: what disturbs a measurement only ever makes it longer.
template <class Work>
double best_seconds(int runs, Work work) {
    double best = 1e9;
    for (int i = 0; i < runs; ++i) {
        const double began = seconds_used();
        work();
        best = std::min(best, seconds_used() - began);
    }
    return best;
}

void print(std::ostream& out, const std::string& what, double figure, const std::string& unit) {
    out << std::left << std::setw(44) << what << std::right << std::fixed << std::setprecision(1)
        << std::setw(12) << figure << "  " << unit << std::endl;
}

std::vector<cards::CardSet> random_sets(std::size_t count, std::size_t size) {
    std::mt19937_64 generator(1);
    std::vector<cards::CardSet> sets(count);
    const std::vector<cards::Card> deck = cards::in_deck_order(cards::Deck::standard);
    for (cards::CardSet& set : sets) {
        while (set.size() < size)
            set.insert(deck[tabletop::uniform_below(generator, deck.size())]);
    }
    return sets;
}

void bench_hands(std::ostream& out) {
    constexpr std::size_t covered = 12;
    constexpr double nanoseconds = 1e9;
    const std::vector<cards::CardSet> sets = random_sets(20'000, covered);
    const auto count = static_cast<double>(sets.size());
    std::uint64_t sum = 0;
    const double best = best_seconds(9, [&] {
        for (const cards::CardSet set : sets)
            sum += cards::best_value(set, {})->number();
    });
    print(out, "best hand of 12 cards", best / count * nanoseconds, "ns");
    cards::FoundHands found;
    for (const auto choice : {cards::Choice::best, cards::Choice::lowest}) {
        const double all = best_seconds(9, [&] {
            for (const cards::CardSet set : sets) {
                cards::find_hands(set, {}, choice, found);
                sum += found.size();
            }
        });
        print(out,
              choice == cards::Choice::best ? "every announcement, best cards"
                                            : "every announcement, lowest cards",
              all / count * nanoseconds, "ns");
    }
    if (sum == 0)
        throw std::logic_error("no hand was found");
}

void bench_perft(std::ostream& out) {
    constexpr std::uint64_t expected = 193'056'368;
    const State start = standard_start();
    std::uint64_t leaves = 0;
    const double seconds = best_seconds(5, [&] { leaves = perft(start, 5); });
    if (leaves != expected)
        throw std::logic_error("perft counts wrongly");
    print(out, "perft 5 from the standard start", seconds, "s");
    print(out, "perft, leaves a second", static_cast<double>(leaves) / seconds / 1e6, "million");
}

/// A game of random actions through check() and apply(), drawn without a list of them all: it is
/// the rules that are measured.
std::size_t play_at_random(std::uint32_t number, std::mt19937_64& generator) {
    State state = new_game(Options{}, deal(number, cards::Deck::standard));
    std::size_t actions = 0;
    while (!is_over(state)) {
        const Action action = checkers_poker::choose_at_random(state, generator);
        if (check(state, action))
            throw std::logic_error("an action offered is refused");
        checkers_poker::apply(state, action);
        ++actions;
    }
    return actions;
}

void bench_games(std::ostream& out) {
    constexpr std::uint32_t games = 500;
    std::mt19937_64 generator(1);
    const double seconds = best_seconds(12, [&] {
        for (std::uint32_t number = 0; number < games; ++number)
            play_at_random(number, generator);
    });
    print(out, "random games a second, checked", games / seconds, "");
}

void bench_search(std::ostream& out) {
    checkers_poker::Searcher searcher;
    engine::Limits limits;
    limits.nodes = 4'000'000;
    double nodes = 0;
    double seconds = 0;
    for (std::uint32_t number = 1; number <= 3; ++number) {
        State state = new_game(Options{}, deal(number, cards::Deck::standard));
        checkers_poker::apply(state, ChooseEnd{End::south});
        const double began = seconds_used();
        nodes += static_cast<double>(searcher.search(state, limits).nodes);
        seconds += seconds_used() - began;
    }
    print(out, "search, nodes a second on one core", nodes / seconds / 1e6, "million");
}

} // namespace

void add_bench(CLI::App& program, const Streams& streams) {
    CLI::App* command = program.add_subcommand("bench", "Print how fast this machine plays");
    command->callback([&streams] {
        bench_hands(streams.out);
        bench_perft(streams.out);
        bench_games(streams.out);
        bench_search(streams.out);
    });
}

} // namespace cli
