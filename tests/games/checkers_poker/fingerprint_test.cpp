#include "games/checkers_poker/searcher.hpp"
#include "games/checkers_poker/state.hpp"
#include "support/random_play.hpp"
#include "support/tables.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

namespace {

using namespace checkers_poker;

/// What the search does to the last node: a change that should make no difference makes none. Who
/// means to change the search takes over the rows that a failure prints.
TEST(Fingerprint, SearchesVisitTheSameNodesAndAnswerTheSame) {
    for (const support::Row& row : support::read_table("fingerprint.tsv")) {
        const auto deal = static_cast<std::uint32_t>(std::stoul(row.at(1)));
        const State state = support::random_position(row.at(0), deal, std::stoul(row.at(2)));
        checkers_poker::SearchSettings settings;
        settings.hash_megabytes = 1;
        engine::Limits limits;
        limits.depth = static_cast<unsigned>(std::stoul(row.at(3)));
        const checkers_poker::SearchResult found =
            checkers_poker::Searcher(settings).search(state, limits);
        std::string expected;
        for (const std::string& cell : row)
            expected += (expected.empty() ? "" : "\t") + cell;
        const std::string actual = row.at(0) + '\t' + row.at(1) + '\t' + row.at(2) + '\t' +
                                   row.at(3) + '\t' + std::to_string(found.nodes) + '\t' +
                                   std::to_string(found.score) + '\t' +
                                   (found.best ? to_text(*found.best) : "-");
        EXPECT_EQ(actual, expected) << to_text(state);
    }
}

} // namespace
