#include "faces/checkers_poker/card_art.hpp"
#include "faces/checkers_poker/checker_art.hpp"
#include "faces/checkers_poker/glyphs.hpp"
#include "ui/board_support.hpp"
#include "ui/index_pixels.hpp"

#include <QPainter>

#include <gtest/gtest.h>

using cards::Card;
using cards::Rank;
using cards::Suit;
using checkers_poker::first;
using checkers_poker::second;

namespace {

constexpr int cardSide = 40;

QImage drawn(Card card, const ui::CardLook& look, int size = cardSide) {
    QImage image(size, size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    ui::paintCard(painter, QRectF(0, 0, size, size), card, look);
    return image;
}

int differing(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 90 ? 1 : 0;
    return count;
}

/// A checker never hides its card: the index is drawn whole, in the same pixels.
TEST(CardArt, TheIndexStaysWhereItIsWhenACheckerCovers) {
    for (std::size_t index = 0; index < 64; ++index) {
        const Card card = Card::from_index(index);
        expectIndexWhole(drawn(card, {}), card, ui::suitColour(card.suit()));
        for (const auto seat : {first, second}) {
            ui::CardLook look;
            look.coveredBy = seat;
            expectIndexWhole(drawn(card, look), card,
                             ui::suitColour(card.suit(), ui::groundOf(seat)));
        }
    }
}

TEST(CardArt, RanksAreToldApartInGreyAt40Pixels) {
    for (std::size_t a = 0; a < cards::rank_count; ++a)
        for (std::size_t b = a + 1; b < cards::rank_count; ++b) {
            const Card one(static_cast<Rank>(a), Suit::spades);
            const Card other(static_cast<Rank>(b), Suit::spades);
            EXPECT_GE(differing(drawn(one, {}), drawn(other, {})), 15)
                << to_text(one) << to_text(other);
        }
}

QImage drawn(Suit suit) {
    QImage image(14, 14, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(ui::suitPath(suit, image.rect()), Qt::black);
    return image;
}

TEST(CardArt, SuitsAreToldApartInGreyAt40Pixels) {
    for (const Suit a : cards::all_suits)
        for (const Suit b : cards::all_suits)
            if (a < b) {
                EXPECT_GE(differing(drawn(a), drawn(b)), 15) << letter(a) << letter(b);
            }
}

TEST(CardArt, TheCheckersAreToldApartInGrey) {
    const Card card(Rank::nine, Suit::hearts);
    ui::CardLook on_first;
    on_first.coveredBy = first;
    ui::CardLook on_second;
    on_second.coveredBy = second;
    EXPECT_GE(differing(drawn(card, on_first), drawn(card, on_second)), cardSide * cardSide / 4);
}

TEST(CardArt, AllIndicesHaveOneHeightAndFit) {
    const QRectF into = ui::indexRectangle(QRectF(0, 0, cardSide, cardSide));
    for (std::size_t index = 0; index < 64; ++index) {
        const Card card = Card::from_index(index);
        const QRectF bounds = ui::indexPath(card, into).boundingRect();
        EXPECT_TRUE(into.adjusted(-0.5, -0.5, 0.5, 0.5).contains(bounds)) << to_text(card);
        EXPECT_NEAR(bounds.center().x(), into.center().x(), 0.01) << to_text(card);
        EXPECT_GE(bounds.height(), cardSide * 0.42) << to_text(card);
    }
}

TEST(CardArt, AWildCardIsMarked) {
    const Card card(Rank::two, Suit::clubs);
    ui::CardLook wild;
    wild.wild = true;
    EXPECT_GE(differing(drawn(card, {}), drawn(card, wild)), 30);
}

TEST(CardArt, AWildCardInAHandShowsBothFaces) {
    const cards::NamedCard as_itself{support::card("2c"), support::card("2c")};
    const cards::NamedCard as_ten{support::card("2c"), support::card("Ts")};
    const cards::NamedCard other_as_ten{support::card("2d"), support::card("Ts")};
    const auto picture = [](cards::NamedCard card) {
        return ui::cardPixmap(card, QSize(48, 32), 1).toImage();
    };
    EXPECT_NE(picture(as_itself), picture(as_ten));
    EXPECT_NE(picture(as_ten), picture(other_as_ten));
}

TEST(CardArt, PicturesHaveThePixelsOfTheScreen) {
    EXPECT_EQ(ui::cardPixmap({support::card("2c"), support::card("2c")}, QSize(40, 30), 1.5).size(),
              QSize(60, 45));
    EXPECT_EQ(ui::checkerPixmap(first, 16, 2).size(), QSize(32, 32));
    EXPECT_FALSE(ui::checkerIcon(second).isNull());
}

} // namespace
