#pragma once

#include <QWidget>

class QUndoStack;

namespace ui {

/// Undo and Redo for a dialog with a board: two buttons with the usual keys, which work anywhere in
/// the dialog's window. Their tooltips say what would be undone.
class UndoButtons : public QWidget {
    Q_OBJECT

public:
    /// The stack outlives the buttons.
    explicit UndoButtons(QUndoStack& stack, QWidget* parent = nullptr);
};

} // namespace ui
