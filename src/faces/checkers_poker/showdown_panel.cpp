#include "faces/checkers_poker/showdown_panel.hpp"

#include "faces/checkers_poker/card_board.hpp"
#include "faces/checkers_poker/card_selection.hpp"
#include "faces/checkers_poker/hand_list.hpp"
#include "faces/checkers_poker/hand_rows.hpp"
#include "faces/checkers_poker/picked_hand.hpp"
#include "faces/checkers_poker/table_match.hpp"
#include "games/checkers_poker/action_text.hpp"
#include "ui/table/play_desk.hpp"
#include "ui/widgets/text_label.hpp"

#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

using checkers_poker::Show;
using checkers_poker::Showdown;
using checkers_poker::SpaceSet;
using checkers_poker::State;

ShowdownPanel::ShowdownPanel(PlayDesk& desk, QWidget* parent)
    : TablePage(Kind::act, parent)
    , desk_(desk)
    , title_(new TextLabel(TextLabel::Role::strong, this))
    , list_(new HandList(this))
    , picked_(new PickedHand(this))
    , show_(new QPushButton(tr("Sho&w this hand"), this)) {
    list_->setAccessibleName(tr("Hands that can be shown"));
    list_->setObjectName(QStringLiteral("handsToShow"));
    show_->setObjectName(QStringLiteral("showHand"));
    show_->setAutoDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(title_);
    column->addWidget(list_, 1);
    column->addWidget(picked_);
    column->addWidget(show_);
    setCompact(false);
    connect(list_, &HandList::rowPointedAt, this, [this](const HandRow* row) {
        desk_.light(row != nullptr ? onBoard(row->spaces) : BoardSpaces());
    });
    connect(list_, &HandList::rowTaken, this,
            [this](const HandRow& row) { take(hasOpenRow() ? Show{row.hand} : Show{}); });
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ShowdownPanel::preferList);
    connect(list_, &HandList::clicked, this, &ShowdownPanel::preferList);
    connect(picked_, &PickedHand::handChanged, this, &ShowdownPanel::offer);
    connect(show_, &QPushButton::clicked, this, &ShowdownPanel::choose);
}

void ShowdownPanel::setCompact(bool compact) {
    compact_ = compact;
    picked_->setCompact(compact);
    const int margin = compact ? 5 : 10;
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(compact ? 3 : 6);
}

void ShowdownPanel::setPreferences(const app::Preferences& preferences) {
    const SuitColours colours = suitColoursOf(preferences);
    list_->setSuitColours(colours);
    picked_->setSuitColours(colours);
}

bool ShowdownPanel::isWanted(const Scene& scene, const app::Preferences& /*preferences*/) const {
    return scene.awaited == app::Awaited::person &&
           std::holds_alternative<checkers_poker::Showing>(
               checkers_poker_face::matchOf(scene.game).history.current().phase);
}

void ShowdownPanel::showScene(const Scene& scene) {
    const checkers_poker::Match& match = checkers_poker_face::matchOf(scene.game);
    const State& state = match.history.current();
    const bool otherHands = list_->setRows(rowsToShow(match, match.history.place()));
    const bool anyOpen = hasOpenRow();
    if (!anyOpen)
        title_->setText(tr("No unused hand can be made"));
    else if (showdown_this_turn(state) == Showdown::low)
        title_->setText(compact_ ? tr("Lowest first: higher loses")
                                 : tr("Low showdown, from the lowest: the higher hand loses"));
    else
        title_->setText(compact_ ? tr("From the best hand down")
                                 : tr("High showdown, from the best: the better hand wins"));
    show_->setText(anyOpen ? tr("Sho&w this hand") : tr("Sho&w no hand"));
    show_->setDefault(!anyOpen);
    picked_->setPick(state, cardSelection(scene.selection).picked);
    if (picked_->isBegun())
        list_->setCurrentIndex({});
    else if (otherHands || list_->currentRow() == nullptr)
        markStrongest();
    picked_->setVisible(anyOpen);
    offer();
}

void ShowdownPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && picked_->isBegun()) {
        desk_.dropPicks();
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        show_->click();
        return;
    }
    Panel::keyPressEvent(event);
}

void ShowdownPanel::preferList() {
    const HandRow* row = list_->currentRow();
    if (picked_->isBegun() && row != nullptr) {
        const SpaceSet spaces = row->spaces;
        desk_.dropPicks();
        desk_.light(onBoard(spaces));
    }
    offer();
}

void ShowdownPanel::startAnew() { list_->setRows({}); }

/// The first row of a hand that is not used, thus of the strongest; none: -1.
int ShowdownPanel::firstOpenRow() const {
    for (int i = 0; i < list_->rowCount(); ++i)
        if (!list_->row(list_->model()->index(i, 0))->struckOut)
            return i;
    return -1;
}

/// The strongest unused hand is lit at once, and Enter shows it.
void ShowdownPanel::markStrongest() {
    if (hasOpenRow())
        markRow(firstOpenRow());
}

void ShowdownPanel::mark(const Scene& scene, const std::string& token) {
    const State& state = checkers_poker_face::matchOf(scene.game).history.current();
    const auto action = checkers_poker_face::actionOf(state, token);
    const auto* show = std::get_if<Show>(&action);
    if (show == nullptr || !show->hand)
        return;
    const cards::Deck deck = state.options.deck;
    const auto announced = cards::announcement_of(*show->hand, deck);
    for (int i = 0; i < list_->rowCount(); ++i) {
        const HandRow* row = list_->row(list_->model()->index(i, 0));
        if (row->hand && cards::announcement_of(*row->hand, deck) == announced)
            markRow(i);
    }
}

void ShowdownPanel::markRow(int number) {
    const QModelIndex index = list_->model()->index(number, 0);
    list_->setCurrentIndex(index);
    list_->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

QWidget* ShowdownPanel::focusPlace() const {
    return hasOpenRow() ? static_cast<QWidget*>(list_) : show_;
}

void ShowdownPanel::offer() {
    const HandRow* row = list_->currentRow();
    show_->setEnabled(picked_->isHidden() ||
                      (picked_->isBegun() ? picked_->hand().has_value() : row != nullptr));
}

void ShowdownPanel::choose() {
    if (picked_->isHidden())
        take(Show{});
    else if (picked_->isBegun())
        take(Show{picked_->hand()});
    else if (const HandRow* row = list_->currentRow())
        take(Show{row->hand});
}

void ShowdownPanel::take(const Show& show) { desk_.act(to_text(checkers_poker::Action(show))); }

} // namespace ui
