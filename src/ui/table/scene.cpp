#include "ui/table/scene.hpp"

#include <utility>

namespace ui {

Scene sceneOf(const app::Session& session, Selection selection, int turn) {
    const app::GameController& game = session.game();
    return {game.game(),
            game.shownPlace(),
            game.isLookingElsewhere(),
            session.waiting().what,
            std::move(selection),
            turn};
}

} // namespace ui
