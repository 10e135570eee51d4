#pragma once

#include "app/kept_games.hpp"

#include <QDialog>
#include <QString>

class QLabel;
class QListWidget;
class QPushButton;

namespace ui {

class Announcer;
class Faces;

/// Shows the unsaved games. One can be taken, which accepts the dialog, or deleted after a
/// question.
class UnsavedGamesDialog : public QDialog {
    Q_OBJECT

public:
    /// What is referred to outlives the dialog.
    UnsavedGamesDialog(app::KeptGames& kept, const Faces& faces, QWidget* parent = nullptr);

    /// The name of the game that was taken. Precondition: the dialog was accepted.
    QString chosen() const;

private:
    void fill();
    void setTitle(const QString& title);
    void refresh();
    int firstToTake() const;
    void remove();

    app::KeptGames& kept_;
    const Faces& faces_;
    QLabel* title_;
    QListWidget* games_;
    QPushButton* take_;
    QPushButton* delete_;
    Announcer* announcer_;
};

} // namespace ui
