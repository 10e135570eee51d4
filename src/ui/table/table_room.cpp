#include "ui/board/board_view.hpp"
#include "ui/table/analysis_panel.hpp"
#include "ui/table/moves_panel.hpp"
#include "ui/table/places_panel.hpp"
#include "ui/table/prompt_panel.hpp"
#include "ui/table/result_panel.hpp"
#include "ui/table/seat_panel.hpp"
#include "ui/table/showdown_panel.hpp"
#include "ui/table/status_line.hpp"
#include "ui/table/table.hpp"
#include "ui/table/table_layout.hpp"
#include "ui/widgets/accessible_role.hpp"
#include "ui/widgets/page_stack.hpp"

#include <QApplication>
#include <QEvent>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

namespace ui {

void Table::makeColumn() {
    auto* column = new QVBoxLayout(column_);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(top_);
    column->addWidget(prompt_);
    column->addWidget(pages_, 1);
    column->addWidget(analysis_);
    column->addWidget(bottomSeat_);
    column->addWidget(status_);
    scroll_->setWidget(column_);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    column_->setAutoFillBackground(false);
    for (QWidget* page : {static_cast<QWidget*>(moves_), static_cast<QWidget*>(places_),
                          static_cast<QWidget*>(showdown_), static_cast<QWidget*>(result_)})
        pages_->addWidget(page);
    giveRole(*pages_, QAccessible::Grouping);
}

/// Shares the column between the page asked for and the analysis, as far as it has lines for both.
void Table::makeRoom() {
    constexpr int linesForBoth = 49;
    const QWidget* page = pages_->currentWidget();
    const bool listed = page == showdown_ || page == result_;
    const bool high = lines_ >= linesForBoth;
    const bool low = density_ == Density::compact || density_ == Density::tiny;
    const bool onlyOne =
        low || (density_ == Density::medium && listed) || (analysis_->isReviewShown() && !high);
    analysis_->setVisible(analysisShown_ && (!onlyOne || page == moves_));
    const bool both = analysis_->isVisibleTo(column_);
    pages_->setVisible(!onlyOne || !both);
    analysis_->setBrief(listed && !high);
    // The list of hands strikes out the used ones: where room is short they need not stand twice.
    const bool brief = listed && (density_ != Density::full || (both && !high));
    for (SeatPanel* seat : {top_, bottomSeat_})
        seat->setBrief(brief);
}

void Table::applyDensity(Density density, bool narrow) {
    if (density_ == density && narrow_ == narrow)
        return;
    density_ = density;
    narrow_ = narrow;
    const bool compact = density == Density::compact || density == Density::tiny;
    top_->setDensity(density, narrow);
    bottomSeat_->setDensity(density, narrow);
    prompt_->setDensity(density, narrow);
    moves_->setCompact(compact);
    places_->setCompact(compact);
    showdown_->setCompact(compact);
    result_->setCompact(compact);
    analysis_->setCompact(compact);
    status_->setDensity(density);
    column_->layout()->setSpacing(density == Density::full ? 12 : (compact ? 4 : 8));
    refreshPanels();
}

void Table::layOutAll() {
    const QFont desktops = QApplication::font();
    const TableLayout places = layOut(size(), desktops);
    QFont font = desktops;
    font.setPointSizeF(font.pointSizeF() * places.fontScale);
    lines_ = places.lines;
    column_->setFont(font);
    applyDensity(places.density, places.narrow);
    board_->setGeometry(QStyle::visualRect(layoutDirection(), rect(), places.board));
    scroll_->setGeometry(QStyle::visualRect(layoutDirection(), rect(), places.column));
    makeRoom();
}

void Table::resizeEvent(QResizeEvent* /*event*/) { layOutAll(); }

void Table::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        layOutAll();
}

} // namespace ui
