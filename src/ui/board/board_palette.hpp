#pragma once

#include <QRgb>

namespace ui::board_palette {

/// The board's own colours, the same on light and dark desktops. Marks are drawn in pairs, a light
/// core within a dark border, so that they stand out on cards, both checkers and the felt alike.
inline constexpr QRgb felt = 0xff2a4a44;   ///< the frame
inline constexpr QRgb mat = 0xff213b36;    ///< between the cards
inline constexpr QRgb hollow = 0xff1a2f2b; ///< where a card lay
inline constexpr QRgb hollowEdge = 0xff35594f;
inline constexpr QRgb field = 0xffe6dbc1;      ///< what the spaces of other games lie on
inline constexpr QRgb fieldShade = 0xffdccfb1; ///< every other square
inline constexpr QRgb fieldLine = 0xffa8966d;  ///< between squares, from hole to hole
inline constexpr QRgb fieldEdge = 0xff8f7d57;
inline constexpr QRgb fieldInk = 0xff66583a;   ///< coordinates on the field
inline constexpr QRgb coordinate = 0xffcfe0d9; ///< on felt
inline constexpr QRgb markBorder = 0xff1b1d27;
inline constexpr QRgb chosen = 0xffffc53d;
inline constexpr QRgb highlighted = 0xffffe9a8;
inline constexpr QRgb lastMove = 0xffa5e8d2;
inline constexpr QRgb pointedAt = 0xffffffff;
inline constexpr QRgb removal = 0xffb3161d;
inline constexpr QRgb onRemoval = 0xffffffff;

} // namespace ui::board_palette
