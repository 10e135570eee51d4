#include "ui/table/result_panel.hpp"

#include "cards/words.hpp"
#include "ui/table/shown_hand.hpp"
#include "ui/telling/game_words.hpp"
#include "ui/widgets/text_label.hpp"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

namespace ui {

using checkers_poker::first;
using checkers_poker::Seat;
using checkers_poker::second;

ResultPanel::ResultPanel(QWidget* parent)
    : Panel(Ground::panel, parent)
    , hands_(new QBoxLayout(QBoxLayout::LeftToRight))
    , shown_(new ShownHand(this), new ShownHand(this))
    , decision_(new TextLabel(TextLabel::Role::strong, this))
    , next_(new QPushButton(tr("&Continue"), this)) {
    decision_->setLines(2);
    next_->setObjectName(QStringLiteral("continue"));
    next_->setAutoDefault(true);
    next_->setDefault(true);
    // In the order in which they were shown.
    hands_->addWidget(shown_[second]);
    hands_->addWidget(shown_[first]);
    auto* column = new QVBoxLayout(this);
    column->addLayout(hands_, 1);
    column->addWidget(decision_);
    column->addWidget(next_);
    column->addStretch();
    setCompact(false);
    connect(next_, &QPushButton::clicked, this, &ResultPanel::dismissed);
}

void ResultPanel::show(const checkers_poker::Match& match,
                       const checkers_poker::happened::ShowdownDecided& decided) {
    const auto deck = match.history.start().options.deck;
    for (const Seat seat : {first, second}) {
        const auto& hand = decided.shown[seat].hand;
        ShownHand::Fate fate = ShownHand::Fate::tied;
        if (decided.loser)
            fate = *decided.loser == seat ? ShownHand::Fate::lost : ShownHand::Fate::won;
        shown_[seat]->setHand(seat, called(match, seat), hand,
                              hand ? fromUtf8(cards::in_words(cards::announcement_of(*hand, deck)))
                                   : tr("no hand"),
                              fate);
    }
    decision_->setText(inWords(match, decided));
}

void ResultPanel::setSuitColours(SuitColours colours) {
    for (const Seat seat : {first, second})
        shown_[seat]->setSuitColours(colours);
}

void ResultPanel::setCompact(bool compact) {
    const int margin = compact ? 5 : 10;
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(compact ? 3 : 8);
    hands_->setSpacing(compact ? 3 : 8);
    arrange();
}

/// Puts the hands side by side or one above the other, whichever makes the larger cards.
void ResultPanel::arrange() {
    const QMargins margins = layout()->contentsMargins();
    const int below = decision_->sizeHint().height() + next_->sizeHint().height();
    const QSize room(width() - margins.left() - margins.right(),
                     height() - margins.top() - margins.bottom() - below - 3 * layout()->spacing());
    const QSize beside((room.width() - hands_->spacing()) / 2, room.height());
    const QSize above(room.width(), (room.height() - hands_->spacing()) / 2);
    const ShownHand& hand = *shown_[first];
    const bool legible = hand.cardHeight(beside) >= hand.leastCardHeight() ||
                         beside.height() < hand.minimumSizeHint().height();
    const bool fits = above.height() >= hand.minimumSizeHint().height();
    const bool stacked = fits ? hand.cardHeight(above) > hand.cardHeight(beside) : !legible;
    hands_->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ResultPanel::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    arrange();
}

QWidget* ResultPanel::focusPlace() const { return next_; }

void ResultPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return ||
        event->key() == Qt::Key_Enter) {
        event->accept();
        Q_EMIT dismissed();
        return;
    }
    Panel::keyPressEvent(event);
}

} // namespace ui
