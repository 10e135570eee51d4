#include "faces/checkers_poker/new_game_card_table.hpp"

#include "faces/checkers_poker/new_game_card_toggle.hpp"
#include "ui/widgets/accessible_role.hpp"

#include <QEvent>
#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace ui {

using cards::Card;

namespace {

constexpr int columns = 8;
constexpr int rows = 8;
constexpr int usualCardWidth = 46;
constexpr int usualCardHeight = 24;
constexpr int leastWidth = 36;
constexpr int leastHeight = 21;
/// Between the low and the high ranks.
constexpr int blockGap = 6;
constexpr double tallest = 1.4; ///< of a card, its height over its width

Card cardAt(int column, int row) {
    const int block = row / static_cast<int>(cards::suit_count);
    const auto rank = static_cast<cards::Rank>(block * columns + column);
    // Spades first, as in bridge: the order in which suits are read off elsewhere.
    const auto suit = static_cast<cards::Suit>(3 - row % static_cast<int>(cards::suit_count));
    return {rank, suit};
}

std::size_t indexOf(int column, int row) {
    return static_cast<std::size_t>(row) * columns + static_cast<std::size_t>(column);
}

QSize tableOf(int width, int height) { return {columns * width, rows * height + blockGap}; }

} // namespace

CardTable::CardTable(QWidget* parent)
    : QWidget(parent) {
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            auto* toggle = new CardToggle(cardAt(column, row), this);
            toggles_.at(indexOf(column, row)) = toggle;
            toggle->installEventFilter(this);
            connect(toggle, &CardToggle::toggled, this, &CardTable::edited);
        }
    setFocusPolicy(Qt::ClickFocus); // else a label's mnemonic would not lead here
    makeTabStop(toggles_.front());
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    giveRole(*this, QAccessible::Grouping);
    setAccessibleName(tr("Wild cards, picked from the deck"));
}

void CardTable::display(cards::CardSet picked, cards::Deck deck) {
    for (CardToggle* toggle : toggles_) {
        const QSignalBlocker quiet(toggle);
        toggle->setChecked(picked.contains(toggle->card()));
        toggle->setInDeck(cards::cards_of(deck).contains(toggle->card()));
    }
    if (!focusProxy()->isEnabled())
        makeTabStop(toggles_.front());
}

cards::CardSet CardTable::picked() const {
    cards::CardSet picked;
    for (const CardToggle* toggle : toggles_)
        if (toggle->isChecked())
            picked.insert(toggle->card());
    return picked;
}

QWidget* CardTable::buttonOf(Card card) const {
    return *std::find_if(toggles_.begin(), toggles_.end(),
                         [card](const CardToggle* toggle) { return toggle->card() == card; });
}

QSize CardTable::sizeHint() const { return tableOf(usualCardWidth, usualCardHeight); }
QSize CardTable::minimumSizeHint() const { return tableOf(leastWidth, leastHeight); }

void CardTable::resizeEvent(QResizeEvent* /*event*/) {
    const double cell = static_cast<double>(width()) / columns;
    const double tall = std::min(static_cast<double>(height() - blockGap) / rows, cell * tallest);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const int down = row >= rows / 2 ? blockGap : 0;
            const QRectF place(column * cell, row * tall + down, cell, tall);
            at(column, row)->setGeometry(place.toAlignedRect());
        }
}

bool CardTable::eventFilter(QObject* watched, QEvent* event) {
    const auto found = std::find(toggles_.begin(), toggles_.end(), watched);
    if (found == toggles_.end())
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FocusIn) {
        makeTabStop(*found);
        return false;
    }
    if (event->type() != QEvent::KeyPress)
        return false;
    const int place = static_cast<int>(found - toggles_.begin());
    const std::pair<int, int> here{place % columns, place / columns};
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Left:
        moveFocus(here.first, here.second, -1, 0);
        return true;
    case Qt::Key_Right:
        moveFocus(here.first, here.second, 1, 0);
        return true;
    case Qt::Key_Up:
        moveFocus(here.first, here.second, 0, -1);
        return true;
    case Qt::Key_Down:
        moveFocus(here.first, here.second, 0, 1);
        return true;
    default:
        return false;
    }
}

void CardTable::makeTabStop(const CardToggle* stop) {
    for (CardToggle* toggle : toggles_) {
        toggle->setFocusPolicy(toggle == stop ? Qt::StrongFocus : Qt::ClickFocus);
        if (toggle == stop)
            setFocusProxy(toggle);
    }
}

CardToggle* CardTable::at(int column, int row) const { return toggles_.at(indexOf(column, row)); }

void CardTable::moveFocus(int column, int row, int right, int down) {
    do {
        column += right;
        row += down;
        if (column < 0 || column >= columns || row < 0 || row >= rows)
            return;
    } while (!at(column, row)->isEnabled());
    at(column, row)->setFocus(Qt::TabFocusReason);
}

} // namespace ui
