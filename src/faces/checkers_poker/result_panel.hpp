#pragma once

#include "faces/checkers_poker/card_colours.hpp"
#include "games/checkers_poker/event.hpp"
#include "games/checkers_poker/record.hpp"
#include "ui/table/table_page.hpp"

class QBoxLayout;
class QPushButton;

namespace ui {

class ShownHand;
class TextLabel;

/// Both hands of a showdown and what decided between them, until dismissed.
class ResultPanel : public TablePage {
    Q_OBJECT

public:
    explicit ResultPanel(QWidget* parent);

    bool isWanted(const Scene& scene, const app::Preferences& preferences) const override;
    void showScene(const Scene& scene) override;
    void setPreferences(const app::Preferences& preferences) override;
    void setCompact(bool compact) override;
    QWidget* focusPlace() const override;
    QString opener() const override { return tr("&Look at the hands"); }
    QSize minimumSizeHint() const override;

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
