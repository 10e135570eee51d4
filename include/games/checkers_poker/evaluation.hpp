#pragma once

#include "cards/card_set.hpp"
#include "cards/hand.hpp"
#include "cards/hand_finder.hpp"
#include "engine/score.hpp"
#include "games/checkers_poker/arsenal.hpp"
#include "games/checkers_poker/position.hpp"
#include "games/checkers_poker/seats.hpp"
#include "games/checkers_poker/state.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace checkers_poker {

/// Judges positions without looking ahead; for one board and one set of options at a time.
/// Keeps a cache, so it belongs to one thread.
class Evaluator {
public:
    explicit Evaluator(const State& game, engine::Score noise = 0, std::uint64_t noise_seed = 0);

    /// For First, within ±surely_decided. Precondition: the game is not over.
    engine::Score evaluate(const Position& position);
    /// The same as evaluate() of the position after that move.
    /// Precondition: a move is due, and after it another.
    engine::Score evaluate_after(const Position& position, Move move);
    /// The score once a checker has been removed. Precondition: a removal is due.
    engine::Score evaluate_after(const Position& position, RemoveChecker removal);

    const Arsenal& arsenal(const Position& position, Seat seat, Showdown showdown);

private:
    /// All that the judgement depends on.
    struct Situation {
        PerSeat<cards::CardSet> covered;
        PerSeat<SpaceSet> checkers;
        Showdown next = Showdown::high;
        /// Moves until it, both sides' counted; with a die the likely number.
        unsigned moves_left = 0;
        /// Who is about to lose a checker.
        std::optional<Seat> loser;
        /// The merit of the hand that Second has shown already.
        std::optional<std::int32_t> to_beat;
    };
    struct Cached {
        std::uint64_t cards = 0;
        std::uint64_t rest = ~std::uint64_t{0};
        Arsenal arsenal;
    };

    Situation situation_of(const Position& position) const;
    void set_timing(Situation& situation, std::uint32_t turn, Seat mover, std::uint8_t die) const;
    engine::Score judge(const Position& position, const Situation& situation);
    const Arsenal& arsenal(cards::CardSet covered, const Position& position, Seat seat,
                           Showdown showdown);
    int reach_of(const Arsenal& arsenal, const Situation& situation, Seat seat) const;
    cards::CardSet moved(cards::CardSet covered, Move move) const;
    engine::Score noise_of(const Position& position, const Situation& situation) const;

    Options options_;
    /// The card on each space as a set; empty for a blank.
    std::array<cards::CardSet, space_count> card_on_;
    /// Where the cards of each pattern lie.
    std::array<SpaceSet, pattern_count> spaces_of_pattern_;
    engine::Score noise_;
    std::uint64_t noise_seed_;
    std::vector<Cached> cache_;
    cards::FoundHands found_;
};

} // namespace checkers_poker
