#pragma once

#include "ui/widgets/panel.hpp"
#include "ui/widgets/step_button.hpp"

class QAction;
class QHBoxLayout;

namespace ui {

class MoveList;

/// The list of moves with its buttons below.
class MovesPanel : public Panel {
    Q_OBJECT

public:
    explicit MovesPanel(QWidget* parent = nullptr);

    MoveList& list() const { return *list_; }
    /// The button does what the command does, and is enabled when it is.
    void addStep(StepButton::Step step, QAction& command);
    void setCompact(bool compact);

private:
    MoveList* list_;
    QHBoxLayout* steps_;
};

} // namespace ui
