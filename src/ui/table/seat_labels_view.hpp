#pragma once

#include "ui/table/seat_words.hpp"

#include <QAbstractScrollArea>
#include <QRect>
#include <QString>

#include <vector>

namespace ui {

/// The labels of a seat, which wrap. It keeps its height and scrolls to the latest when they are
/// many.
class SeatLabelsView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit SeatLabelsView(QWidget* parent = nullptr);

    /// `none` is said where there are none.
    void setLabels(std::vector<SeatLabel> labels, const QString& none);
    /// How many lines of labels are seen at a time.
    void setLines(int lines);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {40, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int lineHeight() const;
    void arrange();

    std::vector<SeatLabel> labels_;
    QString none_;
    std::vector<QRect> places_;
    int lines_ = 1;
};

} // namespace ui
