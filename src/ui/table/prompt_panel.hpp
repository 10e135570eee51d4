#pragma once

#include "games/checkers_poker/options.hpp"
#include "ui/table/density.hpp"
#include "ui/table/prompt.hpp"
#include "ui/widgets/panel.hpp"

#include <optional>

class QGridLayout;
class QPushButton;

namespace ui {

class Beads;
class DieFace;
class TextLabel;
class WrapLayout;

/// Whose act it is, what is asked, and how long until hands are compared. What is asked for beside
/// the board has its button here.
class PromptPanel : public Panel {
    Q_OBJECT

public:
    explicit PromptPanel(QWidget* parent = nullptr);

    void show(const Prompt& prompt);
    using QWidget::show;
    /// Takes fewer lines where there is less room; `narrow` says that a line holds few letters.
    void setDensity(Density density, bool narrow);
    /// The button that does what is asked, if that is not done on the board.
    QWidget* focusPlace() const;
    /// As high as its buttons need at its width.
    QSize sizeHint() const override;

Q_SIGNALS:
    void endChosen(checkers_poker::End end);
    void endPointedAt(std::optional<checkers_poker::End> end);
    void rollAsked();
    void handsAsked();
    void resumeAsked();
    void backAsked();
    void goOnAsked();
    void rematchAsked();
    void newGameAsked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QPushButton* addButton(const QString& text, const QString& name, Ask ask);
    void arrange();
    bool isCompact() const { return density_ == Density::compact || density_ == Density::tiny; }
    void refresh();

    Prompt prompt_;
    Density density_ = Density::full;
    bool narrow_ = false;
    TextLabel* title_;
    TextLabel* detail_;
    Beads* beads_;
    DieFace* die_;
    TextLabel* schedule_;
    TextLabel* meaning_;
    QWidget* buttonRow_;
    WrapLayout* buttons_;
    QPushButton* south_;
    QPushButton* north_;
    QPushButton* roll_;
    QPushButton* hands_;
    QPushButton* resume_;
    QPushButton* back_;
    QPushButton* goOn_;
    QPushButton* rematch_;
    QPushButton* newGame_;
};

} // namespace ui
