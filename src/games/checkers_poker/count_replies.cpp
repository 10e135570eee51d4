#include "games/checkers_poker/moves.hpp"
#include "jumps.hpp"

#include <cstddef>
#include <cstdint>

namespace checkers_poker {

namespace {

/// How many bits are set in each byte.
EightBoards ones_in_bytes(const EightBoards& boards) {
    const EightBoards pairs = boards - (boards >> 1U & 0x5555555555555555U);
    const EightBoards nibbles = (pairs & 0x3333333333333333U) + (pairs >> 2U & 0x3333333333333333U);
    return (nibbles + (nibbles >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
}

std::uint64_t sum_of_bytes(std::uint64_t word) {
    constexpr std::uint64_t every_second = 0x00FF00FF00FF00FFU;
    const std::uint64_t pairs = (word & every_second) + (word >> 8U & every_second);
    return pairs * 0x0001000100010001U >> 48U;
}

/// The moves of a player on eight boards, added up. A byte has room for those that end on one rank:
/// eight spaces in eight directions, and by jumps in each of at most twelve groups.
std::uint64_t count_on_boards(std::uint64_t own, const EightBoards& occupied) {
    const EightBoards free = ~occupied;
    const Jumps jumps(occupied);
    const EightBoards starts = jumps.starts();
    EightBoards moves = 0;
    for_each_direction(own, free, [&](const EightBoards& steps) { moves += ones_in_bytes(steps); });
    for_each_group(own & united(starts), [&](std::uint64_t group) {
        moves += ones_in_bytes(jumps.chains_from(group, starts));
    });
    std::uint64_t sum = 0;
    for (const std::uint64_t on_board : moves)
        sum += sum_of_bytes(on_board);
    return sum;
}

} // namespace

std::uint64_t count_replies(const PerSeat<SpaceSet>& checkers, Seat seat,
                            const MovesOfSide& moves) {
    // Without a free space there are no moves: so the boards left over at the end count nothing.
    constexpr std::uint64_t full = ~std::uint64_t{0};
    const std::uint64_t own = checkers[seat].bits();
    const std::uint64_t others = checkers[other(seat)].bits();
    EightBoards occupied = full;
    std::size_t boards = 0;
    std::uint64_t replies = 0;
    for (const auto& [from, destinations] : moves) {
        for (const Space to : destinations) {
            occupied[boards++] = (own ^ bit(from)) | bit(to) | others;
            if (boards == EightBoards::count) {
                replies += count_on_boards(others, occupied);
                occupied = full;
                boards = 0;
            }
        }
    }
    return replies + (boards > 0 ? count_on_boards(others, occupied) : 0);
}

} // namespace checkers_poker
