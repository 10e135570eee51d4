#include "app/thinker.hpp"

#include "tabletop/per_seat.hpp"

#include <QRandomGenerator>

namespace app {

using tabletop::Seat;

namespace {

class EngineThinker : public Thinker {
public:
    std::string choose(const AskedPlace& place, engine::Level level,
                       const std::stop_token& stop) override {
        engine::ThinkLimits limits;
        limits.movetime = thinkingTime;
        engine::Thinker& player = playerAt(place, level);
        return player.think(place.question, limits, stop).tokens.at(0);
    }

    bool acceptsDraw(const AskedPlace& place, Seat seat, engine::Level level,
                     const std::stop_token& stop) const override {
        // One of its own with a small table, since the seat's may be thinking at the moment.
        engine::ThinkerSettings settings;
        settings.level = level.number();
        settings.hash_megabytes = 4;
        return place.makeThinker(settings)->accepts_draw(place.question, seat, stop);
    }

    void startAnew() override { players_ = {}; }

private:
    struct Player {
        engine::Level level;
        std::unique_ptr<engine::Thinker> thinker;
    };

    engine::Thinker& playerAt(const AskedPlace& place, engine::Level level) {
        Player& player = players_[place.situation.toAct.value()];
        if (!player.thinker || player.level != level) {
            engine::ThinkerSettings settings;
            settings.level = level.number();
            settings.seed = QRandomGenerator::global()->generate64();
            player.thinker = place.makeThinker(settings);
            player.level = level;
        }
        return *player.thinker;
    }

    tabletop::PerSeat<Player> players_;
};

} // namespace

std::unique_ptr<Thinker> engineThinker() { return std::make_unique<EngineThinker>(); }

} // namespace app
