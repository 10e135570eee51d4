#pragma once

#include "cards/card_set.hpp"
#include "cards/hand.hpp"
#include "cards/hand_finder.hpp"
#include "checkers_poker/seats.hpp"
#include "checkers_poker/state.hpp"
#include "engine/arsenal.hpp"
#include "engine/position.hpp"
#include "engine/score.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace engine {

/// Judges positions without looking ahead; for one board and one set of options at a time.
/// Keeps a cache, so it belongs to one thread.
class Evaluator {
public:
    explicit Evaluator(const checkers_poker::State& game, Score noise = 0,
                       std::uint64_t noise_seed = 0);

    /// For First, within ±surely_decided. Precondition: the game is not over.
    Score evaluate(const Position& position);
    /// The same as evaluate() of the position after that move.
    /// Precondition: a move is due, and after it another.
    Score evaluate_after(const Position& position, checkers_poker::Move move);
    /// The score once a checker has been removed. Precondition: a removal is due.
    Score evaluate_after(const Position& position, checkers_poker::RemoveChecker removal);

    const Arsenal& arsenal(const Position& position, checkers_poker::Seat seat,
                           checkers_poker::Showdown showdown);

private:
    /// All that the judgement depends on.
    struct Situation {
        checkers_poker::PerSeat<cards::CardSet> covered;
        checkers_poker::PerSeat<checkers_poker::SpaceSet> checkers;
        checkers_poker::Showdown next = checkers_poker::Showdown::high;
        /// Moves until it, both sides' counted; with a die the likely number.
        unsigned moves_left = 0;
        /// Who is about to lose a checker.
        std::optional<checkers_poker::Seat> loser;
        /// The merit of the hand that Second has shown already.
        std::optional<std::int32_t> to_beat;
    };
    struct Cached {
        std::uint64_t cards = 0;
        std::uint64_t rest = ~std::uint64_t{0};
        Arsenal arsenal;
    };

    Situation situation_of(const Position& position) const;
    void set_timing(Situation& situation, std::uint32_t turn, checkers_poker::Seat mover,
                    std::uint8_t die) const;
    Score judge(const Position& position, const Situation& situation);
    const Arsenal& arsenal(cards::CardSet covered, const Position& position,
                           checkers_poker::Seat seat, checkers_poker::Showdown showdown);
    int reach_of(const Arsenal& arsenal, const Situation& situation,
                 checkers_poker::Seat seat) const;
    cards::CardSet moved(cards::CardSet covered, checkers_poker::Move move) const;
    Score noise_of(const Position& position, const Situation& situation) const;

    checkers_poker::Options options_;
    /// The card on each space as a set; empty for a blank.
    std::array<cards::CardSet, checkers_poker::space_count> card_on_;
    /// Where the cards of each pattern lie.
    std::array<checkers_poker::SpaceSet, pattern_count> spaces_of_pattern_;
    Score noise_;
    std::uint64_t noise_seed_;
    std::vector<Cached> cache_;
    cards::FoundHands found_;
};

} // namespace engine
