#include "games/checkers_poker/evaluation.hpp"
#include "games/checkers_poker/position.hpp"
#include "games/checkers_poker/searcher.hpp"
#include "random_states.hpp"

#include <benchmark/benchmark.h>

#include <utility>

namespace {

using namespace checkers_poker;

constexpr std::size_t position_count = 1U << 10U;

/// The positions of random games on the board of standard_start().
std::vector<checkers_poker::Position> random_positions() {
    std::mt19937_64 generator(20261129);
    std::vector<checkers_poker::Position> positions;
    while (positions.size() < position_count) {
        State state = standard_start();
        while (!is_over(state) && positions.size() < position_count) {
            positions.push_back(checkers_poker::position_of(state));
            checkers_poker::apply(state, random_action(state, generator));
        }
    }
    return positions;
}

/// Calls work(evaluator, item) with one item after the other; with a new evaluator whenever they
/// begin again, so that its cache does not know them all.
template <class Item, class Work>
void with_each(benchmark::State& bench, const std::vector<Item>& items, Work work) {
    checkers_poker::Evaluator evaluator(standard_start());
    std::size_t i = 0;
    for ([[maybe_unused]] const auto _ : bench) {
        benchmark::DoNotOptimize(work(evaluator, items[i]));
        if (++i == items.size()) {
            bench.PauseTiming();
            evaluator = checkers_poker::Evaluator(standard_start());
            i = 0;
            bench.ResumeTiming();
        }
    }
}

void evaluate(benchmark::State& bench) {
    with_each(bench, random_positions(),
              [](checkers_poker::Evaluator& evaluator, const checkers_poker::Position& position) {
                  return evaluator.evaluate(position);
              });
}

/// As at the leaves of a search: all moves of one position after another.
void evaluate_after_each_move(benchmark::State& bench) {
    const std::vector<checkers_poker::Position> positions = random_positions();
    std::vector<std::pair<const checkers_poker::Position*, Move>> moves;
    for (const checkers_poker::Position& position : positions) {
        for (const Action& action : legal_actions(position.state)) {
            if (const auto* move = std::get_if<Move>(&action))
                moves.emplace_back(&position, *move);
        }
    }
    with_each(bench, moves, [](checkers_poker::Evaluator& evaluator, const auto& of_position) {
        return evaluator.evaluate_after(*of_position.first, of_position.second);
    });
}

/// From the start, with one thread.
void search(benchmark::State& bench) {
    checkers_poker::Searcher searcher;
    engine::Limits limits;
    limits.nodes = static_cast<std::uint64_t>(bench.range(0));
    std::uint64_t nodes = 0;
    for ([[maybe_unused]] const auto _ : bench)
        nodes += searcher.search(standard_start(), limits).nodes;
    bench.counters["nodes"] =
        benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

BENCHMARK(evaluate);
BENCHMARK(evaluate_after_each_move);
BENCHMARK(search)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

} // namespace
