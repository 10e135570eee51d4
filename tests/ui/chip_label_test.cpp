#include "faces/checkers_poker/card_skin.hpp"
#include "ui/board/chip_label.hpp"
#include "ui/board/dimple_skin.hpp"

#include <QImage>
#include <QPixmap>

#include <gtest/gtest.h>

#include <set>

namespace {

/// What a chip looks like, as bytes.
QByteArray drawn(const std::shared_ptr<const ui::Skin>& skin, tabletop::Seat seat) {
    ui::ChipLabel chip(skin);
    chip.setPiece({seat}, QStringLiteral("a piece"));
    chip.resize(chip.sizeHint());
    const QImage image = chip.grab().toImage();
    return {reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()};
}

TEST(ChipLabel, ShowsThePieceOfAnySeatAsItIsOnTheBoard) {
    std::set<QByteArray> looks;
    for (std::size_t seat = 0; seat < 6; ++seat)
        looks.insert(drawn(std::make_shared<const ui::DimpleSkin>(), tabletop::Seat(seat)));
    for (std::size_t seat = 0; seat < 2; ++seat)
        looks.insert(drawn(ui::cardSkin(), tabletop::Seat(seat)));
    EXPECT_EQ(looks.size(), 8U);
}

TEST(ChipLabel, IsHeardAndAsHighAsItsLines) {
    ui::ChipLabel chip(ui::cardSkin());
    chip.setPiece({tabletop::Seat(1)}, QStringLiteral("navy checkers"));
    EXPECT_EQ(chip.accessibleName(), QStringLiteral("navy checkers"));
    chip.setLines(2);
    const int two = chip.sizeHint().height();
    chip.setLines(4);
    EXPECT_EQ(chip.sizeHint().height(), 2 * two);
}

} // namespace
