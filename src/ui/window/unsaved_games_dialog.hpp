#pragma once

#include "app/kept_games.hpp"

#include <QDialog>
#include <QString>

class QLabel;
class QListWidget;
class QPushButton;

namespace ui {

class Announcer;

/// Shows the unsaved games. One can be taken, which accepts the dialog, or deleted after a
/// question.
class UnsavedGamesDialog : public QDialog {
    Q_OBJECT

public:
    /// `kept` outlives the dialog.
    explicit UnsavedGamesDialog(app::KeptGames& kept, QWidget* parent = nullptr);

    /// The name of the game that was taken. Precondition: the dialog was accepted.
    QString chosen() const;

private:
    void fill();
    void setTitle(const QString& title);
    void refresh();
    int firstToTake() const;
    void remove();

    app::KeptGames& kept_;
    QLabel* title_;
    QListWidget* games_;
    QPushButton* take_;
    QPushButton* delete_;
    Announcer* announcer_;
};

} // namespace ui
