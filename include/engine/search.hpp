#pragma once

#include "engine/expected_score.hpp"
#include "engine/move_ordering.hpp"
#include "engine/search_control.hpp"
#include "engine/search_style.hpp"
#include "engine/searchable_game.hpp"
#include "engine/transposition_table.hpp"
#include "tabletop/inplace_vector.hpp"
#include "tabletop/seat.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

namespace engine {

/// Principal variation search with a transposition table for one thread: alpha-beta over copied
/// positions, for games in which the same seat may act several times in a row, with chance events
/// bounded in the manner of Star1 and Star2.
template <SearchableGame Game>
class Search {
public:
    using Position = typename Game::Position;
    using Moves = typename Game::Moves;
    static constexpr std::size_t most_plies = 96;
    using Line = tabletop::InplaceVector<MoveCode, most_plies>;

    Search(Game game, TranspositionTable& table, SearchControl& control, SearchStyle style = {})
        : game_(std::move(game))
        , table_(&table)
        , control_(&control)
        , style_(style)
        , frames_(std::make_unique<Frames>()) {}

    Game& game() { return game_; }
    std::uint64_t nodes() const { return nodes_; }
    /// Whether the control said so; results since then mean nothing.
    bool stopped() const { return stopped_; }

    /// The score of a position for the seat to act, looked at `plies` deep, within a window.
    /// `line` receives the best play.
    int search(const Position& position, int alpha, int beta, int plies, Line& line) {
        const int score = visit(position, alpha, beta, plies * one_ply, 0);
        line = frame(0).line;
        return score;
    }
    /// The score of a move for the seat that makes it.
    int search_move(const Position& position, MoveCode move, int alpha, int beta, int plies,
                    Line& line) {
        const int depth = plies * one_ply - game_.cost(position);
        const int score =
            visit_after(game_.after(position, move), game_.seat(position), alpha, beta, depth, 1);
        join(line, move, frame(1).line);
        return score;
    }

private:
    /// What belongs to one ply of the line that is being looked at.
    struct Frame {
        Line line;
        Moves moves;
    };
    using Frames = std::array<Frame, most_plies + 2>;

    struct Best {
        int score = -Game::win_score - 1;
        MoveCode move = 0;
    };

    static int relative(int score_of_seat_0, tabletop::Seat seat) {
        return tabletop::index(seat) == 0 ? score_of_seat_0 : -score_of_seat_0;
    }
    /// Wins are stored by their distance from the position, not from the root.
    static int to_table(int score, int ply) {
        if (score > Game::surely_decided)
            return score + ply;
        return score < -Game::surely_decided ? score - ply : score;
    }
    static int from_table(int score, int ply) {
        if (score > Game::surely_decided)
            return score - ply;
        return score < -Game::surely_decided ? score + ply : score;
    }
    static int result_score(int result, tabletop::Seat seat, int ply) {
        const int sooner = result > 0 ? result - ply : result < 0 ? result + ply : 0;
        return relative(sooner, seat);
    }
    static void join(Line& line, MoveCode move, const Line& rest) {
        line.clear();
        line.push_back(move);
        for (const MoveCode next : rest) {
            if (line.size() < most_plies)
                line.push_back(next);
        }
    }

    Frame& frame(int ply) { return (*frames_)[static_cast<std::size_t>(ply)]; }

    bool count_node() {
        ++nodes_;
        if (nodes_ % 256 == 0 && control_->should_stop(nodes_))
            stopped_ = true;
        return stopped_;
    }

    int visit(const Position& position, int alpha, int beta, int depth, int ply) {
        frame(ply).line.clear();
        if (count_node())
            return 0;
        const tabletop::Seat seat = game_.seat(position);
        if (const auto result = game_.result(position))
            return result_score(*result, seat, ply);
        if (static_cast<std::size_t>(ply) >= most_plies)
            return relative(game_.evaluate(position), seat);
        if (game_.is_chance(position)) {
            const bool was_scouting = scouting_;
            scouting_ = was_scouting || (style_.selective && !is_principal(alpha, beta));
            const int score = chance(position, alpha, beta, depth, ply);
            scouting_ = was_scouting;
            return score;
        }
        if (depth <= 0) {
            if (!style_.selective || game_.is_quiet(position))
                return relative(game_.evaluate(position), seat);
            depth = game_.cost(position);
        }
        return decide(position, alpha, beta, depth, ply);
    }

