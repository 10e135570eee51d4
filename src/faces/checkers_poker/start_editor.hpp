#pragma once

#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/space.hpp"

#include <QDialog>

#include <optional>

class QCheckBox;
class QDialogButtonBox;
class QLayout;
class QRadioButton;
class QUndoStack;

namespace ui {

class BoardView;
class NewGameNote;

/// Edits a starting configuration on an empty board: a click, or the space bar on the keyboard's
/// cursor, places a checker or takes one off. Either north mirrors south (turned by 180 degrees),
/// or the two are free and may be uneven. What cannot be played cannot be accepted.
class StartEditor : public QDialog {
    Q_OBJECT

public:
    explicit StartEditor(const checkers_poker::StartingConfiguration& start,
                         QWidget* parent = nullptr);
    ~StartEditor() override;

    const checkers_poker::StartingConfiguration& start() const { return start_; }

private:
    QWidget* makeSidePanel();
    QLayout* makePresetButtons();
    void makeButtonBox();

    void toggle(checkers_poker::Space space);
    void setMirrored(bool mirrored);
    /// One step that can be undone; no step if nothing changes.
    void change(const checkers_poker::StartingConfiguration& start, const QString& what);
    void refuse(const QString& reason);
    void update();
    void showBoard();

    checkers_poker::StartingConfiguration start_;
    checkers_poker::StartingConfiguration atOpening_;
    std::optional<checkers_poker::Space> pointedAt_;
    QUndoStack* undo_ = nullptr;
    BoardView* board_ = nullptr;
    QRadioButton* south_ = nullptr;
    QRadioButton* north_ = nullptr;
    QCheckBox* mirrored_ = nullptr;
    NewGameNote* note_ = nullptr;
    QDialogButtonBox* buttons_ = nullptr;
};

} // namespace ui
