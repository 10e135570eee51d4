#include "games/jumping/thinker.hpp"

#include "engine/search.hpp"
#include "engine/transposition_table.hpp"
#include "games/jumping/text.hpp"
#include "race_plan.hpp"
#include "race_search.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace jumping {

namespace {

using engine::ThinkControl;
using engine::ThinkLimits;
using engine::Thought;
using Search = engine::Search<RaceSearch>;

constexpr unsigned deepest = 60;
/// In own moves.
constexpr unsigned longest_race = 80;
/// How many plans are compared at each of their moves: no more than can be put in order between two
/// looks at the clock.
constexpr std::size_t narrowest = 4;
constexpr std::size_t widest = 3000;

struct RootMove {
    MoveCode code = 0;
    int score = 0;
    /// What is got now is worth a little more than what can still be got later: a search that sees
    /// both in the end would put it off for ever.
    int promptness = 0;
    Search::Line line;
};

/// As far as all of them are legal: a plan has only the thinker's own actions.
std::vector<std::string> tokens_of(const State& root, const auto& codes) {
    std::vector<std::string> tokens;
    State state = root;
    for (const MoveCode code : codes) {
        const Action action = action_of(code);
        if (check(state, action))
            break;
        tokens.push_back(to_text(*state.options.setup->board, action));
        jumping::apply(state, action);
    }
    return tokens;
}

/// By how much each seat is before the average of the others.
std::vector<int> leads(const State& state, const RaceCosts& costs) {
    std::vector<int> all;
    int sum = 0;
    for_each_seat(state.standing, [&](Seat seat) {
        all.push_back(costs.of(state, seat));
        sum += all.back();
    });
    const int seats = static_cast<int>(all.size());
    for (int& cost : all)
        cost = (sum - seats * cost) / (seats - 1);
    return all;
}

/// The closer a seat is to its end, and the longer nobody has got on, the better is its judgement:
/// nobody walks about for ever with the last piece.
int noise_at(const State& state, std::size_t noise) {
    const Seat seat = state.standing.to_act;
    const std::size_t outside = (state.pieces[seat] - setup_of(state, seat).goal).size();
    const std::size_t rounds = state.quiet / state.standing.seats;
    constexpr std::size_t patience = 8;
    const std::size_t share = noise * std::max<std::size_t>(1, outside) * patience;
    return static_cast<int>(share / (state.options.setup->pieces() * (patience + rounds)));
}

} // namespace

/// What a level allows itself.
struct Skill {
    /// Between two.
    std::uint64_t nodes = 0; ///< 0: no limit of its own
    std::size_t noise = 0;   ///< by how much its judgement is off
    /// With more.
    unsigned foresight = 0; ///< in own moves
    std::size_t width = 0;  ///< how many plans it compares
    std::size_t noise_of_many = 0;
};

class Thinker::Implementation {
public:
    Implementation(unsigned level, std::size_t hash_megabytes, std::uint64_t seed)
        : level_(std::clamp(level, lowest_level, highest_level))
        , skill_(skill_of(level_))
        , seed_(seed)
        , table_(hash_megabytes) {}

    unsigned level() const { return level_; }
    void forget() { table_.forget(); }

    Action choose(const State& state, const ThinkLimits& asked, std::stop_token stop,
                  const engine::OnThought& tell, std::size_t lines) {
        ThinkLimits limits = asked;
        const bool are_two = state.standing.seats == 2;
        if (are_two && skill_.nodes != 0)
            limits.nodes = std::min(limits.nodes.value_or(skill_.nodes), skill_.nodes);
        ThinkControl control(limits, std::move(stop));
        if (!are_two || goes_alone(state, state.standing.to_act))
            return plan(state, limits, control, tell);
        open_table(state, limits);
        const RaceSearch game(state, noise_at(state, skill_.noise), seed_);
        const RaceSearch::Position root = game.position_of(state);
        Search search(game, table_, control);
        std::vector<RootMove> moves = root_moves(game, root);
        if (moves.size() == 1 && !limits.are_endless())
            limits.depth = 1;
        const unsigned last = std::min(limits.depth.value_or(deepest), deepest);
        for (unsigned depth = 1; depth <= last; ++depth) {
            const std::size_t found =
                deepen(search, root, moves, depth, std::min(lines, moves.size()));
            const bool is_settled = std::abs(moves.front().score) > RaceSearch::surely_decided;
            for (std::size_t rank = 0; tell && rank < std::max<std::size_t>(found, 1); ++rank) {
                Thought told = thought(state, moves[rank], depth, search.nodes(), control);
                told.rank = rank;
                tell(told);
            }
            if (search.stopped() || is_settled || !control.has_time_for_more())
                break;
        }
        return action_of(moves.front().code);
    }

private:
    /// Plans with ever more sequences a depth, until the best plan is known or there is no more
    /// time.
    Action plan(const State& state, const ThinkLimits& limits, ThinkControl& control,
                const engine::OnThought& tell) {
        const RaceCosts costs(state);
        const bool are_two = state.standing.seats == 2;
        const int noise = noise_at(state, are_two ? skill_.noise : skill_.noise_of_many);
        RacePlanner planner(state, costs, noise, seed_, control);
        const bool sees_the_end = planner.is_alone() && (are_two || skill_.foresight > 1);
        const unsigned own = sees_the_end ? longest_race : skill_.foresight;
        const unsigned depth = std::min(limits.depth.value_or(own), own);
        Plan best;
        for (std::size_t width = narrowest; width <= (are_two ? widest : skill_.width);
             width *= 3) {
            const Plan found = planner.plan(depth, width);
            if (best.moves.empty() || found.finishes || (!best.finishes && !planner.stopped()))
                best = found;
            if (tell)
                tell(thought(state, costs, best, planner.nodes(), control));
            if (planner.stopped() || found.is_best || !control.has_time_for_more())
                break;
        }
        return action_of(best.moves.front());
    }

