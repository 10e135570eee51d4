#include "faces/checkers_poker/picked_hand.hpp"

#include "cards/hand_finder.hpp"
#include "cards/words.hpp"
#include "faces/checkers_poker/card_art.hpp"
#include "faces/checkers_poker/card_signs.hpp"
#include "faces/checkers_poker/game_words.hpp"
#include "faces/checkers_poker/hand_rows.hpp"
#include "ui/art/signs.hpp"
#include "ui/widgets/text_label.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPixmap>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace ui {

using checkers_poker::SpaceSet;
using checkers_poker::State;

PickedHand::PickedHand(QWidget* parent)
    : QWidget(parent)
    , words_(new TextLabel(TextLabel::Role::muted, this))
    , row_(new QWidget(this))
    , naming_(new TextLabel(TextLabel::Role::muted, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* row = new QHBoxLayout(row_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(1);
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        auto* button = new QToolButton(row_);
        button->setAutoRaise(true);
        button->setPopupMode(QToolButton::InstantPopup);
        button->setObjectName(QStringLiteral("pickedCard%1").arg(i + 1));
        auto* menu = new QMenu(button);
        connect(menu, &QMenu::aboutToShow, this, [this, i] { fillMenu(i); });
        buttons_[i] = button;
        row->addWidget(button);
    }
    row->addStretch();
    column->addWidget(words_);
    column->addWidget(row_);
    column->addWidget(naming_);
    naming_->setLines(2);
    naming_->hide();
    row_->hide();
}

void PickedHand::setPick(const State& state, SpaceSet picked) {
    if (state_ == state && picked_ == picked)
        return;
    state_ = state;
    picked_ = picked;
    hand_.reset();
    if (picked.size() == cards::hand_size)
        hand_ = handOf(state, state.layout.cards_on(picked));
    refresh();
    Q_EMIT handChanged();
}

std::optional<cards::Hand> PickedHand::hand() const {
    return hand_ ? std::optional(cards::arrange(*hand_, state_->options.deck)) : std::nullopt;
}

void PickedHand::setSuitColours(SuitColours colours) {
    colours_ = colours;
    refresh();
}

void PickedHand::setCompact(bool compact) {
    compact_ = compact;
    refresh();
}

QString PickedHand::judgement() const {
    if (!hand_ && !picked_.empty())
        return tr("%1 of 5 cards picked").arg(picked_.size());
    if (!hand_)
        return compact_ ? tr("Or pick five on the board")
                        : tr("Or click five of your covered cards on the board");
    const auto announcement = cards::announcement_of(*hand_, state_->options.deck);
    const QString words = fromUtf8(cards::in_words(announcement));
    const auto refusal = check(*state_, checkers_poker::Show{*hand_});
    return refusal ? tr("Picked: %1 – %2").arg(words, fromUtf8(checkers_poker::in_words(*refusal)))
                   : tr("Picked: %1").arg(words);
}

void PickedHand::refresh() {
    words_->setText(judgement());
    words_->setRole(hand_ ? TextLabel::Role::strong : TextLabel::Role::muted);
    row_->setVisible(hand_.has_value());
    naming_->setText(hand_ ? namingWords() : QString());
    naming_->setVisible(!naming_->text().isEmpty());
    if (!hand_)
        return;
    for (std::size_t i = 0; i < buttons_.size(); ++i)
        refreshButton(i);
}

void PickedHand::refreshButton(std::size_t i) {
    const cards::NamedCard named = (*hand_)[i];
    const bool wild = state_->options.wild.contains(named.card);
    QToolButton& button = *buttons_[i];
    const int height = fontMetrics().height() * 2;
    const QSize size(height * 9 / 10, height);
    CardLook look;
    look.colours = colours_;
    look.wild = wild;
    button.setIconSize(size);
    button.setIcon(QIcon(cardPixmap(named, size, devicePixelRatioF(), look)));
    QMenu* menu = button.findChild<QMenu*>(QString(), Qt::FindDirectChildrenOnly);
    button.setMenu(wild ? menu : nullptr);
    button.setFocusPolicy(wild ? Qt::TabFocus : Qt::NoFocus);
    const QString card = fromUtf8(cards::in_words(named.card));
    const QString meaning =
        named.card == named.stands_for
            ? card
            : tr("%1 as %2").arg(card, fromUtf8(cards::in_words(named.stands_for)));
    button.setAccessibleName(meaning);
    button.setToolTip(wild ? tr("%1. Click to name this wild card.").arg(meaning) : meaning);
}

/// What the other namings of the card make, the best hand first, each with one card that does it.
std::vector<PickedHand::Naming> PickedHand::namings(std::size_t i) const {
    std::vector<Naming> found;
    for (const cards::Card card : cards::in_deck_order(cards::cards_of(state_->options.deck))) {
        cards::Hand renamed = *hand_;
        renamed[i].stands_for = card;
        if (is_well_named(renamed, state_->options.hand_rules()))
            found.push_back({card, cards::announcement_of(renamed, state_->options.deck),
                             cards::value_of(renamed, state_->options.deck)});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Naming& a, const Naming& b) { return a.value > b.value; });
    return found;
}

