#include "app/thinker.hpp"

#include <QRandomGenerator>

#include <optional>

namespace app {

using checkers_poker::Action;
using checkers_poker::Seat;
using checkers_poker::State;

namespace {

class EngineThinker : public Thinker {
public:
    Action choose(const State& state, engine::Level level, const std::stop_token& stop) override {
        engine::Limits limits;
        limits.movetime = thinkingTime;
        return playerAt(to_act(state).value(), level).choose(state, limits, stop).best.value();
    }

    bool acceptsDraw(const State& state, Seat seat, engine::Level level,
                     const std::stop_token& stop) const override {
        // A player of its own with a small table, since the seat's may be thinking at the moment.
        checkers_poker::SearchSettings settings;
        settings.hash_megabytes = 4;
        return checkers_poker::ComputerPlayer(level, 0, settings).accepts_draw(state, seat, stop);
    }

    void startAnew() override { players_ = {}; }

private:
    checkers_poker::ComputerPlayer& playerAt(Seat seat, engine::Level level) {
        auto& player = players_[seat];
        if (!player || player->level() != level)
            player.emplace(level, QRandomGenerator::global()->generate64());
        return *player;
    }

    checkers_poker::PerSeat<std::optional<checkers_poker::ComputerPlayer>> players_;
};

} // namespace

std::unique_ptr<Thinker> engineThinker() { return std::make_unique<EngineThinker>(); }

} // namespace app
