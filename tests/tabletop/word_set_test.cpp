#include "tabletop/word_set.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <set>
#include <vector>

namespace tabletop {
namespace {

class Item {
public:
    explicit constexpr Item(std::size_t index)
        : index_(index) {}
    static constexpr Item from_index(std::size_t index) { return Item(index); }
    constexpr std::size_t index() const { return index_; }

private:
    std::size_t index_;
};

class ItemSet : public WordSet<ItemSet, Item, 3> {
public:
    using WordSet::WordSet;
};

std::vector<std::size_t> indices(const ItemSet& set) {
    std::vector<std::size_t> found;
    for (const Item item : set)
        found.push_back(item.index());
    return found;
}

TEST(WordSet, goes_through_its_members_in_order) {
    const ItemSet set{Item(191), Item(0), Item(64), Item(63), Item(130)};
    EXPECT_EQ(indices(set), (std::vector<std::size_t>{0, 63, 64, 130, 191}));
    EXPECT_EQ(indices(ItemSet()), std::vector<std::size_t>());
    EXPECT_TRUE(ItemSet().empty());
    EXPECT_FALSE(set.empty());
}

TEST(WordSet, does_what_a_set_of_numbers_does) {
    std::mt19937_64 random(1);
    ItemSet set;
    ItemSet other;
    std::set<std::size_t> numbers;
    std::set<std::size_t> other_numbers;
    for (int i = 0; i < 1000; ++i) {
        const Item item(random() % 192);
        const Item further(random() % 192);
        if (random() % 2 == 0) {
            set.insert(item);
            numbers.insert(item.index());
        } else {
            set.erase(item);
            numbers.erase(item.index());
        }
        other.insert(further);
        other_numbers.insert(further.index());
        ASSERT_EQ(indices(set), std::vector<std::size_t>(numbers.begin(), numbers.end()));
        ASSERT_EQ(set.size(), numbers.size());
        for (std::size_t n = 0; n < 192; ++n) {
            const bool in_both = numbers.count(n) + other_numbers.count(n) == 2;
            ASSERT_EQ((set & other).contains(Item(n)), in_both);
            ASSERT_EQ((set - other).contains(Item(n)), numbers.count(n) == 1 && !in_both);
            ASSERT_EQ((set | other).contains(Item(n)),
                      numbers.count(n) + other_numbers.count(n) > 0);
        }
    }
    EXPECT_EQ((set | other) - other, set - other);
}

} // namespace
} // namespace tabletop
