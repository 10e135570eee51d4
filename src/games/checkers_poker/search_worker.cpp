#include "search_worker.hpp"

#include <algorithm>
#include <utility>

namespace checkers_poker {

using namespace engine;

namespace {

constexpr Score lowest_score = -win_score - 1;
constexpr Score highest_score = win_score + 1;

} // namespace

SearchWorker::SearchWorker(Position root, PlainSearch search, std::size_t lines)
    : root_(std::move(root))
    , search_(std::move(search))
    , lines_(lines) {
    SearchGame::Moves moves;
    search_.game().generate(root_, moves);
    std::stable_sort(moves.begin(), moves.end(),
                     [](const auto& a, const auto& b) { return a.order > b.order; });
    for (const engine::OrderedMove& move : moves) {
        moves_.emplace_back();
        moves_.back().code = move.code;
        moves_.back().line.push_back(move.code);
    }
    lines_ = std::min(lines_, moves_.size());
}

void SearchWorker::deepen(unsigned depth, const Report& report) {
    for (std::size_t line = 0; line < lines_ && !stopped(); ++line)
        search_line(depth, line, report);
    if (stopped())
        return;
    // A line found later may have turned out better: the search of the others was not so thorough.
    std::stable_sort(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(lines_),
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
    for (std::size_t line = 0; line < lines_ && report; ++line)
        report(moves_[line], depth, line);
}

Score SearchWorker::score_of_root(unsigned depth) {
    return search_.search(root_, lowest_score, highest_score, static_cast<int>(depth), line_);
}

/// Searches within a narrow window around the last score, and widens it where it fails.
void SearchWorker::search_line(unsigned depth, std::size_t line, const Report& report) {
    constexpr unsigned shallow = 3;
    Score width = 25;
    const Score last = moves_[line].score;
    Score alpha = depth <= shallow ? lowest_score : std::max(last - width, lowest_score);
    Score beta = depth <= shallow ? highest_score : std::min(last + width, highest_score);
    while (true) {
        const Score score = search_window(depth, line, alpha, beta, report);
        if (stopped())
            return;
        width *= 3;
        if (score <= alpha && alpha > lowest_score)
            alpha = width > surely_decided ? lowest_score : std::max(score - width, lowest_score);
        else if (score >= beta && beta < highest_score)
            beta = width > surely_decided ? highest_score : std::min(score + width, highest_score);
        else
            return;
    }
}

/// The best score of the moves from `line` on; the move that has it is brought to that place.
Score SearchWorker::search_window(unsigned depth, std::size_t line, Score alpha, Score beta,
                                  const Report& report) {
    Score best = lowest_score;
    for (std::size_t i = line; i < moves_.size(); ++i) {
        const Score score = search_move(moves_[i], alpha, beta, depth, i == line);
        if (stopped())
            return best;
        if (score <= best)
            continue;
        best = score;
        if (score <= alpha)
            continue;
        moves_[i].score = score;
        moves_[i].line = line_;
        const auto place = moves_.begin() + static_cast<std::ptrdiff_t>(line);
        const auto found = moves_.begin() + static_cast<std::ptrdiff_t>(i);
        std::rotate(place, found, found + 1);
        if (i > line && line == 0 && report)
            report(moves_[0], depth, 0);
        alpha = score;
        if (score >= beta)
            break;
    }
    return best;
}

Score SearchWorker::search_move(RootMove& move, Score alpha, Score beta, unsigned depth,
                                bool is_first) {
    const int plies = static_cast<int>(depth);
    if (!is_first) {
        const Score score = search_.search_move(root_, move.code, alpha, alpha + 1, plies, line_);
        if (stopped() || score <= alpha || score >= beta)
            return score;
    }
    return search_.search_move(root_, move.code, alpha, beta, plies, line_);
}

} // namespace checkers_poker
