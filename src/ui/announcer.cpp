#include "ui/announcer.hpp"

#include <QAccessible>
#include <QAccessibleWidget>

namespace ui {

namespace {

/// A notification that appears is read aloud by screen readers, whatever has the focus. Qt has an
/// event for the purpose only since 6.8.
class AnnouncerAccessible : public QAccessibleWidget {
public:
    explicit AnnouncerAccessible(Announcer& announcer)
        : QAccessibleWidget(&announcer, QAccessible::Notification) {}

    QString text(QAccessible::Text which) const override {
        return which == QAccessible::Name ? static_cast<Announcer*>(object())->sentence()
                                          : QAccessibleWidget::text(which);
    }
};

QAccessibleInterface* makeAnnouncerAccessible(const QString& className, QObject* object) {
    if (className != QLatin1String(Announcer::staticMetaObject.className()))
        return nullptr;
    auto* announcer = qobject_cast<Announcer*>(object);
    return announcer != nullptr ? new AnnouncerAccessible(*announcer) : nullptr;
}

} // namespace

Announcer::Announcer(QWidget* parent)
    : QWidget(parent) {
    QAccessible::installFactory(makeAnnouncerAccessible);
    setGeometry(0, 0, 0, 0);
}

void Announcer::say(const QString& sentence) {
    sentence_ = sentence;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(this, sentence);
#else
    QAccessibleEvent event(this, QAccessible::ObjectShow);
#endif
    QAccessible::updateAccessibility(&event);
    Q_EMIT said(sentence);
}

} // namespace ui
