#pragma once

#include "cards/card_set.hpp"
#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/seats.hpp"
#include "games/checkers_poker/space.hpp"
#include "ui/board/board_picture.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

/// What the board of Checkers Poker shows, as the game has it. The meaning of each mark is that of
/// BoardPicture, which onBoard() makes of it.
struct CardBoard {
    checkers_poker::Layout layout;
    checkers_poker::PerSeat<checkers_poker::SpaceSet> checkers;
    checkers_poker::PerSeat<checkers_poker::SpaceSet> ghosts;
    cards::CardSet wild;
    /// Which end is drawn at the bottom.
    checkers_poker::End bottom = checkers_poker::End::south;

    checkers_poker::SpaceSet active;
    checkers_poker::SpaceSet removable;
    checkers_poker::SpaceSet draggable;
    std::optional<checkers_poker::Space> chosen;
    checkers_poker::SpaceSet targets;
    checkers_poker::SpaceSet highlighted;
    std::vector<checkers_poker::Space> lastMove;
    std::vector<checkers_poker::Space> path;

    friend bool operator==(const CardBoard&, const CardBoard&) = default;
};

/// What lies on a space, as the skin of the cards understands the ground of a space.
struct CardGround {
    std::optional<cards::Card> card;
    bool wild = false;
    friend bool operator==(const CardGround&, const CardGround&) = default;
};
std::uint16_t groundNumber(const CardGround& ground);
CardGround cardGroundOf(std::uint16_t ground);

constexpr BoardSpace onBoard(checkers_poker::Space space) {
    return BoardSpace::from_index(space.index());
}
BoardSpaces onBoard(checkers_poker::SpaceSet spaces);
std::vector<BoardSpace> onBoard(const std::vector<checkers_poker::Space>& spaces);
BoardPicture onBoard(const CardBoard& board);

constexpr checkers_poker::Space fromBoard(BoardSpace space) {
    return checkers_poker::Space::from_index(space.index());
}
std::optional<checkers_poker::Space> fromBoard(std::optional<BoardSpace> space);

} // namespace ui
