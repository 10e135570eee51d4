#pragma once

#include "games/jumping/action.hpp"
#include "games/jumping/options.hpp"
#include "games/jumping/refusal.hpp"
#include "games/jumping/standing.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace jumping {

/// A game of Halma or Chinese Checkers between two actions: everything that decides how it can go
/// on. A value of some 250 bytes. Its text is the position string.
struct State {
    explicit State(const Options& with)
        : options(with) {}

    Options options;
    Standing standing;
    PerSeat<SpaceSet> pieces;
    /// Moves and passes in a row in which no piece entered its goal (rules 4.7).
    std::uint16_t quiet = 0;

    friend bool operator==(const State&, const State&) = default;
};

inline constexpr std::size_t quiet_moves_a_seat = 100;

/// How many quiet moves end the game (rules 4.7).
inline std::size_t quiet_limit(const Setup& setup) { return quiet_moves_a_seat * setup.seats; }

/// A new game: every seat's pieces fill its home, and A moves first (rules 1.3, 1.5).
State new_game(const Options& options);

inline bool is_over(const State& state) { return is_over(state.standing); }
std::optional<Seat> to_act(const State& state);

inline const SeatOfSetup& setup_of(const State& state, Seat seat) {
    return state.options.setup->of[seat];
}
/// Where pieces stand, whosever they are.
SpaceSet occupied_spaces(const State& state);

/// Whether an action is legal: nothing if it is, else the reason. The one place where legality
/// lives.
std::optional<Refusal> check(const State& state, const Action& action);

/// Carries out an action, and what follows from it: seats that finish or are put out, the places,
/// the end, whose turn it is (rules 4). Precondition: check(state, action) is nothing (asserted).
void apply(State& state, const Action& action);

/// Every legal action except resigning and agreeing on a draw, which are legal until the game is
/// over.
std::vector<Action> legal_actions(const State& state);
/// The size of legal_actions(), without making it.
std::size_t count_legal_actions(const State& state);

/// The number of sequences of `depth` actions as legal_actions() lists them. The last action is
/// not played but counted.
std::uint64_t perft(const State& state, unsigned depth);

/// Whether a seat has brought its pieces in (rules 4.1). It may have done so earlier and not now.
bool has_finished(const State& state, Seat seat);
/// Whether its home is full, strangers are in it and none of its own pieces there can move (rules
/// 4.4), whatever the options make of that.
bool is_imprisoned(const State& state, Seat seat);
/// Whether it stands at home after its time to leave (rules 4.6). `own_moves` is how many moves the
/// seat has made.
bool has_overstayed(const State& state, Seat seat, std::uint32_t own_moves);

} // namespace jumping
