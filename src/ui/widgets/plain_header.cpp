#include "ui/widgets/plain_header.hpp"

#include "ui/widgets/theme.hpp"

#include <QPainter>
#include <QStyle>

namespace ui {

PlainHeader::PlainHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent) {
    setSectionsClickable(false);
    setHighlightSections(false);
    viewport()->setAutoFillBackground(false);
}

QSize PlainHeader::sizeHint() const { return {0, fontMetrics().height() + 6}; }

void PlainHeader::paintSection(QPainter* painter, const QRect& place, int section) const {
    const Theme theme = themeOf(palette());
    const QString name = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    painter->setLayoutDirection(layoutDirection());
    QFont bold = font();
    bold.setBold(true);
    painter->setFont(bold);
    painter->setPen(theme.muted);
    const QRect inner = QStyle::visualRect(layoutDirection(), place, place.adjusted(5, 0, -3, 0));
    painter->drawText(inner, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(bold).elidedText(name, Qt::ElideRight, inner.width()));
    painter->setPen(theme.edge);
    painter->drawLine(place.bottomLeft(), place.bottomRight());
}

} // namespace ui
