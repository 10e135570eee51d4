#pragma once

#include "tabletop/word_set.hpp"

#include <cstddef>
#include <cstdint>

namespace jumping {

/// The spaces of every board are kept in four words of 64 bits, one for each parity of file and
/// rank. A jump keeps both parities, so a chain of jumps stays in one word and is a walk of single
/// steps there: one bit along the files, eight along the ranks. Words are turned, not shifted, so
/// that the few spaces of a star that lie beyond 16 files or ranks find free bits at the other end.
inline constexpr std::size_t parity_classes = 4;
inline constexpr std::size_t most_spaces = parity_classes * 64;

/// A space, by the index of its bit. Its file, rank and name depend on the board (see Board).
class Space {
public:
    constexpr Space() = default;
    /// File and rank from 0. Two spaces of one board never have the same index.
    constexpr Space(std::size_t file, std::size_t rank)
        : index_(static_cast<std::uint8_t>((rank % 2 * 2 + file % 2) * 64 +
                                           (rank / 2 * 8 + file / 2) % 64)) {}
    static constexpr Space from_index(std::size_t index) {
        Space space;
        space.index_ = static_cast<std::uint8_t>(index);
        return space;
    }
    constexpr std::size_t index() const { return index_; }
    constexpr std::size_t parity_class() const { return index_ / 64U; }

    friend constexpr bool operator==(Space, Space) = default;

private:
    std::uint8_t index_ = 0;
};

/// Spaces of one board.
class SpaceSet : public tabletop::WordSet<SpaceSet, Space, parity_classes> {
public:
    using WordSet::WordSet;
};

} // namespace jumping
