#include "faces/chinese_checkers/face.hpp"

#include "faces/chinese_checkers/capture_face.hpp"
#include "faces/chinese_checkers/marble_skin.hpp"
#include "faces/chinese_checkers/new_game_offer.hpp"
#include "faces/chinese_checkers/offer.hpp"
#include "faces/jumping/face_of.hpp"
#include "faces/jumping/race_face.hpp"
#include "games/chinese_checkers/chinese_checkers.hpp"

namespace chinese_checkers_face {

std::unique_ptr<const ui::Face> raceFace() {
    using Face = jumping_face::FaceOf<jumping_face::RaceFace, chinese_checkers::Game>;
    return std::make_unique<Face>(jumping_face::JumpingFace::Look{
        offer(), offer().title, QStringLiteral("qrc:/help/chinese-checkers.html"),
        std::make_shared<ui::DimpleSkin>(), newGameOffer});
}

std::unique_ptr<const ui::Face> captureFace() {
    using Face = jumping_face::FaceOf<CaptureFace, chinese_checkers::capture::Game>;
    return std::make_unique<Face>(jumping_face::JumpingFace::Look{
        offer(), captureTitle(), QStringLiteral("qrc:/help/chinese-checkers.html#capture"),
        std::make_shared<MarbleSkin>()});
}

} // namespace chinese_checkers_face
