#pragma once

#include "faces/jumping/story.hpp"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace jumping_face {

/// An act in the list of moves, in the column of the seat that acted.
struct MoveCell {
    Seat seat{};
    /// The token with what followed: "i9-i13", "p12-o13, 1st", "c4-b4, Ann out".
    QString text;
    /// The whole of it, by ear.
    QString inWords;
    /// The place after the act.
    std::size_t place = 0;
    friend bool operator==(const MoveCell&, const MoveCell&) = default;
};

/// The titles of the columns: the turn, then the seats.
QStringList moveColumns(const Story& story);
/// Acts with equal numbers share a line: the turn of the act from a place.
std::uint32_t lineOf(const Story& story, std::size_t place);
/// The cells of the acts between two places, which stand in one line.
std::vector<MoveCell> cellsOf(const Story& story, std::size_t begin, std::size_t end);

/// An act in few words, such as a hint has it: "i9 to i13", "pass".
QString actShortly(const QString& token);

} // namespace jumping_face