    /// Found by matches between neighbours.
    static Skill skill_of(unsigned level) {
        constexpr std::array<Skill, highest_level> skills{{{60, 230, 1, narrowest, 700},
                                                           {100, 75, 1, narrowest, 380},
                                                           {300, 8, 1, narrowest, 220},
                                                           {800, 4, 1, narrowest, 130},
                                                           {2000, 0, 1, narrowest, 70},
                                                           {12000, 0, 1, narrowest, 0},
                                                           {40000, 0, 2, narrowest, 40},
                                                           {0, 0, 12, widest, 0}}};
        return skills[level - 1];
    }

    /// Scores are from the thinker's view, under its rules.
    void open_table(const State& state, const ThinkLimits& limits) {
        const bool goes_on = last_ && last_->options == state.options &&
                             last_->standing.to_act == state.standing.to_act;
        last_ = state;
        if (limits.nodes || limits.depth || !goes_on)
            table_.start_afresh();
        else
            table_.start_search();
    }

    static std::vector<RootMove> root_moves(const RaceSearch& game,
                                            const RaceSearch::Position& root) {
        RaceSearch::Moves found;
        game.generate(root, found);
        std::stable_sort(found.begin(), found.end(),
                         [](const auto& a, const auto& b) { return a.order > b.order; });
        std::vector<RootMove> moves;
        for (const engine::OrderedMove& move : found) {
            moves.push_back({move.code, move.order, game.gain(root, move.code) / 4, {}});
            moves.back().line.push_back(move.code);
        }
        return moves;
    }

    /// Looks one ply deeper at every move, the best so far first; when stopped in its midst, the
    /// best that is known stays in front. Returns how many in front have been looked at whole and
    /// are in order, `lines` at most.
    static std::size_t deepen(Search& search, const RaceSearch::Position& root,
                              std::vector<RootMove>& moves, unsigned depth, std::size_t lines) {
        constexpr int unlimited = RaceSearch::win_score + 1000;
        std::size_t found = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            // What a move has to beat to be among the lines.
            const int least = found < lines ? -unlimited : moves[lines - 1].score;
            RootMove& move = moves[i];
            Search::Line line;
            const auto look = [&](int from, int to) {
                return move.promptness + search.search_move(root, move.code, from - move.promptness,
                                                            to - move.promptness,
                                                            static_cast<int>(depth), line);
            };
            const bool is_sure = found < lines;
            int score = is_sure ? look(-unlimited, unlimited) : look(least, least + 1);
            if (!is_sure && score > least && !search.stopped())
                score = look(least, unlimited);
            if (search.stopped())
                return found;
            if (!is_sure && score <= least)
                continue;
            move.score = score;
            move.line = line;
            std::size_t rank = found;
            while (rank > 0 && score > moves[rank - 1].score)
                --rank;
            const auto place = [&](std::size_t at) {
                return moves.begin() + static_cast<std::ptrdiff_t>(at);
            };
            std::rotate(place(rank), place(i), place(i) + 1);
            found = std::min(found + 1, lines);
        }
        return found;
    }

    static Thought thought(const State& state, const RootMove& best, unsigned depth,
                           std::uint64_t nodes, const ThinkControl& control) {
        Thought thought;
        thought.line = tokens_of(state, best.line);
        thought.token = to_text(*state.options.setup->board, action_of(best.code));
        thought.depth = depth;
        thought.score = best.score;
        thought.nodes = nodes;
        thought.time = control.elapsed();
        return thought;
    }

    static Thought thought(const State& state, const RaceCosts& costs, const Plan& best,
                           std::uint64_t nodes, const ThinkControl& control) {
        Thought thought;
        thought.line = tokens_of(state, best.moves);
        thought.token = thought.line.front();
        thought.depth = static_cast<unsigned>(best.moves.size());
        // Where its first move leads: behind the whole plan the others would not have moved at all.
        State after = state;
        jumping::apply(after, action_of(best.moves.front()));
        thought.scores = leads(after, costs);
        thought.score = thought.scores[index(state.standing.to_act)];
        thought.nodes = nodes;
        thought.time = control.elapsed();
        return thought;
    }

    unsigned level_;
    Skill skill_;
    std::uint64_t seed_;
    engine::TranspositionTable table_;
    std::optional<State> last_;
};

Thinker::Thinker(unsigned level, std::size_t hash_megabytes, std::uint64_t seed)
    : implementation_(std::make_unique<Implementation>(level, hash_megabytes, seed)) {}
Thinker::~Thinker() = default;
Thinker::Thinker(Thinker&&) noexcept = default;
Thinker& Thinker::operator=(Thinker&&) noexcept = default;

unsigned Thinker::level() const { return implementation_->level(); }

void Thinker::forget() { implementation_->forget(); }

Action Thinker::choose(const State& state, const ThinkLimits& limits, std::stop_token stop,
                       const engine::OnThought& tell, std::size_t lines) {
    return implementation_->choose(state, limits, std::move(stop), tell, lines);
}

} // namespace jumping
