#include "arguments.hpp"
#include "commands.hpp"
#include "input.hpp"
#include "selfplay_match.hpp"

#include <CLI/App.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <memory>
#include <ostream>
#include <string>

namespace cli {

namespace {

/// What is taken from the command line for a match, until it is read.
struct SelfplayArguments {
    SelfplayPlan plan;
    std::size_t games = 200;
    std::uint64_t movetime = 0;
    std::uint64_t patience = 20'000;
    std::uint64_t nodes = 0;
    unsigned depth = 0;
    SequentialTest test;
    bool is_test = false;
    CLI::Option* rules = nullptr;
};

void add_arguments(CLI::App& command, SelfplayArguments& arguments) {
    SelfplayPlan& plan = arguments.plan;
    const std::string players =
        "level:N, greedy, alphabeta:N, random (with /nodes=N, /depth=N or /movetime=N for limits "
        "of its own), or the command that starts a UGI program";
    command.add_option("A", plan.players[0], "The first player: " + players)->required();
    command.add_option("B", plan.players[1], "The second player")->required();
    arguments.rules = add_rules_option(command);
    command.add_option("--games", arguments.games, "How many games, two on each deal")
        ->check(CLI::Range(2, 10'000'000));
    command.add_option("--first-deal", plan.first_deal, "The number of the first deal");
    command.add_option("--movetime", arguments.movetime, "Milliseconds an action")
        ->check(CLI::Range(1, 86'400'000));
    command.add_option("--nodes", arguments.nodes, "Positions an action")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
    command.add_option("--depth", arguments.depth, "Plies an action")->check(CLI::Range(1, 60));
    add_patience_option(command, arguments.patience);
    command.add_option("--at-once", plan.at_once, "How many games at once")
        ->check(CLI::Range(1, 256));
    command.add_option("--records", plan.folder, "A folder for the records of the games");
    command.add_flag("--sprt", arguments.is_test, "End as soon as elo0 or elo1 is the more likely");
    command.add_option("--elo0", arguments.test.elo0,
                       "The rating difference not to be told from 0");
    command.add_option("--elo1", arguments.test.elo1, "The rating difference looked for");
}

SelfplayPlan read_plan(const SelfplayArguments& arguments) {
    SelfplayPlan plan = arguments.plan;
    plan.options = read_rules(*arguments.rules);
    plan.pairs = (arguments.games + 1) / 2;
    if (arguments.movetime != 0)
        plan.limits.movetime = std::chrono::milliseconds(arguments.movetime);
    plan.patience = std::chrono::milliseconds(arguments.patience);
    if (arguments.nodes != 0)
        plan.limits.nodes = arguments.nodes;
    if (arguments.depth != 0)
        plan.limits.depth = arguments.depth;
    if (are_endless(plan.limits))
        plan.limits.movetime = std::chrono::milliseconds(100);
    if (arguments.is_test) {
        // Written so that what is not a number is refused too.
        const double difference = arguments.test.elo1 - arguments.test.elo0;
        if (!(difference > 0 && std::isfinite(difference)))
            throw InputError("found --elo0 " + std::to_string(arguments.test.elo0) +
                             " and --elo1 " + std::to_string(arguments.test.elo1) +
                             ", expected two numbers, the first less than the second");
        plan.test = arguments.test;
    }
    return plan;
}

void print(const SelfplayResult& result, const SelfplayPlan& plan, std::ostream& out) {
    out << "players: " << plan.players[0] << " - " << plan.players[1] << '\n'
        << "rules: " << to_text(plan.options) << '\n'
        << "games: " << result.score.games() << '\n'
        << "score: " << summary(result) << '\n'
        << "pairs by points (0, 0.5, 1, 1.5, 2):";
    for (const std::size_t count : result.score.by_half_points())
        out << ' ' << count;
    out << "\nactions a game: " << result.actions / std::max<std::size_t>(1, result.score.games())
        << "\nslowest answers: " << result.slowest[0].count() << " ms - "
        << result.slowest[1].count() << " ms\n"
        << "failures: " << result.failures[0] << " - " << result.failures[1] << '\n';
    if (plan.test) {
        const auto verdict = plan.test->verdict(result.score);
        out << "SPRT: LLR " << plan.test->log_likelihood_ratio(result.score) << " (bounds ±"
            << plan.test->bound() << "), "
            << (!verdict   ? "undecided"
                : *verdict ? "elo1 accepted"
                           : "elo0 accepted")
            << '\n';
    }
}

} // namespace

void add_selfplay(CLI::App& program, const Streams& streams) {
    CLI::App* command = program.add_subcommand(
        "selfplay", "Let players meet in pairs of games, each pair on one deal with sides swapped");
    const auto arguments = std::make_shared<SelfplayArguments>();
    add_arguments(*command, *arguments);
    command->callback([arguments, &streams] {
        const SelfplayPlan plan = read_plan(*arguments);
        print(play_match(plan, std::clog), plan, streams.out);
    });
}

} // namespace cli
