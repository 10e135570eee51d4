#include "ui/new_game/new_game_preview.hpp"

#include "ui/board/board_view.hpp"
#include "ui/widgets/capitalised.hpp"
#include "ui/widgets/text_label.hpp"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int leastSide = 176;
constexpr int usualSide = 360;
constexpr int wordsGap = 6;
constexpr int fewestLines = 2;
constexpr int mostLines = 6;
} // namespace

NewGamePreview::NewGamePreview(std::shared_ptr<const Skin> skin, QWidget* parent)
    : QWidget(parent)
    , board_(new BoardView(this))
    , variant_(new TextLabel(TextLabel::Role::strong, this))
    , detail_(new TextLabel(TextLabel::Role::muted, this)) {
    board_->setSkin(std::move(skin));
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    board_->setAccessibleName(tr("The board as the game would begin"));
    variant_->setObjectName(QStringLiteral("summary"));
    variant_->setLines(fewestLines);
    variant_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
}

void NewGamePreview::display(const Beginning& beginning) {
    board_->show(beginning.board);
    variant_->setText(capitalised(beginning.variant));
    detail_->setText(beginning.detail);
    detail_->setVisible(!beginning.detail.isEmpty());
    arrange();
}

int NewGamePreview::wordsHeight() const {
    return wordsGap + fewestLines * variant_->fontMetrics().lineSpacing() +
           (detail_->isHidden() ? 0 : detail_->sizeHint().height());
}

QSize NewGamePreview::sizeHint() const { return {usualSide, leastSide + wordsHeight()}; }
QSize NewGamePreview::minimumSizeHint() const { return {leastSide, leastSide + wordsHeight()}; }

void NewGamePreview::resizeEvent(QResizeEvent* /*event*/) { arrange(); }

void NewGamePreview::arrange() {
    const int side = std::min(width(), height() - wordsHeight());
    board_->setGeometry((width() - side) / 2, 0, side, side);
    const int high = detail_->isHidden() ? 0 : detail_->sizeHint().height();
    detail_->setGeometry(0, side + wordsGap, width(), high);
    const int top = side + wordsGap + high;
    const int lines = (height() - top) / variant_->fontMetrics().lineSpacing();
    variant_->setLines(std::clamp(lines, fewestLines, mostLines));
    variant_->setGeometry(0, top, width(), variant_->sizeHint().height());
}

} // namespace ui
