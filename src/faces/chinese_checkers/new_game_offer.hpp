#pragma once

#include "ui/new_game/new_game_offer.hpp"

namespace chinese_checkers_face {

ui::NewGameOffer newGameOffer();

} // namespace chinese_checkers_face
