#include "engine/score.hpp"
#include "engine/thinker.hpp"
#include "games/checkers_poker/computer_player.hpp"
#include "games/checkers_poker/game.hpp"

#include <algorithm>
#include <utility>

namespace checkers_poker {

namespace {

using engine::Level;
using engine::Line;

engine::Limits limits_of(const engine::ThinkLimits& asked) {
    engine::Limits limits;
    limits.depth = asked.depth;
    limits.nodes = asked.nodes;
    limits.movetime = asked.movetime;
    if (asked.remaining) {
        auto& clock = limits.clock.emplace();
        clock[first] = clock[second] = {*asked.remaining, asked.increment};
    }
    limits.since = asked.since;
    return limits;
}

SearchSettings settings_of(const engine::ThinkerSettings& settings) {
    SearchSettings made;
    made.hash_megabytes = settings.hash_megabytes;
    made.lines = settings.lines;
    return made;
}

class TableThinker : public engine::Thinker {
public:
    explicit TableThinker(const engine::ThinkerSettings& settings)
        : player_(Level(std::clamp(settings.level, Level::lowest, Level::highest)), settings.seed,
                  settings_of(settings)) {}

    Line think(const engine::Question& about, const engine::ThinkLimits& limits,
               std::stop_token stop, const engine::OnLine& tell) override {
        const State state = engine::state_of<Game>(about);
        if (const auto places = Game::outcome(state)) {
            Line end;
            end.scores = engine::result_scores(*places, seat_count, engine::win_score);
            return end;
        }
        const Seat seat = to_act(state).value();
        const auto line_of = [seat](const auto& found) {
            Line line{0,           found.depth, engine::opposite_scores(seat, found.score),
                      found.nodes, found.time,  {}};
            for (const Action& action : found.actions)
                line.tokens.push_back(to_text(action));
            return line;
        };
        InfoCallback info;
        if (tell) {
            info = [&](const SearchInfo& found) {
                Line line = line_of(found);
                line.rank = found.line;
                tell(line);
            };
        }
        return line_of(player_.choose(state, limits_of(limits), std::move(stop), info));
    }

    bool accepts_draw(const engine::Question& about, Seat seat, std::stop_token stop) override {
        return player_.accepts_draw(engine::state_of<Game>(about), seat, std::move(stop));
    }

    void forget() override { player_.forget(); }

private:
    ComputerPlayer player_;
};

} // namespace

/// A mistake costs about a third of a checker.
engine::ScoreUnit Game::score_unit() { return {engine::win_score, 600, 35}; }

std::unique_ptr<engine::Thinker> Game::make_thinker(const engine::ThinkerSettings& settings) {
    return std::make_unique<TableThinker>(settings);
}

} // namespace checkers_poker
