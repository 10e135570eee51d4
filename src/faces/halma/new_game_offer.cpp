#include "faces/halma/new_game_offer.hpp"

#include "app/played_game_of.hpp"
#include "faces/halma/face.hpp"
#include "faces/halma/offer.hpp"
#include "faces/jumping/new_game_form.hpp"
#include "games/halma/halma.hpp"
#include "ui/board/square_skin.hpp"

#include <QCoreApplication>

namespace halma_face {

namespace {

struct OfferWords {
    Q_DECLARE_TR_FUNCTIONS(halma_face::Halma)
};

constexpr int spacesOfPicture = 6;

app::AnyGame begun(const std::string& rules) {
    return tabletop::Match<halma::Game>(halma::Game::read_start(rules));
}

jumping_face::RaceKind gameToAskFor() {
    return {
        std::string(halma::Game::word), offer(), std::make_shared<const ui::SquareSkin>(), begun,
        [](const std::string& rules) { return jumping_face::pictureOf(*face(), *begun(rules)); }};
}

} // namespace

ui::NewGameOffer newGameOffer() {
    return jumping_face::newGameOffer(
        gameToAskFor, OfferWords::tr("Pieces jump over one another into the opposite corner."),
        "halma", spacesOfPicture);
}

} // namespace halma_face
