#include "commands.hpp"
#include "games/checkers_poker/session_search.hpp"
#include "games/checkers_poker/ugi.hpp"

#include <CLI/App.hpp>

#include <string>

namespace cli {

void add_ugi(CLI::App& program, const Streams& streams) {
    CLI::App* command =
        program.add_subcommand("ugi", "Speak the universal game interface with another program");
    command->callback([&streams] {
        checkers_poker::run_ugi(streams.in, streams.out,
                                {std::string("Checkers Poker ") + CHECKERS_POKER_VERSION,
                                 "the Checkers Poker developers"},
                                checkers_poker::make_session_search());
    });
}

} // namespace cli
