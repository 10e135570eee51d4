#include "faces/checkers_poker/new_game_players.hpp"

#include "faces/checkers_poker/board_words.hpp"
#include "faces/checkers_poker/card_skin.hpp"
#include "ui/new_game/players_box.hpp"

#include <QVBoxLayout>

namespace ui {

using checkers_poker::first;
using checkers_poker::Seat;
using checkers_poker::second;

namespace {

std::vector<SeatTitle> seatTitles() {
    return {{NewGamePlayers::tr("First"),
             NewGamePlayers::tr("&First"),
             NewGamePlayers::tr("&is"),
             NewGamePlayers::tr("Assembles the board and makes the opening move"),
             QStringLiteral("first"),
             {first},
             chipWords(first)},
            {NewGamePlayers::tr("Second"),
             NewGamePlayers::tr("S&econd"),
             NewGamePlayers::tr("i&s"),
             NewGamePlayers::tr("Chooses an end and is the one to show before the other"),
             QStringLiteral("second"),
             {second},
             chipWords(second)}};
}

} // namespace

NewGamePlayers::NewGamePlayers(QWidget* parent)
    : NewGamePage(parent)
    , box_(new PlayersBox(seatTitles(), cardSkin(), this)) {
    box_->setWords(tr("First assembles the board and opens the game; Second chooses an end."),
                   tr("Swa&p"), tr("Swap the roles of the players"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(box_);
    connect(box_, &FormPage::edited, this, &FormPage::edited);
}

void NewGamePlayers::display(const checkers_poker_face::NewGame& game) {
    std::vector<SeatChoice> choices;
    for (const Seat seat : {first, second})
        choices.push_back({game.names[seat], game.players[seat], game.formerNames[seat]});
    box_->display(choices);
}

void NewGamePlayers::applyTo(checkers_poker_face::NewGame& game) const {
    const std::vector<SeatChoice> choices = box_->choices();
    for (const Seat seat : {first, second}) {
        const SeatChoice& choice = choices[tabletop::index(seat)];
        game.names[seat] = choice.name;
        game.players[seat] = choice.player;
        game.formerNames[seat] = choice.formerName;
    }
}

std::optional<FieldTrouble> NewGamePlayers::trouble() const { return box_->trouble(); }

} // namespace ui
