#include "ui/status_line.hpp"

#include "ui/text_label.hpp"

#include <QAccessible>
#include <QVBoxLayout>

namespace ui {

namespace {

/// One utterance, whatever the labels show.
void speak(QWidget& widget, const QString& message) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(&widget, message);
#else
    widget.setAccessibleName(message);
    QAccessibleEvent event(&widget, QAccessible::Alert);
#endif
    QAccessible::updateAccessibility(&event);
}

} // namespace

StatusLine::StatusLine(QWidget* parent)
    : Panel(Ground::panel, parent)
    , label_(new TextLabel(TextLabel::Role::body, this)) {
    auto* column = new QVBoxLayout(this);
    column->addWidget(label_);
    label_->setLines(2);
    label_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    label_->setObjectName(QStringLiteral("status"));
    // The name is set with each message, so that the label's own changes are not spoken as well.
    label_->setAccessibleName(tr("Message"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCompact(false);
}

void StatusLine::tell(const QString& message) {
    message_ = message;
    refresh();
    if (!message.isEmpty())
        speak(*label_, message);
}

void StatusLine::setHint(const QString& hint) {
    hint_ = hint;
    refresh();
}

void StatusLine::setCompact(bool compact) {
    const int margin = compact ? 6 : 12;
    layout()->setContentsMargins(margin, compact ? 3 : 6, margin, compact ? 3 : 6);
}

void StatusLine::refresh() {
    const QString& shown = hint_.isEmpty() ? message_ : hint_;
    label_->setText(shown);
    setGround(shown.isEmpty() ? Ground::panel : Ground::marked);
}

} // namespace ui
