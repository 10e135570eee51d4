#include "ui/table/face.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ui {

Selection Face::dragged(const Scene& scene, BoardSpace from) const {
    Selection selection;
    selection.pointed = scene.selection.pointed;
    selection.chosen = {from};
    return selection;
}

bool Face::beginsLine(const app::PlayedGame& /*game*/, const ListedAct& last,
                      const ListedAct& act) const {
    return last.before.turn != act.before.turn;
}

bool Face::isBand(const ListedAct& /*first*/) const { return false; }

std::vector<TablePage*> Face::makePages(PlayDesk& /*desk*/, QWidget* /*parent*/) const {
    return {};
}

Players playersOf(const app::PlayedGame& game, const Face& face) {
    return playersOf(game, [&](tabletop::Seat seat) { return face.seatName(game, seat); });
}

const Face& Faces::of(const app::PlayedGame& game) const {
    const auto found = std::find_if(faces_.begin(), faces_.end(),
                                    [&](const auto& face) { return face->isOf(game); });
    assert(found != faces_.end());
    return **found;
}

std::vector<NewGameOffer> Faces::newGameOffers() const {
    std::vector<NewGameOffer> offers;
    for (const auto& face : faces_)
        if (auto offer = face->newGameOffer())
            offers.push_back(std::move(*offer));
    return offers;
}

} // namespace ui
