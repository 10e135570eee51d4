#pragma once

#include "app/seat_players.hpp"

#include <QString>

#include <optional>

namespace app {

/// The number of characters as people see them: an emoji of several code points is one.
int charactersIn(const QString& text);
/// The longest name of a player.
inline constexpr int longestName = 60;
/// A name as it is kept: without control characters, line ends and marks that turn the direction
/// of the text around it; white space runs are one space.
QString cleanedName(const QString& text);
/// Why a name cannot be taken, as a sentence; nothing when it can. Empty names can.
std::optional<QString> troubleWithName(const QString& text);

/// The name of a level, such as "Champion".
QString levelName(engine::Level level);
/// How a player is called: his name; when it is empty the computer's level, or what his seat is
/// called.
QString displayName(const QString& name, const QString& seatName, SeatPlayer player = {});

} // namespace app
