#pragma once

#include "tabletop/seat.hpp"
#include "ui/board/board_shape.hpp"
#include "ui/board/board_space.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

/// Whose piece, and of what kind where a game has several: 0 is the usual one.
struct BoardPiece {
    tabletop::Seat seat{};
    std::uint8_t kind = 0;
    friend bool operator==(const BoardPiece&, const BoardPiece&) = default;
};

/// What lies and stands on a space.
struct SpaceContents {
    /// What lies there, as the skin understands it; 0 is nothing in particular.
    std::uint16_t ground = 0;
    std::optional<BoardPiece> piece{};
    /// A piece that would stand there, drawn as a shadow (an end pointed at, a move to come).
    std::optional<BoardPiece> ghost{};
    friend bool operator==(const SpaceContents&, const SpaceContents&) = default;
};

/// Spaces that belong to a seat: where its pieces start, or where they are to go.
struct BoardCamp {
    tabletop::Seat seat{};
    bool goal = false;
    BoardSpaces spaces;
    friend bool operator==(const BoardCamp&, const BoardCamp&) = default;
};

/// All that the board shows at one moment: a snapshot, never the live game. The board draws it and
/// reports what was pointed at; it knows no rules, so what may be taken hold of and where it may be
/// put down is said here.
struct BoardPicture {
    BoardPicture() = default;
    /// An empty board.
    explicit BoardPicture(BoardShape board)
        : shape(std::move(board))
        , contents(shape.size()) {}

    BoardShape shape;
    /// By space, as many as the shape has.
    std::vector<SpaceContents> contents;
    /// How many of the shape's steps the board is turned by, clockwise; 0 has the first row below.
    int turn = 0;
    /// Drawn in this order, a later one over an earlier.
    std::vector<BoardCamp> camps;

    /// Spaces that answer a click now; the others are told with spaceClicked() too, and refused
    /// with a reason.
    BoardSpaces active;
    /// Of the active ones, those whose piece would be taken off: marked with a minus sign.
    BoardSpaces removable;
    /// The spaces that can be dragged: the piece on them, or what lies there where none stands.
    BoardSpaces draggable;
    std::optional<BoardSpace> chosen;
    BoardSpaces targets;
    /// Spaces that are pointed out, such as the five cards of a hand.
    BoardSpaces highlighted;
    /// Spaces of the last move in order, or of the piece removed last.
    std::vector<BoardSpace> lastMove;
    /// The way of the move that would be made, from the chosen piece on, and what it jumps over.
    std::vector<BoardSpace> path;
    BoardSpaces jumped;

    SpaceContents& at(BoardSpace space) { return contents[space.index()]; }
    const SpaceContents& at(BoardSpace space) const { return contents[space.index()]; }
    BoardSpaces piecesOf(tabletop::Seat seat) const;
    BoardSpaces ghostsOf(tabletop::Seat seat) const;

    friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

/// The same pieces stand on the same grounds, seen from the same side.
bool sameTable(const BoardPicture& a, const BoardPicture& b);
/// The same board with the same grounds.
bool sameGrounds(const BoardPicture& a, const BoardPicture& b);

} // namespace ui
