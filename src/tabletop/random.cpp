#include "tabletop/random.hpp"

#include <cassert>
#include <limits>

namespace tabletop {

std::uint64_t uniform_below(std::mt19937_64& generator, std::uint64_t bound) {
    assert(bound > 0);
    // A number counts if the run of `bound` numbers in which it lies ends below 2^64.
    const std::uint64_t last_whole_run = std::numeric_limits<std::uint64_t>::max() - (bound - 1);
    for (;;) {
        const std::uint64_t drawn = generator();
        const std::uint64_t remainder = drawn % bound;
        if (drawn - remainder <= last_whole_run)
            return remainder;
    }
}

} // namespace tabletop
