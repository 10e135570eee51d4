#pragma once

#include <QDialog>

namespace ui {

struct Commands;

/// Every key of the window, with what it does.
class KeysWindow : public QDialog {
    Q_OBJECT

public:
    explicit KeysWindow(const Commands& commands, QWidget* parent = nullptr);
};

} // namespace ui
