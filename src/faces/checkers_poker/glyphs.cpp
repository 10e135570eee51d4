#include "faces/checkers_poker/glyphs.hpp"

#include "ui/art/path_data.hpp"
#include "ui/art/suit_outlines.hpp"

#include <QTransform>

#include <array>
#include <string_view>

namespace ui {

namespace {

constexpr double penWidth = 18;

/// A glyph is the union of an area and of lines drawn with the pen; either may be empty.
struct GlyphData {
    std::string_view area;
    std::string_view lines;
};

constexpr std::string_view sixLines =
    "M 48 21 C 45 12 40 8 32 8 C 16 8 8 25 8 54 C 8 80 17 92 30 92 "
    "C 43 92 52 83 52 68 C 52 54 43 45 31 45 C 19 45 10 53 8 63";

constexpr std::array<GlyphData, cards::rank_count> rankData{{
    {"", "M 9 34 C 9 17 17 8 30 8 C 43 8 51 17 51 30 C 51 41 45 49 36 59 L 9 91 L 55 91"},
    {"", "M 9 28 C 10 15 18 8 29 8 C 41 8 49 16 49 27 C 49 39 41 47 29 47 L 20 47 "
         "M 29 47 C 43 47 52 56 52 69 C 52 83 43 92 29 92 C 16 92 8 84 7 71"},
    {"M 33 0 L 56 0 L 56 61 L 67 61 L 67 78 L 56 78 L 56 100 L 37 100 L 37 78 L 0 78 L 0 62 Z "
     "M 37 61 L 37 23 L 16 61 Z",
     ""},
    {"", "M 53 9 L 16 9 L 13.5 54 M 17 51.5 C 20 43 25 39 32 39 C 44 39 53 49 53 65 C 53 82 43 92 "
         "29 92 "
         "C 17 92 9 85 7 73"},
    {"", sixLines},
    {"M 1 0 L 59 0 L 59 15 C 46 38 37 66 34 100 L 14 100 C 17 68 26 42 39 18 L 1 18 Z", ""},
    {"", "M 30 8 C 42 8 49 16 49 27 C 49 38 42 46 30 46 C 18 46 11 38 11 27 C 11 16 18 8 30 8 Z "
         "M 30 46 C 43 46 52 56 52 69 C 52 83 43 92 30 92 C 17 92 8 83 8 69 C 8 56 17 46 30 46 Z"},
    {"", ""}, // the nine is the six turned
    {"M 33 0 L 33 100 L 14 100 L 14 23 L 0 32 L 0 14 L 19 0 Z",
     "M 67 8 C 80 8 84 24 84 50 C 84 76 80 92 67 92 C 54 92 50 76 50 50 C 50 24 54 8 67 8 Z"},
    {"M 0 0 L 52 0 L 52 18 L 19 18 L 19 41 L 46 41 L 46 58 L 19 58 L 19 100 L 0 100 Z", ""},
    {"M 0 0 L 19 0 L 19 82 L 52 82 L 52 100 L 0 100 Z", ""},
    {"", "M 9 9 L 26 9 C 46 9 57 25 57 50 C 57 75 46 91 26 91 L 9 91 Z"},
    {"", "M 43 0 L 43 66 C 43 83 37 92 25 92 C 14 92 8 84 7 71"},
    {"", "M 37 8 C 54 8 65 24 65 50 C 65 76 54 92 37 92 C 20 92 9 76 9 50 C 9 24 20 8 37 8 Z "
         "M 43 70 L 65 98"},
    {"M 0 0 L 19 0 L 19 39 L 46 0 L 68 0 L 40 39 L 70 100 L 48 100 L 27 57 L 19 68 L 19 100 "
     "L 0 100 Z",
     ""},
    {"M 27 0 L 50 0 L 77 100 L 57 100 L 51 77 L 26 77 L 20 100 L 0 100 Z "
     "M 30 60 L 47 60 L 38.5 25 Z",
     ""},
}};

constexpr std::string_view foxData =
    "M 6 0 C 19 5 30 14 37 26 C 45 23 55 23 63 26 C 70 14 81 5 94 0 C 98 17 97 34 91 47 "
    "L 100 62 C 88 66 78 73 70 83 L 58 97 C 54 101 46 101 42 97 L 30 83 C 22 73 12 66 0 62 "
    "L 9 47 C 3 34 2 17 6 0 Z "
    "M 14 14 C 14 24 15 31 19 37 L 28 27 C 24 22 19 17 14 14 Z "
    "M 86 14 C 81 17 76 22 72 27 L 81 37 C 85 31 86 24 86 14 Z "
    "M 22 52 L 42 63 C 36 67 25 64 22 52 Z M 78 52 L 58 63 C 64 67 75 64 78 52 Z";

constexpr std::string_view lionData =
    "M 40.9 14.1 C 40.3 8.1 44 5.4 50 1 C 56 5.4 59.7 8.1 59.1 14.1 C 61.4 8.5 65.9 7.8 73.2 "
    "6.7 C 76.5 13.4 78.5 17.5 75.2 22.6 C 79.8 18.7 84.2 20.2 91.1 22.6 C 90.9 30 90.8 34.6 "
    "85.5 37.5 C 91.4 36.2 94.6 39.6 99.6 45 C 96 51.4 93.8 55.4 87.7 55.6 C 93.6 57.2 94.8 "
    "61.6 96.8 68.7 C 90.5 72.7 86.7 75.3 81.3 72.6 C 85.7 76.7 84.7 81.2 83.2 88.4 C 75.8 "
    "89.1 71.2 89.5 67.7 84.6 C 69.7 90.4 66.7 93.9 62 99.5 C 55.1 96.7 50.9 95 50 89 C 49.1 "
    "95 44.9 96.7 38 99.5 C 33.3 93.9 30.3 90.4 32.3 84.6 C 28.8 89.5 24.2 89.1 16.8 88.4 C "
    "15.3 81.2 14.3 76.7 18.7 72.6 C 13.3 75.3 9.5 72.7 3.2 68.7 C 5.2 61.6 6.4 57.2 12.3 "
    "55.6 C 6.2 55.4 4 51.4 0.4 45 C 5.4 39.6 8.6 36.2 14.5 37.5 C 9.2 34.6 9.1 30 8.9 22.6 C "
    "15.8 20.2 20.2 18.7 24.8 22.6 C 21.5 17.5 23.5 13.4 26.8 6.7 C 34.1 7.8 38.6 8.5 40.9 "
    "14.1 Z M 50 24 C 47 29 43 31 38 30 C 28 32 23 39 23 49 C 23 60 29 66 32 73 C 35 80 42 83 "
    "50 83 C 58 83 65 80 68 73 C 71 66 77 60 77 49 C 77 39 72 32 62 30 C 57 31 53 29 50 24 Z "
    "M 30 44 C 34 40 41 41 44 47 C 41 53 33 52 30 44 Z M 70 44 C 66 40 59 41 56 47 C 59 53 67 "
    "52 70 44 Z M 38 57 C 44 54 56 54 62 57 C 62 62 58 66 54 68 L 54 74 L 46 74 L 46 68 C 42 "
    "66 38 62 38 57 Z";

constexpr std::string_view dragonData =
    "M 0 47 C 2 39 10 34 20 33 C 29 32 36 28 41 20 C 47 8 64 0 92 2 C 78 6 68 12 64 21 "
    "C 73 18 86 18 98 24 C 87 26 80 30 77 38 L 96 46 L 82 56 L 98 68 L 83 76 L 94 100 L 42 100 "
    "C 48 92 49 84 44 78 L 22 88 C 14 90 8 86 6 78 L 36 68 L 44 60 L 35 57 L 30 65 L 24 57 "
    "L 17 66 L 12 57 L 5 58 C 1 55 0 51 0 47 Z "
    "M 40 38 L 56 32 C 56 42 48 46 40 38 Z";

QPainterPath rankOutline(cards::Rank rank) {
    if (rank == cards::Rank::nine) {
        const QTransform halfTurn(-1, 0, 0, -1, 60, glyphHeight);
        return halfTurn.map(strokeFromData(sixLines, penWidth));
    }
    const GlyphData& data = rankData[static_cast<std::size_t>(rank)];
    return pathFromData(data.area).united(strokeFromData(data.lines, penWidth));
}

QPainterPath startingAtZero(const QPainterPath& path) {
    return path.translated(-path.boundingRect().left(), 0);
}

std::array<QPainterPath, cards::rank_count> makeRankGlyphs() {
    std::array<QPainterPath, cards::rank_count> glyphs;
    for (std::size_t rank = 0; rank < glyphs.size(); ++rank)
        glyphs[rank] = startingAtZero(rankOutline(static_cast<cards::Rank>(rank)));
    return glyphs;
}

} // namespace

const QPainterPath& rankGlyph(cards::Rank rank) {
    static const auto glyphs = makeRankGlyphs();
    return glyphs[static_cast<std::size_t>(rank)];
}

const QPainterPath& suitGlyph(cards::Suit suit) {
    return suitOutline(static_cast<std::size_t>(suit));
}

bool isAnimal(cards::Rank rank) {
    return rank == cards::Rank::fox || rank == cards::Rank::lion || rank == cards::Rank::dragon;
}

const QPainterPath& animalGlyph(cards::Rank rank) {
    static const QPainterPath fox = pathFromData(foxData);
    static const QPainterPath lion = pathFromData(lionData);
    static const QPainterPath dragon = pathFromData(dragonData);
    return rank == cards::Rank::fox ? fox : rank == cards::Rank::lion ? lion : dragon;
}

} // namespace ui
