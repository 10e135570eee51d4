#include "faces/checkers_poker/card_board.hpp"
#include "faces/checkers_poker/table_match.hpp"
#include "ui/board/board_view.hpp"
#include "ui/table/move_list.hpp"
#include "ui/table/moves_panel.hpp"
#include "ui/table/places_panel.hpp"
#include "ui/table/presenter.hpp"
#include "ui/table/prompt_panel.hpp"
#include "ui/table/result_panel.hpp"
#include "ui/table/showdown_panel.hpp"
#include "ui/table/status_line.hpp"
#include "ui/table/table.hpp"

namespace ui {

using checkers_poker_face::matchOf;

using app::GameController;
using checkers_poker::End;

void Table::connectBoard() {
    connect(board_, &BoardView::spaceClicked, &desk_,
            [this](BoardSpace space) { desk_.click(fromBoard(space)); });
    connect(board_, &BoardView::dragStarted, &desk_,
            [this](BoardSpace from) { desk_.startDrag(fromBoard(from)); });
    connect(board_, &BoardView::dropped, &desk_,
            [this](BoardSpace from, BoardSpace to) { desk_.drop(fromBoard(from), fromBoard(to)); });
    connect(board_, &BoardView::dragCancelled, &desk_, &PlayDesk::letGo);
    connect(board_, &BoardView::spacePointedAt, &desk_,
            [this](std::optional<BoardSpace> space) { desk_.pointAt(fromBoard(space)); });
    connect(&desk_, &PlayDesk::selectionChanged, this, &Table::refreshSelection);
    connect(&desk_, &PlayDesk::refused, status_, &StatusLine::tell);
    connect(&desk_, &PlayDesk::settled, status_, &StatusLine::settle);
}

void Table::connectPanels() {
    connect(prompt_, &PromptPanel::endChosen, &desk_,
            [this](End end) { desk_.act(checkers_poker::ChooseEnd{end}); });
    connect(prompt_, &PromptPanel::endPointedAt, &desk_, &PlayDesk::pointAtEnd);
    connect(prompt_, &PromptPanel::rollAsked, &desk_, &PlayDesk::roll);
    connect(prompt_, &PromptPanel::handsAsked, this, &Table::openHands);
    connect(prompt_, &PromptPanel::resumeAsked, &session_, &app::Session::goOn);
    connect(prompt_, &PromptPanel::backAsked, this, &Table::openHands);
    connect(prompt_, &PromptPanel::goOnAsked, this, &Table::goOnFromShown);
    connect(prompt_, &PromptPanel::rematchAsked, this, &Table::rematchAsked);
    connect(prompt_, &PromptPanel::newGameAsked, this, &Table::newGameAsked);
    connect(&moves_->list(), &MoveList::placeAsked, &controller_, &GameController::look);
    connect(places_, &PlacesPanel::placePointedAt, &desk_, &PlayDesk::pointAtListed);
    connect(places_, &PlacesPanel::placeTaken, &desk_, &PlayDesk::moveTo);
    connect(showdown_, &ShowdownPanel::handPointedAt, &desk_, &PlayDesk::light);
    connect(showdown_, &ShowdownPanel::listChosen, &desk_, &PlayDesk::dropPicks);
    connect(showdown_, &ShowdownPanel::chosen, &desk_,
            [this](const checkers_poker::Show& show) { desk_.act(show); });
    connect(result_, &ResultPanel::dismissed, this, &Table::dismissResult);
}

void Table::connectSession() {
    connect(&controller_, &GameController::started, this, [this] {
        browsing_ = false;
        doable_.reset();
        facing_ = facingEnd(matchOf(controller_));
        telling_.greet();
    });
    connect(&controller_, &GameController::acted, this, &Table::afterAct);
    connect(&session_, &app::Session::changed, this, &Table::refresh);
}

} // namespace ui
