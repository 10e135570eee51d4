#include "ui/widgets/theme.hpp"

#include <QPalette>

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace ui {

namespace {

constexpr QRgb mat = 0xff213b36;

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// The colour, drawn towards black or white until it is readable on all the grounds, on each of
/// which that extreme is.
QColor readableOnAll(const QColor& colour, const QColor& extreme,
                     std::initializer_list<QColor> grounds, double ratio = readableContrast) {
    constexpr int steps = 50;
    for (int step = 0; step < steps; ++step) {
        const QColor candidate(mixed(colour, extreme, static_cast<double>(step) / steps).rgb());
        if (std::ranges::all_of(grounds, [&candidate, ratio](const QColor& ground) {
                return contrast(candidate, ground) >= ratio;
            }))
            return candidate;
    }
    return extreme;
}

/// The ground, drawn towards the window until the window's text is readable on it too.
QColor groundFor(const QColor& text, const QColor& wanted, const QColor& window) {
    constexpr int steps = 20;
    for (int step = 0; step < steps; ++step) {
        const QColor ground(mixed(wanted, window, static_cast<double>(step) / steps).rgb());
        if (contrast(text, ground) >= readableContrast)
            return ground;
    }
    return window;
}

} // namespace

double contrast(const QColor& a, const QColor& b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto channel = [share](float from, float to) {
        return static_cast<float>(from + (to - from) * share);
    };
    return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()),
                            channel(a.blueF(), b.blueF()));
}

QColor readableOn(const QColor& colour, const QColor& ground, double ratio) {
    const QColor black(Qt::black);
    const QColor white(Qt::white);
    const QColor& towards = contrast(black, ground) >= contrast(white, ground) ? black : white;
    constexpr int steps = 50;
    for (int step = 0; step < steps; ++step) {
        // Rounded to what a screen shows, so that the colour that was measured is the one drawn.
        const QColor candidate(mixed(colour, towards, static_cast<double>(step) / steps).rgb());
        if (contrast(candidate, ground) >= ratio)
            return candidate;
    }
    return towards;
}

Theme themeOf(const QPalette& palette) {
    const QColor window(palette.color(QPalette::Window).rgb());
    const QColor white(Qt::white);
    const QColor amber(0xf3bb4a);
    Theme theme;
    theme.window = window;
    theme.text = readableOn(palette.color(QPalette::WindowText), window);
    theme.dark = luminance(theme.text) > luminance(window);
    const QColor extreme(theme.dark ? Qt::white : Qt::black);
    const auto ground = [&theme](const QColor& wanted) {
        return groundFor(theme.text, wanted, theme.window);
    };
    theme.panel = ground(mixed(window, white, theme.dark ? 0.05 : 0.85));
    theme.raised = ground(mixed(window, theme.text, theme.dark ? 0.14 : 0.07));
    theme.marked = ground(mixed(window, amber, theme.dark ? 0.22 : 0.42));
    theme.edge = mixed(window, theme.text, 0.16);
    theme.control = readableOnAll(
        mixed(window, theme.text, 0.4), extreme,
        {window, theme.panel, theme.raised, theme.marked, palette.color(QPalette::Base)},
        seenContrast);
    theme.muted = readableOnAll(mixed(theme.text, window, 0.38), extreme,
                                {window, theme.panel, theme.raised, theme.marked});
    theme.banner = QColor(theme.dark ? 0x2a4a44 : mat);
    theme.onBanner = QColor(0xfbf8f0);
    theme.mutedOnBanner = readableOn(mixed(theme.onBanner, theme.banner, 0.3), theme.banner);
    theme.warning = readableOnAll(QColor(theme.dark ? 0xff8f8f : 0xb01c24), extreme,
                                  {window, theme.panel, theme.raised});
    const auto seatColour = [&](QRgb onDark, QRgb onLight) {
        return readableOnAll(QColor(theme.dark ? onDark : onLight), extreme, {window, theme.panel});
    };
    theme.seat[tabletop::Seat{0}] = seatColour(0xf3bb4a, 0x8f6000);
    theme.seat[tabletop::Seat{1}] = seatColour(0xa9b2ff, 0x2e3166);
    return theme;
}

} // namespace ui
