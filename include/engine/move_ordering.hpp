#pragma once

#include "engine/searchable_game.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

namespace engine {

/// What one search has learned about good moves, so that it tries the likely best first: the
/// killers, which were lately too good to be allowed at the same ply, and the history, which tells
/// how each seat has fared with each move.
template <SearchableGame Game>
class MoveOrdering {
public:
    using Moves = typename Game::Moves;

    /// Precondition of all calls: ply < plies.
    explicit MoveOrdering(std::size_t plies)
        : killers_(plies)
        , history_(2 * Game::history_size) {}

    /// Adds what was learned to the order that the game gave. `table_move` comes first of all.
    void improve(Moves& moves, Game& game, tabletop::Seat seat, std::size_t ply,
                 MoveCode table_move) const {
        constexpr int first_of_all = 1'000'000;
        constexpr int killer = 10'000;
        const auto killers = killers_[ply];
        const std::int16_t* history = history_.data() + tabletop::index(seat) * Game::history_size;
        for (OrderedMove& move : moves) {
            if (move.code == table_move)
                move.order = first_of_all;
            else if (move.code == killers[0] || move.code == killers[1])
                move.order += killer;
            else
                move.order += history[game.history_index(move.code)];
        }
    }

    /// Brings the best of the moves from place i on to that place.
    static MoveCode pick(Moves& moves, std::size_t i) {
        std::size_t best = i;
        for (std::size_t j = i + 1; j < moves.size(); ++j) {
            if (moves[j].order > moves[best].order)
                best = j;
        }
        std::swap(moves[i], moves[best]);
        return moves[i].code;
    }

    /// Learns that `move` was too good after a search that many plies deep, and that those in front
    /// of it were not.
    void reward(const Moves& moves, Game& game, tabletop::Seat seat, std::size_t ply, MoveCode move,
                int plies) {
        auto& killers = killers_[ply];
        if (killers[0] != move)
            killers = {move, killers[0]};
        std::int16_t* history = history_.data() + tabletop::index(seat) * Game::history_size;
        const int bonus = std::min(plies * plies * 8, 800);
        for (const OrderedMove& tried : moves) {
            std::int16_t& value = history[game.history_index(tried.code)];
            const int change = tried.code == move ? bonus : -bonus / 4;
            value = static_cast<std::int16_t>(value + change - value * std::abs(change) / 8000);
            if (tried.code == move)
                break;
        }
    }

private:
    std::vector<std::array<MoveCode, 2>> killers_; ///< by ply
    std::vector<std::int16_t> history_;            ///< by seat and move
};

} // namespace engine
