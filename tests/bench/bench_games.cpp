#include "games/checkers_poker/action_text.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/record.hpp"
#include "random_states.hpp"
#include "support/long_record.hpp"

#include <benchmark/benchmark.h>

#include <stdexcept>
#include <string>

namespace {

using namespace checkers_poker;

/// Few enough that they stay in a cache near the processor, as a game's state does.
constexpr std::size_t state_count = 1U << 8U;

/// Calls work(state, action) with random states of a phase and random actions there.
template <class Phase, class Work>
void in_every_state(benchmark::State& bench, Work work) {
    std::mt19937_64 generator(1);
    const std::vector<State> states = bench::random_states<Phase>(state_count);
    std::vector<Action> actions;
    actions.reserve(state_count);
    for (const State& state : states)
        actions.push_back(random_action(state, generator));
    std::size_t i = 0;
    for ([[maybe_unused]] const auto _ : bench) {
        benchmark::DoNotOptimize(work(states[i], actions[i]));
        i = (i + 1) % state_count;
    }
}

template <class Phase>
void copy_a_state(benchmark::State& bench) {
    in_every_state<Phase>(bench, [](const State& state, const Action&) { return State(state); });
}

template <class Phase>
void check_an_action(benchmark::State& bench) {
    in_every_state<Phase>(
        bench, [](const State& state, const Action& action) { return check(state, action); });
}

template <class Phase>
void copy_check_and_apply(benchmark::State& bench) {
    in_every_state<Phase>(bench, [](const State& state, const Action& action) {
        State after = state;
        if (check(after, action))
            throw std::logic_error("a legal action is refused");
        checkers_poker::apply(after, action);
        return after;
    });
}

template <class Phase>
void list_legal_actions(benchmark::State& bench) {
    in_every_state<Phase>(bench,
                          [](const State& state, const Action&) { return legal_actions(state); });
}

template <class Phase>
void draw_random_action(benchmark::State& bench) {
    std::mt19937_64 generator(2);
    in_every_state<Phase>(
        bench, [&](const State& state, const Action&) { return random_action(state, generator); });
}

/// From the deal to the end, every action through check() and apply().
void random_game(benchmark::State& bench) {
    std::mt19937_64 generator(1);
    std::uint32_t number = 0;
    for ([[maybe_unused]] const auto _ : bench) {
        State state = new_game(Options{}, deal(number++, cards::Deck::standard));
        while (!is_over(state)) {
            const Action action = random_action(state, generator);
            if (check(state, action))
                throw std::logic_error("a legal action is refused");
            checkers_poker::apply(state, action);
        }
        benchmark::DoNotOptimize(state);
    }
    bench.SetItemsProcessed(bench.iterations());
}

void write_position(benchmark::State& bench) {
    in_every_state<Moving>(bench, [](const State& state, const Action&) { return to_text(state); });
}

void read_a_position(benchmark::State& bench) {
    std::vector<std::string> texts;
    texts.reserve(state_count);
    for (const State& state : bench::random_states<Moving>(state_count))
        texts.push_back(to_text(state));
    std::size_t i = 0;
    for ([[maybe_unused]] const auto _ : bench) {
        benchmark::DoNotOptimize(read_position(texts[i]));
        i = (i + 1) % state_count;
    }
}

Match random_match() {
    std::mt19937_64 generator(1);
    Match match(new_game(Options{}, deal(1, cards::Deck::standard)));
    while (!is_over(match.history.current()))
        play(match, random_action(match.history.current(), generator));
    return match;
}

void write_record(benchmark::State& bench) {
    const Match match = random_match();
    for ([[maybe_unused]] const auto _ : bench)
        benchmark::DoNotOptimize(to_text(match));
}

void read_a_record(benchmark::State& bench) {
    const std::string text = to_text(random_match());
    for ([[maybe_unused]] const auto _ : bench)
        benchmark::DoNotOptimize(read_record(text));
}

/// A record of 4 MB: half a million acts and more.
Match long_match() { return read_record(support::long_record(largest_record / 2)); }

/// An act at the end and its undo.
void act_in_a_long_game(benchmark::State& bench) {
    Match match = long_match();
    for ([[maybe_unused]] const auto _ : bench) {
        play(match, RollDie{1});
        match.history.undo();
    }
}

void a_state_of_a_long_game(benchmark::State& bench) {
    const Match match = long_match();
    std::mt19937_64 generator(1);
    for ([[maybe_unused]] const auto _ : bench)
        benchmark::DoNotOptimize(match.history.state(generator() % match.history.size()));
}

void read_a_long_record(benchmark::State& bench) {
    const std::string text = support::long_record(largest_record / 2);
    for ([[maybe_unused]] const auto _ : bench)
        benchmark::DoNotOptimize(read_record(text));
}

void write_a_long_record(benchmark::State& bench) {
    const Match match = long_match();
    for ([[maybe_unused]] const auto _ : bench)
        benchmark::DoNotOptimize(to_text(match));
}

BENCHMARK(random_game)->Unit(benchmark::kMicrosecond);
BENCHMARK(check_an_action<Moving>);
BENCHMARK(check_an_action<Showing>);
BENCHMARK(copy_a_state<Moving>);
BENCHMARK(copy_check_and_apply<Moving>);
BENCHMARK(copy_check_and_apply<Showing>);
BENCHMARK(draw_random_action<Moving>);
BENCHMARK(draw_random_action<Showing>);
BENCHMARK(list_legal_actions<Moving>);
BENCHMARK(list_legal_actions<Showing>);
BENCHMARK(write_position);
BENCHMARK(read_a_position);
BENCHMARK(write_record)->Unit(benchmark::kMicrosecond);
BENCHMARK(read_a_record)->Unit(benchmark::kMicrosecond);
BENCHMARK(act_in_a_long_game);
BENCHMARK(a_state_of_a_long_game);
BENCHMARK(read_a_long_record)->Unit(benchmark::kMillisecond);
BENCHMARK(write_a_long_record)->Unit(benchmark::kMillisecond);

} // namespace
