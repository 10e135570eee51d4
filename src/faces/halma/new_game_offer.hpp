#pragma once

#include "ui/new_game/new_game_offer.hpp"

namespace halma_face {

ui::NewGameOffer newGameOffer();

} // namespace halma_face
