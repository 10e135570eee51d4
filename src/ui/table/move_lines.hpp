#pragma once

#include "games/checkers_poker/record.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

/// In which line of the list of moves each act of a match stands, those undone included: where the
/// lines begin, without their words. Takes little memory and little time for each act, so that a
/// game of any length can be listed.
class MoveLines {
public:
    /// Lists a match from now on, of which so many first acts are known to be listed already.
    /// Returns how many of the first lines still begin where they did; the last of them may hold
    /// more or less than before.
    std::size_t follow(const checkers_poker::Match& match, std::size_t shared = 0);

    std::size_t size() const { return lines_.size(); }
    /// Precondition, here and below: line < size().
    bool isShowdown(std::size_t line) const { return lines_[line].kind == Kind::showdown; }
    /// The places before the first act of a line and after its last.
    std::size_t begin(std::size_t line) const { return lines_[line].begin; }
    std::size_t end(std::size_t line) const;
    /// The line of the act that leads to a place; nothing at the start.
    std::optional<std::size_t> lineOf(std::size_t place) const;

    /// What is listed, as it was when follow() was called last; its history alone, without names.
    const checkers_poker::Match& listed() const { return listed_; }

private:
    enum class Kind : std::uint8_t { turn, showdown, alone };
    struct Line {
        std::uint32_t begin = 0;
        std::uint32_t turn = 0;
        Kind kind = Kind::alone;
    };
    class Adder;

    std::size_t takeIn(const checkers_poker::History& history, std::size_t shared);

    checkers_poker::Match listed_{checkers_poker::State{}};
    std::vector<Line> lines_;
};

} // namespace ui
