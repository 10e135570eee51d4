#include "support/jumping_games.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

// Counts from the start on which independent programs agree, docs/halma-notation.md, 6.

namespace {

struct Counts {
    std::string rules;
    std::vector<std::uint64_t> sequences; ///< by depth, from 1
};

TEST(JumpingPerft, counts_from_every_start_are_those_of_other_programs) {
    const std::vector<Counts> table{
        {"halma", {40, 1600, 85440, 4562496}},
        {"halma,players=4", {32, 1024, 32768, 1048576}},
        {"halma,board=8", {24, 576, 20050, 700034}},
        {"halma,board=10", {32, 1024, 46016, 2067884}},
        {"halma,super", {40, 1600, 89800}},
        {"halma,board=8,super", {24, 576, 20959, 773654}},
        {"chinese-checkers", {14, 196, 4760, 115600, 3188520}},
        {"chinese-checkers,players=3", {14, 196, 2744, 66640, 1618400}},
        {"chinese-checkers,players=4", {14, 199, 2786, 39601, 958384}},
        {"chinese-checkers,players=6", {14, 199, 2828, 40189, 571130}},
        {"chinese-checkers,men=15", {22, 484, 15752, 512656}},
        {"chinese-checkers,super", {14, 196, 5348, 145924}},
        {"chinese-checkers,players=3,super", {14, 196, 2744, 75520}},
        {"chinese-checkers,players=4,super", {14, 220, 3080, 48504}},
        {"chinese-checkers,players=6,super", {14, 208, 3117, 46756}},
        {"chinese-checkers,capture", {54, 3600}},
        {"chinese-checkers,players=5,capture", {54, 3600}},
    };
    for (const Counts& row : table) {
        support::with_jumping_game(row.rules, [&](auto game) {
            using G = decltype(game);
            const auto start = G::read_start(row.rules);
            for (unsigned depth = 1; depth <= row.sequences.size(); ++depth)
                EXPECT_EQ(G::perft(start, depth), row.sequences[depth - 1]) << row.rules;
        });
    }
}

} // namespace
