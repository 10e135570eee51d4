#include "ui/named_space.hpp"

#include "ui/board_words.hpp"
#include "ui/game_words.hpp"

#include <QCoreApplication>
#include <QStringList>

namespace ui {

using checkers_poker::first;
using checkers_poker::Seat;
using checkers_poker::second;
using checkers_poker::Space;

namespace {

struct SpaceWords {
    Q_DECLARE_TR_FUNCTIONS(ui::NamedSpace)
};

} // namespace

QString namedSpace(const checkers_poker::Match& match, const checkers_poker::State& state,
                   const BoardPicture& picture, Space space) {
    QStringList parts{spaceText(space)};
    for (const Seat seat : {first, second})
        if (picture.checkers[seat].contains(space))
            parts << (to_act(state) == seat
                          ? SpaceWords::tr("your checker")
                          : SpaceWords::tr("%1's checker").arg(called(match, seat)));
    const auto card = picture.layout.card_on(space);
    parts << (card ? cardWords(*card) : SpaceWords::tr("blank"));
    if (card && picture.wild.contains(*card))
        parts << SpaceWords::tr("wild");
    if (picture.chosen == space)
        parts << SpaceWords::tr("chosen");
    return parts.join(QStringLiteral(", "));
}

} // namespace ui
