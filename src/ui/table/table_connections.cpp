#include "ui/board/board_view.hpp"
#include "ui/table/move_list.hpp"
#include "ui/table/moves_panel.hpp"
#include "ui/table/prompt_panel.hpp"
#include "ui/table/status_line.hpp"
#include "ui/table/table.hpp"

namespace ui {

using app::GameController;

void Table::connectBoard() {
    connect(board_, &BoardView::spaceClicked, &desk_, &PlayDesk::click);
    connect(board_, &BoardView::dragStarted, &desk_, &PlayDesk::startDrag);
    connect(board_, &BoardView::dropped, &desk_, &PlayDesk::drop);
    connect(board_, &BoardView::dragCancelled, &desk_, &PlayDesk::letGo);
    connect(board_, &BoardView::spacePointedAt, &desk_, &PlayDesk::pointAt);
    connect(&desk_, &PlayDesk::selectionChanged, this, &Table::refreshSelection);
    connect(&desk_, &PlayDesk::refused, status_, &StatusLine::tell);
    connect(&desk_, &PlayDesk::settled, status_, &StatusLine::settle);
}

void Table::connectPanels() {
    connect(prompt_, &PromptPanel::chosen, &desk_, &PlayDesk::act);
    connect(prompt_, &PromptPanel::choicePointedAt, &desk_, &PlayDesk::pointAtChoice);
    connect(prompt_, &PromptPanel::rollAsked, &desk_, &PlayDesk::roll);
    connect(prompt_, &PromptPanel::pageAsked, this, &Table::openPage);
    connect(prompt_, &PromptPanel::resumeAsked, &session_, &app::Session::goOn);
    connect(prompt_, &PromptPanel::backAsked, this, &Table::openPage);
    connect(prompt_, &PromptPanel::goOnAsked, this, &Table::goOnFromShown);
    connect(prompt_, &PromptPanel::rematchAsked, this, &Table::rematchAsked);
    connect(prompt_, &PromptPanel::newGameAsked, this, &Table::newGameAsked);
    connect(&moves_->list(), &MoveList::placeAsked, &controller_, &GameController::look);
}

void Table::connectSession() {
    connect(&controller_, &GameController::started, this, [this] {
        browsing_ = false;
        doable_.reset();
        dressUp();
        if (isTurnedByHand()) // some boards turn by other steps
            turnedByHand_ = face().turns(controller_.game()) / 2;
        facing_ = face().turnFor(controller_.game(), std::nullopt);
        telling_.greet();
    });
    connect(&controller_, &GameController::acted, this, &Table::afterAct);
    connect(&session_, &app::Session::changed, this, &Table::refresh);
}

} // namespace ui
