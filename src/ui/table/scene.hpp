#pragma once

#include "app/session.hpp"
#include "ui/table/selection.hpp"

#include <cstddef>

namespace ui {

/// What is on the table at one moment, from which picture and words follow. Refers to the game and
/// is gone before it.
struct Scene {
    const app::PlayedGame& game;
    std::size_t place = 0; ///< that is shown
    /// It is another place than the game's.
    bool isLooking = false;
    /// What the game waits for at its own place.
    app::Awaited awaited = app::Awaited::over;
    Selection selection;
    /// How many steps of its topology the board is turned by.
    int turn = 0;

    /// Whether a person may act on what is shown.
    bool isAsking() const { return !isLooking && awaited == app::Awaited::person; }
    /// Whether the result that the last act brought is to be read.
    bool isReading() const { return !isLooking && awaited == app::Awaited::reading; }
};

Scene sceneOf(const app::Session& session, Selection selection = {}, int turn = 0);

} // namespace ui
