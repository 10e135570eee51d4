#pragma once

#include "engine/thinker.hpp"
#include "games/jumping/action.hpp"
#include "games/jumping/board.hpp"
#include "games/jumping/event.hpp"
#include "games/jumping/standing.hpp"
#include "tabletop/game.hpp"
#include "tabletop/inplace_vector.hpp"
#include "tabletop/topology.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The capture game on the star (docs/chinese-checkers.md, 6): the marbles are nobody's, and who
/// jumps over one keeps it.
namespace chinese_checkers::capture {

using jumping::AgreeDraw;
using jumping::PerSeat;
using jumping::Resign;
using jumping::Seat;
using jumping::Space;
using jumping::SpaceSet;
using jumping::Standing;

inline constexpr std::size_t marble_count = 60;

/// A chain of jumps by its whole path, since two ways between the same holes take different
/// marbles. It may end where it began.
struct Capture {
    tabletop::InplaceVector<Space, marble_count> path;
    friend bool operator==(const Capture&, const Capture&) = default;
};

using Action = std::variant<Capture, Resign, AgreeDraw>;

struct State {
    Standing standing;
    SpaceSet marbles;
    /// How many marbles each seat has taken.
    PerSeat<std::uint8_t> taken;
    friend bool operator==(const State&, const State&) = default;
};

/// Sixty marbles fill the hexagon but for the middle. Precondition: 2 to 6 players.
State new_game(std::size_t players);

namespace refused {
struct GameIsOver {
    friend bool operator==(const GameIsOver&, const GameIsOver&) = default;
};
struct NoMarbleThere {
    Space hole;
    friend bool operator==(const NoMarbleThere&, const NoMarbleThere&) = default;
};
struct NoJump { ///< a leg of the path is none
    Space from;
    Space to;
    friend bool operator==(const NoJump&, const NoJump&) = default;
};
} // namespace refused

using Refusal = std::variant<refused::GameIsOver, refused::NoMarbleThere, refused::NoJump>;

std::optional<Refusal> check(const State& state, const Action& action);
/// Precondition: check(state, action) is nothing (asserted).
void apply(State& state, const Action& action);
std::vector<Action> legal_actions(const State& state);
/// Every legal turn that begins with these holes, each before those that go on from it. A path of
/// one hole is a marble that is to be moved.
std::vector<Capture> chains_from(const State& state, const Capture& begun);
/// The marbles that a turn takes, in order.
std::vector<Space> taken_by(const Capture& capture);
/// What happens when a legal action is carried out, in order. Precondition: check() allows it.
std::vector<jumping::Event> events_of(const State& before, const Action& action);

std::string to_text(const State& state);
std::string to_text(const Action& action);
std::string in_words(const Refusal& refusal);

/// Whether a rules string asks for this game.
bool is_meant(std::string_view rules);

/// For tabletop::Game.
struct Game {
    static constexpr std::string_view word = "chinese-checkers";

    using State = capture::State;
    using Action = capture::Action;
    using Refusal = capture::Refusal;

    static const jumping::Board& board(const State&) { return jumping::star_board(); }
    static tabletop::Topology topology(const State& state) {
        return jumping::topology(board(state));
    }
    static std::optional<Refusal> check(const State& state, const Action& action) {
        return capture::check(state, action);
    }
    static std::string in_words(const State&, const Refusal& refusal) {
        return capture::in_words(refusal);
    }
    static void apply(State& state, const Action& action) { capture::apply(state, action); }
    static std::vector<Action> legal_actions(const State& state) {
        return capture::legal_actions(state);
    }
    static std::size_t seats(const State& state) { return state.standing.seats; }
    static std::optional<Seat> to_act(const State& state);
    static bool chance_due(const State&) { return false; }
    static std::optional<tabletop::Places> outcome(const State& state) {
        return jumping::outcome(state.standing);
    }
    static std::size_t turn(const State& state) { return state.standing.turn; }
    static std::uint64_t perft(const State& state, unsigned depth) {
        return tabletop::plain_perft<Game>(state, depth);
    }
    static std::string seat_tag(Seat seat) {
        return {static_cast<char>('A' + tabletop::index(seat))};
    }
    static std::string rules_text(const State& state);
    static std::string to_text(const State& state) { return capture::to_text(state); }
    static std::string to_text(const State&, const Action& action) {
        return capture::to_text(action);
    }
    static State read_start(std::string_view rules, tabletop::TextPlace start = {});
    static State read_position(std::string_view text, tabletop::TextPlace start = {});
    static Action read_action(std::string_view token, const State& state,
                              tabletop::TextPlace start = {});
    /// The same without looking at what is legal.
    static Action parse_action(std::string_view token, const State& state,
                               tabletop::TextPlace start = {});

    static engine::ScoreUnit score_unit();
    static std::unique_ptr<engine::Thinker> make_thinker(const engine::ThinkerSettings& settings);
};

} // namespace chinese_checkers::capture
