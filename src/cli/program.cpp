#include "program.hpp"

#include "arguments.hpp"
#include "games.hpp"
#include "tabletop/text_reader.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <array>
#include <new>
#include <ostream>

namespace cli {

namespace {

constexpr const char* program_name = "checkers-poker-cli";

using AddCommand = void (*)(CLI::App&, const Streams&);
constexpr std::array<AddCommand, 11> commands{add_show,  add_fen,      add_replay, add_deal,
                                              add_legal, add_perft,    add_hands,  add_compare,
                                              add_ugi,   add_selfplay, add_bench};

bool has_command(const CLI::App& program, const std::string& name) {
    return !program.get_subcommands([&](const CLI::App* each) { return each->get_name() == name; })
                .empty();
}

ExitCode refuse(const std::string& argument, const char* expected, std::ostream& errors) {
    errors << "found " << tabletop::quoted(argument) << ", expected " << expected << '\n'
           << "Run with --help for more information.\n";
    return wrong_usage;
}

ExitCode parse(CLI::App& program, const std::vector<std::string>& arguments, const Streams& streams,
               std::ostream& errors) {
    std::vector<std::string> reversed = shielded(arguments);
    std::reverse(reversed.begin(), reversed.end());
    if (!arguments.empty() && !arguments.front().starts_with('-') &&
        !has_command(program, arguments.front())) {
        return refuse(arguments.front(), "a command", errors);
    }
    try {
        program.parse(std::move(reversed));
    } catch (const CLI::ParseError& error) {
        // The library tells what is missing before it tells what is too much.
        const std::vector<std::string> unexpected = program.remaining(true);
        if (error.get_exit_code() != 0 && !unexpected.empty()) {
            const std::string argument = unshielded(unexpected.front());
            return refuse(argument,
                          argument.starts_with('-') ? "an option of the command"
                                                    : "no such argument",
                          errors);
        }
        return program.exit(error, streams.out, errors) == 0 ? fine : wrong_usage;
    }
    return fine;
}

/// What the first argument picks: Checkers Poker's commands, or those of the game that it names.
struct Program {
    std::string name = program_name;
    std::string description =
        "Checkers Poker on the command line: records, positions, hands and an engine";
    const GameWord* game = nullptr;
};

Program pick(const std::vector<std::string>& arguments) {
    for (const GameWord& game : game_words()) {
        if (!arguments.empty() && arguments.front() == game.word)
            return {std::string(program_name) + ' ' + game.word,
                    game.title + " on the command line: records, positions and an engine", &game};
    }
    return {};
}

void add_commands(CLI::App& program, const Streams& streams, const GameWord* game) {
    if (game != nullptr) {
        add_game_commands(program, streams, *game);
        return;
    }
    for (const AddCommand add : commands)
        add(program, streams);
    std::string footer = "Other games have commands of their own behind a first word:\n";
    for (const GameWord& other : game_words())
        footer += "  " + std::string(program_name) + ' ' + other.word + " --help\n";
    program.footer(footer);
}

} // namespace

ExitCode run(const std::vector<std::string>& arguments, const Streams& streams,
             std::ostream& errors) {
    const Program picked = pick(arguments);
    CLI::App program(picked.description, picked.name);
    program.set_version_flag("--version", std::string(program_name) + ' ' + CHECKERS_POKER_VERSION);
    program.set_help_flag("-h,--help", "Print this help and exit");
    program.require_subcommand(1);
    add_commands(program, streams, picked.game);
    try {
        const std::vector<std::string> rest(arguments.begin() + (picked.game != nullptr ? 1 : 0),
                                            arguments.end());
        const ExitCode code = parse(program, rest, streams, errors);
        if (streams.out.flush())
            return code;
        errors << program_name << ": cannot write the output\n";
    } catch (const std::bad_alloc&) {
        errors << program_name << ": there is not enough memory\n";
    } catch (const std::exception& error) {
        errors << program_name << ": " << error.what() << '\n';
    }
    return bad_input;
}

} // namespace cli
