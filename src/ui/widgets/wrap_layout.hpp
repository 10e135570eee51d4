#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace ui {

/// Lays its items side by side, and goes on in a further line where they do not fit. Those that can
/// grow take their least width and share what is left of their line. Its height follows its width,
/// so it stands in layouts that ask for that, as Qt's do.
class WrapLayout : public QLayout {
    Q_OBJECT

public:
    explicit WrapLayout(QWidget* parent = nullptr);
    ~WrapLayout() override;

    /// A group of items that stays together.
    void addLayout(QLayout* group);

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& place) override;

private:
    struct Line;

    std::vector<Line> linesFor(int width) const;
    QRect inner(const QRect& place) const;

    std::vector<std::unique_ptr<QLayoutItem>> items_;
};

} // namespace ui
