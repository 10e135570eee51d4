#include "faces/checkers_poker/card_art.hpp"
#include "faces/checkers_poker/card_skin.hpp"
#include "ui/board/board_palette.hpp"
#include "ui/widgets/theme.hpp"

#include <QPalette>

#include <gtest/gtest.h>

#include <algorithm>

using checkers_poker::first;
using checkers_poker::second;
using ui::contrast;
using ui::Ground;
using ui::readableContrast;

namespace {

constexpr std::array grounds{Ground::card, Ground::firstChecker, Ground::secondChecker,
                             Ground::firstGhost, Ground::secondGhost};

TEST(Contrast, IsThatOfTheGuidelines) {
    EXPECT_NEAR(contrast(Qt::black, Qt::white), 21, 0.01);
    EXPECT_NEAR(contrast(Qt::white, Qt::white), 1, 0.01);
    EXPECT_NEAR(contrast(QColor(0x777777), Qt::white), 4.48, 0.01);
}

TEST(BoardColours, EverySuitIsReadableOnEveryGround) {
    for (const cards::Suit suit : cards::all_suits)
        for (const Ground ground : grounds)
            for (const auto colours : {ui::SuitColours::four, ui::SuitColours::two})
                for (const bool dimmed : {false, true})
                    EXPECT_GE(contrast(suitColour(suit, ground, colours, dimmed),
                                       groundColour(ground, dimmed)),
                              readableContrast)
                        << letter(suit) << static_cast<int>(ground) << dimmed;
}

TEST(BoardColours, TheFourSuitsDiffer) {
    for (const Ground ground : grounds)
        for (const cards::Suit a : cards::all_suits)
            for (const cards::Suit b : cards::all_suits)
                if (a != b) {
                    const QColor one = suitColour(a, ground);
                    const QColor other = suitColour(b, ground);
                    EXPECT_GE(std::abs(one.red() - other.red()) +
                                  std::abs(one.green() - other.green()) +
                                  std::abs(one.blue() - other.blue()),
                              60)
                        << letter(a) << letter(b) << static_cast<int>(ground);
                }
}

TEST(BoardColours, TheCheckersDifferInLightnessFromEachOther) {
    EXPECT_GE(contrast(groundColour(Ground::firstChecker), groundColour(Ground::secondChecker)),
              readableContrast);
    EXPECT_GE(contrast(groundColour(Ground::firstChecker, true),
                       groundColour(Ground::secondChecker, true)),
              readableContrast);
}

/// A mark is a light core in a dark border: one of the two stands out on whatever is under it.
TEST(BoardColours, MarksStandOutEverywhere) {
    namespace colours = ui::board_palette;
    const QColor border(colours::markBorder);
    const auto skin = ui::cardSkin();
    for (const QRgb core :
         {colours::chosen, colours::highlighted, colours::lastMove, colours::pointedAt,
          skin->markColour(first), skin->markColour(second)}) {
        EXPECT_GE(contrast(QColor(core), border), readableContrast);
        std::vector<QColor> under{QColor(colours::felt), QColor(colours::mat),
                                  QColor(colours::hollow)};
        for (const Ground ground : grounds)
            under.push_back(groundColour(ground));
        for (const QColor& ground : under)
            EXPECT_GE(std::max(contrast(QColor(core), ground), contrast(border, ground)),
                      readableContrast)
                << ground.name().toStdString();
    }
}

TEST(BoardColours, SignsAreReadable) {
    namespace colours = ui::board_palette;
    EXPECT_GE(contrast(QColor(colours::coordinate), QColor(colours::felt)), readableContrast);
    EXPECT_GE(contrast(QColor(colours::removal), QColor(colours::onRemoval)), readableContrast);
    EXPECT_GE(contrast(ui::starColour(), groundColour(Ground::card)), readableContrast);
    EXPECT_GE(contrast(QColor(colours::markBorder), groundColour(Ground::firstChecker)),
              readableContrast);
    EXPECT_GE(
        contrast(QColor(ui::cardSkin()->gripColour(second)), groundColour(Ground::secondChecker)),
        readableContrast);
}

QPalette paletteOf(const QColor& window, const QColor& text) {
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    return palette;
}

void expectReadable(const ui::Theme& theme) {
    for (const QColor& ground : {theme.window, theme.panel, theme.raised, theme.marked})
        for (const QColor& text : {theme.text, theme.muted})
            EXPECT_GE(contrast(text, ground), readableContrast);
    for (const QColor& ground : {theme.window, theme.panel}) {
        EXPECT_GE(contrast(theme.warning, ground), readableContrast);
        EXPECT_GE(contrast(theme.seat[first], ground), readableContrast);
        EXPECT_GE(contrast(theme.seat[second], ground), readableContrast);
    }
    EXPECT_GE(contrast(theme.warning, theme.raised), readableContrast);
    EXPECT_GE(contrast(theme.onBanner, theme.banner), readableContrast);
    EXPECT_GE(contrast(theme.mutedOnBanner, theme.banner), readableContrast);
}

TEST(Theme, TextIsReadableWhateverTheDesktopLooksLike) {
    for (int grey = 0; grey <= 255; grey += 5)
        for (const QColor& text : {QColor(Qt::black), QColor(Qt::white), QColor(128, 128, 128)}) {
            SCOPED_TRACE(grey);
            expectReadable(ui::themeOf(paletteOf(QColor(grey, grey, grey), text)));
        }
    for (int hue = 0; hue < 360; hue += 15)
        for (const int lightness : {20, 60, 100, 140, 200}) {
            SCOPED_TRACE(hue * 1000 + lightness);
            expectReadable(ui::themeOf(paletteOf(QColor::fromHsl(hue, 120, lightness), Qt::black)));
        }
}

TEST(Theme, TellsDarkFromLight) {
    EXPECT_TRUE(ui::themeOf(paletteOf(QColor(0x232629), Qt::white)).dark);
    EXPECT_FALSE(ui::themeOf(paletteOf(QColor(0xeff0f1), Qt::black)).dark);
}

} // namespace
