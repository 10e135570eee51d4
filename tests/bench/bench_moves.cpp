#include "games/checkers_poker/moves.hpp"
#include "games/checkers_poker/perft.hpp"
#include "random_states.hpp"

#include <benchmark/benchmark.h>

namespace {

using namespace checkers_poker;

constexpr std::size_t place_count = 1U << 13U;

/// Where the checkers stand, and one of the side to move.
struct Place {
    PerSeat<SpaceSet> checkers;
    Seat seat = first;
    Space from;
    Space to; ///< drawn like a random game's
};

std::vector<Place> random_places() {
    std::mt19937_64 generator(1);
    std::vector<Place> places;
    places.reserve(place_count);
    for (const State& state : bench::random_states<Moving>(place_count)) {
        const auto move = std::get<Move>(random_action(state, generator));
        places.push_back({state.checkers, to_act(state).value(), move.from, move.to});
    }
    return places;
}

template <class Work>
void at_every_place(benchmark::State& bench, Work work) {
    const std::vector<Place> places = random_places();
    std::size_t i = 0;
    for ([[maybe_unused]] const auto _ : bench) {
        benchmark::DoNotOptimize(work(places[i]));
        i = (i + 1) % place_count;
    }
}

void destinations_of_a_checker(benchmark::State& bench) {
    at_every_place(bench, [](const Place& place) {
        return destinations(place.checkers[first] | place.checkers[second], place.from);
    });
}

void find_moves_of_a_side(benchmark::State& bench) {
    MovesOfSide moves;
    at_every_place(bench, [&](const Place& place) {
        find_moves(place.checkers, place.seat, moves);
        return moves.size();
    });
}

void count_moves_of_a_side(benchmark::State& bench) {
    at_every_place(bench,
                   [](const Place& place) { return count_moves(place.checkers, place.seat); });
}

void path_of_a_move(benchmark::State& bench) {
    at_every_place(bench, [](const Place& place) {
        return shortest_path(place.checkers[first] | place.checkers[second], place.from, place.to);
    });
}

void perft_of_the_start(benchmark::State& bench) {
    const State start = standard_start();
    std::uint64_t leaves = 0;
    for ([[maybe_unused]] const auto _ : bench)
        leaves += perft(start, static_cast<unsigned>(bench.range(0)));
    bench.counters["leaves"] =
        benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}

BENCHMARK(destinations_of_a_checker);
BENCHMARK(find_moves_of_a_side);
BENCHMARK(count_moves_of_a_side);
BENCHMARK(path_of_a_move);
BENCHMARK(perft_of_the_start)->Arg(4)->Unit(benchmark::kMillisecond);

} // namespace
