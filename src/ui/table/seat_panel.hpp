#pragma once

#include "ui/table/density.hpp"
#include "ui/table/seat_words.hpp"
#include "ui/widgets/panel.hpp"

#include <QColor>

#include <memory>

class QGridLayout;

namespace ui {

class Beads;
class ChipLabel;
class SeatLabelsView;
class Skin;
class TextLabel;

/// A player beside the board: his name, his pieces, what matters most of him and what else there
/// is.
class SeatPanel : public Panel {
    Q_OBJECT

public:
    explicit SeatPanel(QWidget* parent = nullptr);

    /// How the seat's piece looks, what it is called, and its colour.
    void setPiece(std::shared_ptr<const Skin> skin, const QString& words, const QColor& colour);
    void show(const SeatWords& words);
    using QWidget::show;
    /// Takes fewer lines where there is less room; `narrow` says that a line holds few letters.
    void setDensity(Density density, bool narrow);
    /// Has all in one line, where many seats share the room.
    void setLine(bool line);
    /// Gives up lines of labels where there is little room, for a page that needs it.
    void setBrief(bool brief);

protected:
    void changeEvent(QEvent* event) override;

private:
    void titleLabels();
    void arrange();
    void arrangeCompact(QGridLayout& grid);
    void arrangeLine(QGridLayout& grid);
    void showParts();
    bool isCompact() const { return density_ == Density::compact || density_ == Density::tiny; }
    void refresh();

    QString pieceWords_;
    QColor colour_;
    SeatWords words_;
    Density density_ = Density::full;
    bool narrow_ = false;
    bool brief_ = false;
    bool line_ = false;
    ChipLabel* chip_;
    TextLabel* name_;
    TextLabel* role_;
    Beads* beads_;
    TextLabel* count_;
    TextLabel* factTitle_;
    TextLabel* fact_;
    TextLabel* labelsTitle_;
    SeatLabelsView* labels_;
};

} // namespace ui
