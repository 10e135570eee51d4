#pragma once

#include "app/any_game.hpp"
#include "app/played_game_of.hpp"
#include "face_support.hpp"
#include "faces/chinese_checkers/face.hpp"
#include "faces/halma/face.hpp"
#include "ui/table/face.hpp"

#include <QString>
#include <QStringList>

#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

/// Games on the table with their faces.
namespace support {

/// A match from a position or from the start by a rules string, after acts, as any game, with the
/// players' names in its tags.
inline app::AnyGame game_of(const std::string& start, const std::string& acts = "") {
    return with_jumping_game(start, [&](auto game) {
        using G = decltype(game);
        app::AnyGame made = match_of<G>(start, acts);
        for (std::uint8_t i = 0; i < made->seats(); ++i)
            made->setTag(made->seatTag(tabletop::Seat{i}),
                         face_names[jumping::Seat{i}].toStdString());
        return made;
    });
}

/// The faces of all three games.
inline const ui::Faces& faces() {
    static const ui::Faces made = [] {
        std::vector<std::unique_ptr<const ui::Face>> all;
        all.push_back(halma_face::face());
        all.push_back(chinese_checkers_face::raceFace());
        all.push_back(chinese_checkers_face::captureFace());
        return ui::Faces(std::move(all));
    }();
    return made;
}
inline const ui::Face& face_of(const app::AnyGame& game) { return faces().of(*game); }

/// What is on the table where the game stands and a person is to act, or when all is over.
inline ui::Scene scene_of(const app::AnyGame& game, ui::Selection selection = {}, int turn = 0) {
    return {*game,
            game->place(),
            false,
            game->situation().isOver() ? app::Awaited::over : app::Awaited::person,
            std::move(selection),
            turn};
}

/// The same of a place that is looked at.
inline ui::Scene looking_at(const app::AnyGame& game, std::size_t place) {
    return {*game, place, true, app::Awaited::person, {}, 0};
}

inline std::string joined(const QStringList& words) {
    return words.join(QStringLiteral(" | ")).toStdString();
}

/// Of a set or a list.
template <class Spaces>
std::string names_of(const ui::BoardPicture& picture, const Spaces& spaces) {
    QStringList names;
    for (const ui::BoardSpace space : spaces)
        names << picture.shape.nameOf(space);
    return names.join(QLatin1Char(' ')).toStdString();
}

inline ui::BoardSpace space_in(const app::AnyGame& game, const char* name) {
    return face_of(game).picture(scene_of(game)).shape.named(QString::fromLatin1(name)).value();
}

/// With pieces or marbles clicked one after the other, and a space pointed at.
inline ui::Selection selected(const app::AnyGame& game, const std::string& clicked,
                              const std::string& pointed = {}) {
    ui::Selection selection;
    std::istringstream words(clicked);
    for (std::string word; words >> word;)
        selection = face_of(game)
                        .click(scene_of(game, selection), space_in(game, word.c_str()))
                        .selection.value();
    if (!pointed.empty())
        selection.pointed = space_in(game, pointed.c_str());
    return selection;
}

} // namespace support
