#include "faces/checkers_poker/places_panel.hpp"

#include "faces/checkers_poker/card_board.hpp"
#include "faces/checkers_poker/card_selection.hpp"
#include "faces/checkers_poker/game_words.hpp"
#include "faces/checkers_poker/hand_list.hpp"
#include "faces/checkers_poker/hand_rows.hpp"
#include "faces/checkers_poker/table_match.hpp"
#include "ui/table/play_desk.hpp"
#include "ui/widgets/text_label.hpp"

#include <QVBoxLayout>

namespace ui {

using checkers_poker::Showdown;
using checkers_poker::Space;

PlacesPanel::PlacesPanel(PlayDesk& desk, QWidget* parent)
    : TablePage(Kind::advice, parent)
    , title_(new TextLabel(TextLabel::Role::strong, this))
    , list_(new HandList(this)) {
    list_->setAccessibleName(tr("Places for the chosen checker"));
    list_->setObjectName(QStringLiteral("places"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(title_);
    column->addWidget(list_, 1);
    setCompact(false);
    const auto placeOf = [](const HandRow& row) { return onBoard(*row.spaces.begin()); };
    connect(list_, &HandList::rowPointedAt, &desk, [this, &desk, placeOf](const HandRow* row) {
        const bool pointed = row != nullptr && (list_->underMouse() || list_->hasFocus());
        desk.pointAtListed(pointed ? std::optional(placeOf(*row)) : std::nullopt);
    });
    connect(list_, &HandList::clicked, &desk, [this, &desk, placeOf](const QModelIndex& index) {
        if (const HandRow* row = list_->row(index))
            desk.goTo(placeOf(*row));
    });
    connect(list_, &HandList::rowTaken, &desk,
            [&desk, placeOf](const HandRow& row) { desk.goTo(placeOf(row)); });
}

bool PlacesPanel::isWanted(const Scene& scene, const app::Preferences& preferences) const {
    return preferences.showPlaceHands && !scene.isLooking && scene.selection.piece() &&
           std::holds_alternative<checkers_poker::Moving>(
               checkers_poker_face::matchOf(scene.game).history.current().phase);
}

void PlacesPanel::showScene(const Scene& scene) {
    const checkers_poker::State& state = checkers_poker_face::matchOf(scene.game).history.current();
    const Space from = *cardSelection(scene.selection).chosen;
    const QString space = spaceText(from);
    title_->setText(comingShowdown(state) == Showdown::low
                        ? tr("From %1, and the lowest hand there").arg(space)
                        : tr("From %1, and the best hand there").arg(space));
    list_->setRows(rowsOfPlaces(state, from));
}

void PlacesPanel::setCompact(bool compact) {
    const int margin = compact ? 5 : 10;
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(compact ? 3 : 6);
}

} // namespace ui