void PickedHand::addNaming(QMenu& menu, std::size_t i, const Naming& naming, const QString& words) {
    const int height = fontMetrics().height() * 3 / 2;
    CardLook look;
    look.colours = colours_;
    const QPixmap card = cardPixmap(cards::NamedCard{naming.card, naming.card},
                                    {height * 9 / 10, height}, devicePixelRatioF(), look);
    QAction* action = menu.addAction(QIcon(card), words);
    action->setIconVisibleInMenu(true);
    connect(action, &QAction::triggered, this, [this, i, as = naming.card] { name(i, as); });
}

/// The hands that can be made come first; below them every card by its suit.
void PickedHand::fillMenu(std::size_t i) {
    constexpr std::size_t mostHands = 8;
    QMenu& menu = *buttons_[i]->menu();
    menu.clear();
    const std::vector<Naming> all = namings(i);
    std::vector<cards::Announcement> offered;
    for (const Naming& naming : all) {
        const bool isNew =
            std::find(offered.begin(), offered.end(), naming.announcement) == offered.end();
        if (!isNew || offered.size() == mostHands)
            continue;
        offered.push_back(naming.announcement);
        addNaming(menu, i, naming,
                  tr("%1, as %2")
                      .arg(fromUtf8(cards::in_words(naming.announcement)),
                           fromUtf8(cards::in_words(naming.card))));
    }
    menu.addSeparator();
    for (const cards::Suit suit :
         {cards::Suit::spades, cards::Suit::hearts, cards::Suit::diamonds, cards::Suit::clubs}) {
        const std::string_view words = cards::in_words(suit);
        QMenu* ofSuit = menu.addMenu(
            capitalised(QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()))));
        ofSuit->setIcon(QIcon(suitPixmap(suit)));
        ofSuit->menuAction()->setIconVisibleInMenu(true);
        for (const Naming& naming : all)
            if (naming.card.suit() == suit)
                addNaming(*ofSuit, i, naming,
                          tr("%1: %2").arg(fromUtf8(cards::in_words(naming.card)),
                                           fromUtf8(cards::in_words(naming.announcement))));
        ofSuit->menuAction()->setVisible(!ofSuit->isEmpty());
    }
}

/// In the colour that it has on cards, on a piece of a card.
QPixmap PickedHand::suitPixmap(cards::Suit suit) const {
    const int side = fontMetrics().height() * 3 / 2;
    QPixmap pixmap(QSize(side, side) * devicePixelRatioF());
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF place(0, 0, side, side);
    paintFace(painter, place);
    painter.fillPath(suitPath(suit, place.adjusted(4, 4, -4, -4)),
                     suitColour(suit, Ground::card, colours_));
    return pixmap;
}

/// What the wild cards of the hand stand for, and how that is changed.
QString PickedHand::namingWords() const {
    QStringList named;
    for (const cards::NamedCard& card : *hand_)
        if (state_->options.wild.contains(card.card))
            named << (card.card == card.stands_for
                          ? tr("%1 is wild").arg(inSigns(card.card))
                          : tr("%1 as %2").arg(inSigns(card.card), inSigns(card.stands_for)));
    return named.isEmpty() ? QString()
                           : tr("%1. Click the card to name it otherwise.")
                                 .arg(named.join(QStringLiteral(", ")));
}

void PickedHand::name(std::size_t i, cards::Card as) {
    // The order stays while the owner names, so that the buttons do not change places under him.
    (*hand_)[i].stands_for = as;
    refresh();
    Q_EMIT handChanged();
}

void PickedHand::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace ui
