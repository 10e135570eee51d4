#pragma once

#include "engine/position.hpp"
#include "engine/search.hpp"
#include "engine/search_game.hpp"
#include "tabletop/search.hpp"

#include <cstddef>
#include <functional>
#include <vector>

namespace engine {

/// One thread's part in a search: it deepens the search of the root step by step.
class SearchWorker {
public:
    using PlainSearch = tabletop::Search<SearchGame>;

    /// A move at the root with what is known of it.
    struct RootMove {
        MoveCode code = 0;
        Score score = 0;
        PlainSearch::Line line;
    };
    /// Called when the best move of a line changes and when a depth is finished for a line.
    using Report = std::function<void(const RootMove& best, unsigned depth, std::size_t line)>;

    SearchWorker(Position root, PlainSearch search, std::size_t lines);

    bool has_moves() const { return !moves_.empty(); }
    /// Best first as far as known; the first `lines` are in order.
    const std::vector<RootMove>& moves() const { return moves_; }
    bool stopped() const { return search_.stopped(); }
    std::uint64_t nodes() const { return search_.nodes(); }

    /// Searches one depth more deeply. When stopped in its midst, the moves are left in the best
    /// order known.
    void deepen(unsigned depth, const Report& report);
    /// The score for the side to act where there is no move to choose: before a roll of the die.
    Score score_of_root(unsigned depth);

private:
    void search_line(unsigned depth, std::size_t line, const Report& report);
    Score search_window(unsigned depth, std::size_t line, Score alpha, Score beta,
                        const Report& report);
    Score search_move(RootMove& move, Score alpha, Score beta, unsigned depth, bool is_first);

    Position root_;
    PlainSearch search_;
    std::size_t lines_;
    std::vector<RootMove> moves_;
    PlainSearch::Line line_;
};

} // namespace engine
