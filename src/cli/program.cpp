#include "program.hpp"

#include "input.hpp"
#include "tabletop/text_error.hpp"

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
constexpr std::array<AddCommand, 9> commands{add_show,  add_fen,   add_replay,  add_deal, add_legal,
                                             add_perft, add_hands, add_compare, add_ugi};

/// A position that begins with a blank space and a field that is `-/0` look like options to the
/// parser; a space in front, which every reader skips, tells them apart. Real options have a small
/// letter behind their hyphens.
std::string shielded(const std::string& argument) {
    const std::size_t letter = argument.find_first_not_of('-');
    const bool starts_with_hyphen = argument.size() > 1 && letter != 0;
    const bool is_option = argument == "--" || (letter != std::string::npos && letter <= 2 &&
                                                argument[letter] >= 'a' && argument[letter] <= 'z');
    return starts_with_hyphen && !is_option ? ' ' + argument : argument;
}

ExitCode parse(CLI::App& program, const std::vector<std::string>& arguments, const Streams& streams,
               std::ostream& errors) {
    std::vector<std::string> reversed;
    std::transform(arguments.rbegin(), arguments.rend(), std::back_inserter(reversed), shielded);
    try {
        program.parse(std::move(reversed));
    } catch (const CLI::ParseError& error) {
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
