#include "ui/window/appearance.hpp"

#include <QApplication>
#include <QPalette>

namespace ui {

namespace {

struct Tones {
    QRgb window, base, button, text, placeholder, link, highlight, highlightedText, disabled;
};

constexpr Tones lightTones{0xfff2f1ec, 0xffffffff, 0xffe8e6df, 0xff1f2421, 0xff5f6661,
                           0xff1d5fa8, 0xff2a6a5e, 0xffffffff, 0xff8a8f8b};
constexpr Tones darkTones{0xff1e2322, 0xff181c1b, 0xff2c3331, 0xffeceae3, 0xffa3aaa6,
                          0xff8fc8ff, 0xff2f7a6c, 0xffffffff, 0xff7d8582};

QPalette paletteOf(const Tones& tones) {
    QPalette palette{QColor(tones.button), QColor(tones.window)};
    palette.setColor(QPalette::Window, QColor(tones.window));
    palette.setColor(QPalette::Base, QColor(tones.base));
    palette.setColor(QPalette::AlternateBase, QColor(tones.window));
    palette.setColor(QPalette::Button, QColor(tones.button));
    palette.setColor(QPalette::ToolTipBase, QColor(tones.button));
    palette.setColor(QPalette::PlaceholderText, QColor(tones.placeholder));
    palette.setColor(QPalette::Link, QColor(tones.link));
    palette.setColor(QPalette::LinkVisited, QColor(tones.link));
    palette.setColor(QPalette::Highlight, QColor(tones.highlight));
    palette.setColor(QPalette::HighlightedText, QColor(tones.highlightedText));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::ToolTipText, QPalette::BrightText}) {
        palette.setColor(role, QColor(tones.text));
        palette.setColor(QPalette::Disabled, role, QColor(tones.disabled));
    }
    return palette;
}

} // namespace

void apply(app::Appearance appearance) {
    switch (appearance) {
    case app::Appearance::desktop:
        QApplication::setPalette(QPalette()); // nothing of our own: the desktop's shows through
        break;
    case app::Appearance::light:
        QApplication::setPalette(paletteOf(lightTones));
        break;
    case app::Appearance::dark:
        QApplication::setPalette(paletteOf(darkTones));
        break;
    }
}

} // namespace ui
