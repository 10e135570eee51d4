#include "race_costs.hpp"

#include <algorithm>
#include <cstdlib>

namespace jumping {

Distance distance(const Board& board, Space from, Space to) {
    const int u = board.cells[from.index()].file - board.cells[to.index()].file;
    const int v = board.cells[from.index()].rank - board.cells[to.index()].rank;
    if (board.directions == most_directions)
        return {std::max(std::abs(u), std::abs(v)), std::abs(u) + std::abs(v)};
    const int steps = std::max({std::abs(u), std::abs(v), std::abs(u - v)});
    return {steps, std::abs(u) + std::abs(v) + std::abs(u - v)};
}

namespace {

/// The innermost space of a goal: the one that is farthest from home.
Space tip(const Board& board, const SeatOfSetup& of) {
    Space best;
    int farthest = -1;
    for (const Space space : of.goal) {
        int sum = 0;
        for (const Space home : of.home)
            sum += distance(board, space, home).sum;
        if (sum > farthest) {
            farthest = sum;
            best = space;
        }
    }
    return best;
}

/// What it costs to stand at home: more when the time to leave runs out.
int cost_at_home(const State& state) {
    constexpr int always = 15;
    if (state.options.leave == 0)
        return always;
    const int left = state.options.leave - static_cast<int>(state.standing.turn);
    return always + std::clamp((25 - left) * 15, 0, 500);
}

} // namespace

RaceCosts::RaceCosts(const State& state) {
    const Board& board = *state.options.setup->board;
    const int at_home = cost_at_home(state);
    for_each_seat(state.standing, [&](Seat seat) {
        const SeatOfSetup& of = setup_of(state, seat);
        const Space end = tip(board, of);
        for (const Space space : board.spaces) {
            const auto [along, sum] = distance(board, space, end);
            int cost = 14 * along + 3 * sum + along * along / 2;
            if (of.home.contains(space))
                cost += at_home;
            if (of.goal.contains(space))
                cost -= 40;
            pieces_[seat][space.index()] = cost;
        }
    });
}

int RaceCosts::of_each(Seat seat, const SpaceSet& pieces) const {
    int cost = 0;
    for (const Space space : pieces)
        cost += pieces_[seat][space.index()];
    return cost;
}

int RaceCosts::of(const State& state, Seat seat) const {
    const SpaceSet& pieces = state.pieces[seat];
    return of_each(seat, pieces) + of_last_ones(state, seat, pieces);
}

/// How far the last pieces are from the spaces that are still to be filled, by which the whole camp
/// learns to make room for them.
int RaceCosts::of_last_ones(const State& state, Seat seat, const SpaceSet& pieces) const {
    const SpaceSet& goal = setup_of(state, seat).goal;
    const SpaceSet outside = pieces - goal;
    const std::size_t left = outside.size();
    if (left == 0 || left > few)
        return 0;
    constexpr int most = 1000;
    const Board& board = *state.options.setup->board;
    const SpaceSet unfilled = goal - pieces;
    int steps = 0;
    int count = 0;
    const auto add_nearest = [&](const SpaceSet& from, const SpaceSet& to) {
        for (const Space a : from) {
            int nearest = most;
            for (const Space b : to)
                nearest = std::min(nearest, distance(board, a, b).along);
            steps += nearest;
        }
        ++count;
    };
    add_nearest(outside, unfilled);
    add_nearest(unfilled, outside);
    const int weight = 6 * static_cast<int>(few + 1 - left);
    return steps * weight / count;
}

RaceCosts::AfterMove::AfterMove(const RaceCosts& costs, const State& state, Seat seat)
    : costs_(costs)
    , state_(state)
    , seat_(seat)
    , pieces_(state.pieces[seat])
    , sum_(costs.of_each(seat, pieces_))
    , are_few_((pieces_ - setup_of(state, seat).goal).size() <= few + 1) {}

int RaceCosts::AfterMove::operator()(Space from, Space to) const {
    const int sum = sum_ + costs_.of_piece(seat_, to) - costs_.of_piece(seat_, from);
    if (!are_few_)
        return sum;
    SpaceSet after = pieces_;
    after.erase(from);
    after.insert(to);
    return sum + costs_.of_last_ones(state_, seat_, after);
}

Space tip_of_goal(const State& state, Seat seat) {
    return tip(*state.options.setup->board, setup_of(state, seat));
}

} // namespace jumping
