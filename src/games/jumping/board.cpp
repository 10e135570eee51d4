#include "games/jumping/board.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace jumping {

namespace {

using Exists = bool (*)(int file, int rank);

template <int side>
bool is_on_square(int file, int rank) {
    return file >= 0 && file < side && rank >= 0 && rank < side;
}

constexpr int star_side = 17;

/// At least two of the three distances from the middle lines are at most 4.
bool is_on_star(int file, int rank) {
    constexpr int middle = star_side / 2;
    const int u = file - middle;
    const int v = rank - middle;
    const auto near = [](int distance) { return std::abs(distance) <= 4 ? 1 : 0; };
    return near(u) + near(v) + near(u - v) >= 2;
}

Space space_at(int file, int rank) {
    return {static_cast<std::size_t>(file), static_cast<std::size_t>(rank)};
}

Board make_board(int side, std::size_t directions, Exists exists, std::string_view names) {
    Board board;
    board.directions = directions;
    board.files = board.ranks = static_cast<std::size_t>(side);
    board.names = names;
    for (int rank = 0; rank < side; ++rank) {
        for (int file = 0; file < side; ++file) {
            if (!exists(file, rank))
                continue;
            const Space space = space_at(file, rank);
            board.spaces.insert(space);
            board.cells[space.index()] = {static_cast<std::uint8_t>(file),
                                          static_cast<std::uint8_t>(rank)};
            for (std::size_t d = 0; d < directions; ++d) {
                const auto [east, north] = offsets[d];
                board.next[d][space.index()] = space;
                if (exists(file + east, rank + north)) {
                    const Space neighbour = space_at(file + east, rank + north);
                    board.next[d][space.index()] = neighbour;
                    board.neighbours[space.index()].insert(neighbour);
                }
                if (exists(file - east, rank - north) && exists(file - 2 * east, rank - 2 * north))
                    board.landings[d].insert(space);
            }
        }
    }
    return board;
}

} // namespace

std::optional<Space> Board::at(int file, int rank) const {
    if (file < 0 || rank < 0 || file >= static_cast<int>(files) || rank >= static_cast<int>(ranks))
        return std::nullopt;
    const Space space = space_at(file, rank);
    const Cell cell = cells[space.index()];
    const bool exists = spaces.contains(space) && cell.file == file && cell.rank == rank;
    return exists ? std::optional(space) : std::nullopt;
}

std::optional<Space> Board::neighbour(Space space, Direction direction) const {
    const Space found = next[static_cast<std::size_t>(direction)][space.index()];
    return found == space ? std::nullopt : std::optional(found);
}

const Board& square_board(std::size_t side) {
    static const Board eight =
        make_board(8, most_directions, is_on_square<8>, "a space from a1 to h8");
    static const Board ten =
        make_board(10, most_directions, is_on_square<10>, "a space from a1 to j10");
    static const Board sixteen =
        make_board(16, most_directions, is_on_square<16>, "a space from a1 to p16");
    assert(side == 8 || side == 10 || side == 16);
    return side == 8 ? eight : side == 10 ? ten : sixteen;
}

const Board& star_board() {
    static const Board star =
        make_board(star_side, 6, is_on_star, "a hole of the star, from e1 to m17");
    return star;
}

std::string name(const Board& board, Space space) {
    const auto [file, rank] = board.cells[space.index()];
    return static_cast<char>('a' + file) + std::to_string(rank + 1);
}

std::optional<Space> find_space(const Board& board, std::string_view text, std::size_t& length) {
    const auto is_digit = [](char byte) { return byte >= '0' && byte <= '9'; };
    const std::string_view behind = text.substr(std::min<std::size_t>(text.size(), 1));
    const auto end = std::find_if_not(behind.begin(), behind.end(), is_digit);
    const std::string_view digits =
        behind.substr(0, static_cast<std::size_t>(end - behind.begin()));
    length = std::min<std::size_t>(text.size(), 1) + digits.size();
    if (digits.empty() || digits.size() > 2 || digits.front() == '0')
        return std::nullopt;
    int rank = 0;
    for (const char digit : digits)
        rank = rank * 10 + (digit - '0');
    return board.at(text.front() - 'a', rank - 1);
}

} // namespace jumping
