#pragma once

#include "cards/hand.hpp"
#include "faces/checkers_poker/card_colours.hpp"
#include "games/checkers_poker/seats.hpp"

#include <QWidget>

#include <optional>

namespace ui {

/// A hand as it was shown: whose, its five cards, its name in words, and whether it won.
class ShownHand : public QWidget {
    Q_OBJECT

public:
    enum class Fate { won, lost, tied };

    explicit ShownHand(QWidget* parent = nullptr);

    void setHand(checkers_poker::Seat seat, const QString& name,
                 const std::optional<cards::Hand>& hand, const QString& words, Fate fate);
    void setSuitColours(SuitColours colours);

    /// How high the cards are when the hand has a size.
    double cardHeight(QSize size) const;
    /// How high they are at least where there is room, to be read with ease.
    double leastCardHeight() const;
    /// How high the hand is then, for a width.
    int leastHeight(int width, bool brief) const;
    /// How wide it is at least to have such cards.
    int leastWidth() const;
    /// How many lines what the hand is called needs at a width.
    int wordLinesAt(int width) const;
    /// Keeps so many lines for it even if it needs fewer, as the hand beside it does.
    void keepWordLines(int lines);
    /// Leaves out what the hand is called, where cards need the room and it is said elsewhere.
    void setBrief(bool brief);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString fateInWords() const;
    QFont wordsFont() const;
    QStringList wordLines(int width) const;
    int textsHeight(int width, bool brief) const;
    void limitHeight();
    QRect mirrored(const QRect& part) const;
    void paintOwner(QPainter& painter, const QRect& line) const;
    void paintCards(QPainter& painter, const QRectF& into) const;

    checkers_poker::Seat seat_ = checkers_poker::first;
    QString name_;
    std::optional<cards::Hand> hand_;
    QString words_;
    Fate fate_ = Fate::tied;
    bool brief_ = false;
    int keptLines_ = 0;
    SuitColours colours_ = SuitColours::four;
};

} // namespace ui
