#include "ui/board/board_view.hpp"

#include "ui/board/board_accessible.hpp"
#include "ui/board/board_view_private.hpp"
#include "ui/board/board_words.hpp"

#include <QAccessible>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

using checkers_poker::space_count;

namespace {

BoardGeometry geometryOf(const BoardView& view) {
    const QSizeF pixels = QSizeF(view.size()) * view.devicePixelRatioF();
    return {QSize(static_cast<int>(pixels.width()), static_cast<int>(pixels.height())),
            view.picture().bottom};
}

/// Makes the painter draw in whole pixels of the screen. At fractional scale factors a widget may
/// begin between two of them.
void usePixels(QPainter& painter, double ratio) {
    painter.scale(1 / ratio, 1 / ratio);
    const QTransform device = painter.deviceTransform();
    painter.translate(std::round(device.dx()) - device.dx(), std::round(device.dy()) - device.dy());
}

/// The same things lie and stand in the same places.
bool sameTable(const BoardPicture& a, const BoardPicture& b) {
    return a.layout == b.layout && a.checkers == b.checkers && a.bottom == b.bottom;
}

} // namespace

BoardView::BoardView(QWidget* parent)
    : QWidget(parent)
    , d_(std::make_unique<Private>()) {
    installBoardAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    d_->clock.setStartValue(0.0);
    d_->clock.setEndValue(1.0);
    connect(&d_->clock, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&d_->clock, &QVariantAnimation::finished, this, &BoardView::finishAnimation);
}

BoardView::~BoardView() = default;

const BoardPicture& BoardView::picture() const { return d_->picture; }

void BoardView::show(const BoardPicture& picture) {
    if (!sameTable(d_->picture, picture))
        finishAnimation();
    setPicture(picture);
}

void BoardView::animate(const BoardPicture& after, const std::vector<Space>& path) {
    if (isAnimating() && sameTable(d_->picture, after)) {
        setPicture(after);
        return;
    }
    finishAnimation();
    const auto dropped = std::exchange(d_->dropped, std::nullopt);
    const bool seen = dropped && path.size() > 1 && path.front() == dropped->first &&
                      path.back() == dropped->second;
    if (d_->speed > 0 && isVisible() && !seen)
        d_->motion = BoardMotion::along(d_->picture, after, path);
    setPicture(after);
    if (d_->motion.empty()) {
        Q_EMIT animationFinished();
        return;
    }
    d_->clock.setDuration(
        static_cast<int>(static_cast<double>(d_->motion.duration().count()) / d_->speed));
    d_->clock.start();
}

bool BoardView::isAnimating() const { return !d_->motion.empty(); }

void BoardView::finishAnimation() {
    if (!isAnimating())
        return;
    d_->motion = {};
    d_->clock.stop();
    update();
    Q_EMIT animationFinished();
}

void BoardView::setAnimationSpeed(double speed) {
    finishAnimation();
    d_->speed = speed;
}

void BoardView::setSuitColours(SuitColours colours) {
    d_->colours = colours;
    update();
}

void BoardView::setNamer(Namer namer) {
    d_->namer = std::move(namer);
    tellChangesSince(d_->picture);
}

QString BoardView::nameOf(Space space) const {
    return d_->namer ? d_->namer(space) : spaceWords(d_->picture, space);
}

std::optional<checkers_poker::Space> BoardView::spaceAt(QPointF point) const {
    return geometryOf(*this).spaceAt(point * devicePixelRatioF());
}

QRectF BoardView::rectangleOf(Space space) const {
    const QRect pixels = geometryOf(*this).rectangleOf(space);
    const double ratio = devicePixelRatioF();
    return {QPointF(pixels.topLeft()) / ratio, QSizeF(pixels.size()) / ratio};
}

QSize BoardView::sizeHint() const { return {640, 640}; }

QSize BoardView::minimumSizeHint() const { return {320, 320}; }

void BoardView::setPicture(const BoardPicture& picture) {
    const auto dragged = d_->gesture.dragged();
    const BoardPicture before = std::exchange(d_->picture, picture);
    tellChangesSince(before);
    if (dragged && !(sameTable(before, picture) && picture.draggable.contains(*dragged)))
        cancelDrag();
    if (before.bottom != picture.bottom && underMouse())
        pointAt(spaceAt(d_->pointer));
    updateMouseShape();
    update();
}

void BoardView::tellChangesSince(const BoardPicture& before) {
    if (!QAccessible::isActive()) {
        d_->toldNames.clear();
        return;
    }
    std::vector<QString> newNames(space_count);
    for (std::size_t index = 0; index < space_count; ++index)
        newNames[index] = nameOf(Space::from_index(index));
    const std::vector<QString> oldNames = std::exchange(d_->toldNames, newNames);
    tell(*this, changesBetween(before, oldNames, d_->picture, newNames));
}

/// What is dragged out of the board stays in sight at its edge.
QPointF BoardView::carriedTo() const {
    const QSizeF half = rectangleOf(d_->cursor).size() / 2;
    const QRectF inside =
        QRectF(rect()).adjusted(half.width(), half.height(), -half.width(), -half.height());
    return {std::clamp(d_->pointer.x(), inside.left(), std::max(inside.left(), inside.right())),
            std::clamp(d_->pointer.y(), inside.top(), std::max(inside.top(), inside.bottom()))};
}

void BoardView::paintEvent(QPaintEvent* event) {
    const double ratio = devicePixelRatioF();
    BoardScene scene{.picture = d_->picture,
                     .geometry = geometryOf(*this),
                     .devicePixelRatio = ratio,
                     .colours = d_->colours,
                     .underWay = d_->motion.underWay(),
                     .moving = d_->motion.at(d_->clock.currentValue().toDouble()),
                     .pointedAt = d_->pointedAt,
                     .cursor = hasFocus() ? d_->cursorIfShown() : std::nullopt,
                     .carried = {}};
    if (const auto from = d_->gesture.dragged())
        scene.carried = {.from = *from, .centre = carriedTo() * ratio};
    const QRectF exposed(QPointF(event->rect().topLeft()) * ratio,
                         QSizeF(event->rect().size()) * ratio);
    QPainter painter(this);
    usePixels(painter, ratio);
    d_->painter.paint(painter, scene, exposed.toAlignedRect());
}

} // namespace ui
