#pragma once

#include "app/any_game.hpp"
#include "ui/table/face.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

/// In which line of the list of moves each act of a game stands, those undone included: where the
/// lines begin, without their words. Takes little memory and little time for each act, so that a
/// game of any length can be listed.
class MoveLines {
public:
    /// Lists a game from now on, of which so many first acts are known to be listed already: those
    /// and the start are not compared. Returns how many of the first lines still begin where they
    /// did; the last of them may hold more or less than before.
    std::size_t follow(const app::PlayedGame& game, const Face& face, std::size_t shared = 0);

    std::size_t size() const { return lines_.size(); }
    /// The places before the first act of a line and after its last. Precondition: line < size().
    std::size_t begin(std::size_t line) const { return lines_[line].begin; }
    std::size_t end(std::size_t line) const;
    bool isBand(std::size_t line) const { return lines_[line].isBand; }
    /// The line of the act that leads to a place; nothing at the start.
    std::optional<std::size_t> lineOf(std::size_t place) const;

    /// What is listed, as it was when follow() was called last. Precondition, here and below: it
    /// was.
    const app::PlayedGame& listed() const { return **listed_; }
    const Face& face() const { return *face_; }

private:
    struct Line {
        std::uint32_t begin = 0;
        bool isBand = false;
    };

    std::size_t takeIn(const app::PlayedGame& game, std::size_t shared);

    std::optional<app::AnyGame> listed_;
    const Face* face_ = nullptr;
    std::vector<Line> lines_;
};

} // namespace ui
