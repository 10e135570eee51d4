#include "ui/board/board_view.hpp"
#include "ui/table/analysis_panel.hpp"
#include "ui/table/moves_panel.hpp"
#include "ui/table/prompt_panel.hpp"
#include "ui/table/seat_panel.hpp"
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

#include <algorithm>

namespace ui {

void Table::makeColumn() {
    auto* column = new QVBoxLayout(column_);
    column->setContentsMargins(0, 0, 0, 0);
    others_->setContentsMargins(0, 0, 0, 0);
    below_->setContentsMargins(0, 0, 0, 0);
    column->addLayout(others_);
    column->addWidget(prompt_);
    column->addWidget(pages_, 1);
    column->addWidget(analysis_);
    column->addLayout(below_);
    column->addWidget(status_);
    scroll_->setWidget(column_);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    column_->setAutoFillBackground(false);
    pages_->addWidget(moves_);
    giveRole(*pages_, QAccessible::Grouping);
}

/// In place of those of the game before.
void Table::makePages() {
    pages_->setCurrentWidget(moves_);
    qDeleteAll(ownPages_);
    ownPages_ = face().makePages(desk_, pages_);
    for (TablePage* page : ownPages_) {
        pages_->addWidget(page);
        page->setCompact(isCompact());
        connect(page, &TablePage::dismissed, this, &Table::dismissResult);
    }
}

void Table::makeSeats() {
    qDeleteAll(seatPanels_);
    seatPanels_.clear();
    for (std::size_t i = 0; i < seats_; ++i) {
        auto* seat = new SeatPanel(column_);
        (i + 1 < seats_ ? others_ : below_)->addWidget(seat);
        seatPanels_.push_back(seat);
    }
    setSeatDensity();
}

/// More than two share the room that two have.
void Table::setSeatDensity() {
    const bool isCrowded = seats_ > 2;
    others_->setSpacing(isCrowded ? 2 : column_->layout()->spacing());
    const Density density = density_.value_or(Density::full);
    for (SeatPanel* seat : seatPanels_) {
        const bool isBelow = seat == seatPanels_.back();
        const Density least = isBelow ? Density::compact : Density::tiny;
        seat->setLine(isCrowded && !isBelow);
        seat->setDensity(isCrowded ? std::max(density, least) : density, narrow_);
    }
}

/// Shares the column between the page asked for and the analysis, as far as it has lines for both.
void Table::makeRoom() {
    constexpr int linesForBoth = 49;
    const TablePage* page = shownPage();
    const bool listed = page != nullptr && page->kind() != TablePage::Kind::advice;
    const bool high = lines_ >= linesForBoth;
    const bool low = isCompact();
    const bool onlyOne =
        low || (density_ == Density::medium && listed) || (analysis_->isReviewShown() && !high);
    analysis_->setVisible(analysisShown_ && (!onlyOne || page == nullptr));
    const bool both = analysis_->isVisibleTo(column_);
    pages_->setVisible(!onlyOne || !both);
    analysis_->setBrief(listed && !high);
    // The list of hands strikes out the used ones: where room is short they need not stand twice.
    const bool brief = listed && (density_ != Density::full || (both && !high));
    for (SeatPanel* seat : seatPanels_)
        seat->setBrief(brief);
}

bool Table::isCompact() const { return density_ == Density::compact || density_ == Density::tiny; }

void Table::applyDensity(Density density, bool narrow) {
    if (density_ == density && narrow_ == narrow)
        return;
    density_ = density;
    narrow_ = narrow;
    prompt_->setDensity(density, narrow);
    moves_->setCompact(isCompact());
    for (TablePage* page : ownPages_)
        page->setCompact(isCompact());
    analysis_->setCompact(isCompact());
    status_->setDensity(density);
    const int spacing = density == Density::full ? 12 : (isCompact() ? 4 : 8);
    column_->layout()->setSpacing(spacing);
    setSeatDensity();
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
