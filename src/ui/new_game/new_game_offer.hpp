#pragma once

#include "ui/board/board_look.hpp"

#include <QString>

#include <functional>
#include <string>

class QWidget;

namespace app {
class Settings;
} // namespace app

namespace ui {

class NewGameForm;

/// A game as it is offered for a new one.
struct NewGameOffer {
    std::string word; ///< of the game, such as "halma"
    QString title;
    QString sentence; ///< what it is, in one sentence
    std::function<BoardLook()> picture;
    /// The settings outlive the form.
    std::function<NewGameForm*(app::Settings& settings, QWidget* parent)> makeForm;
};

} // namespace ui
