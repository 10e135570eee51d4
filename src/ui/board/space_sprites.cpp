#include "ui/board/space_sprites.hpp"

#include <QPainter>

namespace ui {

namespace {

/// Enough for every space lit and dimmed, and for the pieces that come and go meanwhile.
constexpr int mostKept = 400;
constexpr int mostIndicesKept = 40;

/// What the cache holds under the key, drawn now if it holds nothing.
template <class Draw>
QPixmap kept(QCache<quint64, QPixmap>& cache, quint64 key, Draw draw) {
    if (const QPixmap* found = cache.object(key))
        return *found;
    QPixmap drawn = draw();
    cache.insert(key, std::make_unique<QPixmap>(drawn).release());
    return drawn;
}

quint64 keyOf(std::optional<tabletop::Seat> seat) { return seat ? index(*seat) + 1 : 0; }

quint64 keyOf(const SpaceLook& look) {
    quint64 key = look.ground;
    key = key << 8 | (look.piece ? look.piece->kind : 0);
    key = key << 3 | keyOf(look.piece ? std::optional(look.piece->seat) : std::nullopt);
    key = key << 3 | keyOf(look.home);
    key = key << 3 | keyOf(look.goal);
    return key << 3 | (look.ghost ? 4U : 0U) | (look.dimmed ? 2U : 0U) | (look.shaded ? 1U : 0U);
}

} // namespace

SpaceSprites::SpaceSprites()
    : spaces_(mostKept)
    , indices_(mostIndicesKept) {}

void SpaceSprites::prepare(int side, const std::shared_ptr<const Skin>& skin) {
    if (side == side_ && skin == skin_)
        return;
    spaces_.clear();
    indices_.clear();
    pieces_.clear();
    side_ = side;
    skin_ = skin;
}

QPixmap SpaceSprites::of(const SpaceLook& look) {
    return kept(spaces_, keyOf(look), [&] { return drawn(look); });
}

QPixmap SpaceSprites::indexOf(const SpaceLook& look) {
    return kept(indices_, keyOf(look), [&] { return drawnIndex(look); });
}

QPixmap SpaceSprites::transparent() const {
    QPixmap pixmap(side_, side_);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

QPixmap SpaceSprites::drawn(const SpaceLook& look) {
    QPixmap pixmap(side_, side_);
    // Opaque ones are copied faster.
    pixmap.fill(skin_->isTiled() ? Qt::black : Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    skin_->paintSpace(painter, space(), look);
    if (look.piece)
        painter.drawPixmap(0, 0, piece(look));
    skin_->paintPrint(painter, space(), look);
    return pixmap;
}

/// The same on every space, so that it is drawn once.
QPixmap SpaceSprites::piece(const SpaceLook& look) {
    const SpaceLook alone{.piece = look.piece, .ghost = look.ghost, .dimmed = look.dimmed};
    return kept(pieces_, keyOf(alone), [&] {
        QPixmap pixmap = transparent();
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        skin_->paintPiece(painter, space().center(), skin_->pieceRadius(side_), *look.piece,
                          {.ghost = look.ghost, .dimmed = look.dimmed});
        return pixmap;
    });
}

QPixmap SpaceSprites::drawnIndex(const SpaceLook& look) const {
    QPixmap pixmap = transparent();
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    skin_->paintIndex(painter, space(), look, true);
    return pixmap;
}

} // namespace ui
