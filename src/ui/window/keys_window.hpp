#pragma once

#include <QDialog>

namespace ui {

struct Commands;
struct Uses;

/// Every key of the window, with what it does.
class KeysWindow : public QDialog {
    Q_OBJECT

public:
    KeysWindow(const Commands& commands, const Uses& uses, QWidget* parent = nullptr);
};

} // namespace ui
