#include "faces/checkers_poker/result_panel.hpp"

#include "cards/words.hpp"
#include "faces/checkers_poker/decided_showdown.hpp"
#include "faces/checkers_poker/game_words.hpp"
#include "faces/checkers_poker/shown_hand.hpp"
#include "faces/checkers_poker/table_match.hpp"
#include "ui/widgets/text_label.hpp"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QResizeEvent>

#include <algorithm>

namespace ui {

using checkers_poker::first;
using checkers_poker::Seat;
using checkers_poker::second;

ResultPanel::ResultPanel(QWidget* parent)
    : TablePage(Kind::result, parent)
    , hands_(new QBoxLayout(QBoxLayout::LeftToRight))
    , shown_(new ShownHand(this), new ShownHand(this))
    , decision_(new TextLabel(TextLabel::Role::strong, this))
    , next_(new QPushButton(tr("&Continue"), this)) {
    decision_->setLinesAtMost(2);
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

bool ResultPanel::isWanted(const Scene& scene, const app::Preferences& /*preferences*/) const {
    return scene.awaited == app::Awaited::reading;
}

void ResultPanel::showScene(const Scene& scene) {
    const checkers_poker::Match& match = checkers_poker_face::matchOf(scene.game);
    const checkers_poker::happened::ShowdownDecided decided =
        checkers_poker_face::decidedAt(match, match.history.place()).value();
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
    arrange();
    updateGeometry();
}

void ResultPanel::setPreferences(const app::Preferences& preferences) {
    const SuitColours colours = suitColoursOf(preferences);
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

int ResultPanel::across() const {
    const QMargins margins = layout()->contentsMargins();
    return width() - margins.left() - margins.right();
}

int ResultPanel::acrossEach() const { return (across() - hands_->spacing()) / 2; }

/// Without the hands.
int ResultPanel::otherHeight() const {
    const QMargins margins = layout()->contentsMargins();
    return margins.top() + margins.bottom() + decision_->heightForWidth(across()) +
           next_->sizeHint().height() + 3 * layout()->spacing();
}

/// How high both hands have to be, one above the other.
int ResultPanel::leastAbove(bool brief) const {
    return shown_[first]->leastHeight(across(), brief) +
           shown_[second]->leastHeight(across(), brief) + hands_->spacing();
}

QSize ResultPanel::minimumSizeHint() const {
    const int beside = std::max(shown_[first]->leastHeight(acrossEach(), false),
                                shown_[second]->leastHeight(acrossEach(), false));
    const bool wide = acrossEach() >= shown_[first]->leastWidth();
    return {0, otherHeight() + (wide ? beside : leastAbove(true))};
}

/// Puts the hands side by side or one above the other, whichever makes the larger cards. What is
/// too narrow for the one and too low for the other has the cards alone, one above the other: the
/// sentence below names both hands.
void ResultPanel::arrange() {
    for (const Seat seat : {first, second})
        shown_[seat]->keepWordLines(0);
    const int room = height() - otherHeight();
    const bool wide = acrossEach() >= shown_[first]->leastWidth();
    const bool high = room >= leastAbove(false);
    for (const Seat seat : {first, second})
        shown_[seat]->setBrief(!wide && !high);
    const auto cards = [this](QSize size) {
        return std::min(shown_[first]->cardHeight(size), shown_[second]->cardHeight(size));
    };
    const QSize above(across(), (room - hands_->spacing()) / 2);
    const bool larger = cards(above) > cards(QSize(acrossEach(), room));
    const bool stacked = !wide || (high && larger);
    hands_->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (stacked)
        return;
    const int lines = std::max(shown_[first]->wordLinesAt(acrossEach()),
                               shown_[second]->wordLinesAt(acrossEach()));
    for (const Seat seat : {first, second})
        shown_[seat]->keepWordLines(lines);
}

void ResultPanel::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    arrange();
    if (event->oldSize().width() != width())
        updateGeometry();
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
