#include "ui/new_game_players.hpp"

#include "ui/chip_label.hpp"
#include "ui/new_game_note.hpp"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace ui {

using checkers_poker::first;
using checkers_poker::Seat;
using checkers_poker::second;

namespace {
constexpr int chipSize = 22;
} // namespace

NewGamePlayers::NewGamePlayers(QWidget* parent)
    : NewGamePage(parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(4);
    names_[first] = makeName(*grid, 0, first);
    names_[second] = makeName(*grid, 1, second);
    grid->setColumnStretch(2, 1);

    auto* swap = new QPushButton(tr("Swa&p"), this);
    swap->setObjectName(QStringLiteral("swap"));
    swap->setAutoDefault(false);
    swap->setToolTip(tr("Swap the roles of the players"));
    swap->setAccessibleDescription(swap->toolTip());
    connect(swap, &QPushButton::clicked, this, &NewGamePlayers::swapNames);
    grid->addWidget(swap, 0, 3, 2, 1, Qt::AlignVCenter);
    note_ = new NewGameNote(2, this);
    grid->addWidget(note_, 2, 0, 1, 4);
    updateNote();
}

QLineEdit* NewGamePlayers::makeName(QGridLayout& grid, int row, Seat seat) {
    auto* chip = new ChipLabel(this);
    chip->setSeat(seat);
    chip->setDiameter(chipSize);
    auto* label = new QLabel(seat == first ? tr("&First") : tr("S&econd"), this);
    auto* name = new QLineEdit(this);
    name->setObjectName(seat == first ? QStringLiteral("firstName") : QStringLiteral("secondName"));
    name->setPlaceholderText(app::displayName(QString(), seat));
    name->setAccessibleName(seat == first ? tr("Name of First") : tr("Name of Second"));
    name->setAccessibleDescription(seat == first ? tr("Assembles the board and moves first")
                                                 : tr("Chooses an end and shows first"));
    label->setBuddy(name);
    grid.addWidget(chip, row, 0);
    grid.addWidget(label, row, 1);
    grid.addWidget(name, row, 2);
    connect(name, &QLineEdit::textEdited, this, [this] {
        updateNote();
        Q_EMIT edited();
    });
    return name;
}

void NewGamePlayers::display(const app::NewGame& game) {
    for (const Seat seat : {first, second})
        if (names_[seat]->text() != game.names[seat]) {
            names_[seat]->setText(game.names[seat]);
            names_[seat]->setCursorPosition(0);
        }
    updateNote();
}

void NewGamePlayers::applyTo(app::NewGame& game) const {
    for (const Seat seat : {first, second})
        game.names[seat] = names_[seat]->text();
}

std::optional<FieldTrouble> NewGamePlayers::trouble() const {
    for (const Seat seat : {first, second})
        if (const auto sentence = app::troubleWithName(names_[seat]->text()))
            return FieldTrouble{(seat == first ? tr("First: %1") : tr("Second: %1")).arg(*sentence),
                                names_[seat]};
    return std::nullopt;
}

void NewGamePlayers::swapNames() {
    const QString kept = names_[first]->text();
    names_[first]->setText(names_[second]->text());
    names_[second]->setText(kept);
    updateNote();
    Q_EMIT edited();
}

void NewGamePlayers::updateNote() {
    if (const auto found = trouble())
        note_->warn(found->sentence);
    else
        note_->say(tr("First assembles the board and moves first; Second chooses an end and shows "
                      "his hand first."));
}

} // namespace ui
