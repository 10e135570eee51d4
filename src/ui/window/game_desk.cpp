#include "ui/window/game_desk.hpp"

#include "app/seat_players.hpp"
#include "ui/new_game/new_game_dialog.hpp"
#include "ui/table/face.hpp"
#include "ui/window/record_desk.hpp"

#include <QDate>
#include <QMessageBox>
#include <QPushButton>

namespace ui {

using tabletop::Seat;

GameDesk::GameDesk(app::GameController& controller, const Faces& faces, app::Settings& settings,
                   RecordDesk& records, QWidget& window)
    : QObject(&window)
    , controller_(controller)
    , faces_(faces)
    , settings_(settings)
    , records_(records)
    , window_(window) {}

void GameDesk::newGame() {
    NewGameDialog dialog(faces_.newGameOffers(), settings_, {}, &window_);
    if (dialog.exec() == QDialog::Accepted)
        records_.replace(dialog.game(QDate::currentDate()));
}

void GameDesk::sameSettings() {
    const app::PlayedGame& game = controller_.game();
    records_.replace(faces_.of(game).newlyDealt(game));
}

void GameDesk::restart() {
    const app::PlayedGame& game = controller_.game();
    records_.replace(faces_.of(game).restarted(game));
}

void GameDesk::rematch() {
    const app::PlayedGame& game = controller_.game();
    records_.replace(faces_.of(game).rematch(game));
}

/// Persons are asked before computers.
void GameDesk::offerDraw() {
    const auto seat = controller_.situation().toAct;
    if (!seat)
        return;
    const app::PlayedGame& game = controller_.game();
    std::vector<Seat> persons;
    for (std::size_t i = 0; i < game.seats(); ++i)
        if (const Seat other = tabletop::seat_at(i);
            other != *seat && !app::seatPlayer(game, other))
            persons.push_back(other);
    if (!persons.empty() && !agree(*seat, persons))
        return;
    if (persons.size() + 1 < game.seats())
        Q_EMIT drawOfferedToComputer();
    else
        controller_.submit(tabletop::draw_token);
}

bool GameDesk::agree(Seat offering, const std::vector<Seat>& others) {
    const app::PlayedGame& game = controller_.game();
    const Players players = playersOf(game, faces_.of(game));
    QStringList names;
    for (const Seat other : others)
        names << called(players, other);
    const QString to = names.join(tr(", "));
    QMessageBox box(QMessageBox::Question, tr("A draw?"),
                    tr("%1, %2 offers a draw. Do you agree?").arg(to, called(players, offering)),
                    QMessageBox::NoButton, &window_);
    box.setObjectName(QStringLiteral("drawOffer"));
    box.setTextFormat(Qt::PlainText); // names come from records of others
    const auto* agree = box.addButton(tr("&Agree"), QMessageBox::AcceptRole);
    QPushButton* decline = box.addButton(tr("&Decline"), QMessageBox::RejectRole);
    box.setDefaultButton(decline);
    box.setEscapeButton(decline);
    box.exec();
    if (box.clickedButton() == agree)
        return true;
    Q_EMIT told(others.size() == 1 ? tr("%1 declines the draw").arg(to)
                                   : tr("The draw is declined"));
    return false;
}

void GameDesk::resign() {
    const auto seat = controller_.situation().toAct;
    if (!seat)
        return;
    const app::PlayedGame& game = controller_.game();
    QMessageBox box(
        QMessageBox::Question, tr("Resign?"),
        tr("%1, do you give up this game?").arg(called(playersOf(game, faces_.of(game)), *seat)),
        QMessageBox::Cancel, &window_);
    box.setObjectName(QStringLiteral("resign"));
    box.setTextFormat(Qt::PlainText);
    const auto* yes = box.addButton(tr("&Resign"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == yes)
        controller_.submit(tabletop::resign_token);
}

} // namespace ui
