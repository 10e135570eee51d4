#include "program.hpp"

#include "arguments.hpp"
#include "tabletop/text_reader.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <array>
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
    std::vector<std::string> reversed;
    std::transform(arguments.rbegin(), arguments.rend(), std::back_inserter(reversed), shielded);
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

} // namespace

ExitCode run(const std::vector<std::string>& arguments, const Streams& streams,
             std::ostream& errors) {
    CLI::App program("Checkers Poker on the command line: records, positions, hands and an engine",
                     program_name);
    program.set_version_flag("--version", std::string(program_name) + ' ' + CHECKERS_POKER_VERSION);
    program.set_help_flag("-h,--help", "Print this help and exit");
    program.require_subcommand(1);
    for (const AddCommand add : commands)
        add(program, streams);
    try {
        const ExitCode code = parse(program, arguments, streams, errors);
        if (streams.out.flush())
            return code;
        errors << program_name << ": cannot write the output\n";
    } catch (const std::exception& error) {
        errors << program_name << ": " << error.what() << '\n';
    }
    return bad_input;
}

} // namespace cli
