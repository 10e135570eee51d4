#include "faces/checkers_poker/card_selection.hpp"

#include "faces/checkers_poker/card_board.hpp"

namespace ui {

namespace {

using checkers_poker::End;

std::optional<End> endChosenBy(const std::string& token) {
    if (token == southToken)
        return End::south;
    return token == northToken ? std::optional(End::north) : std::nullopt;
}

checkers_poker::SpaceSet fromBoard(const BoardSpaces& spaces) {
    checkers_poker::SpaceSet set;
    for (const BoardSpace space : spaces)
        set.insert(ui::fromBoard(space));
    return set;
}

} // namespace

CardSelection cardSelection(const Selection& selection) {
    CardSelection own;
    own.chosen = ui::fromBoard(selection.piece());
    own.pointed = ui::fromBoard(selection.pointed);
    own.end = endChosenBy(selection.offered);
    own.picked = fromBoard(selection.picked);
    own.lit = fromBoard(selection.lit);
    own.listed = ui::fromBoard(selection.listed);
    return own;
}

Selection onBoard(const CardSelection& own) {
    Selection selection;
    if (own.chosen)
        selection.chosen = {onBoard(*own.chosen)};
    if (own.pointed)
        selection.pointed = onBoard(*own.pointed);
    if (own.end)
        selection.offered = *own.end == End::south ? southToken : northToken;
    selection.picked = onBoard(own.picked);
    selection.lit = onBoard(own.lit);
    if (own.listed)
        selection.listed = onBoard(*own.listed);
    return selection;
}

} // namespace ui
