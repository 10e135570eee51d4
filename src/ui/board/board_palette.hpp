#pragma once

#include <QRgb>

namespace ui::board_palette {

/// The board's own colours, the same on light and dark desktops. Marks are drawn in pairs, a light
/// core within a dark border, so that they stand out on cards, both checkers and the felt alike.
inline constexpr QRgb felt = 0xff2a4a44;   ///< the frame
inline constexpr QRgb mat = 0xff213b36;    ///< between the cards
inline constexpr QRgb hollow = 0xff1a2f2b; ///< a blank space
inline constexpr QRgb hollowEdge = 0xff35594f;
inline constexpr QRgb coordinate = 0xffcfe0d9; ///< on felt
inline constexpr QRgb markBorder = 0xff1b1d27;
inline constexpr QRgb chosen = 0xffffc53d;
inline constexpr QRgb highlighted = 0xffffe9a8;
inline constexpr QRgb lastMove = 0xffa5e8d2;
inline constexpr QRgb pointedAt = 0xffffffff;
inline constexpr QRgb path = 0xfffff6d8;
inline constexpr QRgb targetOfFirst = 0xfff3bb4a;
inline constexpr QRgb targetOfSecond = 0xffb9c1ff;
inline constexpr QRgb removal = 0xffb3161d;
inline constexpr QRgb onRemoval = 0xffffffff;

} // namespace ui::board_palette
