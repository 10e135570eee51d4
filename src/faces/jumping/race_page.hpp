#pragma once

#include "faces/jumping/race_choice.hpp"
#include "ui/new_game/form_page.hpp"

namespace jumping_face {

/// One page of what is asked about a race. The form holds the one choice; a page shows its part of
/// it, and after edited() puts what was changed into it.
class RacePage : public ui::FormPage {
public:
    using FormPage::FormPage;

    virtual void display(const RaceChoice& choice) = 0;
    virtual void applyTo(RaceChoice& choice) const = 0;
};

} // namespace jumping_face
