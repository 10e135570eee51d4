#pragma once

#include "tabletop/inplace_vector.hpp"
#include "tabletop/seat.hpp"
#include "tabletop/transposition_table.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tabletop {

/// A move as a game encodes it for its search; 0 is none.
using MoveCode = std::uint16_t;

struct OrderedMove {
    MoveCode code = 0;
    /// Moves with a greater order are tried first.
    int order = 0;
};

/// One class of outcomes of a chance event that go on alike, and how many of them there are.
struct ChanceOutcome {
    MoveCode code = 0;
    int weight = 1;
};
using ChanceOutcomes = InplaceVector<ChanceOutcome, 8>;

/// What the search needs to know about a game for two seats, 0 and 1. Scores are for seat 0, in
/// the game's own unit, within -Game::win_score … win_score. A game object belongs to one thread
/// and may keep caches.
template <class Game>
concept SearchableGame = requires(Game game, const typename Game::Position position, MoveCode code,
                                  typename Game::Moves moves, ChanceOutcomes outcomes) {
    /// Greater than any evaluation; a score beyond surely_decided comes from a finished game.
    { Game::win_score } -> std::convertible_to<int>;
    { Game::surely_decided } -> std::convertible_to<int>;
    /// history_index() is below it.
    { Game::history_size } -> std::convertible_to<std::size_t>;
    { game.history_index(code) } -> std::convertible_to<std::size_t>;
    { game.seat(position) } -> std::same_as<Seat>; ///< seat 0 in chance events and at the end
    { game.result(position) } -> std::same_as<std::optional<int>>;
    { game.is_chance(position) } -> std::same_as<bool>;
    game.outcomes(position, outcomes);
    { game.key(position) } -> std::same_as<std::uint64_t>;
    { game.evaluate(position) } -> std::same_as<int>;
    /// All moves, with the game's own idea of their order.
    game.generate(position, moves);
    { game.after(position, code) } -> std::same_as<typename Game::Position>;
    /// How much depth a move takes, of Search::one_ply.
    { game.cost(position) } -> std::same_as<int>;
    /// Whether the evaluation can be trusted as it is; if not, the search goes one move on.
    { game.is_quiet(position) } -> std::same_as<bool>;
    /// Whether every move leads to a quiet position in which the other seat moves; if so,
    /// evaluate_after() is the same as evaluate(after()), at less cost.
    { game.leads_to_quiet(position) } -> std::same_as<bool>;
    { game.evaluate_after(position, code) } -> std::same_as<int>;
};

/// When to stop, shared by the threads of one search.
class SearchControl {
public:
    virtual ~SearchControl() = default;
    /// Called every few hundred nodes with the number that this thread has seen; true: stop.
    virtual bool should_stop(std::uint64_t nodes) = 0;
};

/// How boldly to search.
struct SearchStyle {
    /// Reductions and pruning. Without them the result is that of plain minimax of
    /// the same depth, in which every move costs one ply.
    bool selective = true;
};

/// Principal variation search with a transposition table for one thread: alpha-beta over copied
/// positions, for games in which the same seat may act several times in a row, with chance events
/// bounded in the manner of Star1 and Star2.
template <SearchableGame Game>
class Search {
public:
    using Position = typename Game::Position;
    using Moves = typename Game::Moves;
    static constexpr int one_ply = 4;
    static constexpr std::size_t most_plies = 96;
    using Line = InplaceVector<MoveCode, most_plies>;

    Search(Game game, TranspositionTable& table, SearchControl& control, SearchStyle style = {})
        : game_(std::move(game))
        , table_(&table)
        , control_(&control)
        , style_(style)
        , history_(2 * Game::history_size)
        , stack_(std::make_unique<Stack>()) {}

    Game& game() { return game_; }
    std::uint64_t nodes() const { return nodes_; }
    /// Whether the control said so; results since then mean nothing.
    bool stopped() const { return stopped_; }

