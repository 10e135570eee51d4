#pragma once

#include "app/thinker.hpp"
#include "games/checkers_poker/game.hpp"
#include "support/random_games.hpp"

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <utility>

namespace support {

/// How often a thinker was asked, and what it does then; shared with the test.
struct ThinkerScript {
    /// Any legal act, if nothing else is said.
    std::function<checkers_poker::Action(const checkers_poker::State&, const std::stop_token&)>
        choose = [](const checkers_poker::State& state, const std::stop_token&) {
            return checkers_poker::legal_actions(state).front();
        };
    bool acceptsDraws = false;
    std::atomic<int> asked{0};
};

class ScriptedThinker : public app::Thinker {
public:
    explicit ScriptedThinker(std::shared_ptr<ThinkerScript> script)
        : script_(std::move(script)) {}

    std::string choose(const app::AskedPlace& place, engine::Level /*level*/,
                       const std::stop_token& stop) override {
        ++script_->asked;
        const auto state = engine::state_of<checkers_poker::Game>(place.question);
        return to_text(script_->choose(state, stop));
    }
    bool acceptsDraw(const app::AskedPlace& /*place*/, tabletop::Seat /*seat*/,
                     engine::Level /*level*/, const std::stop_token& /*stop*/) const override {
        return script_->acceptsDraws;
    }
    void startAnew() override {}

private:
    std::shared_ptr<ThinkerScript> script_;
};

/// Thinks until it is stopped.
inline checkers_poker::Action think_until_stopped(const checkers_poker::State& state,
                                                  const std::stop_token& stop) {
    while (!stop.stop_requested())
        std::this_thread::yield();
    return checkers_poker::legal_actions(state).front();
}

} // namespace support
