#pragma once

#include <QHeaderView>

namespace ui {

/// The names above the columns of a list, without the look of buttons.
class PlainHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit PlainHeader(QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& place, int section) const override;
};

} // namespace ui
