#pragma once

#include <cstdint>
#include <random>

namespace tabletop {

/// A uniform integer in [0, bound), the same on every platform: draws that would favour the small
/// numbers are rejected, so on average fewer than two draws are needed. Precondition: bound > 0.
std::uint64_t uniform_below(std::mt19937_64& generator, std::uint64_t bound);

} // namespace tabletop
