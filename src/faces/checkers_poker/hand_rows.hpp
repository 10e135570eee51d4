#pragma once

#include "faces/checkers_poker/hand_list.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/state.hpp"

#include <cstddef>
#include <vector>

namespace ui {

/// Every announcement that the player who is to show could make of his covered cards, strongest for
/// this showdown first (so the lowest in a low one), used ones struck out. While First is to show,
/// each says how it would fare against Second's hand.
/// Precondition: the phase there is Showing.
std::vector<HandRow> rowsToShow(const checkers_poker::Match& match, std::size_t place);

/// Every place that the checker on `from` can reach and the strongest unused hand there, strongest
/// first. Precondition: the phase is Moving and the checker is the mover's.
std::vector<HandRow> rowsOfPlaces(const checkers_poker::State& state, checkers_poker::Space from);

/// The hand that five cards make for this showdown: the strongest that is not used, else the
/// strongest at all; wild cards are named for it. Precondition: five cards, the phase is Showing.
cards::Hand handOf(const checkers_poker::State& state, cards::CardSet five);

} // namespace ui
