#include "tabletop/inplace_vector.hpp"

#include <gtest/gtest.h>

#include <numeric>

namespace tabletop {
namespace {

using Numbers = InplaceVector<int, 4>;

Numbers numbers(std::initializer_list<int> items) {
    Numbers vector;
    for (const int item : items)
        vector.push_back(item);
    return vector;
}

TEST(InplaceVector, holds_what_is_pushed_up_to_its_capacity) {
    Numbers vector;
    EXPECT_TRUE(vector.empty());
    for (int i = 1; i <= 4; ++i)
        vector.push_back(i);
    EXPECT_EQ(vector.size(), 4U);
    EXPECT_FALSE(vector.empty());
    EXPECT_EQ(vector[0], 1);
    EXPECT_EQ(vector.back(), 4);
    EXPECT_EQ(std::accumulate(vector.begin(), vector.end(), 0), 10);
}

TEST(InplaceVector, items_can_be_changed) {
    Numbers vector = numbers({1, 2, 3});
    vector[1] = 7;
    vector.back() = 9;
    *vector.begin() = 5;
    EXPECT_EQ(vector, numbers({5, 7, 9}));
}

TEST(InplaceVector, is_cut_and_cleared) {
    Numbers vector = numbers({1, 2, 3});
    vector.truncate(3);
    EXPECT_EQ(vector, numbers({1, 2, 3}));
    vector.truncate(1);
    EXPECT_EQ(vector, numbers({1}));
    vector.clear();
    EXPECT_TRUE(vector.empty());
    vector.push_back(8);
    EXPECT_EQ(vector, numbers({8}));
}

TEST(InplaceVector, copies_are_independent) {
    const Numbers vector = numbers({1, 2, 3});
    Numbers copy = vector;
    copy.push_back(4);
    EXPECT_EQ(vector, numbers({1, 2, 3}));
    Numbers assigned = numbers({9, 9, 9, 9});
    assigned = vector;
    EXPECT_EQ(assigned, vector);
    const Numbers& itself = assigned;
    assigned = itself;
    EXPECT_EQ(assigned, vector);
}

TEST(InplaceVector, compares_the_items_that_are_there) {
    Numbers longer = numbers({1, 2, 3});
    EXPECT_NE(longer, numbers({1, 2}));
    EXPECT_NE(longer, numbers({1, 2, 4}));
    longer.truncate(2);
    EXPECT_EQ(longer, numbers({1, 2}));
    EXPECT_EQ(Numbers(), Numbers());
}

} // namespace
} // namespace tabletop
