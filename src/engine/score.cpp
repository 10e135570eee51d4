#include "engine/score.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace engine {

double winning_chance(Score score) {
    constexpr double centi_checkers_for_odds_of_ten = 345;
    if (is_won(score))
        return 1;
    if (is_lost(score))
        return 0;
    return 1 / (1 + std::pow(10.0, -score / centi_checkers_for_odds_of_ten));
}

std::string in_words(Score score) {
    if (is_won(score))
        return "win in " + std::to_string(actions_to_end(score));
    if (is_lost(score))
        return "loss in " + std::to_string(actions_to_end(score));
    const int size = std::abs(score);
    const std::string hundredths = std::to_string(size % 100);
    const std::string sign = score > 0 ? "+" : score < 0 ? "-" : "";
    return sign + std::to_string(size / 100) + "." + (hundredths.size() == 1 ? "0" : "") +
           hundredths;
}

} // namespace engine
