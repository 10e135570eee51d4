#include "selfplay_score.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cli {

void MatchScore::add_pair(std::size_t half_points) { ++counts_.at(half_points); }

std::size_t MatchScore::pairs() const {
    return std::accumulate(counts_.begin(), counts_.end(), std::size_t{0});
}

double MatchScore::mean() const {
    double sum = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i)
        sum += static_cast<double>(counts_[i] * i) / 4;
    return sum / static_cast<double>(pairs());
}

double MatchScore::pair_variance() const {
    const double average = mean();
    double sum = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        const double off = static_cast<double>(i) / 4 - average;
        sum += static_cast<double>(counts_[i]) * off * off;
    }
    return sum / static_cast<double>(pairs());
}

double MatchScore::standard_error() const {
    return std::sqrt(pair_variance() / static_cast<double>(pairs()));
}

double elo(double mean) {
    constexpr double beyond = 0.001;
    const double cut = std::clamp(mean, beyond, 1 - beyond);
    return -400 * std::log10(1 / cut - 1);
}

double expected_score(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double SequentialTest::log_likelihood_ratio(const MatchScore& score) const {
    if (score.pairs() == 0)
        return 0;
    // A few imagined pairs keep the first real ones from looking more certain than they are.
    MatchScore careful = score;
    careful.add_pair(0);
    careful.add_pair(4);
    const double variance = std::pow(careful.standard_error(), 2);
    const double score0 = expected_score(elo0);
    const double score1 = expected_score(elo1);
    return (score1 - score0) * (2 * score.mean() - score0 - score1) / (2 * variance);
}

double SequentialTest::bound() const { return std::log((1 - error) / error); }

std::optional<bool> SequentialTest::verdict(const MatchScore& score) const {
    const double ratio = log_likelihood_ratio(score);
    if (std::abs(ratio) < bound())
        return std::nullopt;
    return ratio > 0;
}

} // namespace cli
