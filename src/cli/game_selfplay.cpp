#include "arguments.hpp"
#include "commands.hpp"
#include "game_player.hpp"
#include "games.hpp"
#include "input.hpp"
#include "records_folder.hpp"
#include "selfplay_player.hpp"
#include "selfplay_score.hpp"
#include "tabletop/random.hpp"

#include <CLI/App.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <ostream>
#include <random>
#include <string>

namespace cli {

namespace {

/// One player takes a seat, the other all the rest; every opening is played once from each seat.
struct GamesPlan {
    std::array<std::string, 2> players;
    std::string rules;
    std::size_t games = 200;
    std::uint64_t first_opening = 1;
    std::uint64_t movetime = 0;
    std::uint64_t nodes = 0;
    unsigned depth = 0;
    std::uint64_t patience = 20'000;
    std::filesystem::path folder;

    engine::ThinkLimits limits() const {
        engine::ThinkLimits limits;
        if (nodes != 0)
            limits.nodes = nodes;
        if (depth != 0)
            limits.depth = depth;
        if (movetime != 0)
            limits.movetime = std::chrono::milliseconds(movetime);
        else if (nodes == 0 && depth == 0)
            limits.movetime = std::chrono::milliseconds(100);
        return limits;
    }
};

struct GamesResult {
    std::size_t games = 0;
    std::size_t actions = 0;
    /// How often the first player came to each place.
    std::array<std::size_t, tabletop::most_seats> places{};
    double points = 0; ///< two seats: 1 a win, ½ a draw
    double squares = 0;
    std::array<std::size_t, 2> failures{};
};

constexpr std::size_t random_actions_a_seat = 2;

std::unique_ptr<TextMatch> opening(const GamesPlan& plan, std::uint64_t number) {
    const TextGame& game = game_of_rules(plan.rules);
    auto match = game.match(game.start(plan.rules, {}), {});
    std::mt19937_64 random(number);
    for (std::size_t i = 0; i < random_actions_a_seat * match->seats() && match->to_act(); ++i) {
        const std::vector<std::string> legal = match->legal();
        match->play(legal[tabletop::uniform_below(random, legal.size())], {});
    }
    return match;
}

void note_failure(const GamesPlan& plan, std::size_t who, const char* reason, GamesResult& result) {
    ++result.failures[who];
    std::clog << "failure of " << plan.players[who] << ": " << reason << std::endl;
}

/// A player who fails to choose a legal action gives up.
void act(const GamesPlan& plan, TextMatch& match, GamePlayer& player, std::size_t who,
         GamesResult& result) {
    try {
        match.play(player.choose(match, plan.limits()), {});
    } catch (const PlayerFailed& failure) {
        note_failure(plan, who, failure.what(), result);
        player.recover();
        match.play("resign", {});
    } catch (const tabletop::TextError& error) {
        note_failure(plan, who, error.what(), result);
        match.play("resign", {});
    }
}

std::size_t place_of(const TextMatch& match, std::size_t seat) {
    const std::string position = match.position();
    tabletop::TextReader fields(position);
    for (int i = 0; i < 3; ++i) {
        fields.take_word();
        fields.skip_white_space();
    }
    return static_cast<std::size_t>(fields.rest()[seat] - '0');
}

void write_record_of_game(const GamesPlan& plan, const RecordsFolder& records,
                          const TextMatch& match, std::size_t number, std::size_t seat) {
    if (!records.is_wanted())
        return;
    std::vector<tabletop::Tag> tags{{"Event", "selfplay " + std::to_string(number + 1)}};
    for (std::size_t i = 0; i < match.seats(); ++i)
        tags.push_back(
            {std::string(1, static_cast<char>('A' + i)), plan.players[i == seat ? 0 : 1]});
    records.write(number + 1, match.record(tags));
}

void play_one(const GamesPlan& plan, const RecordsFolder& records,
              const std::array<GamePlayer*, 2>& players, GamesResult& result) {
    const std::size_t seats = opening(plan, 0)->seats();
    const std::size_t seat = result.games % seats;
    auto match = opening(plan, plan.first_opening + result.games / seats);
    for (std::size_t i = 0; i < players.size(); ++i) {
        try {
            players[i]->start_game();
        } catch (const PlayerFailed& failure) {
            note_failure(plan, i, failure.what(), result);
            players[i]->recover();
        }
    }
    for (auto to_act = match->to_act(); to_act; to_act = match->to_act()) {
        const std::size_t who = *to_act == seat ? 0 : 1;
        act(plan, *match, *players[who], who, result);
        ++result.actions;
    }
    write_record_of_game(plan, records, *match, result.games, seat);
    const std::size_t place = place_of(*match, seat);
    ++result.places[place - 1];
    ++result.games;
    const double point = place != 1 ? 0 : match->winner() ? 1 : 0.5;
    result.points += point;
    result.squares += point * point;
}

void print_result(const GamesPlan& plan, const GamesResult& result, std::size_t seats,
                  std::ostream& out) {
    const auto games = static_cast<double>(std::max<std::size_t>(1, result.games));
    const double mean = result.points / games;
    const double error =
        1.96 * std::sqrt(std::max(0.0, result.squares / games - mean * mean) / games);
    out << "players: " << plan.players[0] << " - " << plan.players[1] << '\n'
        << "rules: " << plan.rules << '\n'
        << "games: " << result.games << '\n'
        << "score: " << std::fixed << std::setprecision(1) << 100 * mean << " % ± " << 100 * error;
    if (seats == 2)
        out << "  Elo " << std::setprecision(0) << elo(mean);
    else
        out << " (an even share is " << 100.0 / static_cast<double>(seats) << " %)";
    out << "\nplaces of the first:";
    for (std::size_t place = 0; place < seats; ++place)
        out << ' ' << result.places[place];
    out << "\nactions a game: " << result.actions / std::max<std::size_t>(1, result.games)
        << "\nfailures: " << result.failures[0] << " - " << result.failures[1] << '\n';
}

void play_games(const GamesPlan& plan, std::ostream& out) {
    const std::size_t seats = opening(plan, 0)->seats();
    const RecordsFolder records(plan.folder);
    std::array<std::unique_ptr<GamePlayer>, 2> players;
    const std::chrono::milliseconds patience(plan.patience);
    try {
        for (std::size_t i = 0; i < players.size(); ++i)
            players[i] = make_game_player(plan.players[i], 2 * plan.first_opening + i, patience);
    } catch (const PlayerFailed& failure) {
        throw InputError(failure.what());
    }
    GamesResult result;
    const std::size_t games = (plan.games + seats - 1) / seats * seats;
    while (result.games < games)
        play_one(plan, records, {players[0].get(), players[1].get()}, result);
    print_result(plan, result, seats, out);
}

} // namespace

void add_game_selfplay(CLI::App& program, const Streams& streams, const GameWord& game) {
    CLI::App* command = program.add_subcommand(
        "selfplay", "Let one player meet another, who takes all other seats");
    const auto plan = std::make_shared<GamesPlan>();
    const std::string players =
        "level:N, greedy, alphabeta, random, or the command that starts a UGI program";
    command->add_option("A", plan->players[0], "Who takes one seat: " + players)->required();
    command->add_option("B", plan->players[1], "Who takes the others")->required();
    CLI::Option* rules = add_rules_option(*command)->default_str(game.rules);
    command->add_option("--games", plan->games, "How many games, each opening once from every seat")
        ->check(CLI::Range(1, 10'000'000));
    command->add_option("--first-opening", plan->first_opening, "The number of the first opening");
    command->add_option("--movetime", plan->movetime, "Milliseconds an action")
        ->check(CLI::Range(1, 86'400'000));
    command->add_option("--nodes", plan->nodes, "Positions an action")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
    command->add_option("--depth", plan->depth, "Plies an action")->check(CLI::Range(1, 60));
    add_patience_option(*command, plan->patience);
    command->add_option("--records", plan->folder, "A folder for the records of the games");
    command->callback([plan, rules, &streams, &game] {
        plan->rules = rules->empty() ? game.rules : text_of(*rules);
        reading("--rules", [&] { return opening(*plan, 0)->seats(); });
        play_games(*plan, streams.out);
    });
}

} // namespace cli
