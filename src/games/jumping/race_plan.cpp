#include "race_plan.hpp"

#include "carry_out.hpp"

#include <algorithm>
#include <unordered_set>

namespace jumping {

namespace {

/// Where a seat may still come if none of its pieces goes back.
SpaceSet way_of(const State& state, Seat seat) {
    const Board& board = *state.options.setup->board;
    const Space end = tip_of_goal(state, seat);
    int farthest = 0;
    for (const Space space : state.pieces[seat])
        farthest = std::max(farthest, distance(board, space, end).sum);
    SpaceSet way = setup_of(state, seat).goal;
    for (const Space space : board.spaces) {
        if (distance(board, space, end).sum <= farthest)
            way.insert(space);
    }
    return way;
}

SpaceSet with_neighbours(const Board& board, const SpaceSet& spaces) {
    SpaceSet grown = spaces;
    for (const Space space : spaces)
        grown = grown | board.neighbours[space.index()];
    return grown;
}

/// Each free space of the goal takes a move of its own before it is full.
std::size_t fewest_moves_left(const State& state, Seat seat) {
    return (setup_of(state, seat).goal - occupied_spaces(state)).size();
}

/// Whether a seat that plays no longer has come in rather than been put out.
bool has_arrived(const State& before, const State& after, Seat seat) {
    const Status status = after.standing.status[seat];
    return status.waits() || status.place() == best_place_left(before.standing);
}

} // namespace

bool goes_alone(const State& state, Seat seat) {
    if (state.options.long_jumps)
        return false;
    const Board& board = *state.options.setup->board;
    const SpaceSet own = with_neighbours(board, way_of(state, seat));
    bool alone = true;
    for_each_seat(state.standing, [&](Seat other) {
        if (other != seat && state.standing.status[other].plays())
            alone = alone && (own & way_of(state, other)).empty();
    });
    return alone;
}

RacePlanner::RacePlanner(const State& root, const RaceCosts& costs, int noise,
                         std::uint64_t noise_seed, engine::SearchControl& control)
    : root_(root)
    , thinker_(root.standing.to_act)
    , costs_(&costs)
    , noise_(noise)
    , noise_seed_(noise_seed)
    , control_(&control)
    , alone_(goes_alone(root, thinker_)) {}

void RacePlanner::count(std::size_t nodes) {
    constexpr std::uint64_t a_while = 256;
    const std::uint64_t before = nodes_ / a_while;
    nodes_ += nodes;
    if (nodes_ / a_while != before && control_->should_stop(nodes_))
        stopped_ = true;
}

RacePlanner::Node RacePlanner::root_node() const {
    Node node(root_);
    node.cost = costs_->of(root_, thinker_);
    const Seat mate = partner(root_.standing, thinker_);
    node.cost_of_partner = mate == thinker_ ? 0 : costs_->of(root_, mate);
    return node;
}

int RacePlanner::score(const Node& node, int cost, std::uint64_t key) const {
    constexpr int patience = 8;
    const int score = -(cost + node.cost_of_partner) - (node.costs_so_far + cost) / patience;
    return score + misjudgement(noise_, key ^ noise_seed_);
}

void RacePlanner::add_candidates(const Node& node, std::uint32_t index) {
    const SpaceSet& pieces = node.state.pieces[thinker_];
    const RaceCosts::AfterMove cost_after(*costs_, node.state, thinker_);
    find_moves(node.state, thinker_, found_);
    const std::size_t before = candidates_.size();
    for (const MovesOfPiece& of_piece : found_) {
        const std::uint64_t without = node.key ^ key_of(thinker_, of_piece.from);
        for (const Space to : of_piece.to) {
            const std::uint64_t key = without ^ key_of(thinker_, to);
            const int cost = cost_after(of_piece.from, to);
            candidates_.push_back({score(node, cost, key), index, key, code_of(of_piece.from, to)});
        }
    }
    if (candidates_.size() == before && !pieces.empty())
        candidates_.push_back({score(node, node.cost, node.key), index, node.key, pass_code});
    count(candidates_.size() - before);
}

void RacePlanner::find_candidates(const std::vector<Node>& nodes) {
    candidates_.clear();
    for (std::size_t i = 0; i < nodes.size() && (!stopped_ || candidates_.empty()); ++i)
        add_candidates(nodes[i], static_cast<std::uint32_t>(i));
}

/// Sorts them, after the worst were left out where there are more than `most`: whether there were.
bool RacePlanner::keep_best_candidates(std::size_t most) {
    const auto is_better = [](const Candidate& a, const Candidate& b) { return a.score > b.score; };
    const bool are_many = candidates_.size() > most;
    if (are_many) {
        const auto end = candidates_.begin() + static_cast<std::ptrdiff_t>(most);
        std::nth_element(candidates_.begin(), end, candidates_.end(), is_better);
        candidates_.erase(end, candidates_.end());
    }
    std::sort(candidates_.begin(), candidates_.end(), is_better);
    return are_many;
}

MoveCode RacePlanner::expected_move(const State& state, Seat seat) {
    const RaceCosts::AfterMove cost_after(*costs_, state, seat);
    find_moves(state, seat, found_);
    int least = INT32_MAX;
    MoveCode expected = pass_code;
    for (const MovesOfPiece& of_piece : found_) {
        for (const Space to : of_piece.to) {
            const int cost = cost_after(of_piece.from, to);
            if (cost < least) {
                least = cost;
                expected = code_of(of_piece.from, to);
            }
        }
    }
    return expected;
}

void RacePlanner::let_others_move(Node& node) {
    State& state = node.state;
    while (!is_over(state) && state.standing.to_act != thinker_ &&
           state.standing.status[thinker_].plays()) {
        const Seat seat = state.standing.to_act;
        const MoveCode move = expected_move(state, seat);
        carry_out(state, action_of(move));
        if (move != pass_code)
            node.key ^= key_of(seat, from_of(move)) ^ key_of(seat, to_of(move));
        count(1);
    }
    const Seat mate = partner(state.standing, thinker_);
    if (mate != thinker_)
        node.cost_of_partner = costs_->of(state, mate);
}

std::optional<RacePlanner::Node> RacePlanner::node_after(const Node& parent,
                                                         const Candidate& candidate) {
    Node node = parent;
    carry_out(node.state, action_of(candidate.move));
    if (!node.state.standing.status[thinker_].plays())
        return std::nullopt;
    node.key = candidate.key;
    node.cost = costs_->of(node.state, thinker_);
    node.costs_so_far += node.cost;
    if (!alone_)
        let_others_move(node);
    else
        node.state.standing.to_act = thinker_;
    if (!node.state.standing.status[thinker_].plays())
        return std::nullopt;
    return node;
}

Plan RacePlanner::plan_of(const Node& parent, const Candidate& last) const {
    Plan plan;
    plan.end = parent.state;
    carry_out(*plan.end, action_of(last.move));
    plan.finishes = !plan.end->standing.status[thinker_].plays() &&
                    has_arrived(parent.state, *plan.end, thinker_);
    plan.moves.push_back(last.move);
    for (std::uint32_t step = parent.step; step != 0; step = steps_[step].before)
        plan.moves.push_back(steps_[step].move);
    std::reverse(plan.moves.begin(), plan.moves.end());
    return plan;
}

Plan RacePlanner::plan(unsigned depth, std::size_t width) {
    Plan best;
    bool left_out = false;
    steps_.assign(1, {});
    std::vector<Node> nodes{root_node()};
    std::vector<Node> next;
    for (unsigned ply = 1; ply <= depth && !nodes.empty(); ++ply) {
        find_candidates(nodes);
        if (stopped_ && !best.moves.empty())
            return best;
        left_out = keep_best_candidates(2 * width) || left_out;
        best = plan_of(nodes[candidates_.front().parent], candidates_.front());
        next.clear();
        std::unordered_set<std::uint64_t> seen;
        for (const Candidate& candidate : candidates_) {
            if (stopped_)
                return best;
            if (next.size() == width) {
                left_out = true;
                break;
            }
            if (!seen.insert(candidate.key).second)
                continue;
            const Node& parent = nodes[candidate.parent];
            std::optional<Node> node = node_after(parent, candidate);
            if (!node) {
                Plan end = plan_of(parent, candidate);
                if (!end.finishes)
                    continue;
                fewest_ = std::min<std::size_t>(fewest_, ply);
                end.is_best = !left_out;
                return end;
            }
            if (alone_ && ply + fewest_moves_left(node->state, thinker_) >= fewest_)
                continue;
            node->step = static_cast<std::uint32_t>(steps_.size());
            steps_.push_back({parent.step, candidate.move});
            next.push_back(std::move(*node));
        }
        nodes.swap(next);
    }
    best.is_best = !left_out;
    return best;
}

} // namespace jumping
