#pragma once

#include <QComboBox>

class QLabel;

namespace ui {

class Announcer;

/// A box to choose from that is heard in full: what is chosen together with its label, each choice
/// made by the arrow keys, and where one is in the opened list.
///
/// Screen readers know a box by its label, and find no value in one of Qt 6.4.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    /// Makes a label for the box too, which is its name by ear unless it is given another.
    ChoiceBox(const QString& label, QWidget* parent);

    QLabel* label() const { return label_; }
    void setSpokenName(const QString& name);
    void showPopup() override;
    /// Every choice is read whole; Qt keeps the least size that it once had when the font changes.
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void tellLabel();

    QLabel* label_;
    Announcer* announcer_;
};

} // namespace ui
