#include "games/checkers_poker/moves.hpp"
#include "support/game_text.hpp"
#include "support/slow_moves.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <vector>

// Rules 3 against the plain implementation in support/slow_moves.hpp, on random boards.

namespace checkers_poker {
namespace {

using support::space;
using support::spaces;

constexpr int boards = 4000;

SpaceSet random_spaces(std::mt19937_64& random, std::size_t count, SpaceSet avoided = {}) {
    SpaceSet set;
    while (set.size() < count) {
        const Space space = Space::from_index(random() % space_count);
        if (!avoided.contains(space))
            set.insert(space);
    }
    return set;
}

/// From nearly empty to nearly full, since chains are long in between.
SpaceSet random_board(std::mt19937_64& random) { return random_spaces(random, 1 + random() % 40); }

TEST(Moves, destinations_on_random_boards) {
    std::mt19937_64 random(31);
    for (int i = 0; i < boards; ++i) {
        const SpaceSet occupied = random_board(random);
        for (const Space from : occupied) {
            ASSERT_EQ(destinations(occupied, from), slow::destinations(occupied, from))
                << support::text(occupied) << " from " << to_text(from);
        }
    }
}

TEST(Moves, who_can_reach_a_space_on_random_boards) {
    std::mt19937_64 random(34);
    for (int i = 0; i < boards / 10; ++i) {
        const SpaceSet occupied = random_board(random);
        for (const Space to : ~occupied) {
            for (const Space from : occupied) {
                ASSERT_EQ(can_reach(occupied, SpaceSet{from}, to),
                          slow::destinations(occupied, from).contains(to))
                    << support::text(occupied) << ": " << to_text(from) << '-' << to_text(to);
            }
            EXPECT_FALSE(can_reach(occupied, {}, to));
        }
    }
}

TEST(Moves, all_moves_of_a_side_on_random_boards) {
    std::mt19937_64 random(32);
    for (int i = 0; i < boards; ++i) {
        const SpaceSet ours = random_spaces(random, 5 + random() % 8);
        const PerSeat<SpaceSet> checkers{ours, random_spaces(random, 5 + random() % 8, ours)};
        for (const Seat seat : {first, second}) {
            MovesOfSide found;
            find_moves(checkers, seat, found);
            std::size_t moves = 0;
            SpaceSet movers;
            for (const auto& [from, to] : found) {
                ASSERT_EQ(to, slow::destinations(checkers[first] | checkers[second], from))
                    << support::text(checkers[first]) << " and " << support::text(checkers[second]);
                movers.insert(from);
                moves += to.size();
            }
            ASSERT_EQ(movers, checkers[seat]);
            ASSERT_EQ(found.size(), checkers[seat].size());
            ASSERT_EQ(count_moves(checkers, seat), moves);
        }
    }
}

/// Every move played, every answer counted.
std::uint64_t replies_one_by_one(const PerSeat<SpaceSet>& checkers, Seat seat,
                                 const MovesOfSide& moves) {
    std::uint64_t replies = 0;
    for (const auto& [from, destinations] : moves) {
        for (const Space to : destinations) {
            PerSeat<SpaceSet> after = checkers;
            after[seat].erase(from);
            after[seat].insert(to);
            replies += count_moves(after, other(seat));
        }
    }
    return replies;
}

TEST(Moves, replies_on_random_boards) {
    std::mt19937_64 random(33);
    for (int i = 0; i < boards / 4; ++i) {
        const SpaceSet ours = random_spaces(random, 1 + random() % 12);
        const PerSeat<SpaceSet> checkers{ours, random_spaces(random, 1 + random() % 12, ours)};
        for (const Seat seat : {first, second}) {
            MovesOfSide moves;
            find_moves(checkers, seat, moves);
            ASSERT_EQ(count_replies(checkers, seat, moves),
                      replies_one_by_one(checkers, seat, moves))
                << support::text(checkers[first]) << " and " << support::text(checkers[second]);
        }
    }
}

/// A way of that move, and none with fewer jumps.
void expect_shortest(SpaceSet occupied, Space from, Space to) {
    const std::vector<Space> path = shortest_path(occupied, from, to);
    ASSERT_TRUE(slow::is_path(occupied, path)) << support::text(occupied);
    ASSERT_TRUE(is_path(occupied, path)) << support::text(occupied);
    EXPECT_EQ(path.front(), from);
    EXPECT_EQ(path.back(), to);
    const bool is_step = slow::steps(occupied, from).contains(to);
    EXPECT_EQ(path.size(), is_step ? 2 : slow::fewest_jumps(occupied, from, to) + 1);
}

TEST(Moves, shortest_paths_on_random_boards) {
    std::mt19937_64 random(33);
    for (int i = 0; i < boards / 8; ++i) {
        const SpaceSet occupied = random_board(random);
        for (const Space from : occupied) {
            for (const Space to : slow::destinations(occupied, from))
                expect_shortest(occupied, from, to);
        }
    }
}

/// A walk that is mostly possible, and now and then is not.
std::vector<Space> random_walk(std::mt19937_64& random, SpaceSet occupied, Space from) {
    std::vector<Space> path{from};
    const std::size_t length = 1 + random() % 6;
    while (path.size() < length) {
        const SpaceSet next = slow::jumps(occupied - SpaceSet{from}, path.back());
        const bool honest = random() % 8 != 0 && !next.empty();
        Space space = Space::from_index(random() % space_count);
        for (const Space candidate : next) {
            if (honest && random() % 2 == 0)
                space = candidate;
        }
        path.push_back(space);
    }
    return path;
}

TEST(Moves, is_path_on_random_walks) {
    std::mt19937_64 random(34);
    int good = 0;
    for (int i = 0; i < boards * 10; ++i) {
        const SpaceSet occupied = random_board(random);
        const std::vector<Space> path = random_walk(random, occupied, *occupied.begin());
        const bool expected = slow::is_path(occupied, path);
        good += static_cast<int>(expected && path.size() > 2);
        ASSERT_EQ(is_path(occupied, path), expected) << support::text(occupied);
    }
    EXPECT_GT(good, 1000); // longer ones were among them
}

TEST(Moves, no_way_is_no_path) {
    const SpaceSet occupied = spaces("a1 b2");
    EXPECT_FALSE(is_path(occupied, {}));
    EXPECT_FALSE(is_path(occupied, {space("a1")}));
    EXPECT_FALSE(is_path(occupied, {space("a1"), space("a1")}));
    EXPECT_FALSE(is_path(occupied, {space("a1"), space("b2")}));
    EXPECT_FALSE(is_path(occupied, {space("a1"), space("a2"), space("a3")}));
    EXPECT_TRUE(is_path(occupied, {space("a1"), space("c3")}));
}

/// A checker that jumps as far as can be: fifteen spaces in an endless lattice.
TEST(Moves, jumps_reach_all_spaces_of_their_parity) {
    SpaceSet occupied = spaces("a1");
    for (std::size_t file = 0; file < board_side; ++file) {
        for (std::size_t rank = 0; rank < board_side; ++rank) {
            if (file % 2 == 1 || rank % 2 == 1)
                occupied.insert({file, rank});
        }
    }
    EXPECT_EQ(destinations(occupied, space("a1")).size(), 15U);
    EXPECT_EQ(destinations(occupied, space("a1")), slow::destinations(occupied, space("a1")));
}

/// As tight a crowd as can be had: a blob grown around a random space, sides dealt at random.
PerSeat<SpaceSet> crowd(std::mt19937_64& random, std::size_t blocked, std::size_t blocking) {
    SpaceSet blob{Space::from_index(random() % 2 == 0 ? 0 : random() % space_count)};
    while (blob.size() < blocked + blocking) {
        SpaceSet rim;
        for (const Space space : blob)
            rim = rim | slow::steps(blob, space);
        Space chosen = *rim.begin();
        for (const Space candidate : rim) {
            if (random() % 2 == 0)
                chosen = candidate;
        }
        blob.insert(chosen);
    }
    PerSeat<SpaceSet> checkers{{}, blob};
    for (const Space space : blob) { // the first ones of a blob are its inside
        if (checkers[first].size() < blocked && random() % 4 != 0) {
            checkers[first].insert(space);
            checkers[second].erase(space);
        }
    }
    return checkers;
}

// Rules 3.5 (b): a side of five or more can always move.
TEST(Rules_3_5, no_crowd_of_twelve_blocks_five_or_more) {
    std::mt19937_64 random(35);
    for (int i = 0; i < boards * 4; ++i) {
        const PerSeat<SpaceSet> checkers = crowd(random, 5 + random() % 8, 12);
        if (checkers[first].size() < 5)
            continue;
        ASSERT_GT(count_moves(checkers, first), 0U)
            << support::text(checkers[first]) << " against " << support::text(checkers[second]);
    }
}

// Rules 3.5 (b): it takes thirteen. (This is such a position, so the law above is no empty one.)
TEST(Rules_3_5, thirteen_can_block_five) {
    const SpaceSet five = spaces("a1 b1 a2 b2 c1");
    SpaceSet others;
    // All spaces next to the five, and those directly beyond.
    for (const Space from : five) {
        slow::for_each_direction(from, [&](std::optional<Space> next, std::optional<Space> beyond) {
            for (const auto& around : {next, beyond}) {
                if (around)
                    others.insert(*around);
            }
        });
    }
    others = others - five;
    const PerSeat<SpaceSet> checkers{five, others};
    EXPECT_EQ(count_moves(checkers, first), 0U);
    EXPECT_EQ(others.size(), 13U);
}

} // namespace
} // namespace checkers_poker
