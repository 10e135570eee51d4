#include "games/chinese_checkers/chinese_checkers.hpp"
#include "games/halma/halma.hpp"
#include "games/jumping/moves.hpp"
#include "games/jumping/random_action.hpp"

#include <benchmark/benchmark.h>

#include <random>
#include <string>
#include <vector>

// Halma and Chinese Checkers, by the rules that are the label of each line.

namespace {

using jumping::State;

const std::vector<std::string> rules{"chinese-checkers", "halma", "chinese-checkers,players=6",
                                     "halma,players=4", "halma,super"};

State start_of(const std::string& text) {
    return text.starts_with("halma") ? halma::Game::read_start(text)
                                     : chinese_checkers::Game::read_start(text);
}

/// Positions of random games, in which pieces soon stand all over the board.
std::vector<State> random_states(const std::string& text) {
    std::mt19937_64 random(1);
    std::vector<State> states;
    State state = start_of(text);
    while (states.size() < 4096) {
        if (is_over(state) || state.standing.turn > 60)
            state = start_of(text);
        states.push_back(state);
        jumping::apply(state, random_action(state, random));
    }
    return states;
}

template <class Work>
void at_every_state(benchmark::State& bench, Work work) {
    const std::string& text = rules[static_cast<std::size_t>(bench.range(0))];
    const std::vector<State> states = random_states(text);
    std::size_t i = 0;
    for ([[maybe_unused]] const auto _ : bench) {
        benchmark::DoNotOptimize(work(states[i]));
        i = (i + 1) % states.size();
    }
    bench.SetLabel(text);
}

void find_moves_of_a_side(benchmark::State& bench) {
    jumping::MovesOfSide moves;
    at_every_state(bench, [&](const State& state) {
        find_moves(state, state.standing.to_act, moves);
        return moves.size();
    });
}

void count_moves_of_a_side(benchmark::State& bench) {
    at_every_state(bench,
                   [](const State& state) { return count_moves(state, state.standing.to_act); });
}

void perft_of_the_start(benchmark::State& bench) {
    const std::string& text = rules[static_cast<std::size_t>(bench.range(0))];
    const State start = start_of(text);
    std::uint64_t leaves = 0;
    for ([[maybe_unused]] const auto _ : bench)
        leaves += perft(start, static_cast<unsigned>(bench.range(1)));
    bench.counters["leaves"] =
        benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
    bench.SetLabel(text);
}

void random_actions(benchmark::State& bench) {
    const std::string& text = rules[static_cast<std::size_t>(bench.range(0))];
    std::mt19937_64 random(1);
    State state = start_of(text);
    for ([[maybe_unused]] const auto _ : bench) {
        if (is_over(state))
            state = start_of(text);
        jumping::apply(state, random_action(state, random));
    }
    bench.counters["actions"] =
        benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
    bench.SetLabel(text);
}

BENCHMARK(find_moves_of_a_side)->DenseRange(0, 4);
BENCHMARK(count_moves_of_a_side)->DenseRange(0, 4);
BENCHMARK(perft_of_the_start)
    ->Args({0, 5})
    ->Args({1, 4})
    ->Args({2, 5})
    ->Args({3, 4})
    ->Args({4, 3})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(random_actions)->DenseRange(0, 4);

} // namespace
