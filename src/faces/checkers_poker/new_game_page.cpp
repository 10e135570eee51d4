#include "faces/checkers_poker/new_game_page.hpp"

namespace ui {

NewGamePage::~NewGamePage() = default;

} // namespace ui
