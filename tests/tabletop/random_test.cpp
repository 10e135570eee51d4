#include "tabletop/random.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <random>

namespace tabletop {
namespace {

constexpr std::uint64_t half = std::uint64_t{1} << 63U;

// The default generator begins with 14514284786278117030, 4620546740167642908,
// 13109570281517897720, 17462938647148434322 on every platform.
TEST(UniformBelow, known_values) {
    std::mt19937_64 generator;
    EXPECT_EQ(uniform_below(generator, 10), 0U);
    EXPECT_EQ(uniform_below(generator, 10), 8U);
    EXPECT_EQ(uniform_below(generator, 1000), 720U);
    EXPECT_EQ(uniform_below(generator, half), 17462938647148434322U - half);
}

TEST(UniformBelow, draws_that_would_favour_small_numbers_are_rejected) {
    std::mt19937_64 generator;
    // Only one whole run of 2^63 + 1 fits: the first draw is above it.
    EXPECT_EQ(uniform_below(generator, half + 1), 4620546740167642908U);
    EXPECT_EQ(generator(), 13109570281517897720U);
}

TEST(UniformBelow, divisors_of_two_to_the_64_reject_nothing) {
    for (unsigned shift = 0; shift < 64; ++shift) {
        std::mt19937_64 generator(shift);
        std::mt19937_64 expected(shift);
        const std::uint64_t bound = std::uint64_t{1} << shift;
        for (int i = 0; i < 20; ++i)
            ASSERT_EQ(uniform_below(generator, bound), expected() % bound);
        EXPECT_EQ(generator, expected);
    }
}

/// notation.md, Deals: draw until r < floor(2^64 / bound) * bound, then r mod bound.
std::uint64_t plain_uniform_below(std::mt19937_64& generator, std::uint64_t bound) {
    const std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    const bool divides = largest % bound == bound - 1;
    const std::uint64_t limit = largest / bound * bound;
    while (true) {
        const std::uint64_t drawn = generator();
        if (divides || drawn < limit)
            return drawn % bound;
    }
}

TEST(UniformBelow, agrees_with_its_definition) {
    std::mt19937_64 bounds(7);
    std::mt19937_64 generator(8);
    std::mt19937_64 expected(8);
    for (int i = 0; i < 20000; ++i) {
        const std::uint64_t bound = (bounds() >> bounds() % 64) + 1;
        if (bound == 0)
            continue;
        ASSERT_EQ(uniform_below(generator, bound), plain_uniform_below(expected, bound)) << bound;
    }
    EXPECT_EQ(generator, expected);
}

TEST(UniformBelow, the_largest_bound) {
    std::mt19937_64 generator(9);
    const std::uint64_t bound = std::numeric_limits<std::uint64_t>::max();
    EXPECT_LT(uniform_below(generator, bound), bound);
}

} // namespace
} // namespace tabletop
