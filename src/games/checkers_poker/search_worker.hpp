#pragma once

#include "engine/search.hpp"
#include "games/checkers_poker/position.hpp"
#include "games/checkers_poker/search_game.hpp"
#include "games/checkers_poker/searcher.hpp"

#include <cstddef>
#include <functional>
#include <vector>

namespace checkers_poker {

/// One thread's part in a search: it deepens the search of the root step by step.
class SearchWorker {
public:
    using PlainSearch = engine::Search<SearchGame>;

    /// A move at the root with what is known of it.
    struct RootMove {
        engine::MoveCode code = 0;
        engine::Score score = 0;
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
    engine::Score score_of_root(unsigned depth);

private:
    void search_line(unsigned depth, std::size_t line, const Report& report);
    engine::Score search_window(unsigned depth, std::size_t line, engine::Score alpha,
                                engine::Score beta, const Report& report);
    engine::Score search_move(RootMove& move, engine::Score alpha, engine::Score beta,
                              unsigned depth, bool is_first);

    Position root_;
    PlainSearch search_;
    std::size_t lines_;
    std::vector<RootMove> moves_;
    PlainSearch::Line line_;
};

} // namespace checkers_poker
