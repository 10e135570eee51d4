#pragma once

#include "engine/searchable_game.hpp"
#include "games/jumping/moves.hpp"
#include "games/jumping/state.hpp"
#include "move_code.hpp"
#include "race_costs.hpp"
#include "tabletop/inplace_vector.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace jumping {

/// A race of two as engine::Search wants it, from the view of the seat that thinks, which is its
/// seat 0.
class RaceSearch {
public:
    struct Position {
        /// A place for a position, in arrays.
        Position();
        explicit Position(const State& at)
            : state(at) {}

        State state;
        PerSeat<int> costs;
        std::uint64_t pieces_key = 0;
        bool thinker_acts = true;
        /// Whether some home is full, so that any move may shut somebody in.
        bool has_full_home = false;
    };
    using Moves = tabletop::InplaceVector<engine::OrderedMove, 1024>;
    static constexpr int win_score = 30000;
    static constexpr int surely_decided = 25000;
    static constexpr std::size_t history_size = 0x10000;

    RaceSearch(const State& root, int noise, std::uint64_t noise_seed);

    /// Precondition: the thinker is to act, and there are two seats.
    Position position_of(const State& state) const;

    /// By how much a move lowers the costs of the thinker, who is to act.
    int gain(const Position& position, MoveCode code) const;

    std::size_t history_index(MoveCode code) const { return code; }
    Seat seat(const Position& position) const { return Seat(position.thinker_acts ? 0 : 1); }
    std::optional<int> result(const Position& position) const;
    bool is_chance(const Position&) const { return false; }
    void outcomes(const Position&, engine::ChanceOutcomes&) const {}
    std::uint64_t key(const Position& position) const;
    int evaluate(const Position& position) const;
    void generate(const Position& position, Moves& moves) const;
    void refine_order(const Position&, Moves&) const {}
    Position after(const Position& position, MoveCode code) const;
    int cost(const Position& position) const;
    bool is_quiet(const Position&) const { return true; }
    bool leads_to_quiet(const Position&) const { return true; }
    int evaluate_after(const Position& position, MoveCode code) const;

private:
    Seat mover(const Position& position) const { return position.thinker_acts ? thinker_ : other_; }
    int balance(const PerSeat<int>& costs) const;
    int with_noise(int score, std::uint64_t key) const;
    bool is_plain(const Position& position, MoveCode code) const;
    bool has_full_home(const State& state) const;

    Seat thinker_;
    Seat other_;
    RaceCosts costs_;
    SpaceSet camps_; ///< all homes and goals
    int urgency_;
    int noise_;
    std::uint64_t noise_seed_;
};

} // namespace jumping
