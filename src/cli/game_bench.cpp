#include "commands.hpp"
#include "games/chinese_checkers/chinese_checkers.hpp"
#include "games/halma/halma.hpp"
#include "games/jumping/random_action.hpp"
#include "games/jumping/thinker.hpp"

#include <CLI/App.hpp>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <iomanip>
#include <ostream>
#include <random>
#include <string>

namespace cli {

namespace {

/// Of processor time, so that the turns of other programs do not count; the shortest of some runs.
template <class Work>
double shortest_run(int runs, Work work) {
    double best = 1e9;
    for (int i = 0; i < runs; ++i) {
        const std::clock_t began = std::clock();
        work();
        best = std::min(best, static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC);
    }
    return best;
}

jumping::State start_by_rules(const std::string& rules) {
    return rules.starts_with("halma") ? halma::Game::read_start(rules)
                                      : chinese_checkers::Game::read_start(rules);
}

void print_speed(std::ostream& out, const std::string& rules, const std::string& what,
                 double per_second) {
    out << std::left << std::setw(28) << rules << std::setw(28) << what << std::right << std::fixed
        << std::setprecision(2) << std::setw(10) << per_second / 1e6 << "  million a second"
        << std::endl;
}

void measure(std::ostream& out, const std::string& rules, unsigned depth) {
    const jumping::State start = start_by_rules(rules);
    std::uint64_t leaves = 0;
    const double counting = shortest_run(5, [&] { leaves = perft(start, depth); });
    print_speed(out, rules, "perft, leaves", static_cast<double>(leaves) / counting);

    constexpr int actions = 200'000;
    const double playing = shortest_run(3, [&] {
        std::mt19937_64 random(1);
        jumping::State state = start;
        for (int i = 0; i < actions; ++i) {
            if (is_over(state))
                state = start;
            jumping::apply(state, random_action(state, random));
        }
    });
    print_speed(out, rules, "random actions", actions / playing);

    jumping::Thinker thinker;
    engine::ThinkLimits limits;
    limits.nodes = 1'000'000;
    std::uint64_t nodes = 0;
    const double thinking = shortest_run(1, [&] {
        thinker.choose(start, limits, {},
                       [&](const engine::Thought& thought) { nodes = thought.nodes; });
    });
    print_speed(out, rules, "search, positions", static_cast<double>(nodes) / thinking);
}

} // namespace

void add_game_bench(CLI::App& program, const Streams& streams) {
    CLI::App* command =
        program.add_subcommand("bench", "Print how fast this machine counts and searches");
    command->callback([&streams] {
        measure(streams.out, "chinese-checkers", 5);
        measure(streams.out, "chinese-checkers,players=3", 5);
        measure(streams.out, "chinese-checkers,players=6", 5);
        measure(streams.out, "halma", 4);
        measure(streams.out, "halma,players=4", 4);
        measure(streams.out, "halma,board=8", 4);
    });
}

} // namespace cli
