#pragma once

#include <iosfwd>

namespace CLI { // NOLINT(readability-identifier-naming): the name of the library
class App;
}

namespace cli {

struct GameWord;

/// What the commands read from and write to. It outlives the parsing of the command line.
struct Streams {
    std::istream& in;
    std::ostream& out;
};

// Each adds one command to the program: its arguments, its help, and what it does when it is
// called. It may throw InputError or tabletop::TextError, having written nothing by then.

void add_show(CLI::App& program, const Streams& streams);
void add_fen(CLI::App& program, const Streams& streams);
void add_replay(CLI::App& program, const Streams& streams);

void add_deal(CLI::App& program, const Streams& streams);
void add_legal(CLI::App& program, const Streams& streams);
void add_perft(CLI::App& program, const Streams& streams);

void add_hands(CLI::App& program, const Streams& streams);
void add_compare(CLI::App& program, const Streams& streams);

void add_ugi(CLI::App& program, const Streams& streams);

void add_selfplay(CLI::App& program, const Streams& streams);
void add_bench(CLI::App& program, const Streams& streams);

/// The commands of such a game that measure: engine against engine, and speed.
void add_game_selfplay(CLI::App& program, const Streams& streams, const GameWord& game);
void add_game_bench(CLI::App& program, const Streams& streams);
/// All commands of a game that has a word of its own (games.hpp).
void add_game_commands(CLI::App& program, const Streams& streams, const GameWord& game);

} // namespace cli
