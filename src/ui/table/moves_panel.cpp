#include "ui/table/moves_panel.hpp"

#include "ui/table/move_list.hpp"

#include <QAction>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ui {

MovesPanel::MovesPanel(QWidget* parent)
    : Panel(Ground::panel, parent)
    , list_(new MoveList(this))
    , steps_(new QHBoxLayout) {
    auto* column = new QVBoxLayout(this);
    column->addWidget(list_, 1);
    column->addLayout(steps_);
    steps_->setSpacing(2);
    steps_->addStretch();
    steps_->addStretch();
    setCompact(false);
}

void MovesPanel::addStep(StepButton::Step step, QAction& command) {
    auto* button = new StepButton(step, this);
    button->setDefaultAction(&command);
    steps_->insertWidget(steps_->count() - 1, button);
}

void MovesPanel::setCompact(bool compact) {
    const int margin = compact ? 4 : 8;
    layout()->setContentsMargins(margin, margin, margin, compact ? 1 : 4);
    layout()->setSpacing(compact ? 1 : 4);
}

} // namespace ui
