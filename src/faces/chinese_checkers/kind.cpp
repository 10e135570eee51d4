#include "faces/chinese_checkers/kind.hpp"

#include "faces/chinese_checkers/offer.hpp"
#include "faces/jumping/kind.hpp"
#include "games/chinese_checkers/capture.hpp"
#include "games/chinese_checkers/chinese_checkers.hpp"

namespace chinese_checkers_face {

using chinese_checkers::capture::is_meant;

app::GameKind raceKind() {
    app::GameKind kind =
        jumping_face::kindOf<chinese_checkers::Game>(offer().title, "chinese-checkers");
    kind.isMeant = [isOfWord = kind.isMeant](std::string_view rules) {
        return isOfWord(rules) && !is_meant(rules);
    };
    return kind;
}

app::GameKind captureKind() {
    app::GameKind kind = jumping_face::kindOf<chinese_checkers::capture::Game>(
        captureTitle(), "chinese-checkers,capture");
    kind.isMeant = is_meant;
    return kind;
}

} // namespace chinese_checkers_face
