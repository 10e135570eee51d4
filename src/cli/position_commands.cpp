#include "arguments.hpp"
#include "cards/announcement.hpp"
#include "cards/hand.hpp"
#include "commands.hpp"
#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/perft.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/state.hpp"

#include <CLI/App.hpp>

#include <algorithm>
#include <cstdint>
#include <ostream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace cli {

using namespace checkers_poker;

namespace {

/// The tokens of the actions, and behind a hand that is shown what it is announced as.
std::vector<std::string> legal_lines(const State& state) {
    std::vector<std::string> lines;
    for (const Action& action : legal_actions(state)) {
        std::string line = to_text(action);
        const auto* show = std::get_if<Show>(&action);
        if (show != nullptr && show->hand)
            line += '\t' + to_text(announcement_of(*show->hand, state.options.deck));
        lines.push_back(std::move(line));
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

/// A line for each first action with the number of sequences that begin with it.
std::vector<std::string> divided(const State& state, unsigned depth, std::uint64_t& total) {
    std::vector<std::string> lines;
    for (const Action& action : legal_actions(state)) {
        State next = state;
        checkers_poker::apply(next, action);
        const std::uint64_t count = perft(next, depth - 1);
        total += count;
        lines.push_back(to_text(action) + ": " + std::to_string(count));
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

} // namespace

void add_deal(CLI::App& program, const Streams& streams) {
    CLI::App* command =
        program.add_subcommand("deal", "Print the position in which a deal's game begins");
    CLI::Option* number =
        command->add_option("N", "The number of the deal, 0 to 4294967295")->required();
    CLI::Option* rules = add_rules_option(*command);
    command->callback([number, rules, &streams] {
        const Options options = read_rules(*rules);
        const auto deal_number = read_number(*number);
        streams.out << to_text(new_game(options, deal(deal_number, options.deck))) << '\n';
    });
}

void add_legal(CLI::App& program, const Streams& streams) {
    CLI::App* command =
        program.add_subcommand("legal", "List every legal action at a position, sorted");
    CLI::Option* position = add_position(*command);
    command->callback([position, &streams] {
        for (const std::string& line : legal_lines(cli::read_position(*position)))
            streams.out << line << '\n';
    });
}

void add_perft(CLI::App& program, const Streams& streams) {
    CLI::App* command =
        program.add_subcommand("perft", "Count the sequences of legal actions of some length");
    CLI::Option* depth = command->add_option("DEPTH", "The number of actions")->required();
    CLI::Option* position = add_position(*command);
    CLI::Option* divide =
        command->add_flag("--divide")->description("Also print a count for each first action");
    command->callback([depth, position, divide, &streams] {
        const auto length = read_number(*depth);
        const State state = cli::read_position(*position);
        std::uint64_t total = 0;
        if (!divide->as<bool>() || length == 0) {
            total = perft(state, length);
        } else {
            for (const std::string& line : divided(state, length, total))
                streams.out << line << '\n';
        }
        streams.out << total << '\n';
    });
}

} // namespace cli
