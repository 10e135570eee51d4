#pragma once

#include "tabletop/inplace_vector.hpp"
#include "tabletop/seat.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace engine {

/// A move as a game encodes it for its search; 0 is none.
using MoveCode = std::uint16_t;

struct OrderedMove {
    MoveCode code = 0;
    /// Moves with a greater order are tried first.
    int order = 0;
};

/// One class of outcomes of a chance event that go on alike, and how many of them there are.
struct ChanceOutcome {
    MoveCode code = 0;
    int weight = 1;
};
inline constexpr std::size_t most_chance_outcomes = 8;
using ChanceOutcomes = tabletop::InplaceVector<ChanceOutcome, most_chance_outcomes>;

/// What the search needs to know about a game for two seats, 0 and 1. Scores are for seat 0, in
/// the game's own unit, within -Game::win_score … win_score. A game object belongs to one thread
/// and may keep caches.
template <class Game>
concept SearchableGame = requires(Game game, const typename Game::Position position, MoveCode code,
                                  typename Game::Moves moves, ChanceOutcomes outcomes) {
    /// Greater than any evaluation; a score beyond surely_decided comes from a finished game.
    { Game::win_score } -> std::convertible_to<int>;
    { Game::surely_decided } -> std::convertible_to<int>;
    /// history_index() is below it.
    { Game::history_size } -> std::convertible_to<std::size_t>;
    { game.history_index(code) } -> std::convertible_to<std::size_t>;
    {
        game.seat(position)
        } -> std::same_as<tabletop::Seat>; ///< seat 0 in chance events and at the end
    { game.result(position) } -> std::same_as<std::optional<int>>;
    { game.is_chance(position) } -> std::same_as<bool>;
    game.outcomes(position, outcomes);
    { game.key(position) } -> std::same_as<std::uint64_t>;
    { game.evaluate(position) } -> std::same_as<int>;
    /// All moves, with the game's own idea of their order.
    game.generate(position, moves);
    /// Gives generated moves a better order at more cost: where much depth is left.
    game.refine_order(position, moves);
    { game.after(position, code) } -> std::same_as<typename Game::Position>;
    /// How much depth a move takes, of one_ply.
    { game.cost(position) } -> std::same_as<int>;
    /// Whether the evaluation can be trusted as it is; if not, the search goes one move on.
    { game.is_quiet(position) } -> std::same_as<bool>;
    /// Whether every move leads to a quiet position in which the other seat moves; if so,
    /// evaluate_after() is the same as evaluate(after()), at less cost.
    { game.leads_to_quiet(position) } -> std::same_as<bool>;
    { game.evaluate_after(position, code) } -> std::same_as<int>;
};

} // namespace engine
