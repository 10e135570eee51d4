#pragma once

#include "tabletop/topology.hpp"
#include "ui/board/board_space.hpp"

#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace ui {

/// A topology that all pictures of a board share, so that copying a picture copies none.
class BoardShape {
public:
    /// No spaces.
    BoardShape() = default;
    /// Precondition: at most mostBoardSpaces spaces.
    explicit BoardShape(tabletop::Topology topology);

    std::size_t size() const;
    /// How many steps turn the board all the way round.
    int turns() const;
    const tabletop::TopologySpace& at(BoardSpace space) const;
    QString nameOf(BoardSpace space) const;
    std::optional<BoardSpace> named(const QString& name) const;
    bool areNeighbours(BoardSpace a, BoardSpace b) const;
    std::vector<BoardSpace> neighboursOf(BoardSpace space) const;
    /// In a direction of the topology; nothing where the board ends.
    std::optional<BoardSpace> neighbour(BoardSpace space, std::size_t direction) const;
    std::size_t opposite(std::size_t direction) const { return topology_->opposite[direction]; }
    BoardSpaces all() const;
    /// What lies in the middle between two spaces; nothing where there is no space.
    std::optional<BoardSpace> between(BoardSpace a, BoardSpace b) const;

    friend bool operator==(const BoardShape& a, const BoardShape& b);

private:
    std::shared_ptr<const tabletop::Topology> topology_;
};

/// What a path jumps over: the spaces in the middles of its legs.
BoardSpaces jumpedBy(const std::vector<BoardSpace>& path, const BoardShape& shape);

} // namespace ui
