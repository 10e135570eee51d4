#pragma once

#include <QStackedWidget>

namespace ui {

/// A stack of pages that asks for the room of the page that is seen, not of the largest.
class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit PageStack(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Pages share what there is; none asks for more because it is narrow.
    bool hasHeightForWidth() const override { return false; }
};

} // namespace ui