    /// The score of a position for the seat whose move led to it.
    int visit_after(const Position& after, tabletop::Seat seat, int alpha, int beta, int depth,
                    int ply) {
        return game_.seat(after) == seat ? visit(after, alpha, beta, depth, ply)
                                         : -visit(after, -beta, -alpha, depth, ply);
    }

    int decide(const Position& position, int alpha, int beta, int depth, int ply) {
        const bool is_pv = is_principal(alpha, beta);
        const std::uint64_t key = game_.key(position);
        const std::optional<TableEntry> entry = table_->probe(key);
        if (entry && !is_pv && ply > 0) {
            if (const auto score = cut_by(*entry, alpha, beta, depth, ply))
                return *score;
        }
        if (!is_pv) {
            if (const auto score = cut_by_evaluation(position, beta, depth))
                return *score;
        }
        const tabletop::Seat seat = game_.seat(position);
        Moves& moves = frame(ply).moves;
        game_.generate(position, moves);
        if (style_.selective && depth > one_ply)
            game_.refine_order(position, moves);
        ordering_.improve(moves, game_, seat, static_cast<std::size_t>(ply),
                          entry ? entry->move : MoveCode{0});

        const Best best = best_of(position, alpha, beta, depth, ply);
        if (stopped_)
            return 0;
        const Bound bound = best.score >= beta   ? Bound::lower
                            : best.score > alpha ? Bound::exact
                                                 : Bound::upper;
        if (bound == Bound::lower)
            ordering_.reward(moves, game_, seat, static_cast<std::size_t>(ply), best.move,
                             depth / one_ply + 1);
        table_->store(key, {static_cast<std::int16_t>(to_table(best.score, ply)),
                            bound == Bound::upper ? MoveCode{0} : best.move,
                            static_cast<std::int16_t>(depth), bound});
        return best.score;
    }

    bool is_principal(int alpha, int beta) const { return beta - alpha > 1 && !scouting_; }

    bool is_usable(const TableEntry& entry, int depth) const {
        return style_.selective ? entry.depth >= depth : entry.depth == depth;
    }

    std::optional<int> cut_by(const TableEntry& entry, int alpha, int beta, int depth,
                              int ply) const {
        if (!is_usable(entry, depth))
            return std::nullopt;
        const int score = from_table(entry.score, ply);
        if (entry.bound == Bound::exact || (entry.bound == Bound::lower && score >= beta) ||
            (entry.bound == Bound::upper && score <= alpha))
            return score;
        return std::nullopt;
    }

    /// A quiet position that looks much better than it needs to is not searched for a few plies.
    std::optional<int> cut_by_evaluation(const Position& position, int beta, int depth) {
        if (!style_.selective || depth > shallow || !game_.is_quiet(position))
            return std::nullopt;
        const int standing = relative(game_.evaluate(position), game_.seat(position));
        const int careful = standing - safety_margin(depth);
        if (careful >= beta && beta > -Game::surely_decided)
            return careful;
        return std::nullopt;
    }

    /// Tries the moves of the frame in their order.
    Best best_of(const Position& position, int alpha, int beta, int depth, int ply) {
        const bool is_pv = is_principal(alpha, beta);
        const int cost = game_.cost(position);
        const bool is_frontier = depth <= cost && game_.leads_to_quiet(position);
        const std::size_t most =
            style_.selective && !is_pv && !is_frontier ? search_width(depth) : SIZE_MAX;
        Moves& moves = frame(ply).moves;
        Best best;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (i >= most && best.score > -Game::surely_decided)
                break;
            const MoveCode move = ordering_.pick(moves, i);
            const int score = is_frontier
                                  ? try_last_move(position, move, ply)
                                  : try_move(position, move, i, alpha, beta, depth - cost, ply);
            if (stopped_)
                break;
            if (score <= best.score)
                continue;
            best = {score, move};
            if (score <= alpha)
                continue;
            alpha = score;
            if (is_pv)
                join(frame(ply).line, move, frame(ply + 1).line);
            if (score >= beta)
                break;
        }
        return best;
    }

