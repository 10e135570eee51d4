#include "commands.hpp"
#include "engine/session_search.hpp"
#include "engine/ugi_stream.hpp"

#include <CLI/App.hpp>

#include <string>

namespace cli {

void add_ugi(CLI::App& program, const Streams& streams) {
    CLI::App* command =
        program.add_subcommand("ugi", "Speak the universal game interface with another program");
    command->callback([&streams] {
        engine::run_ugi(streams.in, streams.out,
                        {std::string("Checkers Poker ") + CHECKERS_POKER_VERSION,
                         "the Checkers Poker developers"},
                        engine::make_session_search());
    });
}

} // namespace cli
