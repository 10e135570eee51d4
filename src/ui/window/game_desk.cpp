#include "ui/window/game_desk.hpp"

#include "faces/checkers_poker/new_game.hpp"
#include "faces/checkers_poker/new_game_dialog.hpp"
#include "faces/checkers_poker/table_match.hpp"
#include "ui/telling/game_words.hpp"
#include "ui/window/record_desk.hpp"

#include <QDate>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace ui {

using checkers_poker_face::matchOf;
using checkers_poker_face::stateOf;
using checkers_poker_face::submit;

using checkers_poker::Match;

GameDesk::GameDesk(app::GameController& controller, app::Settings& settings, RecordDesk& records,
                   QWidget& window)
    : QObject(&window)
    , controller_(controller)
    , settings_(settings)
    , records_(records)
    , window_(window) {}

void GameDesk::newGame() {
    NewGameDialog dialog(settings_, &window_);
    if (dialog.exec() == QDialog::Accepted)
        begin(dialog.newGame());
}

void GameDesk::begin(const checkers_poker_face::NewGame& game) {
    records_.replace(checkers_poker_face::newMatch(game, QDate::currentDate()));
}

void GameDesk::sameSettings() {
    begin(checkers_poker_face::withDeal(checkers_poker_face::startOf(matchOf(controller_)),
                                        checkers_poker_face::drawDeal()));
}

void GameDesk::restart() {
    Match match(matchOf(controller_).history.start());
    match.tags = matchOf(controller_).tags;
    match.deal = matchOf(controller_).deal;
    set_tag(match, "DieSeed", {}); // the board is known already, what the die will show is not
    records_.replace(std::move(match));
}

void GameDesk::rematch() {
    begin(checkers_poker_face::withDeal(
        checkers_poker_face::rolesSwapped(checkers_poker_face::startOf(matchOf(controller_))),
        checkers_poker_face::drawDeal()));
}

void GameDesk::offerDraw() {
    const auto seat = controller_.situation().toAct;
    if (!seat)
        return;
    if (app::seatPlayer(matchOf(controller_), checkers_poker::other(*seat))) {
        Q_EMIT drawOfferedToComputer();
        return;
    }
    const QString from = called(matchOf(controller_), *seat);
    const QString to = called(matchOf(controller_), checkers_poker::other(*seat));
    QMessageBox box(QMessageBox::Question, tr("A draw?"),
                    tr("%1, %2 offers a draw. Do you agree?").arg(to, from), QMessageBox::NoButton,
                    &window_);
    box.setObjectName(QStringLiteral("drawOffer"));
    box.setTextFormat(Qt::PlainText); // names come from records of others
    const auto* agree = box.addButton(tr("&Agree"), QMessageBox::AcceptRole);
    QPushButton* decline = box.addButton(tr("&Decline"), QMessageBox::RejectRole);
    box.setDefaultButton(decline);
    box.setEscapeButton(decline);
    box.exec();
    if (box.clickedButton() == agree)
        controller_.submit(tabletop::draw_token);
    else
        Q_EMIT told(tr("%1 declines the draw").arg(to));
}

void GameDesk::resign() {
    const auto seat = controller_.situation().toAct;
    if (!seat)
        return;
    QMessageBox box(QMessageBox::Question, tr("Resign?"),
                    tr("%1, do you give up this game?").arg(called(matchOf(controller_), *seat)),
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
