#pragma once

#include <QAbstractScrollArea>
#include <QRect>
#include <QString>

#include <vector>

namespace ui {

/// A hand that a player has used up, in words.
struct UsedHandWords {
    QString hand;
    /// The turn of its showdown; empty where the record does not tell.
    QString turn;

    friend bool operator==(const UsedHandWords&, const UsedHandWords&) = default;
};

/// "Used: three fours, turn 3; pair of twos", "Used: no hand yet".
QString inWords(const std::vector<UsedHandWords>& hands);

/// The hands that a player has used up, as labels that wrap. It keeps its height and scrolls to the
/// latest when they are many.
class UsedHandsView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit UsedHandsView(QWidget* parent = nullptr);

    void setHands(std::vector<UsedHandWords> hands);
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

    std::vector<UsedHandWords> hands_;
    std::vector<QRect> places_;
    int lines_ = 1;
};

} // namespace ui
