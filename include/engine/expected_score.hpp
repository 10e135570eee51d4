#pragma once

#include <cassert>

namespace engine {

/// Scores from `low` to `high`.
struct ScoreRange {
    int low = 0;
    int high = 0;
};

/// The average score of the outcomes of a chance event while not all of them are known: what
/// Star1 reckons with.
class ExpectedScore {
public:
    /// One more outcome, whose score lies in that range.
    void add(int weight, ScoreRange known) {
        weights_ += weight;
        low_ += weight * known.low;
        high_ += weight * known.high;
    }

    /// Outside of this window the score of an outcome decides on which side of alpha or beta the
    /// average lies, whatever the others turn out to be.
    ScoreRange window_for(int weight, ScoreRange known, int alpha, int beta) const {
        const int low_of_others = low_ - weight * known.low;
        const int high_of_others = high_ - weight * known.high;
        return {floor_divide(alpha * weights_ - high_of_others, weight),
                -floor_divide(low_of_others - beta * weights_, weight)};
    }

    /// The score of an outcome that was added with the range.
    void settle(int weight, ScoreRange known, int score) {
        low_ += weight * (score - known.low);
        high_ += weight * (score - known.high);
    }

    bool is_at_least(int beta) const { return low_ >= beta * weights_; }
    bool is_at_most(int alpha) const { return high_ <= alpha * weights_; }
    /// Between which scores the average lies. Precondition: there is an outcome.
    int low() const {
        assert(weights_ != 0);
        return low_ / weights_;
    }
    int high() const {
        assert(weights_ != 0);
        return high_ / weights_;
    }

private:
    static int floor_divide(int a, int b) {
        const int quotient = a / b;
        return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
    }

    int weights_ = 0;
    int low_ = 0;
    int high_ = 0;
};

} // namespace engine