    /// The score of a position for the seat to act, looked at `plies` deep, within a window.
    /// `line` receives the best play.
    int search(const Position& position, int alpha, int beta, int plies, Line& line) {
        const int score = visit(position, alpha, beta, plies * one_ply, 0);
        line = stack_->frames[0].line;
        return score;
    }
    /// The score of a move for the seat that makes it.
    int search_move(const Position& position, MoveCode move, int alpha, int beta, int plies,
                    Line& line) {
        const Position after = game_.after(position, move);
        const int depth = plies * one_ply - game_.cost(position);
        const int score = game_.seat(after) == game_.seat(position)
                              ? visit(after, alpha, beta, depth, 1)
                              : -visit(after, -beta, -alpha, depth, 1);
        line.clear();
        line.push_back(move);
        for (const MoveCode next : stack_->frames[1].line) {
            if (line.size() < most_plies)
                line.push_back(next);
        }
        return score;
    }

    /// Halves what was learned about good moves: at the start of a search.
    void fade_history() {
        for (std::int16_t& value : history_)
            value = static_cast<std::int16_t>(value / 2);
    }

private:
    struct Frame {
        Line line;
        Moves moves;
        std::array<MoveCode, 2> killers{};
    };
    struct Stack {
        std::array<Frame, most_plies + 2> frames;
    };

    /// With so little depth left, moves that look bad are not searched.
    static constexpr int shallow = 3 * one_ply;
    /// How much better a position must look to be taken for good without a search.
    static constexpr int margin_per_ply = 60;
    /// The number of moves looked at when less than a ply is left; as many more for each ply.
    static constexpr int narrow_width = 10;

