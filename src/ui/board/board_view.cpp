#include "ui/board/board_view.hpp"

#include "ui/board/board_accessible.hpp"
#include "ui/board/board_view_private.hpp"
#include "ui/board/square_skin.hpp"

#include <QAccessible>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

/// Makes the painter draw in whole pixels of the screen. At fractional scale factors a widget may
/// begin between two of them.
void usePixels(QPainter& painter, double ratio) {
    painter.scale(1 / ratio, 1 / ratio);
    const QTransform device = painter.deviceTransform();
    painter.translate(std::round(device.dx()) - device.dx(), std::round(device.dy()) - device.dy());
}

/// The first of those nearest to the middle of the board.
BoardSpace middleOf(const BoardShape& shape) {
    const BoardGeometry geometry({}, shape, 0);
    const auto away = [&](BoardSpace space) {
        const QPointF from = geometry.placeOf(space) - geometry.middlePlace();
        return QPointF::dotProduct(from, from);
    };
    BoardSpace best;
    for (const BoardSpace space : shape.all())
        if (away(space) < away(best))
            best = space;
    return best;
}

} // namespace

BoardView::BoardView(QWidget* parent)
    : QWidget(parent)
    , d_(std::make_unique<Private>()) {
    installBoardAccessibility();
    d_->skin = std::make_shared<SquareSkin>();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    d_->clock.setStartValue(0.0);
    d_->clock.setEndValue(1.0);
    connect(&d_->clock, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&d_->clock, &QVariantAnimation::finished, this, &BoardView::finishAnimation);
}

BoardView::~BoardView() = default;

void BoardView::setSkin(std::shared_ptr<const Skin> skin) {
    d_->skin = std::move(skin);
    update();
}

const BoardPicture& BoardView::picture() const { return d_->picture; }

void BoardView::show(const BoardPicture& picture) {
    if (!sameTable(d_->picture, picture))
        finishAnimation();
    setPicture(picture);
}

void BoardView::animate(const BoardPicture& after, const std::vector<BoardSpace>& path) {
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

void BoardView::setNamer(Namer namer) {
    d_->namer = std::move(namer);
    tellChangesSince(d_->picture);
}

QString BoardView::nameOf(BoardSpace space) const {
    return d_->namer ? d_->namer(space) : d_->skin->inWords(d_->picture, space);
}

const BoardGeometry& BoardView::boardGeometry() const {
    const double ratio = devicePixelRatioF();
    const QSizeF pixels = QSizeF(size()) * ratio;
    Private::GeometryKey key{
        .pixels = QSize(static_cast<int>(pixels.width()), static_cast<int>(pixels.height())),
        .shape = d_->picture.shape,
        .turn = d_->picture.turn,
        .bands = d_->skin->bands(ratio)};
    if (!(key == d_->geometryKey)) {
        d_->geometry = BoardGeometry(key.pixels, key.shape, key.turn, key.bands);
        d_->geometryKey = std::move(key);
    }
    return d_->geometry;
}

std::optional<BoardSpace> BoardView::spaceAt(QPointF point) const {
    return boardGeometry().spaceAt(point * devicePixelRatioF());
}

QRectF BoardView::rectangleOf(BoardSpace space) const {
    const QRect pixels = boardGeometry().rectangleOf(space);
    const double ratio = devicePixelRatioF();
    return {QPointF(pixels.topLeft()) / ratio, QSizeF(pixels.size()) / ratio};
}

QSize BoardView::sizeHint() const { return {640, 640}; }

QSize BoardView::minimumSizeHint() const { return {320, 320}; }

void BoardView::setPicture(const BoardPicture& picture) {
    const auto dragged = d_->gesture.dragged();
    const BoardPicture before = std::exchange(d_->picture, picture);
    const bool isOtherBoard = !(before.shape == picture.shape);
    if (isOtherBoard) {
        d_->cursor = middleOf(picture.shape);
        d_->pointedAt.reset();
    }
    tellChangesSince(before);
    if (dragged && !(sameTable(before, picture) && picture.draggable.contains(*dragged)))
        cancelDrag();
    if ((before.turn != picture.turn || isOtherBoard) && underMouse())
        pointAt(spaceAt(d_->pointer));
    else if (isOtherBoard && d_->cursorShown && hasFocus())
        pointAt(d_->cursor);
    updateMouseShape();
    update();
}

void BoardView::tellChangesSince(const BoardPicture& before) {
    if (!QAccessible::isActive()) {
        d_->toldNames.clear();
        return;
    }
    std::vector<QString> newNames;
    for (const BoardSpace space : d_->picture.shape.all())
        newNames.push_back(nameOf(space));
    const std::vector<QString> oldNames = std::exchange(d_->toldNames, newNames);
    tell(*this, changesBetween(before, oldNames, d_->picture, newNames));
}

/// What is dragged out of the board stays in sight at its edge.
QPointF BoardView::carriedTo() const {
    const double across = boardGeometry().side() / devicePixelRatioF();
    const QSizeF half = QSizeF(across, across) / 2;
    const QRectF inside =
        QRectF(rect()).adjusted(half.width(), half.height(), -half.width(), -half.height());
    return {std::clamp(d_->pointer.x(), inside.left(), std::max(inside.left(), inside.right())),
            std::clamp(d_->pointer.y(), inside.top(), std::max(inside.top(), inside.bottom()))};
}

void BoardView::paintEvent(QPaintEvent* event) {
    const double ratio = devicePixelRatioF();
    BoardScene scene{.picture = d_->picture,
                     .geometry = boardGeometry(),
                     .skin = d_->skin,
                     .devicePixelRatio = ratio,
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
