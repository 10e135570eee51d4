#include "ui/table/places_panel.hpp"

#include "ui/table/hand_list.hpp"
#include "ui/table/hand_rows.hpp"
#include "ui/telling/game_words.hpp"
#include "ui/widgets/text_label.hpp"

#include <QVBoxLayout>

namespace ui {

using checkers_poker::Showdown;
using checkers_poker::Space;

PlacesPanel::PlacesPanel(QWidget* parent)
    : Panel(Ground::panel, parent)
    , title_(new TextLabel(TextLabel::Role::strong, this))
    , list_(new HandList(this)) {
    list_->setAccessibleName(tr("Places for the chosen checker"));
    list_->setObjectName(QStringLiteral("places"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(title_);
    column->addWidget(list_, 1);
    setCompact(false);
    connect(list_, &HandList::rowPointedAt, this, [this](const HandRow* row) {
        const bool pointed = row != nullptr && (list_->underMouse() || list_->hasFocus());
        Q_EMIT placePointedAt(pointed ? std::optional(*row->spaces.begin()) : std::nullopt);
    });
    connect(list_, &HandList::clicked, this, [this](const QModelIndex& index) {
        if (const HandRow* row = list_->row(index))
            Q_EMIT placeTaken(*row->spaces.begin());
    });
    connect(list_, &HandList::rowTaken, this,
            [this](const HandRow& row) { Q_EMIT placeTaken(*row.spaces.begin()); });
}

void PlacesPanel::show(const checkers_poker::State& state, Space from) {
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
