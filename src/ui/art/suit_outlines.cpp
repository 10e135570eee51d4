#include "ui/art/suit_outlines.hpp"

#include "ui/art/path_data.hpp"

#include <array>
#include <string_view>

namespace ui {

namespace {

constexpr std::size_t suitCount = 4;

constexpr std::array<std::string_view, suitCount> suitData{
    "M 50 2 C 64 2 74 12 74 25 C 74 31 72 36 68 41 C 71 39 75 38 78 38 C 91 38 100 48 100 60 "
    "C 100 73 91 83 78 83 C 68 83 59 77 55 68 C 55 82 59 92 68 100 L 32 100 "
    "C 41 92 45 82 45 68 C 41 77 32 83 22 83 C 9 83 0 73 0 60 C 0 48 9 38 22 38 "
    "C 25 38 29 39 32 41 C 28 36 26 31 26 25 C 26 12 36 2 50 2 Z",
    "M 39 0 C 48 19 62 36 78 50 C 62 64 48 81 39 100 C 30 81 16 64 0 50 C 16 36 30 19 39 0 Z",
    "M 47 96 C 40 82 0 60 0 28 C 0 12 11 2 24 2 C 35 2 43 9 47 19 C 51 9 59 2 70 2 "
    "C 83 2 94 12 94 28 C 94 60 54 82 47 96 Z",
    "M 47 0 C 55 17 94 36 94 63 C 94 76 84 84 73 84 C 64 84 56 79 52 71 C 53 84 57 93 65 100 "
    "L 29 100 C 37 93 41 84 42 71 C 38 79 30 84 21 84 C 10 84 0 76 0 63 C 0 36 39 17 47 0 Z",
};

std::array<QPainterPath, suitCount> makeSuitOutlines() {
    std::array<QPainterPath, suitCount> outlines;
    for (std::size_t suit = 0; suit < outlines.size(); ++suit)
        outlines[suit] = pathFromData(suitData[suit]);
    return outlines;
}

} // namespace

const QPainterPath& suitOutline(std::size_t suit) {
    static const auto outlines = makeSuitOutlines();
    return outlines[suit];
}

} // namespace ui
