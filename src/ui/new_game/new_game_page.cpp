#include "ui/new_game/new_game_page.hpp"

namespace ui {

NewGamePage::~NewGamePage() = default;

} // namespace ui
