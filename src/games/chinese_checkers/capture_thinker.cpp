#include "games/chinese_checkers/capture_thinker.hpp"

#include "engine/thinker.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace chinese_checkers::capture {

namespace {

using engine::Line;
using engine::Scores;

constexpr int marble = 100;
constexpr int won = 10000;
constexpr unsigned deepest = 40;

/// How many positions a level looks at; the last one has no limit of its own.
constexpr std::array<std::uint64_t, 8> nodes_of_level{20, 60, 150, 400, 1500, 6000, 30000, 0};

/// A game that is over so many acts on: the later, the less it counts.
int put_off(int score, unsigned acts) {
    return score - (score > 0 ? 1 : score < 0 ? -1 : 0) * static_cast<int>(acts);
}

/// What the thinker has before the best of the others.
int balance(const State& state, Seat thinker) {
    if (is_over(state.standing)) {
        const auto winner = jumping::winner(state.standing);
        const bool is_first = state.standing.status[thinker].place() == 1;
        return winner == thinker ? won : is_first ? 0 : -won;
    }
    int best = 0;
    for_each_seat(state.standing, [&](Seat seat) {
        if (seat != thinker && state.standing.status[seat].plays())
            best = std::max(best, static_cast<int>(state.taken[seat]));
    });
    return marble * (state.taken[thinker] - best);
}

/// The same from the view of each seat, after an action; nothing for two.
std::vector<int> balances_after(State state, const Action& action) {
    std::vector<int> balances;
    capture::apply(state, action);
    for_each_seat(state.standing, [&](Seat seat) {
        if (state.standing.seats > 2)
            balances.push_back(is_over(state.standing) ? put_off(balance(state, seat), 1)
                                                       : balance(state, seat));
    });
    return balances;
}

/// The captures, those of most marbles first.
std::vector<Action> ordered_actions(const State& state) {
    std::vector<Action> actions = legal_actions(state);
    std::stable_sort(actions.begin(), actions.end(), [](const Action& a, const Action& b) {
        return std::get<Capture>(a).path.size() > std::get<Capture>(b).path.size();
    });
    return actions;
}

class Search {
public:
    Search(Seat thinker, engine::ThinkControl& control)
        : thinker_(thinker)
        , control_(&control) {}

    bool stopped() const { return stopped_; }
    std::uint64_t nodes() const { return nodes_; }

    /// The score for the thinker, within a window; everybody else keeps it low. `acts` led there
    /// from what is thought about.
    int look(const State& state, unsigned depth, int alpha, int beta, unsigned acts) {
        ++nodes_;
        stopped_ = stopped_ || (nodes_ % 16 == 0 && control_->should_stop(nodes_));
        if (is_over(state.standing))
            return put_off(balance(state, thinker_), acts);
        if (stopped_ || depth == 0)
            return balance(state, thinker_);
        const bool is_own = state.standing.to_act == thinker_;
        int best = is_own ? -won - 1 : won + 1;
        for (const Action& action : ordered_actions(state)) {
            State after = state;
            capture::apply(after, action);
            const int score = look(after, depth - 1, alpha, beta, acts + 1);
            if (stopped_)
                break;
            best = is_own ? std::max(best, score) : std::min(best, score);
            (is_own ? alpha : beta) = is_own ? std::max(alpha, best) : std::min(beta, best);
            if (alpha >= beta)
                break;
        }
        return best;
    }

private:
    Seat thinker_;
    engine::ThinkControl* control_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

Scores scores_of(const State& state) {
    Scores scores;
    for_each_seat(state.standing, [&](Seat seat) { scores[seat] = balance(state, seat); });
    return scores;
}

class TableThinker : public engine::Thinker {
public:
    explicit TableThinker(unsigned level)
        : level_(level) {}

    Line think(const engine::Question& about, const engine::ThinkLimits& limits,
               std::stop_token stop, const engine::OnLine& tell) override {
        const auto state = engine::state_of<Game>(about);
        Line best;
        best.scores = scores_of(state);
        if (is_over(state.standing))
            return best;
        const Action chosen = choose_action(state, level_, limits, std::move(stop),
                                            [&](const engine::Thought& thought) {
                                                best = line_of(state, thought);
                                                if (tell)
                                                    tell(best);
                                            });
        best.tokens = {to_text(chosen)};
        return best;
    }

    bool accepts_draw(const engine::Question& about, Seat seat, std::stop_token) override {
        return scores_of(engine::state_of<Game>(about))[seat] < 0;
    }

    void forget() override {}

private:
    static Line line_of(const State& state, const engine::Thought& thought) {
        Line line{0,
                  thought.depth,
                  engine::opposite_scores(state.standing.to_act, thought.score),
                  thought.nodes,
                  thought.time,
                  thought.line};
        for (std::size_t i = 0; i < thought.scores.size(); ++i)
            line.scores[tabletop::seat_at(i)] = thought.scores[i];
        return line;
    }

    unsigned level_;
};

} // namespace

engine::ScoreUnit Game::score_unit() { return {won, 10 * marble, marble}; }

std::unique_ptr<engine::Thinker> Game::make_thinker(const engine::ThinkerSettings& settings) {
    return std::make_unique<TableThinker>(settings.level);
}

Action choose_action(const State& state, unsigned level, const engine::ThinkLimits& asked,
                     std::stop_token stop, const engine::OnThought& tell) {
    engine::ThinkLimits limits = asked;
    const std::uint64_t own = nodes_of_level[std::clamp(level, 1U, 8U) - 1];
    if (own != 0)
        limits.nodes = std::min(limits.nodes.value_or(own), own);
    engine::ThinkControl control(limits, std::move(stop));
    Search search(state.standing.to_act, control);
    std::vector<Action> actions = ordered_actions(state);
    const unsigned last = std::min(limits.depth.value_or(deepest), deepest);
    for (unsigned depth = 1; depth <= last && actions.size() > 1; ++depth) {
        int best = -won - 1;
        for (std::size_t i = 0; i < actions.size() && !search.stopped(); ++i) {
            State after = state;
            capture::apply(after, actions[i]);
            const int score = search.look(after, depth - 1, best, won + 1, 1);
            if (search.stopped() || score <= best)
                continue;
            best = score;
            const auto place = actions.begin() + static_cast<std::ptrdiff_t>(i);
            std::rotate(actions.begin(), place, place + 1);
        }
        const std::string token = to_text(actions.front());
        if (tell && best >= -won)
            tell({token,
                  depth,
                  best,
                  search.nodes(),
                  control.elapsed(),
                  {token},
                  balances_after(state, actions.front()),
                  0});
        if (search.stopped() || std::abs(best) >= won - static_cast<int>(deepest) ||
            !control.has_time_for_more())
            break;
    }
    return actions.front();
}

} // namespace chinese_checkers::capture
