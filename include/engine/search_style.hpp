#pragma once

#include "engine/expected_score.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace engine {

/// How boldly to search. The numbers here were chosen by matches between searches that differ in
/// one of them.
struct SearchStyle {
    /// Reductions and pruning. Without them the result is that of plain minimax of
    /// the same depth, in which every move costs one ply.
    bool selective = true;
};

/// Depth is counted in fractions of a ply, so that a move can take less than one.
inline constexpr int one_ply = 4;

/// With so little depth left, moves that look bad are not searched.
inline constexpr int shallow = 3 * one_ply;

/// How much better a position must look at a shallow depth to be taken for good without a search.
constexpr int safety_margin(int depth) {
    constexpr int per_ply = 60;
    return per_ply * depth / one_ply;
}

/// How many moves are looked at with that depth left.
constexpr std::size_t search_width(int depth) {
    constexpr int narrowest = 6;
    return depth > shallow ? SIZE_MAX : static_cast<std::size_t>(narrowest * (1 + depth / one_ply));
}

/// Where in `known` the score of a position of that evaluation will lie unless much happens.
constexpr ScoreRange likely_range(ScoreRange known, int evaluation) {
    constexpr int much = 200;
    return {std::clamp(evaluation - much, known.low, known.high),
            std::clamp(evaluation + much, known.low, known.high)};
}

/// The depth for move i of the order, which is the less likely the best the later it comes.
inline int reduced_depth(int depth, std::size_t i, bool is_pv) {
    if (depth < one_ply || i < 3)
        return depth;
    constexpr double steepness = 0.7;
    const double plies = static_cast<double>(depth) / one_ply;
    const double amount = steepness * std::log(plies + 1) * std::log(static_cast<double>(i));
    const int reduction = static_cast<int>(amount * one_ply) - (is_pv ? one_ply : 0);
    return depth - std::clamp(reduction, 0, depth);
}

} // namespace engine
