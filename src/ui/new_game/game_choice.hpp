#pragma once

#include "ui/new_game/new_game_offer.hpp"

#include <QWidget>

#include <cstddef>
#include <vector>

namespace ui {

class GameTile;

/// The games to choose from, side by side.
class GameChoice : public QWidget {
    Q_OBJECT

public:
    explicit GameChoice(const std::vector<NewGameOffer>& offers, QWidget* parent = nullptr);

    void choose(std::size_t game);
    std::size_t chosen() const;
    /// Whether there is room for a sentence about each.
    void setRoomy(bool roomy);

    /// How wide they are without the sentences.
    int leastWidth() const { return leastWidth(true); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void gameChosen();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool isBriefAt(int width) const;
    int leastWidth(bool brief) const;
    int tileWidthAt(int width) const;
    void arrange();

    std::vector<GameTile*> tiles_;
    bool roomy_ = false;
};

} // namespace ui
