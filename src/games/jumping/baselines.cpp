#include "games/jumping/baselines.hpp"

#include <algorithm>
#include <array>
#include <climits>
#include <cstdint>
#include <utility>
#include <vector>

namespace jumping {

namespace {

constexpr int won = 1'000'000;

/// From one space to all others, by stepping from neighbour to neighbour.
std::array<int, most_spaces> steps_from(const Board& board, Space start) {
    std::array<int, most_spaces> steps{};
    SpaceSet seen{start};
    SpaceSet frontier{start};
    for (int count = 1; !frontier.empty(); ++count) {
        SpaceSet next;
        for (const Space space : frontier)
            next = next | board.neighbours[space.index()];
        frontier = next - seen;
        seen = seen | frontier;
        for (const Space space : frontier)
            steps[space.index()] = count;
    }
    return steps;
}

using Steps = std::array<std::array<int, most_spaces>, most_spaces>;

/// From every space of a board to every other, made once.
const Steps& steps_on(const Board& board) {
    static const auto make = [](const Board& of) {
        Steps steps{};
        for (const Space space : of.spaces)
            steps[space.index()] = steps_from(of, space);
        return steps;
    };
    static const Steps star = make(star_board());
    static const Steps small = make(square_board(8));
    static const Steps middling = make(square_board(10));
    static const Steps large = make(square_board(16));
    if (board.directions < most_directions)
        return star;
    return board.files == 8 ? small : board.files == 10 ? middling : large;
}

int average_distance_of_others(const State& state, Seat seat) {
    int sum = 0;
    int count = 0;
    for_each_seat(state.standing, [&](Seat other) {
        if (other == seat || !state.standing.status[other].plays())
            return;
        sum += sum_of_distances(state, other);
        ++count;
    });
    return count == 0 ? 0 : sum / count;
}

/// Alpha-beta from the view of one seat.
class AlphaBeta {
public:
    AlphaBeta(Seat seat, const engine::ThinkLimits& limits)
        : seat_(seat)
        , control_(limits, {}) {}

    bool stopped() const { return stopped_; }
    bool has_time_for_more() const { return control_.has_time_for_more(); }

    int look(const State& state, unsigned depth, int alpha, int beta) {
        ++nodes_;
        stopped_ = stopped_ || (nodes_ % 64 == 0 && control_.should_stop(nodes_));
        if (state.standing.status[seat_].has_place()) {
            const int behind = state.standing.status[seat_].place() - 1;
            return won - 2 * won * behind + static_cast<int>(depth);
        }
        if (depth == 0 || stopped_ || is_over(state))
            return average_distance_of_others(state, seat_) - sum_of_distances(state, seat_);
        const bool is_own = state.standing.to_act == seat_;
        int best = is_own ? -INT_MAX : INT_MAX;
        for (const State& after : states_after(state)) {
            const int score = look(after, depth - 1, alpha, beta);
            best = is_own ? std::max(best, score) : std::min(best, score);
            (is_own ? alpha : beta) = is_own ? std::max(alpha, best) : std::min(beta, best);
            if (alpha >= beta || stopped_)
                break;
        }
        return best;
    }

private:
    /// Those first in which the seat that acted has come farthest.
    static std::vector<State> states_after(const State& state) {
        const Seat seat = state.standing.to_act;
        std::vector<std::pair<int, State>> found;
        for (const Action& action : legal_actions(state)) {
            State after = state;
            jumping::apply(after, action);
            found.emplace_back(sum_of_distances(after, seat), after);
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        std::vector<State> states;
        states.reserve(found.size());
        for (const auto& [distance, after] : found)
            states.push_back(after);
        return states;
    }

    Seat seat_;
    engine::ThinkControl control_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

Space innermost_of_goal(const State& state, Seat seat) {
    const SeatOfSetup& of = setup_of(state, seat);
    const Steps& steps = steps_on(*state.options.setup->board);
    Space best;
    int farthest = -1;
    for (const Space space : of.goal) {
        int sum = 0;
        for (const Space home : of.home)
            sum += steps[space.index()][home.index()];
        if (sum > farthest) {
            farthest = sum;
            best = space;
        }
    }
    return best;
}

} // namespace

int sum_of_distances(const State& state, Seat seat) {
    const Steps& steps = steps_on(*state.options.setup->board);
    const SpaceSet& pieces = state.pieces[seat];
    const SpaceSet& goal = setup_of(state, seat).goal;
    const SpaceSet unfilled = goal - pieces;
    const auto& to_end = steps[innermost_of_goal(state, seat).index()];
    int sum = 0;
    for (const Space space : pieces)
        sum += to_end[space.index()];
    for (const Space space : pieces - goal) {
        int nearest = INT_MAX;
        for (const Space free : unfilled)
            nearest = std::min(nearest, steps[space.index()][free.index()]);
        sum += nearest;
    }
    return sum;
}

Action choose_greedily(const State& state) {
    const Seat seat = state.standing.to_act;
    const std::vector<Action> actions = legal_actions(state);
    Action best = actions.front();
    int least = INT_MAX;
    for (const Action& action : actions) {
        State after = state;
        jumping::apply(after, action);
        const int distance = sum_of_distances(after, seat);
        if (distance < least) {
            least = distance;
            best = action;
        }
    }
    return best;
}

Action choose_by_alpha_beta(const State& state, const engine::ThinkLimits& limits) {
    AlphaBeta search(state.standing.to_act, limits);
    std::vector<Action> actions = legal_actions(state);
    constexpr unsigned deepest = 30;
    const unsigned last = std::min(limits.depth.value_or(deepest), deepest);
    for (unsigned depth = 1; depth <= last && !search.stopped(); ++depth) {
        int best = -INT_MAX;
        for (std::size_t i = 0; i < actions.size() && !search.stopped(); ++i) {
            State after = state;
            jumping::apply(after, actions[i]);
            const int score = search.look(after, depth - 1, best, INT_MAX);
            if (search.stopped() || score <= best)
                continue;
            best = score;
            const auto place = actions.begin() + static_cast<std::ptrdiff_t>(i);
            std::rotate(actions.begin(), place, place + 1);
        }
        if (!search.has_time_for_more())
            break;
    }
    return actions.front();
}

} // namespace jumping
