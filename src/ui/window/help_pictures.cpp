#include "ui/window/help_pictures.hpp"

#include "app/catalogue.hpp"
#include "ui/board/board_look.hpp"
#include "ui/table/face.hpp"

#include <QStringList>

namespace ui {

namespace {

app::AnyGame gameOf(const QString& board, const app::Catalogue& catalogue) {
    const std::string start = board.section(QLatin1Char(';'), 0, 0).toStdString();
    app::AnyGame game = start.find(' ') == std::string::npos
                            ? catalogue.rowOfRules(start).fromRules(start, {})
                            : catalogue.readRecordOrPosition(start);
    for (const QString& token :
         board.section(QLatin1Char(';'), 1).split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (const auto refusal = game->play(token.toStdString()))
            throw tabletop::TextError({}, *refusal, "a legal act");
    return game;
}

} // namespace

QPixmap drawnForHelp(const QString& board, const app::Catalogue& catalogue, const Faces& faces,
                     QSize size, double devicePixelRatio) {
    try {
        const app::AnyGame game = gameOf(board, catalogue);
        const Face& face = faces.of(*game);
        const std::size_t acts = game->size();
        const Scene scene{*game, acts > 0 ? acts - 1 : 0,          acts > 0, app::Awaited::over,
                          {},    face.turnFor(*game, std::nullopt)};
        return boardPixmap({face.picture(scene), face.skin(*game, {}), 0}, size, devicePixelRatio);
    } catch (const tabletop::TextError&) {
        return {};
    }
}

} // namespace ui
