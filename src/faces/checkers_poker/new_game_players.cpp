#include "faces/checkers_poker/new_game_players.hpp"

#include "faces/checkers_poker/board_words.hpp"
#include "faces/checkers_poker/card_skin.hpp"
#include "ui/board/chip_label.hpp"
#include "ui/new_game/choice_box.hpp"
#include "ui/new_game/new_game_note.hpp"
#include "ui/widgets/field.hpp"
#include "ui/widgets/wrap_layout.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using checkers_poker::first;
using checkers_poker::Seat;
using checkers_poker::second;

NewGamePlayers::NewGamePlayers(QWidget* parent)
    : NewGamePage(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(4);
    for (const Seat seat : {first, second}) {
        auto* row = new WrapLayout;
        row->setSpacing(6);
        names_[seat] = makeName(*row, seat);
        kinds_[seat] = makeKind(*row, seat);
        column->addLayout(row);
    }
    alignLabels();

    note_ = new NewGameNote(2, this);
    auto* swapButton = new QPushButton(tr("Swa&p"), this);
    swapButton->setObjectName(QStringLiteral("swap"));
    swapButton->setAutoDefault(false);
    swapButton->setToolTip(tr("Swap the roles of the players"));
    swapButton->setAccessibleDescription(swapButton->toolTip());
    connect(swapButton, &QPushButton::clicked, this, &NewGamePlayers::swap);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(note_, 1);
    bottom->addWidget(swapButton);
    column->addLayout(bottom);
    update();
}

QLineEdit* NewGamePlayers::makeName(WrapLayout& line, Seat seat) {
    auto* chip = new ChipLabel(cardSkin(), this);
    chip->setPiece({seat}, chipWords(seat));
    chip->setLines(1.4);
    auto* label = new QLabel(seat == first ? tr("&First") : tr("S&econd"), this);
    auto* name = new Field(10, this);
    name->setObjectName(seat == first ? QStringLiteral("firstName") : QStringLiteral("secondName"));
    name->setAccessibleName(seat == first ? tr("Name of First") : tr("Name of Second"));
    name->setAccessibleDescription(
        seat == first ? tr("Assembles the board and makes the opening move")
                      : tr("Chooses an end and is the one to show before the other"));
    label->setAccessibleName(name->accessibleName()); // by its label a screen reader knows it
    label->setBuddy(name);
    labels_[seat] = label;
    auto* group = new QHBoxLayout;
    group->addWidget(chip);
    group->addWidget(label);
    group->addWidget(name, 1);
    line.addLayout(group);
    connect(name, &QLineEdit::textEdited, this, [this] {
        update();
        Q_EMIT edited();
    });
    return name;
}

ChoiceBox* NewGamePlayers::makeKind(WrapLayout& line, Seat seat) {
    auto* kind = new ChoiceBox(seat == first ? tr("&is") : tr("i&s"), this);
    kind->setObjectName(seat == first ? QStringLiteral("firstKind") : QStringLiteral("secondKind"));
    kind->setSpokenName(seat == first ? tr("Who plays First") : tr("Who plays Second"));
    // The place in the list is the level's number.
    kind->addItem(tr("a person"));
    for (unsigned number = engine::Level::lowest; number <= engine::Level::highest; ++number)
        kind->addItem(tr("computer, %1").arg(app::levelName(engine::Level(number))));
    auto* group = new QHBoxLayout;
    group->addWidget(kind->label());
    group->addWidget(kind, 1);
    line.addLayout(group);
    connect(kind, &QComboBox::activated, this, [this, seat] {
        seatGiven(seat);
        update();
        Q_EMIT edited();
    });
    return kind;
}

/// A name goes with whom it was typed for.
void NewGamePlayers::seatGiven(Seat seat) {
    const bool isComputer = kinds_[seat]->currentIndex() > 0;
    if (isComputer == isComputer_[seat])
        return;
    isComputer_[seat] = isComputer;
    const QString name = names_[seat]->text();
    names_[seat]->setText(formerNames_[seat]);
    formerNames_[seat] = name;
}

/// Both names begin at the same place.
void NewGamePlayers::alignLabels() {
    const int width =
        std::max(labels_[first]->sizeHint().width(), labels_[second]->sizeHint().width());
    for (const Seat seat : {first, second})
        labels_[seat]->setMinimumWidth(width);
}

void NewGamePlayers::changeEvent(QEvent* event) {
    NewGamePage::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        alignLabels();
}

void NewGamePlayers::display(const checkers_poker_face::NewGame& game) {
    for (const Seat seat : {first, second}) {
        if (names_[seat]->text() != game.names[seat]) {
            names_[seat]->setText(game.names[seat]);
            names_[seat]->setCursorPosition(0);
        }
        const app::SeatPlayer player = game.players[seat];
        kinds_[seat]->setCurrentIndex(player ? static_cast<int>(player->number()) : 0);
        isComputer_[seat] = player.has_value();
        formerNames_[seat] = game.formerNames[seat];
    }
    update();
}

void NewGamePlayers::applyTo(checkers_poker_face::NewGame& game) const {
    for (const Seat seat : {first, second}) {
        game.names[seat] = names_[seat]->text();
        game.players[seat] =
            engine::Level::from_number(static_cast<unsigned>(kinds_[seat]->currentIndex()));
        game.formerNames[seat] = formerNames_[seat];
    }
}

std::optional<FieldTrouble> NewGamePlayers::trouble() const {
    for (const Seat seat : {first, second})
        if (const auto sentence = app::troubleWithName(names_[seat]->text()))
            return FieldTrouble{(seat == first ? tr("First: %1") : tr("Second: %1")).arg(*sentence),
                                names_[seat]};
    return std::nullopt;
}

void NewGamePlayers::swap() {
    checkers_poker_face::NewGame game;
    applyTo(game);
    display(checkers_poker_face::rolesSwapped(game));
    Q_EMIT edited();
}

void NewGamePlayers::update() {
    checkers_poker_face::NewGame game;
    applyTo(game);
    for (const Seat seat : {first, second})
        names_[seat]->setPlaceholderText(
            checkers_poker_face::displayName(QString(), seat, game.players[seat]));
    if (const auto found = trouble())
        note_->warn(found->sentence);
    else
        note_->say(tr("First assembles the board and opens the game; Second chooses an end."));
}

} // namespace ui
