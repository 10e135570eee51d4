#include "ui/board/chip_label.hpp"

#include "ui/board/skin.hpp"
#include "ui/widgets/accessible_role.hpp"

#include <QEvent>
#include <QPainter>

#include <utility>

namespace ui {

ChipLabel::ChipLabel(std::shared_ptr<const Skin> skin, QWidget* parent)
    : QWidget(parent)
    , skin_(std::move(skin)) {
    giveRole(*this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ChipLabel::setSkin(std::shared_ptr<const Skin> skin) {
    skin_ = std::move(skin);
    update();
}

void ChipLabel::setPiece(BoardPiece piece, const QString& spoken) {
    piece_ = piece;
    setAccessibleName(spoken);
    update();
}

void ChipLabel::setLines(double lines) {
    lines_ = lines;
    updateGeometry();
}

QSize ChipLabel::sizeHint() const {
    const int side = static_cast<int>(fontMetrics().height() * lines_);
    return {side, side};
}

void ChipLabel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void ChipLabel::paintEvent(QPaintEvent* /*event*/) {
    if (!skin_)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    skin_->paintPiece(painter, QRectF(rect()).center(), width() * 0.46, piece_, {});
}

} // namespace ui
