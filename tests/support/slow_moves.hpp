#pragma once

#include "games/checkers_poker/space.hpp"

#include <cstddef>
#include <optional>
#include <vector>

/// Rules 3 once more in the plainest way: one space and one jump at a time, by recursion. It shares
/// the types with the real moves, but no thought.
namespace slow {

using checkers_poker::Space;
using checkers_poker::SpaceSet;

inline std::optional<Space> at_offset(Space from, int files, int ranks) {
    const int file = static_cast<int>(from.file()) + files;
    const int rank = static_cast<int>(from.rank()) + ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7)
        return std::nullopt;
    return Space(static_cast<std::size_t>(file), static_cast<std::size_t>(rank));
}

/// Calls `visit` with both spaces next to `from` in each direction; those off the board are empty.
template <class Visit>
void for_each_direction(Space from, const Visit& visit) {
    for (int files = -1; files <= 1; ++files) {
        for (int ranks = -1; ranks <= 1; ++ranks) {
            if (files != 0 || ranks != 0)
                visit(at_offset(from, files, ranks), at_offset(from, 2 * files, 2 * ranks));
        }
    }
}

inline SpaceSet steps(SpaceSet occupied, Space from) {
    SpaceSet ends;
    for_each_direction(from, [&](std::optional<Space> next, std::optional<Space>) {
        if (next && !occupied.contains(*next))
            ends.insert(*next);
    });
    return ends;
}

/// The ends of single jumps, when the jumping checker has been taken off `others`.
inline SpaceSet jumps(SpaceSet others, Space from) {
    SpaceSet ends;
    for_each_direction(from, [&](std::optional<Space> over, std::optional<Space> beyond) {
        if (beyond && others.contains(*over) && !others.contains(*beyond))
            ends.insert(*beyond);
    });
    return ends;
}

inline void jump_on(SpaceSet others, Space from, SpaceSet& reached) {
    for (const Space end : jumps(others, from)) {
        if (reached.contains(end))
            continue;
        reached.insert(end);
        jump_on(others, end, reached);
    }
}

inline SpaceSet destinations(SpaceSet occupied, Space from) {
    SpaceSet reached;
    jump_on(occupied - SpaceSet{from}, from, reached);
    reached.erase(from);
    return reached | steps(occupied, from);
}

/// The number of jumps in the shortest chain, by trying one more at a time.
inline std::size_t fewest_jumps(SpaceSet occupied, Space from, Space to) {
    const SpaceSet others = occupied - SpaceSet{from};
    SpaceSet reached{from};
    for (std::size_t jumped = 0; jumped <= 64; ++jumped) {
        if (reached.contains(to))
            return jumped;
        SpaceSet further = reached;
        for (const Space space : reached)
            further = further | jumps(others, space);
        reached = further;
    }
    return 0;
}

/// Whether each space of a path is one jump from the one before it, or the whole path one step.
inline bool is_path(SpaceSet occupied, const std::vector<Space>& path) {
    if (path.size() < 2)
        return false;
    if (path.size() == 2 && steps(occupied, path[0]).contains(path[1]))
        return true;
    const SpaceSet others = occupied - SpaceSet{path[0]};
    for (std::size_t i = 1; i < path.size(); ++i) {
        if (!jumps(others, path[i - 1]).contains(path[i]))
            return false;
    }
    return true;
}

} // namespace slow
