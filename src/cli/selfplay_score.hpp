#pragma once

#include <array>
#include <cstddef>
#include <optional>

namespace cli {

/// The points of one side over pairs of games, each pair on one deal with sides swapped. What is
/// uncertain is reckoned from whole pairs, since the games of one deal are not independent.
class MatchScore {
public:
    /// Points of both games of a pair together, in halves: 0 to 4.
    void add_pair(std::size_t half_points);

    std::size_t pairs() const;
    std::size_t games() const { return 2 * pairs(); }
    /// How many pairs brought so many half points.
    const std::array<std::size_t, 5>& by_half_points() const { return counts_; }
    /// Points a game, 0 to 1. Precondition: there is a pair.
    double mean() const;
    /// Of mean(): the standard error.
    double standard_error() const;

private:
    double pair_variance() const;

    std::array<std::size_t, 5> counts_{};
};

/// The rating difference that makes a side score so much of the points; beyond ±1200 it is cut off.
double elo(double mean);
/// Its inverse.
double expected_score(double elo);

/// A sequential test of two hypotheses about a rating difference.
struct SequentialTest {
    double elo0 = 0;
    double elo1 = 10;
    /// The chance of a wrong verdict, either way.
    double error = 0.05;

    /// How much the games speak for elo1 (positive) or elo0, as the logarithm of the ratio of
    /// likelihoods; reckoned with a normal distribution of the pairs.
    double log_likelihood_ratio(const MatchScore& score) const;
    /// The ratio at which the test is decided, for elo1; its negative for elo0.
    double bound() const;
    /// True: elo1. Nothing while it is undecided.
    std::optional<bool> verdict(const MatchScore& score) const;
};

} // namespace cli
