#pragma once

#include "app/session.hpp"
#include "ui/table/face.hpp"

#include <QString>

#include <cstddef>

namespace ui {

/// What is asked at the table now, at the game's place or where somebody looks. `page` is what
/// opens the page of the act while the moves are stepped through; empty where that is in sight.
Prompt promptFor(const app::Session& session, const Face& face, const Scene& scene,
                 const QString& page = {});

/// What the game waits for at its place, whatever is looked at.
Prompt promptOfGame(const app::Session& session, const Face& face);

/// What is to be told when the place shown is another than `before` although nobody acted: the act
/// that led there, or that one was taken back.
QString placeInWords(const app::GameController& game, const Face& face, std::size_t before);

} // namespace ui
