#pragma once

#include "games/checkers_poker/seats.hpp"
#include "ui/table/density.hpp"
#include "ui/table/used_hands_view.hpp"
#include "ui/widgets/panel.hpp"

#include <QString>

#include <vector>

class QGridLayout;

namespace ui {

class Beads;
class ChipLabel;
class TextLabel;

/// What is told of a player, in words.
struct SeatWords {
    checkers_poker::Seat seat = checkers_poker::first;
    QString name;
    /// Which side he is and whether the computer plays it, as far as the name does not say so.
    QString role;
    bool toAct = false;
    int checkers = 0;
    int checkersAtStart = 0;
    /// What kind of hand it is, such as "Best unused hand now"; and in a word.
    QString handTitle;
    QString shortHandTitle;
    QString hand;
    std::vector<UsedHandWords> used;

    friend bool operator==(const SeatWords&, const SeatWords&) = default;
};

/// All of it in one line, by which a screen reader knows the panel: "Ann, First, 12 checkers, Best
/// unused hand now: pair of twos, Used: three fours, turn 3".
QString inWords(const SeatWords& words);

/// A player beside the board: his name, his checkers, his best unused hand and those he has used.
class SeatPanel : public Panel {
    Q_OBJECT

public:
    explicit SeatPanel(QWidget* parent = nullptr);

    void show(const SeatWords& words);
    using QWidget::show;
    /// Takes fewer lines where there is less room; `narrow` says that a line holds few letters.
    void setDensity(Density density, bool narrow);
    /// Gives up lines of used hands where there is little room, for a page that needs it.
    void setBrief(bool brief);

protected:
    void changeEvent(QEvent* event) override;

private:
    void titleUsed();
    void arrange();
    void arrangeCompact(QGridLayout& grid);
    void showUsed();
    bool isCompact() const { return density_ == Density::compact || density_ == Density::tiny; }
    void refresh();

    SeatWords words_;
    Density density_ = Density::full;
    bool narrow_ = false;
    bool brief_ = false;
    ChipLabel* chip_;
    TextLabel* name_;
    TextLabel* role_;
    Beads* beads_;
    TextLabel* count_;
    TextLabel* handTitle_;
    TextLabel* hand_;
    TextLabel* usedTitle_;
    UsedHandsView* used_;
};

} // namespace ui
