#include "games/halma/halma.hpp"

#include <array>
#include <vector>

namespace halma {

namespace {

using jumping::Board;
using jumping::Seat;
using jumping::SeatOfSetup;
using jumping::Setup;
using jumping::SpaceSet;

using Rows = std::vector<std::size_t>;

/// The corners, clockwise from the lower left, as seats of four take them.
enum Corner : std::size_t { southwest, northwest, northeast, southeast };

/// A camp with that many spaces in each row from the edge inwards.
SpaceSet camp(const Board& board, Corner corner, const Rows& rows) {
    const std::size_t last = board.files - 1;
    const bool is_east = corner == northeast || corner == southeast;
    const bool is_north = corner == northwest || corner == northeast;
    SpaceSet spaces;
    for (std::size_t rank = 0; rank < rows.size(); ++rank) {
        for (std::size_t file = 0; file < rows[rank]; ++file)
            spaces.insert({is_east ? last - file : file, is_north ? last - rank : rank});
    }
    return spaces;
}

Setup setup(std::string rules, const Board& board, const Rows& rows,
            const std::vector<Corner>& corners) {
    Setup made{std::move(rules), &board, corners.size(), false, false, {}};
    made.allows_pairs = made.allows_camps = corners.size() > 2;
    SpaceSet camps;
    for (const Corner corner : corners)
        camps = camps | camp(board, corner, rows);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        SeatOfSetup& of = made.of[Seat(static_cast<std::uint8_t>(i))];
        of.home = camp(board, corners[i], rows);
        of.goal = camp(board, corners[(i + corners.size() / 2) % corners.size()], rows);
        of.foreign = camps - of.home - of.goal;
    }
    return made;
}

} // namespace

std::span<const Setup> Setups::setups() {
    const auto make = [] {
        const std::vector<Corner> two{southwest, northeast};
        const Board& large = jumping::square_board(16);
        return std::array<Setup, 4>{
            setup("halma", large, {5, 5, 4, 3, 2}, two),
            setup("halma,board=8", jumping::square_board(8), {4, 3, 2, 1}, two),
            setup("halma,board=10", jumping::square_board(10), {5, 4, 3, 2, 1}, two),
            setup("halma,players=4", large, {4, 4, 3, 2},
                  {southwest, northwest, northeast, southeast})};
    };
    static const std::array<Setup, 4> table = make();
    return table;
}

} // namespace halma
