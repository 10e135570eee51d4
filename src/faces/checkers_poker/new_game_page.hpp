#pragma once

#include "faces/checkers_poker/new_game.hpp"
#include "ui/new_game/form_page.hpp"

namespace ui {

/// One page of what is asked about a new game of Checkers Poker. The form holds the one NewGame; a
/// page shows its part of it, and after edited() puts what was changed into it.
class NewGamePage : public FormPage {
public:
    using FormPage::FormPage;

    virtual void display(const checkers_poker_face::NewGame& game) = 0;
    virtual void applyTo(checkers_poker_face::NewGame& game) const = 0;
};

} // namespace ui
