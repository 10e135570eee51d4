#include "tabletop/random.hpp"

#include <cassert>
#include <limits>

namespace tabletop {

std::uint64_t uniform_below(std::mt19937_64& generator, std::uint64_t bound) {
    assert(bound > 0);
    // floor(2^64 / bound) * bound is the end of the last whole run of remainders. In 64 bits it is
    // 2^64 - (2^64 mod bound), and 0 stands for 2^64 itself, where nothing is rejected.
    const std::uint64_t excess = (std::numeric_limits<std::uint64_t>::max() % bound + 1) % bound;
    const std::uint64_t last_accepted = std::numeric_limits<std::uint64_t>::max() - excess;
    std::uint64_t drawn = generator();
    while (drawn > last_accepted)
        drawn = generator();
    return drawn % bound;
}

} // namespace tabletop
