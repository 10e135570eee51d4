#include "ui/analysis_panel.hpp"
#include "ui/board_view.hpp"
#include "ui/moves_panel.hpp"
#include "ui/places_panel.hpp"
#include "ui/prompt_panel.hpp"
#include "ui/result_panel.hpp"
#include "ui/seat_panel.hpp"
#include "ui/showdown_panel.hpp"
#include "ui/status_line.hpp"
#include "ui/table.hpp"
#include "ui/table_layout.hpp"

#include <QApplication>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ui {

/// Shares the column between the page asked for and the analysis, as far as the window is high
/// enough for both.
void Table::makeRoom() {
    constexpr int roomForBoth = 860;
    const QWidget* page = pages_->currentWidget();
    const bool listed = page == showdown_ || page == result_;
    const bool high = height() >= roomForBoth;
    const bool onlyOne = density_ == Density::compact || (density_ == Density::medium && listed) ||
                         (analysis_->isReviewShown() && !high);
    analysis_->setVisible(analysisShown_ && (!onlyOne || page == moves_));
    const bool both = analysis_->isVisibleTo(column_);
    pages_->setVisible(!onlyOne || !both);
    analysis_->setBrief(listed && !high);
    // The list of hands strikes out the used ones: where room is short they need not stand twice.
    const bool brief = listed && (density_ != Density::full || (both && !high));
    for (SeatPanel* seat : {top_, bottomSeat_})
        seat->setBrief(brief);
}

void Table::applyDensity(Density density) {
    if (density_ == density)
        return;
    density_ = density;
    const bool compact = density == Density::compact;
    top_->setDensity(density);
    bottomSeat_->setDensity(density);
    prompt_->setCompact(compact);
    moves_->setCompact(compact);
    places_->setCompact(compact);
    showdown_->setCompact(compact);
    result_->setCompact(compact);
    analysis_->setCompact(compact);
    status_->setCompact(compact);
    column_->layout()->setSpacing(density == Density::full ? 12 : (compact ? 4 : 8));
    refreshPanels();
}

void Table::resizeEvent(QResizeEvent* /*event*/) {
    const TableLayout places = layOut(size());
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * places.fontScale);
    column_->setFont(font);
    applyDensity(places.density);
    board_->setGeometry(places.board);
    column_->setGeometry(places.column);
    makeRoom();
}

} // namespace ui
