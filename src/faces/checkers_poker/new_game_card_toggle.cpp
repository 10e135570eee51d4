#include "faces/checkers_poker/new_game_card_toggle.hpp"

#include "cards/words.hpp"
#include "faces/checkers_poker/card_art.hpp"
#include "ui/widgets/theme.hpp"

#include <QPainter>
#include <QPen>

namespace ui {

namespace {
constexpr qreal faceGap = 2.5;
constexpr qreal corner = 4;
constexpr qreal absent = 0.3;
} // namespace

CardToggle::CardToggle(cards::Card card, QWidget* parent)
    : QAbstractButton(parent)
    , card_(card) {
    const QString name = QString::fromStdString(cards::in_words(card));
    setCheckable(true);
    setObjectName(QString::fromStdString(cards::to_text(card)));
    setAccessibleName(name);
    setToolTip(name);
    setFocusPolicy(Qt::StrongFocus);
}

void CardToggle::setInDeck(bool inDeck) {
    inDeck_ = inDeck;
    setEnabled(inDeck || isChecked());
    update();
}

void CardToggle::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = themeOf(palette());
    const QRectF face = QRectF(rect()).adjusted(faceGap, faceGap, -faceGap, -faceGap);
    if (!inDeck_)
        painter.setOpacity(absent);
    CardLook look;
    look.wild = isChecked();
    paintCard(painter, face, card_, look);
    painter.setOpacity(1);
    painter.setBrush(Qt::NoBrush);
    if (isChecked()) {
        painter.setPen(QPen(inDeck_ ? theme.seat[checkers_poker::first] : theme.warning, 2.5));
        painter.drawRoundedRect(face.adjusted(-1, -1, 1, 1), corner, corner);
    }
    if (hasFocus()) {
        painter.setPen(QPen(theme.text, 1.5, Qt::DotLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), corner, corner);
    } else if (underMouse() && isEnabled()) {
        painter.setPen(QPen(theme.muted, 1));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    }
}

} // namespace ui
