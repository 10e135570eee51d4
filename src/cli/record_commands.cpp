#include "arguments.hpp"
#include "commands.hpp"
#include "drawing.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/record.hpp"
#include "input.hpp"

#include <CLI/App.hpp>

#include <ostream>
#include <string>

namespace cli {

namespace {

using checkers_poker::Match;

/// Adds a command that takes a record and writes what `describe` makes of it.
void add_record_command(CLI::App& program, const Streams& streams, const std::string& name,
                        const std::string& description, std::string (*describe)(const Match&)) {
    CLI::App* command = program.add_subcommand(name, description);
    CLI::Option* file = command->add_option("FILE", "A game record, or - for standard input");
    file->required();
    command->callback([file, describe, &streams] {
        const std::string path = text_of(*file);
        const std::string text = read_input(path, streams.in);
        const Match match = reading(path == "-" ? "standard input" : path,
                                    [&] { return checkers_poker::read_record(text); });
        streams.out << describe(match);
    });
}

std::string position_line(const Match& match) { return to_text(match.history.current()) + '\n'; }

std::string summary(const Match& match) {
    const checkers_poker::RecordCounts counts = count(match);
    return "result: " + std::string(result_text(match.history.current())) +
           "\nturns: " + std::to_string(counts.turns) +
           "\nshowdowns: " + std::to_string(counts.showdowns) + '\n';
}

} // namespace

void add_show(CLI::App& program, const Streams& streams) {
    add_record_command(program, streams, "show",
                       "Draw the board at the place of a record and say what is to be done", draw);
}

void add_fen(CLI::App& program, const Streams& streams) {
    add_record_command(program, streams, "fen",
                       "Print the position string at the place of a record", position_line);
}

void add_replay(CLI::App& program, const Streams& streams) {
    add_record_command(program, streams, "replay",
                       "Check a whole record; print its result, turns and showdowns", summary);
}

} // namespace cli
