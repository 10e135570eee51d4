#include "ui/widgets/text_label.hpp"

#include "ui/art/signs.hpp"
#include "ui/widgets/theme.hpp"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace ui {

namespace {

double scaleOf(TextLabel::Role role) {
    switch (role) {
    case TextLabel::Role::title:
        return 1.3;
    case TextLabel::Role::bannerTitle:
        return 1.25;
    case TextLabel::Role::subtitle:
        return 1.1;
    case TextLabel::Role::muted:
    case TextLabel::Role::bannerMuted:
        return 0.92;
    case TextLabel::Role::body:
    case TextLabel::Role::strong:
    case TextLabel::Role::bannerStrong:
    case TextLabel::Role::banner:
        break;
    }
    return 1.0;
}

bool isBold(TextLabel::Role role) {
    return role == TextLabel::Role::title || role == TextLabel::Role::bannerTitle ||
           role == TextLabel::Role::subtitle || role == TextLabel::Role::strong ||
           role == TextLabel::Role::bannerStrong;
}

} // namespace

TextLabel::TextLabel(Role role, QWidget* parent)
    : QLabel(parent)
    , role_(role) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TextLabel::setRole(Role role) {
    role_ = role;
    updateGeometry();
    update();
}

void TextLabel::setLines(int lines) { setLines(lines, lines); }

void TextLabel::setLinesAtMost(int lines) { setLines(1, lines); }

void TextLabel::setLines(int least, int most) {
    lines_ = least;
    most_ = most;
    QSizePolicy policy = sizePolicy();
    policy.setVerticalPolicy(most > least ? QSizePolicy::Minimum : QSizePolicy::Fixed);
    setSizePolicy(policy);
    updateGeometry();
}

QFont TextLabel::shownFont() const {
    QFont shown = font();
    shown.setPointSizeF(shown.pointSizeF() * scaleOf(role_));
    shown.setBold(isBold(role_));
    return shown;
}

QSize TextLabel::sizeHint() const { return {widthOf(text(), shownFont()) + 1, heightOf(lines_)}; }

int TextLabel::heightOf(int lines) const {
    return QFontMetrics(shownFont()).lineSpacing() * lines + 1;
}

int TextLabel::heightForWidth(int width) const {
    const auto needed = static_cast<int>(broken(text(), shownFont(), width, most_).size());
    return heightOf(std::max(needed, lines_));
}

QSize TextLabel::minimumSizeHint() const { return {20, sizeHint().height()}; }

QColor TextLabel::colour() const {
    const Theme theme = themeOf(palette());
    switch (role_) {
    case Role::muted:
        return theme.muted;
    case Role::bannerTitle:
    case Role::bannerStrong:
    case Role::banner:
        return theme.onBanner;
    case Role::bannerMuted:
        return theme.mutedOnBanner;
    case Role::body:
    case Role::strong:
    case Role::title:
    case Role::subtitle:
        break;
    }
    return theme.text;
}

bool TextLabel::fits() const {
    const QFont shown = shownFont();
    const QStringList lines = broken(text(), shown, width(), most_);
    return lines.isEmpty() || widthOf(lines.last(), shown) <= width();
}

bool TextLabel::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        // As rich text it breaks its lines; the tag tells that it is.
        const QString whole =
            QStringLiteral("<qt>%1</qt>").arg(withoutSigns(text()).toHtmlEscaped());
        QToolTip::showText(help->globalPos(), fits() ? QString() : whole, this);
        return true;
    }
    return QLabel::event(event);
}

void TextLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setFont(shownFont());
    painter.setPen(colour());
    const QFontMetrics metrics(painter.font());
    const QStringList lines = broken(text(), painter.font(), width(), most_);
    int top = 0;
    const int used = static_cast<int>(lines.size()) * metrics.lineSpacing();
    if (alignment().testFlag(Qt::AlignVCenter))
        top = (height() - used) / 2;
    for (const QString& line : lines) {
        paintLine(painter, QRect(0, top, width(), metrics.lineSpacing()), alignment(), line);
        top += metrics.lineSpacing();
    }
}

void TextLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace ui
