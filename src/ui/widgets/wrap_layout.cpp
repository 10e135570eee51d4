#include "ui/widgets/wrap_layout.hpp"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace ui {

/// Items side by side, with the widths that they get.
struct WrapLayout::Line {
    std::vector<QLayoutItem*> items;
    std::vector<int> widths;
    int width = 0;
    int height = 0;
};

namespace {

bool grows(const QLayoutItem& item) { return item.expandingDirections().testFlag(Qt::Horizontal); }

int heightOf(const QLayoutItem& item, int width) {
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

} // namespace

WrapLayout::WrapLayout(QWidget* parent)
    : QLayout(parent) {
    setContentsMargins({});
}

WrapLayout::~WrapLayout() {
    // A group that ends takes itself out of the layout that it still stands in.
    while (count() > 0)
        const std::unique_ptr<QLayoutItem> taken(takeAt(0));
}

void WrapLayout::addLayout(QLayout* group) {
    addChildLayout(group);
    addItem(group);
}

void WrapLayout::addItem(QLayoutItem* item) {
    items_.emplace_back(item);
    invalidate();
}

QLayoutItem* WrapLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* WrapLayout::takeAt(int index) {
    if (itemAt(index) == nullptr)
        return nullptr;
    QLayoutItem* taken = items_[static_cast<std::size_t>(index)].release();
    items_.erase(items_.begin() + index);
    return taken;
}

QRect WrapLayout::inner(const QRect& place) const {
    return place.marginsRemoved(contentsMargins());
}

std::vector<WrapLayout::Line> WrapLayout::linesFor(int width) const {
    std::vector<Line> lines;
    for (const auto& item : items_) {
        if (item->isEmpty())
            continue;
        const QSize least = grows(*item) ? item->minimumSize() : item->sizeHint();
        const int wanted = std::min(least.width(), std::max(width, 0));
        if (lines.empty() || lines.back().width + spacing() + wanted > width)
            lines.emplace_back();
        Line& line = lines.back();
        line.width += wanted + (line.items.empty() ? 0 : spacing());
        line.items.push_back(item.get());
        line.widths.push_back(wanted);
    }
    for (Line& line : lines) {
        const auto growing = static_cast<int>(std::count_if(
            line.items.begin(), line.items.end(), [](const auto* item) { return grows(*item); }));
        for (std::size_t i = 0; i < line.items.size(); ++i) {
            if (growing > 0 && grows(*line.items[i]))
                line.widths[i] += std::max(width - line.width, 0) / growing;
            line.height = std::max(line.height, heightOf(*line.items[i], line.widths[i]));
        }
    }
    return lines;
}

int WrapLayout::heightForWidth(int width) const {
    const QMargins margins = contentsMargins();
    int height = margins.top() + margins.bottom();
    const std::vector<Line> lines = linesFor(width - margins.left() - margins.right());
    for (const Line& line : lines)
        height += line.height;
    return height + static_cast<int>(std::max<std::size_t>(lines.size(), 1) - 1) * spacing();
}

QSize WrapLayout::sizeHint() const {
    constexpr int unlimited = 1 << 20;
    QSize size(0, 0);
    for (const auto& item : items_) {
        if (item->isEmpty())
            continue;
        const QSize wanted = item->sizeHint().boundedTo({unlimited, unlimited});
        size.rwidth() += wanted.width() + (size.width() > 0 ? spacing() : 0);
        size.setHeight(std::max(size.height(), wanted.height()));
    }
    return size.grownBy(contentsMargins());
}

QSize WrapLayout::minimumSize() const {
    QSize size(0, 0);
    for (const auto& item : items_)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void WrapLayout::setGeometry(const QRect& place) {
    QLayout::setGeometry(place);
    const QRect room = inner(place);
    const Qt::LayoutDirection direction =
        parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int top = room.top();
    for (const Line& line : linesFor(room.width())) {
        int left = room.left();
        for (std::size_t i = 0; i < line.items.size(); ++i) {
            const int high = std::min(heightOf(*line.items[i], line.widths[i]), line.height);
            const QRect own(left, top + (line.height - high) / 2, line.widths[i], high);
            line.items[i]->setGeometry(QStyle::visualRect(direction, room, own));
            left += line.widths[i] + spacing();
        }
        top += line.height + spacing();
    }
}

} // namespace ui
