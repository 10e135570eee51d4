#include "ui/widgets/undo_buttons.hpp"

#include "ui/widgets/plain_button.hpp"
#include "ui/widgets/wrap_layout.hpp"

#include <QKeySequence>
#include <QPushButton>
#include <QShortcut>
#include <QUndoStack>

namespace ui {

namespace {

void bind(QKeySequence::StandardKey keys, QPushButton* button) {
    for (const QKeySequence& key : QKeySequence::keyBindings(keys))
        QObject::connect(new QShortcut(key, button), &QShortcut::activated, button,
                         &QPushButton::click);
}

} // namespace

UndoButtons::UndoButtons(QUndoStack& stack, QWidget* parent)
    : QWidget(parent) {
    QPushButton* undo = plainButton(tr("&Undo"), QStringLiteral("undo"), {}, this);
    QPushButton* redo = plainButton(tr("R&edo"), QStringLiteral("redo"), {}, this);
    undo->setEnabled(false);
    redo->setEnabled(false);
    auto* row = new WrapLayout(this);
    row->setSpacing(6);
    row->addWidget(undo);
    row->addWidget(redo);
    bind(QKeySequence::Undo, undo);
    bind(QKeySequence::Redo, redo);

    connect(undo, &QPushButton::clicked, &stack, &QUndoStack::undo);
    connect(redo, &QPushButton::clicked, &stack, &QUndoStack::redo);
    connect(&stack, &QUndoStack::canUndoChanged, undo, &QPushButton::setEnabled);
    connect(&stack, &QUndoStack::canRedoChanged, redo, &QPushButton::setEnabled);
    connect(&stack, &QUndoStack::undoTextChanged, undo, &QPushButton::setToolTip);
    connect(&stack, &QUndoStack::redoTextChanged, redo, &QPushButton::setToolTip);
}

} // namespace ui
