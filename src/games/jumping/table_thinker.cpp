#include "games/jumping/table_thinker.hpp"

#include "games/jumping/text.hpp"
#include "games/jumping/thinker.hpp"
#include "race_search.hpp"

#include <algorithm>
#include <utility>

namespace jumping {

namespace {

using engine::Line;
using engine::Question;

class RaceThinker : public engine::Thinker {
public:
    RaceThinker(const engine::ThinkerSettings& settings, State (*read)(const Question&))
        : thinker_(settings.level, settings.hash_megabytes, settings.seed)
        , lines_(settings.lines)
        , read_(read) {}

    Line think(const Question& about, const engine::ThinkLimits& limits, std::stop_token stop,
               const engine::OnLine& tell) override {
        const State state = read_(about);
        Line best;
        if (is_over(state)) {
            best.scores = engine::result_scores(*outcome(state.standing), state.standing.seats,
                                                RaceSearch::win_score);
            return best;
        }
        const Action chosen = thinker_.choose(
            state, limits, std::move(stop),
            [&](const engine::Thought& thought) {
                Line line = line_of(state, thought);
                if (line.rank == 0)
                    best = line;
                if (tell)
                    tell(line);
            },
            lines_);
        const std::string token = to_text(*state.options.setup->board, chosen);
        if (best.tokens.empty() || best.tokens.front() != token)
            best.tokens = {token};
        return best;
    }

    bool accepts_draw(const Question& about, Seat seat, std::stop_token stop) override {
        constexpr int even = 20;
        engine::ThinkLimits limits;
        limits.nodes = 20'000;
        limits.movetime = std::chrono::milliseconds{300};
        return think(about, limits, std::move(stop), {}).scores[seat] <= -even;
    }

    void forget() override { thinker_.forget(); }

private:
    static Line line_of(const State& state, const engine::Thought& thought) {
        Line line{thought.rank,
                  thought.depth,
                  engine::opposite_scores(state.standing.to_act, thought.score),
                  thought.nodes,
                  thought.time,
                  thought.line};
        for (std::size_t i = 0; i < thought.scores.size(); ++i)
            line.scores[tabletop::seat_at(i)] = thought.scores[i];
        return line;
    }

    jumping::Thinker thinker_;
    std::size_t lines_;
    State (*read_)(const Question&);
};

} // namespace

/// A step towards the goal is worth some twenty.
engine::ScoreUnit race_score_unit() { return {RaceSearch::win_score, 1000, 50}; }

std::unique_ptr<engine::Thinker> make_race_thinker(const engine::ThinkerSettings& settings,
                                                   State (*read)(const Question& about)) {
    return std::make_unique<RaceThinker>(settings, read);
}

} // namespace jumping
