#include "arguments.hpp"
#include "commands.hpp"
#include "engine/ugi_stream.hpp"
#include "game_session.hpp"
#include "games.hpp"
#include "input.hpp"

#include <CLI/App.hpp>

#include <ostream>
#include <string>

namespace cli {

namespace {

/// A position as it was given; `startpos` is the start of the rules of the word before.
std::string position_text(const CLI::Option& option, const GameWord& game) {
    const std::string text = text_of(option);
    return text == "startpos" ? game_of_rules(game.rules).start(game.rules, {}) : text;
}

void add_start(CLI::App& program, const Streams& streams) {
    CLI::App* command =
        program.add_subcommand("start", "Print the position in which a game begins");
    CLI::Option* rules =
        command->add_option("RULES", "The rules string, such as halma,board=8")->required();
    command->callback([rules, &streams] {
        const std::string text = text_of(*rules);
        streams.out << reading("RULES", [&] { return game_of_rules(text).start(text, {}); })
                    << '\n';
    });
}

void add_legal_of(CLI::App& program, const Streams& streams, const GameWord& game) {
    CLI::App* command =
        program.add_subcommand("legal", "List every legal action at a position, sorted");
    CLI::Option* position = add_position(*command);
    command->callback([position, &streams, &game] {
        const std::string text = position_text(*position, game);
        for (const std::string& line :
             reading("FEN", [&] { return game_of_position(text).legal(text); }))
            streams.out << line << '\n';
    });
}

void add_perft_of(CLI::App& program, const Streams& streams, const GameWord& game) {
    CLI::App* command =
        program.add_subcommand("perft", "Count the sequences of legal actions of some length");
    CLI::Option* depth = command->add_option("DEPTH", "The number of actions")->required();
    CLI::Option* position = add_position(*command);
    CLI::Option* divide =
        command->add_flag("--divide")->description("Also print a count for each first action");
    command->callback([depth, position, divide, &streams, &game] {
        const auto length = read_number(*depth);
        const std::string text = position_text(*position, game);
        reading("FEN", [&] {
            const TextGame& of = game_of_position(text);
            if (divide->as<bool>() && length > 0) {
                for (const std::string& line : of.divide(text, length))
                    streams.out << line << '\n';
            }
            streams.out << of.perft(text, length) << '\n';
            return 0;
        });
    });
}

void add_record_command_of_games(CLI::App& program, const Streams& streams, const std::string& name,
                                 const std::string& description,
                                 std::string (*describe)(const GameRecord&)) {
    CLI::App* command = program.add_subcommand(name, description);
    CLI::Option* file = command->add_option("FILE", "A game record, or - for standard input");
    file->required();
    command->callback([file, describe, &streams] {
        const std::string path = text_of(*file);
        const std::string text = read_input(path, streams.in);
        streams.out << describe(reading(path == "-" ? "standard input" : path,
                                        [&] { return game_of_record(text).read_record(text); }));
    });
}

void add_ugi_of(CLI::App& program, const Streams& streams, const GameWord& game) {
    CLI::App* command =
        program.add_subcommand("ugi", "Speak the universal game interface with another program");
    command->callback([&streams, &game] {
        GameSession session(game.title + " of Checkers Poker " + CHECKERS_POKER_VERSION,
                            "the Checkers Poker developers", game.rules,
                            [&streams](std::string_view line) {
                                streams.out << line << '\n' << std::flush;
                            });
        const bool is_at_end = engine::read_ugi_lines(
            streams.in, [&](std::string_view line) { return session.receive(line); },
            [&](std::string_view trouble) { session.complain(trouble); });
        if (is_at_end)
            session.finish();
    });
}

} // namespace

void add_game_commands(CLI::App& program, const Streams& streams, const GameWord& game) {
    add_record_command_of_games(program, streams, "show",
                                "Draw the board at the place of a record and say who is to act",
                                [](const GameRecord& record) { return record.drawing; });
    add_record_command_of_games(program, streams, "fen",
                                "Print the position string at the place of a record",
                                [](const GameRecord& record) { return record.position + '\n'; });
    add_record_command_of_games(program, streams, "replay",
                                "Check a whole record; print its result, turns and actions",
                                [](const GameRecord& record) {
                                    return "result: " + record.result +
                                           "\nturns: " + std::to_string(record.turns) +
                                           "\nactions: " + std::to_string(record.actions) + '\n';
                                });
    add_start(program, streams);
    add_legal_of(program, streams, game);
    add_perft_of(program, streams, game);
    add_ugi_of(program, streams, game);
    add_game_selfplay(program, streams, game);
    add_game_bench(program, streams);
}

} // namespace cli
