#pragma once

#include <QPainterPath>

#include <cstddef>

namespace ui {

/// The signs of the four suits, 100 tall at most: 0 club, 1 diamond, 2 heart, 3 spade.
const QPainterPath& suitOutline(std::size_t suit);

} // namespace ui
