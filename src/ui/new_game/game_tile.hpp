#pragma once

#include "ui/board/board_look.hpp"

#include <QPixmap>
#include <QRadioButton>

namespace ui {

/// One game of several to choose from: its picture, its title, and where there is room the sentence
/// about it, which else is its tooltip.
class GameTile : public QRadioButton {
    Q_OBJECT

public:
    GameTile(const QString& title, const QString& sentence, BoardLook look, QWidget* parent);

    void setBrief(bool brief);
    /// How wide it is at least, and how high it is then.
    int leastWidth(bool brief) const;
    int heightFor(int width, bool brief) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool hitButton(const QPoint& point) const override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QFont titleFont() const;
    int pictureSide(bool brief) const;
    QRect wordsIn(const QRect& tile, bool brief) const;
    int sentenceHeight(int width) const;

    QString sentence_;
    BoardLook look_;
    bool brief_ = true;
    QPixmap picture_;
};

} // namespace ui
