#include "ui/board/board_shape.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace ui {

using tabletop::TopologySpace;

BoardShape::BoardShape(tabletop::Topology topology)
    : topology_(std::make_shared<const tabletop::Topology>(std::move(topology))) {
    assert(size() <= mostBoardSpaces);
}

std::size_t BoardShape::size() const { return topology_ ? topology_->spaces.size() : 0; }

int BoardShape::turns() const { return topology_ ? static_cast<int>(topology_->turns) : 1; }

const TopologySpace& BoardShape::at(BoardSpace space) const {
    return topology_->spaces[space.index()];
}

QString BoardShape::nameOf(BoardSpace space) const {
    return space.index() < size() ? QString::fromStdString(at(space).name) : QString();
}

std::optional<BoardSpace> BoardShape::named(const QString& name) const {
    const std::string wanted = name.toStdString();
    for (const BoardSpace space : all())
        if (at(space).name == wanted)
            return space;
    return std::nullopt;
}

bool BoardShape::areNeighbours(BoardSpace a, BoardSpace b) const {
    return std::ranges::find(at(a).neighbours, b.index()) != at(a).neighbours.end();
}

std::vector<BoardSpace> BoardShape::neighboursOf(BoardSpace space) const {
    std::vector<BoardSpace> neighbours;
    for (const std::size_t index : at(space).neighbours)
        if (index != tabletop::no_space)
            neighbours.push_back(BoardSpace::from_index(index));
    return neighbours;
}

std::optional<BoardSpace> BoardShape::neighbour(BoardSpace space, std::size_t direction) const {
    const std::size_t index = at(space).neighbours[direction];
    return index != tabletop::no_space ? std::optional(BoardSpace::from_index(index))
                                       : std::nullopt;
}

BoardSpaces BoardShape::all() const {
    BoardSpaces spaces;
    for (std::size_t index = 0; index < size(); ++index)
        spaces.insert(BoardSpace::from_index(index));
    return spaces;
}

std::optional<BoardSpace> BoardShape::between(BoardSpace a, BoardSpace b) const {
    constexpr double near = 0.01;
    const tabletop::Point& from = at(a).point;
    const tabletop::Point& to = at(b).point;
    for (const BoardSpace space : all()) {
        const tabletop::Point& point = at(space).point;
        if (std::abs(point.x - (from.x + to.x) / 2) < near &&
            std::abs(point.y - (from.y + to.y) / 2) < near)
            return space;
    }
    return std::nullopt;
}

bool operator==(const BoardShape& a, const BoardShape& b) {
    return a.topology_ == b.topology_ ||
           (a.topology_ && b.topology_ && *a.topology_ == *b.topology_);
}

BoardSpaces jumpedBy(const std::vector<BoardSpace>& path, const BoardShape& shape) {
    BoardSpaces jumped;
    for (std::size_t i = 1; i < path.size(); ++i)
        if (const auto middle = shape.between(path[i - 1], path[i]))
            jumped.insert(*middle);
    return jumped;
}

} // namespace ui
