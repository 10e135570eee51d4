#pragma once

#include "faces/checkers_poker/new_game.hpp"

#include <QString>
#include <QWidget>

#include <optional>

namespace ui {

/// Why the game cannot start yet, and the field where that can be mended.
struct FieldTrouble {
    QString sentence;
    QWidget* field = nullptr;
};

/// One page of the New game dialog. The dialog holds the one NewGame; a page shows its part of it,
/// and after edited() puts what was changed into it.
class NewGamePage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    NewGamePage(const NewGamePage&) = delete;
    NewGamePage& operator=(const NewGamePage&) = delete;
    ~NewGamePage() override;

    virtual void display(const checkers_poker_face::NewGame& game) = 0;
    virtual void applyTo(checkers_poker_face::NewGame& game) const = 0;
    /// The first trouble on the page, of what is on it now.
    virtual std::optional<FieldTrouble> trouble() const = 0;

Q_SIGNALS:
    void edited();
};

} // namespace ui
