#include "selfplay_game.hpp"

#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/state.hpp"
#include "tabletop/random.hpp"

#include <algorithm>
#include <random>
#include <variant>

namespace cli {

using namespace checkers_poker;

namespace {

RollDie roll(std::mt19937_64& generator) {
    constexpr std::uint64_t faces = 6;
    return {static_cast<std::uint8_t>(1 + tabletop::uniform_below(generator, faces))};
}

void record_failure(SelfplayGame& game, Seat seat, std::string reason) {
    game.failed = seat;
    game.failure = std::move(reason);
    game.match.remarks.push_back({game.match.history.place(), game.failure});
}

/// Gets both players ready; false when one is not.
bool start(SelfplayGame& game, const PerSeat<SelfplayPlayer*>& players) {
    for (const Seat seat : {first, second}) {
        try {
            players[seat]->start_game();
        } catch (const PlayerFailed& failure) {
            record_failure(game, seat, failure.what());
            return false;
        }
    }
    return true;
}

/// Lets the seat act; false when it fails to.
bool act(SelfplayGame& game, Seat seat, SelfplayPlayer& player, const engine::Limits& limits) {
    const auto began = std::chrono::steady_clock::now();
    try {
        const Action action = player.choose(game.match.history.current(), limits);
        const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(
            std::chrono::steady_clock::now() - began);
        game.slowest[seat] = std::max(game.slowest[seat], took);
        if (const auto refusal = play(game.match, action))
            record_failure(game, seat, to_text(action) + ": " + in_words(*refusal));
    } catch (const PlayerFailed& failure) {
        record_failure(game, seat, failure.what());
    }
    return !game.failed;
}

} // namespace

SelfplayGame play_game(const Options& options, std::uint32_t deal_number,
                       const PerSeat<SelfplayPlayer*>& players, const engine::Limits& limits) {
    SelfplayGame game{Match(new_game(options, deal(deal_number, options.deck))), {}, {}, {}};
    game.match.deal = deal_number;
    std::mt19937_64 die(deal_number);
    if (!start(game, players))
        return game;
    while (!is_over(game.match.history.current())) {
        const State& state = game.match.history.current();
        if (std::holds_alternative<Rolling>(state.phase)) {
            play(game.match, roll(die));
            continue;
        }
        const Seat seat = to_act(state).value();
        if (!act(game, seat, *players[seat], limits))
            break;
    }
    return game;
}

std::size_t half_points(const SelfplayGame& game, Seat seat) {
    if (game.failed)
        return *game.failed == seat ? 0 : 2;
    return static_cast<std::size_t>(outcome(game.match.history.current()).value().of(seat));
}

} // namespace cli
