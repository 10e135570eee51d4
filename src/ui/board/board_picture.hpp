#pragma once

#include "cards/card_set.hpp"
#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/seats.hpp"
#include "games/checkers_poker/space.hpp"

#include <optional>
#include <vector>

namespace ui {

/// All that the board shows at one moment: a snapshot, never the live game. The board draws it and
/// reports what was pointed at; it knows no rules, so what may be taken hold of and where it may be
/// put down is said here.
struct BoardPicture {
    checkers_poker::Layout layout;
    checkers_poker::PerSeat<checkers_poker::SpaceSet> checkers;
    /// Checkers that would stand there, drawn as shadows (an end pointed at, a move to come).
    checkers_poker::PerSeat<checkers_poker::SpaceSet> ghosts;
    cards::CardSet wild;
    /// Which end is drawn at the bottom.
    checkers_poker::End bottom = checkers_poker::End::south;

    /// Spaces that answer a click now; the others are told with spaceClicked() too, and refused
    /// with a reason.
    checkers_poker::SpaceSet active;
    /// Of the active ones, those whose checker would be taken off: marked with a minus sign.
    checkers_poker::SpaceSet removable;
    /// The spaces that can be dragged: the checker on them, or the card where none stands.
    checkers_poker::SpaceSet draggable;
    std::optional<checkers_poker::Space> chosen;
    checkers_poker::SpaceSet targets;
    /// Spaces whose cards are pointed out, such as the five of a hand.
    checkers_poker::SpaceSet highlighted;
    /// Spaces of the last move in order, or of the checker removed last.
    std::vector<checkers_poker::Space> lastMove;
    /// The way of the move that would be made, from the chosen checker on.
    std::vector<checkers_poker::Space> path;

    friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

} // namespace ui
