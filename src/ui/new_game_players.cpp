#include "ui/new_game_players.hpp"

#include "ui/checker_art.hpp"
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
    grid->setVerticalSpacing(2);
    rows_[first] = makeRow(*grid, 0, first);
    rows_[second] = makeRow(*grid, 2, second);
    grid->setColumnStretch(2, 1);

    auto* swap = new QPushButton(tr("Swa&p"), this);
    swap->setObjectName(QStringLiteral("swap"));
    swap->setAutoDefault(false);
    swap->setToolTip(tr("Swap the roles of the players"));
    swap->setAccessibleDescription(swap->toolTip());
    connect(swap, &QPushButton::clicked, this, &NewGamePlayers::swapNames);
    grid->addWidget(swap, 0, 3, 3, 1, Qt::AlignVCenter);
    updateNotes();
}

NewGamePlayers::Row NewGamePlayers::makeRow(QGridLayout& grid, int row, Seat seat) {
    auto* chip = new QLabel(this);
    chip->setPixmap(checkerPixmap(seat, chipSize, devicePixelRatioF()));
    auto* label = new QLabel(seat == first ? tr("&First") : tr("S&econd"), this);
    auto* name = new QLineEdit(this);
    name->setObjectName(seat == first ? QStringLiteral("firstName") : QStringLiteral("secondName"));
    name->setPlaceholderText(app::displayName(QString(), seat));
    name->setAccessibleName(seat == first ? tr("Name of First") : tr("Name of Second"));
    label->setBuddy(name);
    auto* note = new NewGameNote(1, this);
    grid.addWidget(chip, row, 0);
    grid.addWidget(label, row, 1);
    grid.addWidget(name, row, 2);
    grid.addWidget(note, row + 1, 2);
    connect(name, &QLineEdit::textEdited, this, [this] {
        updateNotes();
        Q_EMIT edited();
    });
    return {name, note};
}

void NewGamePlayers::display(const app::NewGame& game) {
    for (const Seat seat : {first, second})
        if (rows_[seat].name->text() != game.names[seat]) {
            rows_[seat].name->setText(game.names[seat]);
            rows_[seat].name->setCursorPosition(0);
        }
    updateNotes();
}

void NewGamePlayers::applyTo(app::NewGame& game) const {
    for (const Seat seat : {first, second})
        game.names[seat] = rows_[seat].name->text();
}

std::optional<FieldTrouble> NewGamePlayers::trouble() const {
    for (const Seat seat : {first, second})
        if (const auto sentence = app::troubleWithName(rows_[seat].name->text()))
            return FieldTrouble{*sentence, rows_[seat].name};
    return std::nullopt;
}

void NewGamePlayers::swapNames() {
    const QString kept = rows_[first].name->text();
    rows_[first].name->setText(rows_[second].name->text());
    rows_[second].name->setText(kept);
    updateNotes();
    Q_EMIT edited();
}

void NewGamePlayers::updateNotes() {
    for (const Seat seat : {first, second}) {
        const Row& row = rows_[seat];
        if (const auto sentence = app::troubleWithName(row.name->text()))
            row.note->warn(*sentence);
        else
            row.note->say(seat == first ? tr("assembles the board and moves first")
                                        : tr("chooses an end and shows first"));
        row.name->setAccessibleDescription(row.note->words());
    }
}

} // namespace ui
