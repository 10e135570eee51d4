#include "faces/chinese_checkers/new_game_offer.hpp"

#include "app/played_game_of.hpp"
#include "faces/chinese_checkers/face.hpp"
#include "faces/chinese_checkers/marble_skin.hpp"
#include "faces/chinese_checkers/offer.hpp"
#include "faces/jumping/new_game_form.hpp"
#include "games/chinese_checkers/capture.hpp"
#include "games/chinese_checkers/chinese_checkers.hpp"

#include <QCoreApplication>

namespace chinese_checkers_face {

namespace {

using chinese_checkers::Game;

struct OfferWords {
    Q_DECLARE_TR_FUNCTIONS(chinese_checkers_face::ChineseCheckers)
};

app::AnyGame begun(const std::string& rules) {
    if (chinese_checkers::capture::is_meant(rules))
        return tabletop::Match<chinese_checkers::capture::Game>(
            chinese_checkers::capture::Game::read_start(rules));
    return tabletop::Match<Game>(Game::read_start(rules));
}

ui::BoardPicture pictureOf(const std::string& rules) {
    const auto face = chinese_checkers::capture::is_meant(rules) ? captureFace() : raceFace();
    return jumping_face::pictureOf(*face, *begun(rules));
}

jumping_face::RaceKind gameToAskFor() {
    return {std::string(Game::word), offer(), std::make_shared<const MarbleSkin>(), begun,
            pictureOf};
}

} // namespace

ui::NewGameOffer newGameOffer() {
    return jumping_face::newGameOffer(
        gameToAskFor, OfferWords::tr("Two to six race their marbles across a star."),
        "chinese-checkers,players=6", 0);
}

} // namespace chinese_checkers_face
