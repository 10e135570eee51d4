#pragma once

#include "tabletop/per_seat.hpp"

#include <QColor>

class QPalette;

namespace ui {

/// How far apart two opaque colours are in lightness: 1 (the same) to 21 (black on white), as the
/// Web Content Accessibility Guidelines define it. Everything that is to be read has at least 4.5.
double contrast(const QColor& a, const QColor& b);
inline constexpr double readableContrast = 4.5;
/// What marks a control or a state, without being read, has at least this.
inline constexpr double seenContrast = 3;

/// `share` of b in a, from 0 (a) to 1 (b).
QColor mixed(const QColor& a, const QColor& b, double share);

/// The colour, made darker or lighter until it is readable on the ground.
QColor readableOn(const QColor& colour, const QColor& ground, double ratio = readableContrast);

/// Colours for all that stands around the board, computed from the desktop's palette so that light
/// and dark themes both work. Every text colour is readable on the grounds named beside it.
struct Theme {
    bool dark = false;
    QColor window;   ///< behind everything
    QColor text;     ///< on window, panel, raised and marked
    QColor muted;    ///< less weighty text, on the same four
    QColor panel;    ///< a panel's ground
    QColor edge;     ///< a panel's outline; no text
    QColor control;  ///< what marks a control or a state, on window, panel, raised and fields
    QColor raised;   ///< ground of little labels on a panel
    QColor marked;   ///< ground of the row or line that is current
    QColor banner;   ///< ground of whose act it is
    QColor onBanner; ///< text on banner
    QColor mutedOnBanner;
    QColor warning; ///< text of a loss or a refusal, on window, panel and raised
    /// A seat's colour as text, beads and outlines on window and panel.
    tabletop::PerSeat<QColor> seat;
};

Theme themeOf(const QPalette& palette);

} // namespace ui
