#pragma once

#include "ui/table/density.hpp"
#include "ui/table/prompt.hpp"
#include "ui/widgets/panel.hpp"

#include <string>
#include <vector>

class QGridLayout;
class QPushButton;

namespace ui {

class Beads;
class DieFace;
class TextLabel;
class WrapLayout;

/// Whose act it is, what is asked, and what comes nearer meanwhile. What is asked for beside the
/// board has its button here.
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
    /// An act that has a button.
    void chosen(const std::string& token);
    /// Empty when no button of an act is pointed at.
    void choicePointedAt(const std::string& token);
    void rollAsked();
    void pageAsked();
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
    void refreshChoices();
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
    std::vector<QPushButton*> choices_;
    QPushButton* roll_;
    QPushButton* page_;
    QPushButton* resume_;
    QPushButton* back_;
    QPushButton* goOn_;
    QPushButton* rematch_;
    QPushButton* newGame_;
};

} // namespace ui
