#include "ui/new_game_size.hpp"

#include <QScreen>
#include <QWidget>

namespace ui {

namespace {
constexpr QSize frame(16, 48); ///< left to the window manager
} // namespace

void resizeForScreen(QWidget& dialog, QSize usual) {
    dialog.resize(usual.boundedTo(dialog.screen()->availableSize() - frame));
}

} // namespace ui