    static int relative(int score_of_seat_0, Seat seat) {
        return index(seat) == 0 ? score_of_seat_0 : -score_of_seat_0;
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

    bool count_node() {
        ++nodes_;
        if (nodes_ % 256 == 0 && control_->should_stop(nodes_))
            stopped_ = true;
        return stopped_;
    }

    int result_score(int result, Seat seat, int ply) const {
        const int sooner = result > 0 ? result - ply : result < 0 ? result + ply : 0;
        return relative(sooner, seat);
    }

    int visit(const Position& position, int alpha, int beta, int depth, int ply) {
        Frame& frame = stack_->frames[static_cast<std::size_t>(ply)];
        frame.line.clear();
        if (count_node())
            return 0;
        const Seat seat = game_.seat(position);
        if (const auto result = game_.result(position))
            return result_score(*result, seat, ply);
        if (static_cast<std::size_t>(ply) >= most_plies)
            return relative(game_.evaluate(position), seat);
        if (game_.is_chance(position))
            return chance(position, alpha, beta, depth, ply);
        if (depth <= 0) {
            if (!style_.selective || game_.is_quiet(position))
                return relative(game_.evaluate(position), seat);
            depth = game_.cost(position);
        }
        return decide(position, alpha, beta, depth, ply, frame);
    }

    int decide(const Position& position, int alpha, int beta, int depth, int ply, Frame& frame) {
        const bool is_pv = beta - alpha > 1;
        const std::uint64_t key = game_.key(position);
        MoveCode table_move = 0;
        if (const auto entry = table_->probe(key)) {
            table_move = entry->move;
            if (usable(*entry, depth) && !is_pv && ply > 0) {
                const int score = from_table(entry->score, ply);
                if (entry->bound == Bound::exact ||
                    (entry->bound == Bound::lower && score >= beta) ||
                    (entry->bound == Bound::upper && score <= alpha))
                    return score;
            }
        }
        const Seat seat = game_.seat(position);
        if (style_.selective && !is_pv && depth <= shallow && game_.is_quiet(position)) {
            const int standing = relative(game_.evaluate(position), seat);
            const int margin = margin_per_ply * depth / one_ply;
            if (standing - margin >= beta && beta > -Game::surely_decided)
                return standing - margin;
        }
        game_.generate(position, frame.moves);
        if (style_.selective && depth > one_ply)
            game_.refine_order(position, frame.moves);
        order(frame, seat, table_move);

        const int original_alpha = alpha;
        const int cost = game_.cost(position);
        const bool is_frontier = depth <= cost && game_.leads_to_quiet(position);
        int best = -Game::win_score - 1;
        MoveCode best_move = 0;
        for (std::size_t i = 0; i < frame.moves.size(); ++i) {
            const MoveCode move = pick(frame.moves, i);
            int score = 0;
            if (is_frontier) {
                if (count_node())
                    return 0;
                score = relative(game_.evaluate_after(position, move), seat);
                stack_->frames[static_cast<std::size_t>(ply) + 1].line.clear();
            } else {
                if (style_.selective && !is_pv && i >= width(depth) && best > -Game::surely_decided)
                    break;
                score = try_move(position, move, i, alpha, beta, depth - cost, ply);
            }
            if (stopped_)
                return 0;
            if (score <= best)
                continue;
            best = score;
            best_move = move;
            if (score <= alpha)
                continue;
            alpha = score;
            if (is_pv)
                extend_line(frame, move, ply);
            if (score >= beta)
                break;
        }
        const Bound bound = best >= beta            ? Bound::lower
                            : best > original_alpha ? Bound::exact
                                                    : Bound::upper;
        if (bound == Bound::lower)
            reward(frame, seat, best_move, depth);
        table_->store(key, {static_cast<std::int16_t>(to_table(best, ply)),
                            bound == Bound::upper ? MoveCode{0} : best_move,
                            static_cast<std::int16_t>(depth), bound});
        return best;
    }

    /// Late moves are looked at less deeply first, and all but the first with a null window.
    int try_move(const Position& position, MoveCode move, std::size_t i, int alpha, int beta,
                 int depth, int ply) {
        const Position after = game_.after(position, move);
        const bool same_seat = game_.seat(after) == game_.seat(position);
        const auto go = [&](int low, int high, int plies) {
            return same_seat ? visit(after, low, high, plies, ply + 1)
                             : -visit(after, -high, -low, plies, ply + 1);
        };
        if (i == 0)
            return go(alpha, beta, depth);
        const int reduced = depth - reduction(depth, i, beta - alpha > 1);
        int score = go(alpha, alpha + 1, reduced);
        if (score > alpha && reduced < depth)
            score = go(alpha, alpha + 1, depth);
        if (score > alpha && score < beta)
            score = go(alpha, beta, depth);
        return score;
    }

    int reduction(int depth, std::size_t i, bool is_pv) const {
        if (!style_.selective || depth < one_ply || i < 3)
            return 0;
        const double plies = static_cast<double>(depth) / one_ply;
        const double amount = std::log(plies + 1) * std::log(static_cast<double>(i)) / 2;
        const int reduced = static_cast<int>(amount * one_ply) - (is_pv ? one_ply : 0);
        return std::clamp(reduced, 0, depth);
    }

    /// How many moves are looked at when little depth is left.
    std::size_t width(int depth) const {
        if (depth > shallow)
            return SIZE_MAX;
        const int plies = depth / one_ply;
        return static_cast<std::size_t>(narrow_width * (1 + plies));
    }

    bool usable(const TableEntry& entry, int depth) const {
        return style_.selective ? entry.depth >= depth : entry.depth == depth;
    }

    /// Star1: once the outcomes seen so far, with the best or worst for the rest, leave no doubt,
    /// the rest is not looked at. In the manner of Star2 what the table knows about the rest
    /// narrows that best and worst.
    int chance(const Position& position, int alpha, int beta, int depth, int ply) {
        ChanceOutcomes outcomes;
        game_.outcomes(position, outcomes);
        std::array<Position, 8> after;
        std::array<std::pair<int, int>, 8> range;
        int total = 0;
        int low = 0;
        int high = 0;
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            after[i] = game_.after(position, outcomes[i].code);
            range[i] = known_range(after[i], depth, ply + 1);
            total += outcomes[i].weight;
            low += outcomes[i].weight * range[i].first;
            high += outcomes[i].weight * range[i].second;
        }
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            const int weight = outcomes[i].weight;
            low -= weight * range[i].first;
            high -= weight * range[i].second;
            const int from =
                std::max(floor_divide(alpha * total - high, weight), -Game::win_score - 1);
            const int to = std::min(-floor_divide(low - beta * total, weight), Game::win_score + 1);
            const int score = relative(visit(after[i], std::min(from, to - 1), to, depth, ply + 1),
                                       game_.seat(after[i]));
            if (stopped_)
                return 0;
            low += weight * score;
            high += weight * score;
            if (low >= beta * total)
                return low / total;
            if (high <= alpha * total)
                return high / total;
        }
        return low / total;
    }

    /// Between which bounds the score of a position for seat 0 is known to lie.
    std::pair<int, int> known_range(const Position& position, int depth, int ply) const {
        std::pair<int, int> range{-Game::win_score, Game::win_score};
        const auto entry = table_->probe(game_.key(position));
        if (!entry || !usable(*entry, std::max(depth, 0)) || index(game_.seat(position)) != 0)
            return range;
        const int score = from_table(entry->score, ply);
        if (entry->bound != Bound::upper)
            range.first = score;
        if (entry->bound != Bound::lower)
            range.second = score;
        return range;
    }

    static int floor_divide(int a, int b) {
        const int quotient = a / b;
        return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
    }

    void order(Frame& frame, Seat seat, MoveCode table_move) {
        constexpr int first_of_all = 1'000'000;
        constexpr int killer = 10'000;
        const std::int16_t* history = history_of(seat);
        for (OrderedMove& move : frame.moves) {
            if (move.code == table_move)
                move.order = first_of_all;
            else if (move.code == frame.killers[0] || move.code == frame.killers[1])
                move.order += killer;
            else
                move.order += history[game_.history_index(move.code)];
        }
    }

    static MoveCode pick(Moves& moves, std::size_t i) {
        std::size_t best = i;
        for (std::size_t j = i + 1; j < moves.size(); ++j) {
            if (moves[j].order > moves[best].order)
                best = j;
        }
        std::swap(moves[i], moves[best]);
        return moves[i].code;
    }

    std::int16_t* history_of(Seat seat) {
        return history_.data() + index(seat) * Game::history_size;
    }

    void reward(Frame& frame, Seat seat, MoveCode move, int depth) {
        if (frame.killers[0] != move) {
            frame.killers[1] = frame.killers[0];
            frame.killers[0] = move;
        }
        std::int16_t* history = history_of(seat);
        const int plies = depth / one_ply + 1;
        const int bonus = std::min(plies * plies * 8, 800);
        for (const OrderedMove& tried : frame.moves) {
            std::int16_t& value = history[game_.history_index(tried.code)];
            const int change = tried.code == move ? bonus : -bonus / 4;
            value = static_cast<std::int16_t>(value + change - value * std::abs(change) / 8000);
            if (tried.code == move)
                break;
        }
    }

    void extend_line(Frame& frame, MoveCode move, int ply) {
        const Line& rest = stack_->frames[static_cast<std::size_t>(ply) + 1].line;
        frame.line.clear();
        frame.line.push_back(move);
        for (const MoveCode next : rest) {
            if (frame.line.size() < most_plies)
                frame.line.push_back(next);
        }
    }

    Game game_;
    TranspositionTable* table_;
    SearchControl* control_;
    SearchStyle style_;
    std::vector<std::int16_t> history_;
    std::unique_ptr<Stack> stack_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

} // namespace tabletop
