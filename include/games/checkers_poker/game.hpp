#pragma once

#include "engine/thinker.hpp"
#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/action_text.hpp"
#include "games/checkers_poker/perft.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/refusal.hpp"
#include "games/checkers_poker/seats.hpp"
#include "games/checkers_poker/state.hpp"
#include "tabletop/game.hpp"
#include "tabletop/record_text.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace checkers_poker {

/// Checkers Poker, for tabletop::Game.
struct Game {
    static constexpr std::string_view word = "checkers-poker";

    using State = checkers_poker::State;
    using Action = checkers_poker::Action;
    using Refusal = checkers_poker::Refusal;
    /// The deal number that the board came from, where it is known.
    struct Origin {
        std::optional<std::uint32_t> deal;
        friend bool operator==(const Origin&, const Origin&) = default;
    };

    static constexpr std::size_t seat_count = checkers_poker::seat_count;

    static std::optional<Refusal> check(const State& state, const Action& action) {
        return checkers_poker::check(state, action);
    }
    static std::string in_words(const State&, const Refusal& refusal) {
        return checkers_poker::in_words(refusal);
    }
    static void apply(State& state, const Action& action) { checkers_poker::apply(state, action); }
    /// A hand is kept in the order in which it is written.
    static Action arranged(const State& start, const Action& action);
    static std::vector<Action> legal_actions(const State& state) {
        return checkers_poker::legal_actions(state);
    }
    static std::size_t seats(const State&) { return seat_count; }
    static std::optional<Seat> to_act(const State& state) { return checkers_poker::to_act(state); }
    static bool chance_due(const State& state) {
        return std::holds_alternative<Rolling>(state.phase);
    }
    static std::optional<tabletop::Places> outcome(const State& state);
    static std::size_t turn(const State& state) { return state.turn; }
    static bool begins_turn(const State& state);
    static std::uint64_t perft(const State& state, unsigned depth) {
        return checkers_poker::perft(state, depth);
    }

    static std::string seat_tag(Seat seat) { return seat == first ? "First" : "Second"; }
    static std::string rules_text(const State& state) {
        return checkers_poker::to_text(state.options);
    }
    static std::string to_text(const State& state) { return checkers_poker::to_text(state); }
    static std::string to_text(const State&, const Action& action) {
        return checkers_poker::to_text(action);
    }
    /// Deal 1 under these rules.
    static State read_start(std::string_view rules, tabletop::TextPlace start = {});
    static State read_position(std::string_view text, tabletop::TextPlace start = {}) {
        return read_position_string(text, start);
    }
    static Action read_action(std::string_view token, const State& state,
                              tabletop::TextPlace start = {}) {
        return checkers_poker::read_action(token, state, start);
    }
    static Action parse_action(std::string_view token, const State& state,
                               tabletop::TextPlace start = {}) {
        return checkers_poker::parse_action(token, state, start);
    }

    // Chance is the die: what it shows in a turn is a function of the seed and the turn alone, the
    // same on every platform (rules 6.3).
    static bool has_chance(const State& state) { return state.options.die; }
    static std::string seed_tag() { return "DieSeed"; }
    static Action chance_action(const State& state, std::uint64_t seed);

    /// Whether an action decides a showdown, which players want to read before they go on.
    static bool brings_result(const State& before, const Action& action);
    /// Whether no deal number brings the board back.
    static bool is_own_start(const State&, const Origin& origin) { return !origin.deal; }

    static engine::ScoreUnit score_unit();
    static std::unique_ptr<engine::Thinker> make_thinker(const engine::ThinkerSettings& settings);

    // For tabletop::HasOrigins: the rules with a deal or the cards, or a position.
    static std::vector<tabletop::Tag> start_tags(const State& start, const Origin& origin);
    static bool is_start_tag(std::string_view name) { return name == "Deal" || name == "Cards"; }
    static State read_start(const tabletop::TagsAtPlaces& tags,
                            const tabletop::TextReader& after_tags, Origin& origin);
};

} // namespace checkers_poker
