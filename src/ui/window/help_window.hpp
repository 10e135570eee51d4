#pragma once

#include <QDialog>

namespace ui {

/// The rules for players, to be read beside the game.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent = nullptr);
};

} // namespace ui
