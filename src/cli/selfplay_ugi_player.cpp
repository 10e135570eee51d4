#include "games/checkers_poker/action_text.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "selfplay_player.hpp"
#include "tabletop/text_error.hpp"
#include "tabletop/text_reader.hpp"
#include "ugi_program.hpp"

#include <utility>

namespace cli {

namespace {

class UgiPlayer : public SelfplayPlayer {
public:
    UgiPlayer(std::string command, std::chrono::milliseconds patience)
        : program_(std::move(command), patience) {}

    void start_game() override { program_.start_game(); }
    void recover() override { program_.recover(); }
    checkers_poker::Action choose(const checkers_poker::State& state,
                                  const engine::Limits& limits) override {
        const std::string token = program_.choose(to_text(state), limits);
        try {
            return checkers_poker::read_action(token, state);
        } catch (const tabletop::TextError& error) {
            throw PlayerFailed(program_.command() + " chose " + tabletop::quoted(token) + ": " +
                               error.what());
        }
    }

private:
    UgiProgram program_;
};

} // namespace

std::unique_ptr<SelfplayPlayer> start_ugi_program(std::string command,
                                                  std::chrono::milliseconds patience) {
    return std::make_unique<UgiPlayer>(std::move(command), patience);
}

} // namespace cli
