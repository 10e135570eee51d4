#pragma once

#include "app/played_game.hpp"

namespace app {

/// A place of a game as it is asked about, apart from the game.
struct AskedPlace {
    engine::Question question;
    Situation situation;
    engine::MakeThinker makeThinker = nullptr;

    friend bool operator==(const AskedPlace&, const AskedPlace&) = default;
};

inline AskedPlace askedPlace(const PlayedGame& game, std::size_t place) {
    return {game.question(place), game.situation(place), game.thinkerMaker()};
}

/// A thinker that is made by the first job that needs it, so that lack of memory ends that job
/// alone, and serves all places of a game.
class ReadyThinker {
public:
    explicit ReadyThinker(const engine::ThinkerSettings& settings)
        : settings_(settings) {}

    engine::Thinker& forGameOf(engine::MakeThinker make) {
        if (!thinker_ || make != madeBy_) {
            thinker_.reset();
            thinker_ = make(settings_);
            madeBy_ = make;
        }
        return *thinker_;
    }

private:
    engine::ThinkerSettings settings_;
    engine::MakeThinker madeBy_ = nullptr;
    std::unique_ptr<engine::Thinker> thinker_;
};

} // namespace app
