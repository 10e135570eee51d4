#include "faces/halma/face.hpp"

#include "faces/halma/new_game_offer.hpp"
#include "faces/halma/offer.hpp"
#include "faces/jumping/face_of.hpp"
#include "faces/jumping/race_face.hpp"
#include "games/halma/halma.hpp"
#include "ui/board/square_skin.hpp"

namespace halma_face {

std::unique_ptr<const ui::Face> face() {
    using Face = jumping_face::FaceOf<jumping_face::RaceFace, halma::Game>;
    return std::make_unique<Face>(jumping_face::JumpingFace::Look{
        offer(), offer().title, QStringLiteral("qrc:/help/halma.html"),
        std::make_shared<ui::SquareSkin>(), newGameOffer});
}

} // namespace halma_face
