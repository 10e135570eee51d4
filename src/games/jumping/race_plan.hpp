#pragma once

#include "engine/search_control.hpp"
#include "games/jumping/moves.hpp"
#include "games/jumping/state.hpp"
#include "move_code.hpp"
#include "race_costs.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace jumping {

/// What a seat means to do with its next moves.
struct Plan {
    std::vector<MoveCode> moves; ///< its own, the next one first
    bool finishes = false;
    /// Whether nothing was left out in looking for it.
    bool is_best = false;
    /// How it would stand then, as long as the others move as they are expected to.
    std::optional<State> end;
};

/// Whether no seat that still plays can come near this seat's pieces any more unless one of them
/// turns back: then they are neither in the way of each other nor to be jumped.
bool goes_alone(const State& state, Seat seat);

/// Plans for the seat to act, many of its own moves ahead. Of all sequences only the most promising
/// are kept at each depth (beam search). Each of the others is expected to make the move that
/// lowers its own costs most: who means to hinder five others falls behind himself. A seat that
/// goes alone is planned for to its end, and for the fewest moves.
class RacePlanner {
public:
    /// `noise`: by how much costs are misjudged, always alike for the same position and seed.
    RacePlanner(const State& root, const RaceCosts& costs, int noise, std::uint64_t noise_seed,
                engine::SearchControl& control);

    /// Keeps `width` sequences a depth, and looks that many own moves ahead; when it is stopped in
    /// its midst, the plan goes as far as it had got. Always has a move.
    Plan plan(unsigned depth, std::size_t width);
    bool is_alone() const { return alone_; }
    std::uint64_t nodes() const { return nodes_; }
    bool stopped() const { return stopped_; }

private:
    /// A position in which the thinker is to act.
    struct Node {
        explicit Node(const State& at)
            : state(at) {}

        State state;
        std::uint64_t key = 0;
        std::uint32_t step = 0;
        int cost = 0;
        int cost_of_partner = 0;
        /// What was passed on the way: costs that fall soon are better than those that fall late.
        int costs_so_far = 0;
    };
    struct Candidate {
        int score = 0;
        std::uint32_t parent = 0;
        std::uint64_t key = 0;
        MoveCode move = 0;
    };
    struct Step {
        std::uint32_t before = 0;
        MoveCode move = 0;
    };

    Node root_node() const;
    void find_candidates(const std::vector<Node>& nodes);
    bool keep_best_candidates(std::size_t most);
    void add_candidates(const Node& node, std::uint32_t index);
    int score(const Node& node, int cost, std::uint64_t key) const;
    Plan plan_of(const Node& parent, const Candidate& last) const;
    /// The position when the thinker is to act again; nothing if that is not to be.
    std::optional<Node> node_after(const Node& parent, const Candidate& candidate);
    void let_others_move(Node& node);
    MoveCode expected_move(const State& state, Seat seat);
    void count(std::size_t nodes);

    State root_;
    Seat thinker_;
    const RaceCosts* costs_;
    int noise_;
    std::uint64_t noise_seed_;
    engine::SearchControl* control_;
    bool alone_;
    MovesOfSide found_;
    std::vector<Candidate> candidates_;
    std::vector<Step> steps_;
    /// How many moves the best way to the end takes that is known.
    std::size_t fewest_ = SIZE_MAX;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

} // namespace jumping
