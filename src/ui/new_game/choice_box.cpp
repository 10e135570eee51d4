#include "ui/new_game/choice_box.hpp"

#include "ui/widgets/announcer.hpp"
#include "ui/widgets/row_accessible.hpp"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLabel>

namespace ui {

ChoiceBox::ChoiceBox(const QString& label, QWidget* parent)
    : QComboBox(parent)
    , label_(new QLabel(label, parent))
    , announcer_(new Announcer(this)) {
    label_->setBuddy(this);
    setSpokenName(QString(label).remove(QLatin1Char('&')));
    connect(this, &QComboBox::currentTextChanged, this, &ChoiceBox::tellLabel);
}

void ChoiceBox::setSpokenName(const QString& name) {
    setAccessibleName(name);
    tellLabel();
}

void ChoiceBox::tellLabel() {
    label_->setAccessibleName(
        tr("%1: %2", "what is chosen, and what was chosen").arg(accessibleName(), currentText()));
}

void ChoiceBox::showPopup() {
    QComboBox::showPopup();
    tellCurrentRow(*view());
}

void ChoiceBox::keyPressEvent(QKeyEvent* event) {
    const int before = currentIndex();
    QComboBox::keyPressEvent(event);
    if (currentIndex() != before)
        announcer_->say(currentText());
}

} // namespace ui
