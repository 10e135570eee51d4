#pragma once

#include "faces/checkers_poker/card_colours.hpp"
#include "games/checkers_poker/event.hpp"
#include "games/checkers_poker/record.hpp"
#include "ui/widgets/panel.hpp"

class QBoxLayout;
class QPushButton;

namespace ui {

class ShownHand;
class TextLabel;

/// Both hands of a showdown and what decided between them, until dismissed.
class ResultPanel : public Panel {
    Q_OBJECT

public:
    explicit ResultPanel(QWidget* parent = nullptr);

    void show(const checkers_poker::Match& match,
              const checkers_poker::happened::ShowdownDecided& decided);
    using QWidget::show;
    void setSuitColours(SuitColours colours);
    void setCompact(bool compact);
    QWidget* focusPlace() const;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    int across() const;
    int acrossEach() const;
    int otherHeight() const;
    int leastAbove(bool brief) const;

    QBoxLayout* hands_;
    checkers_poker::PerSeat<ShownHand*> shown_;
    TextLabel* decision_;
    QPushButton* next_;
};

} // namespace ui
