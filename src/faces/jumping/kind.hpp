#pragma once

#include "app/catalogue.hpp"
#include "app/next_game.hpp"

#include <QDate>
#include <QString>

#include <string>
#include <string_view>
#include <utility>

namespace jumping_face {

/// A row of the catalogue, whose new games are of these rules and of today.
template <app::TableGame G>
app::GameKind kindOf(QString title, const std::string& rules) {
    app::GameKind kind = app::kindOf<G>(std::move(title));
    kind.fromRules = [](std::string_view text, tabletop::TextPlace place) {
        tabletop::Match<G> match(G::read_start(text, place));
        match.tags = app::tagsOfNewGame(QDate::currentDate());
        return app::AnyGame(std::move(match));
    };
    kind.fresh = [begin = kind.fromRules, rules](const app::Settings&, QStringList&) {
        return begin(rules, {});
    };
    return kind;
}

} // namespace jumping_face
