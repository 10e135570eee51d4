#pragma once

#include "app/played_game.hpp"
#include "tabletop/record_text.hpp"

#include <QDate>

#include <cstddef>
#include <vector>

namespace app {

/// The tags of a casual game that begins today.
std::vector<tabletop::Tag> tagsOfNewGame(QDate today);

/// The same with the players of another game, each of whom sits so many seats further on in order
/// of turn, with all that tells who plays there.
std::vector<tabletop::Tag> tagsOfNextGame(const PlayedGame& last, QDate today,
                                          std::size_t seatsOn = 0);

} // namespace app
