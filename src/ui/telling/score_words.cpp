#include "ui/telling/score_words.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui {

using engine::Scores;
using tabletop::Seat;
using tabletop::seat_at;

namespace {

struct ScoreWords {
    Q_DECLARE_TR_FUNCTIONS(ui::ScoreWords)
};

/// Scores nearer to a win than this come from games that were played to their ends in the search.
constexpr int mostActsToEnd = 500;

bool isWon(const Scorers& scorers, int score) { return score > scorers.unit.win - mostActsToEnd; }

/// Who stands best: of equals the first in order of turn.
Seat bestOf(const Scorers& scorers, const Scores& scores) {
    Seat best{0};
    for (std::size_t i = 1; i < scorers.players.count; ++i)
        if (scores[seat_at(i)] > scores[best])
            best = seat_at(i);
    return best;
}

QString wonInWords(const Scorers& scorers, const Scores& scores, Seat winner) {
    const int acts = scorers.unit.win - scores[winner];
    const QString name = called(scorers.players, winner);
    if (acts == 0)
        return ScoreWords::tr("%1 has won").arg(name);
    return acts == 1 ? ScoreWords::tr("%1 wins in 1 act").arg(name)
                     : ScoreWords::tr("%1 wins in %2 acts").arg(name, QString::number(acts));
}

/// By how much the best seat is ahead of the next; with two seats what one has the other lacks.
int leadOf(const Scorers& scorers, const Scores& scores, Seat best) {
    if (scorers.players.count == 2)
        return scores[best];
    int next = -scorers.unit.win;
    for (std::size_t i = 0; i < scorers.players.count; ++i)
        if (seat_at(i) != best)
            next = std::max(next, scores[seat_at(i)]);
    return scores[best] - next;
}

} // namespace

Scorers scorersOf(const app::PlayedGame& game, const Face& face) {
    return {playersOf(game, face), game.scoreUnit(), face};
}

QString scoreInWords(const Scorers& scorers, const Scores& scores, Seat seat) {
    const Seat best = bestOf(scorers, scores);
    if (isWon(scorers, scores[best]))
        return wonInWords(scorers, scores, best);
    const int score = scores[scorers.players.count == 2 ? Seat{0} : seat];
    const QString sign =
        score > 0 ? QStringLiteral("+") : (score < 0 ? QStringLiteral("−") : QString());
    return sign + scorers.face.scoreInDigits(score);
}

QString leadInWords(const Scorers& scorers, const Scores& scores) {
    const Seat best = bestOf(scorers, scores);
    if (isWon(scorers, scores[best]))
        return wonInWords(scorers, scores, best);
    const int lead = leadOf(scorers, scores, best);
    if (lead == 0)
        return ScoreWords::tr("Nobody leads");
    return ScoreWords::tr("%1 leads by %2")
        .arg(called(scorers.players, best), scorers.face.leadInWords(lead));
}

std::vector<double> sharesOf(const Scorers& scorers, const Scores& scores) {
    // In the game of two that this was measured in, twice what makes odds of ten to one, by what
    // decides a game.
    constexpr double perDecided = 2 * 345.0 / 600;
    std::vector<double> shares;
    const Seat best = bestOf(scorers, scores);
    for (std::size_t i = 0; i < scorers.players.count; ++i) {
        const int behind = scores[seat_at(i)] - scores[best];
        const bool isSure = isWon(scorers, scores[best]);
        shares.push_back(isSure ? (behind == 0 ? 1 : 0)
                                : std::pow(10.0, behind / (perDecided * scorers.unit.decided)));
    }
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares)
        share /= sum;
    return shares;
}

} // namespace ui
