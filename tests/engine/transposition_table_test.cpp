#include "engine/transposition_table.hpp"

#include <gtest/gtest.h>

#include <cstdint>

namespace {

using engine::Bound;
using engine::TranspositionTable;

TEST(TranspositionTable, GivesBackWhatWasStored) {
    TranspositionTable table(1);
    EXPECT_FALSE(table.probe(42));
    table.store(42, {-1234, 4711, 17, Bound::lower});
    const auto entry = table.probe(42);
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->score, -1234);
    EXPECT_EQ(entry->move, 4711);
    EXPECT_EQ(entry->depth, 17);
    EXPECT_EQ(entry->bound, Bound::lower);
    EXPECT_FALSE(table.probe(43));
}

TEST(TranspositionTable, NothingIsFoundUnderKeyZeroBeforeItIsStored) {
    TranspositionTable table(1);
    EXPECT_FALSE(table.probe(0));
    table.store(0, {1, 2, 3, Bound::exact});
    EXPECT_TRUE(table.probe(0));
}

TEST(TranspositionTable, KeepsTheMoveWhenANewEntryHasNone) {
    TranspositionTable table(1);
    table.store(7, {10, 99, 4, Bound::lower});
    table.store(7, {-10, 0, 5, Bound::upper});
    EXPECT_EQ(table.probe(7)->move, 99);
    EXPECT_EQ(table.probe(7)->bound, Bound::upper);
}

TEST(TranspositionTable, AShallowBoundDoesNotReplaceADeepOneOfTheSamePosition) {
    TranspositionTable table(1);
    table.store(7, {10, 1, 9, Bound::lower});
    table.store(7, {20, 2, 3, Bound::lower});
    EXPECT_EQ(table.probe(7)->depth, 9);
    table.store(7, {20, 2, 3, Bound::exact});
    EXPECT_EQ(table.probe(7)->depth, 3);
}

TEST(TranspositionTable, AFullBucketLosesItsShallowestEntry) {
    TranspositionTable table(1);
    for (std::uint64_t key = 1; key <= 4; ++key)
        table.store(key, {0, 1, static_cast<std::int16_t>(key + 10), Bound::exact});
    table.store(5, {0, 1, 1, Bound::exact});
    EXPECT_FALSE(table.probe(1));
    EXPECT_TRUE(table.probe(2));
    EXPECT_TRUE(table.probe(5));
}

TEST(TranspositionTable, EntriesOfEarlierSearchesGoFirst) {
    TranspositionTable table(1);
    table.store(1, {0, 1, 50, Bound::exact});
    table.start_search();
    EXPECT_TRUE(table.probe(1));
    for (std::uint64_t key = 2; key <= 5; ++key)
        table.store(key, {0, 1, 1, Bound::exact});
    EXPECT_FALSE(table.probe(1));
}

TEST(TranspositionTable, AFreshStartSeesNothingOfBefore) {
    TranspositionTable table(1);
    table.store(1, {0, 1, 50, Bound::exact});
    table.start_afresh();
    EXPECT_FALSE(table.probe(1));
    table.store(1, {5, 1, 1, Bound::upper});
    EXPECT_EQ(table.probe(1)->depth, 1);
}

/// More often than the number of a search has values.
void expect_nothing_left_after_each(void (TranspositionTable::*forgetting)()) {
    TranspositionTable table(1);
    for (int i = 0; i < 40'000; ++i) {
        table.store(1, {0, 1, 1, Bound::exact});
        (table.*forgetting)();
        ASSERT_FALSE(table.probe(1)) << i;
    }
}

TEST(TranspositionTable, FreshStartsGoOnBeyondTheRangeOfTheirNumber) {
    expect_nothing_left_after_each(&TranspositionTable::start_afresh);
}

TEST(TranspositionTable, ForgetsAsOftenAsItLikes) {
    expect_nothing_left_after_each(&TranspositionTable::forget);
}

/// As many searches as a long game has: none is lost for their number alone.
TEST(TranspositionTable, RemembersThroughThousandsOfSearches) {
    TranspositionTable table(1);
    table.store(1, {0, 1, 1, Bound::exact});
    for (int i = 0; i < 16'000; ++i)
        table.start_search();
    EXPECT_TRUE(table.probe(1));
}

} // namespace
