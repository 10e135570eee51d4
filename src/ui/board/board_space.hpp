#pragma once

#include "tabletop/word_set.hpp"

#include <cstddef>
#include <cstdint>

namespace ui {

/// A space of whatever board is shown, by its index in the board's topology.
class BoardSpace {
public:
    constexpr BoardSpace() = default;
    static constexpr BoardSpace from_index(std::size_t index) {
        BoardSpace space;
        space.index_ = static_cast<std::uint16_t>(index);
        return space;
    }
    constexpr std::size_t index() const { return index_; }

    friend constexpr bool operator==(BoardSpace, BoardSpace) = default;

private:
    std::uint16_t index_ = 0;
};

inline constexpr std::size_t mostBoardSpaces = 256;

/// Spaces of one board, which has at most mostBoardSpaces.
class BoardSpaces : public tabletop::WordSet<BoardSpaces, BoardSpace, mostBoardSpaces / 64> {
public:
    using WordSet::WordSet;
};

} // namespace ui
