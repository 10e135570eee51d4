#pragma once

#include "engine/score.hpp"
#include "games/checkers_poker/evaluation.hpp"
#include "games/checkers_poker/position.hpp"
#include "games/checkers_poker/state.hpp"

#include <algorithm>
#include <variant>

namespace support {

/// What looking so many actions ahead is worth, for First, in the plainest way: every action tried,
/// nothing left out, nothing remembered. Rolls of the die take no depth and are averaged.
inline engine::Score minimax(const checkers_poker::State& state, unsigned depth,
                             checkers_poker::Evaluator& evaluator, int ply = 0) {
    using namespace checkers_poker;
    if (const auto* over = std::get_if<GameOver>(&state.phase)) {
        if (!over->winner)
            return 0;
        return *over->winner == first ? engine::win_score - ply : ply - engine::win_score;
    }
    const bool is_roll = std::holds_alternative<Rolling>(state.phase);
    if (depth == 0 && !is_roll)
        return evaluator.evaluate(checkers_poker::position_of(state));
    int sum = 0;
    int highest = -engine::win_score;
    int lowest = engine::win_score;
    const std::vector<Action> actions = legal_actions(state);
    for (const Action& action : actions) {
        State after = state;
        checkers_poker::apply(after, action);
        const int score = minimax(after, is_roll ? depth : depth - 1, evaluator, ply + 1);
        sum += score;
        highest = std::max(highest, score);
        lowest = std::min(lowest, score);
    }
    if (is_roll)
        return sum / static_cast<int>(actions.size());
    return to_act(state) == first ? highest : lowest;
}

} // namespace support
