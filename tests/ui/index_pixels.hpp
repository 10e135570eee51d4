#pragma once

#include "faces/checkers_poker/card_art.hpp"

#include <QImage>

#include <gtest/gtest.h>

/// Expects every pixel that lies wholly within the card's index to have the colour of its ink.
inline void expectIndexWhole(const QImage& picture, cards::Card card, const QColor& ink) {
    const QPainterPath index = ui::indexPath(card, ui::indexRectangle(QRectF(picture.rect())));
    int inside = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (index.contains(QRectF(x - 0.1, y - 0.1, 1.2, 1.2))) {
                ++inside;
                ASSERT_EQ(QColor(picture.pixel(x, y)).name(), ink.name())
                    << to_text(card) << " at " << x << ", " << y;
            }
    EXPECT_GT(inside, 10) << to_text(card);
}
