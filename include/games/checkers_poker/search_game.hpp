#pragma once

#include "cards/announcement.hpp"
#include "cards/hand_finder.hpp"
#include "engine/score.hpp"
#include "engine/searchable_game.hpp"
#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/evaluation.hpp"
#include "games/checkers_poker/position.hpp"
#include "games/checkers_poker/state.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace checkers_poker {

/// An action in sixteen bits. A show is known by its announcement: its cards are the best ones in a
/// high showdown and the lowest in a low one. Not for resigning and agreeing on a draw.
engine::MoveCode code_of(const Action& action, cards::Deck deck);
/// The action in that position. Precondition: the code is of a legal action there.
Action action_of(engine::MoveCode code, const State& state);

/// Checkers Poker as engine::Search wants it (see engine::SearchableGame). Every position in
/// the search comes from the rules' own apply().
class SearchGame {
public:
    using Position = checkers_poker::Position;
    using Moves = tabletop::InplaceVector<engine::OrderedMove, cards::announcement_count>;
    static constexpr int win_score = engine::win_score;
    static constexpr int surely_decided = engine::surely_decided;
    static constexpr std::size_t history_size = 4096 + 1024 + 64 + 8;

    /// `selective` as in engine::SearchStyle.
    SearchGame(const State& game, bool selective, engine::Score noise, std::uint64_t noise_seed);

    std::size_t history_index(engine::MoveCode code) const;
    Seat seat(const Position& position) const;
    std::optional<int> result(const Position& position) const;
    bool is_chance(const Position& position) const;
    void outcomes(const Position& position, engine::ChanceOutcomes& outcomes) const;
    std::uint64_t key(const Position& position) const { return key_of(position); }
    int evaluate(const Position& position) { return evaluator_.evaluate(position); }
    void generate(const Position& position, Moves& moves);
    void refine_order(const Position& position, Moves& moves);
    Position after(const Position& position, engine::MoveCode code) const;
    int cost(const Position& position) const;
    bool is_quiet(const Position& position) const;
    bool leads_to_quiet(const Position& position) const;
    int evaluate_after(const Position& position, engine::MoveCode code);

private:
    void generate_ends(Moves& moves) const;
    void generate_moves(const Position& position, Seat seat, Moves& moves) const;
    void generate_shows(const Position& position, const Showing& showing, Moves& moves);
    void generate_removals(const Position& position, Seat loser, Moves& moves);

    bool selective_;
    Evaluator evaluator_;
    cards::FoundHands found_;
};

} // namespace checkers_poker