    /// A move behind which only the evaluation follows.
    int try_last_move(const Position& position, MoveCode move, int ply) {
        if (count_node())
            return 0;
        frame(ply + 1).line.clear();
        return relative(game_.evaluate_after(position, move), game_.seat(position));
    }

    /// Late moves are looked at less deeply first, and all but the first with a null window.
    int try_move(const Position& position, MoveCode move, std::size_t i, int alpha, int beta,
                 int depth, int ply) {
        const Position after = game_.after(position, move);
        const tabletop::Seat seat = game_.seat(position);
        if (i == 0)
            return visit_after(after, seat, alpha, beta, depth, ply + 1);
        const int reduced =
            style_.selective ? reduced_depth(depth, i, is_principal(alpha, beta)) : depth;
        int score = visit_after(after, seat, alpha, alpha + 1, reduced, ply + 1);
        if (score > alpha && reduced < depth)
            score = visit_after(after, seat, alpha, alpha + 1, depth, ply + 1);
        if (score > alpha && score < beta)
            score = visit_after(after, seat, alpha, beta, depth, ply + 1);
        return score;
    }

    /// Star1: once the outcomes seen so far, with the best or worst for the rest, leave no doubt,
    /// the rest is not looked at. In the manner of Star2 what the table knows about the rest
    /// narrows that best and worst.
    int chance(const Position& position, int alpha, int beta, int depth, int ply) {
        ChanceOutcomes outcomes;
        game_.outcomes(position, outcomes);
        std::array<Position, most_chance_outcomes> after;
        std::array<ScoreRange, most_chance_outcomes> known;
        ExpectedScore expected;
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            after[i] = game_.after(position, outcomes[i].code);
            known[i] = known_range(after[i], depth, ply + 1);
            if (scouting_)
                known[i] = likely_range(known[i], game_.evaluate(after[i]));
            expected.add(outcomes[i].weight, known[i]);
        }
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            const int weight = outcomes[i].weight;
            const ScoreRange window = expected.window_for(weight, known[i], alpha, beta);
            const int to = std::min(window.high, Game::win_score + 1);
            const int from = std::min(std::max(window.low, -Game::win_score - 1), to - 1);
            const int score =
                relative(visit(after[i], from, to, depth, ply + 1), game_.seat(after[i]));
            if (stopped_)
                return 0;
            expected.settle(weight, known[i], score);
            if (expected.is_at_least(beta))
                return expected.low();
            if (expected.is_at_most(alpha))
                return expected.high();
        }
        return expected.low();
    }

    /// Where the score of a position for seat 0 is known to lie.
    ScoreRange known_range(const Position& position, int depth, int ply) {
        ScoreRange range{-Game::win_score, Game::win_score};
        const auto entry = table_->probe(game_.key(position));
        if (!entry || !is_usable(*entry, std::max(depth, 0)) ||
            tabletop::index(game_.seat(position)) != 0)
            return range;
        const int score = from_table(entry->score, ply);
        if (entry->bound != Bound::upper)
            range.low = score;
        if (entry->bound != Bound::lower)
            range.high = score;
        return range;
    }

    Game game_;
    TranspositionTable* table_;
    SearchControl* control_;
    SearchStyle style_;
    MoveOrdering<Game> ordering_{most_plies};
    std::unique_ptr<Frames> frames_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
    /// Below a chance event in a null window. The windows of its outcomes are wide, but it is still
    /// asked only on which side of one score their average lies.
    bool scouting_ = false;
};

} // namespace engine
