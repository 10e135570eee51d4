#include "faces/checkers_poker/card_colours.hpp"

#include "ui/board/board_palette.hpp"
#include "ui/widgets/theme.hpp"

#include <array>

namespace ui {

namespace {

using SuitTable = std::array<QRgb, cards::suit_count>; // clubs, diamonds, hearts, spades

/// The saturated colours for a light ground, deeper ones for amber, tints for navy.
QRgb inkFor(cards::Suit suit, Ground ground) {
    constexpr SuitTable onCard{0xff1b7a42, 0xff1d62b4, 0xffc0262d, 0xff20222e};
    constexpr SuitTable onAmber{0xff0d6330, 0xff124f9e, 0xffa8121f, 0xff20222e};
    constexpr SuitTable onNavy{0xff8fe3ae, 0xff8fc8ff, 0xffffa0a4, 0xfff6f5fb};
    const auto at = static_cast<std::size_t>(suit);
    switch (ground) {
    case Ground::firstChecker:
        return onAmber[at];
    case Ground::secondChecker:
        return onNavy[at];
    case Ground::card:
    case Ground::firstGhost:
    case Ground::secondGhost:
        break;
    }
    return onCard[at];
}

cards::Suit inTwoColours(cards::Suit suit) {
    return suit == cards::Suit::diamonds || suit == cards::Suit::hearts ? cards::Suit::hearts
                                                                        : cards::Suit::spades;
}

} // namespace

SuitColours suitColoursOf(const app::Preferences& preferences) {
    return preferences.fourColours ? SuitColours::four : SuitColours::two;
}

Ground groundOf(checkers_poker::Seat seat) {
    return seat == checkers_poker::first ? Ground::firstChecker : Ground::secondChecker;
}

Ground ghostGroundOf(checkers_poker::Seat seat) {
    return seat == checkers_poker::first ? Ground::firstGhost : Ground::secondGhost;
}

QColor groundColour(Ground ground, bool dimmed) {
    constexpr std::array<QRgb, 5> colours{0xfffbf8f0, 0xfff9d27e, 0xff2e3166, 0xfffce9c0,
                                          0xffe3e4f4};
    const QColor colour(colours[static_cast<std::size_t>(ground)]);
    return dimmed ? QColor(mixed(colour, QColor(board_palette::mat), 0.24).rgb()) : colour;
}

QColor suitColour(cards::Suit suit, Ground ground, SuitColours colours, bool dimmed) {
    const cards::Suit shown = colours == SuitColours::two ? inTwoColours(suit) : suit;
    return readableOn(QColor(inkFor(shown, ground)), groundColour(ground, dimmed));
}

} // namespace ui
