#pragma once

#include "games/jumping/state.hpp"
#include "games/jumping/table_thinker.hpp"
#include "games/jumping/text.hpp"
#include "tabletop/game.hpp"
#include "tabletop/topology.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace jumping {

/// What satisfies tabletop::Game for a game that is a race from camp to camp. `Setups` has the
/// game's word and one static function setups(), which gives the game's table.
template <class Setups>
struct Race {
    static constexpr std::string_view word = Setups::word;

    using State = jumping::State;
    using Action = jumping::Action;
    using Refusal = jumping::Refusal;

    static const Board& board(const State& state) { return *state.options.setup->board; }
    static tabletop::Topology topology(const State& state) {
        return jumping::topology(board(state));
    }

    static std::optional<Refusal> check(const State& state, const Action& action) {
        return jumping::check(state, action);
    }
    static std::string in_words(const State& state, const Refusal& refusal) {
        return jumping::in_words(board(state), refusal);
    }
    static void apply(State& state, const Action& action) { jumping::apply(state, action); }
    static std::vector<Action> legal_actions(const State& state) {
        return jumping::legal_actions(state);
    }
    static std::size_t seats(const State& state) { return state.standing.seats; }
    static std::optional<Seat> to_act(const State& state) { return jumping::to_act(state); }
    static bool chance_due(const State&) { return false; }
    static std::optional<tabletop::Places> outcome(const State& state) {
        return jumping::outcome(state.standing);
    }
    static std::size_t turn(const State& state) { return state.standing.turn; }
    static std::uint64_t perft(const State& state, unsigned depth) {
        return jumping::perft(state, depth);
    }

    static std::string seat_tag(Seat seat) {
        return {static_cast<char>('A' + tabletop::index(seat))};
    }
    static std::string rules_text(const State& state) { return jumping::to_text(state.options); }
    static std::string to_text(const State& state) { return jumping::to_text(state); }
    static std::string to_text(const State& state, const Action& action) {
        return jumping::to_text(board(state), action);
    }
    static State read_start(std::string_view rules, tabletop::TextPlace start = {}) {
        return new_game(read_options(rules, Setups::setups(), start));
    }
    static State read_position(std::string_view text, tabletop::TextPlace start = {}) {
        return jumping::read_position(text, Setups::setups(), start);
    }
    static Action read_action(std::string_view token, const State& state,
                              tabletop::TextPlace start = {}) {
        return jumping::read_action(token, state, start);
    }
    static Action parse_action(std::string_view token, const State& state,
                               tabletop::TextPlace start = {}) {
        return jumping::parse_action(token, state, start);
    }

    static engine::ScoreUnit score_unit() { return race_score_unit(); }
    static std::unique_ptr<engine::Thinker> make_thinker(const engine::ThinkerSettings& settings) {
        return make_race_thinker(settings, engine::state_of<Race>);
    }
};

} // namespace jumping
