#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace tabletop {

/// A point to draw a space at: x grows to the right, y upwards, and the nearest spaces are 1 apart.
struct Point {
    double x = 0;
    double y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

/// A place on a board: its name as texts have it, where it lies, and the places next to it as
/// indices of the topology, by direction; `no_space` where the board ends.
struct TopologySpace {
    std::string name;
    Point point;
    std::vector<std::size_t> neighbours;
    friend bool operator==(const TopologySpace&, const TopologySpace&) = default;
};

inline constexpr std::size_t no_space = static_cast<std::size_t>(-1);

/// A board without its pieces, for whatever draws or tells it: spaces from the first row up, each
/// row from left to right. Direction d of a space undoes direction `opposite[d]`.
struct Topology {
    std::vector<TopologySpace> spaces;
    std::vector<std::size_t> opposite;
    /// How many equal steps turn the board all the way round, each onto itself.
    std::size_t turns = 1;
    friend bool operator==(const Topology&, const Topology&) = default;
};

/// A square board whose spaces have up to eight neighbours: north, south, east, west, and between
/// them. They are called a1, b1 … up to z99.
Topology square_topology(std::size_t side);

} // namespace tabletop
