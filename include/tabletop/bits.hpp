#pragma once

#include <cstddef>
#include <cstdint>

namespace tabletop {

/// How many bits are 1. A dozen instructions in place, where std::popcount is a call of a function
/// in builds for processors that have no instruction for it; with one, compilers take that.
constexpr std::size_t count_ones(std::uint64_t bits) {
    bits -= bits >> 1U & 0x5555555555555555U;
    bits = (bits & 0x3333333333333333U) + (bits >> 2U & 0x3333333333333333U);
    bits = (bits + (bits >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
    return bits * 0x0101010101010101U >> 56U;
}

} // namespace tabletop
