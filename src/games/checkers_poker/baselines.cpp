#include "games/checkers_poker/baselines.hpp"

#include "games/checkers_poker/random_action.hpp"

#include <algorithm>
#include <limits>
#include <variant>
#include <vector>

namespace checkers_poker {

namespace {

constexpr int won = 1'000'000;
constexpr int infinite = std::numeric_limits<int>::max();

int hands_of(const State& state, Seat seat, Showdown showdown) {
    const bool is_low = showdown == Showdown::low;
    cards::FoundHands open;
    open_hands(state, seat, choice_at(showdown), open);
    int sum = 0;
    for (const cards::FoundHand& hand : open) {
        const int category = static_cast<int>(hand.value.category());
        const int height = category * 16 + static_cast<int>(hand.value.rank(0));
        sum += is_low ? 160 - height : height;
    }
    return sum;
}

int relative(int score, Seat seat) { return seat == first ? score : -score; }

int alpha_beta(const State& state, unsigned depth, int alpha, int beta);

int average_of_rolls(const State& state, unsigned depth) {
    int sum = 0;
    const std::vector<Action> rolls = legal_actions(state);
    for (const Action& roll : rolls) {
        State after = state;
        checkers_poker::apply(after, roll);
        sum += alpha_beta(after, depth, -infinite, infinite);
    }
    return sum / static_cast<int>(rolls.size());
}

/// For the side to act; for First where a die is to be rolled.
int alpha_beta(const State& state, unsigned depth, int alpha, int beta) {
    if (is_over(state) || depth == 0)
        return relative(sum_of_hands(state), to_act(state).value_or(first));
    if (std::holds_alternative<Rolling>(state.phase))
        return average_of_rolls(state, depth);
    const Seat seat = to_act(state).value();
    int best = -infinite;
    for (const Action& action : legal_actions(state)) {
        State after = state;
        checkers_poker::apply(after, action);
        const bool same = to_act(after).value_or(first) == seat;
        const int score = same ? alpha_beta(after, depth - 1, alpha, beta)
                               : -alpha_beta(after, depth - 1, -beta, -alpha);
        best = std::max(best, score);
        alpha = std::max(alpha, score);
        if (alpha >= beta)
            break;
    }
    return best;
}

} // namespace

int sum_of_hands(const State& state) {
    if (const auto result = outcome(state)) {
        switch (result->of(first)) {
        case tabletop::Result::won:
            return won;
        case tabletop::Result::drawn:
            return 0;
        case tabletop::Result::lost:
            return -won;
        }
    }
    const Showdown showdown = showdown_this_turn(state).value_or(Showdown::high);
    const auto side = [&](Seat seat) {
        constexpr int checker = 1000;
        return checker * static_cast<int>(state.checkers[seat].size()) +
               hands_of(state, seat, showdown);
    };
    return side(first) - side(second);
}

Action choose_greedily(const State& state) { return choose_by_alpha_beta(state, 1); }

Action choose_by_alpha_beta(const State& state, unsigned depth) {
    const Seat seat = to_act(state).value();
    const std::vector<Action> actions = legal_actions(state);
    Action chosen = actions.front();
    int highest = -infinite;
    for (const Action& action : actions) {
        State after = state;
        checkers_poker::apply(after, action);
        const bool same = to_act(after).value_or(first) == seat;
        const int score = same ? alpha_beta(after, depth - 1, highest, infinite)
                               : -alpha_beta(after, depth - 1, -infinite, -highest);
        if (score > highest) {
            highest = score;
            chosen = action;
        }
    }
    return chosen;
}

Action choose_at_random(const State& state, std::mt19937_64& generator) {
    return random_action(state, generator);
}

} // namespace checkers_poker
