#include "ui/telling/announcer.hpp"

#include "ui/widgets/isolates.hpp"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QTimer>

#include <utility>

namespace ui {

namespace {

/// A notification that appears is read aloud by screen readers, whatever has the focus. Qt has an
/// event for the purpose only since 6.8.
class AnnouncerAccessible : public QAccessibleWidget {
public:
    explicit AnnouncerAccessible(Announcer& announcer)
        : QAccessibleWidget(&announcer, QAccessible::Notification) {}

    /// It belongs to no part of a window: those would be read out along with it.
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(qApp);
    }
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
    // Shown, it would speak its last sentence whenever the window is shown again.
    hide();
}

void Announcer::say(const QString& sentence) {
    if (sentence.isEmpty())
        return;
    // A timer's turn comes after posted events, so after changes of focus that were told as such.
    if (waiting_.isEmpty())
        QTimer::singleShot(0, this, &Announcer::speak);
    // What parts words for the eye is a pause by ear.
    waiting_ << withoutIsolates(sentence).replace(QStringLiteral(" · "), QStringLiteral(", "));
}

void Announcer::speak() {
    sentence_ = joinedSentences(std::exchange(waiting_, {}));
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(this, sentence_);
#else
    QAccessibleEvent event(this, QAccessible::ObjectShow);
#endif
    QAccessible::updateAccessibility(&event);
    Q_EMIT said(sentence_);
}

QString joinedSentences(const QStringList& sentences) {
    QString joined;
    for (const QString& sentence : sentences) {
        if (sentence.isEmpty())
            continue;
        if (!joined.isEmpty())
            joined += QStringLiteral(".?!…").contains(joined.back()) ? QStringLiteral(" ")
                                                                     : QStringLiteral(". ");
        joined += sentence;
    }
    return joined;
}

} // namespace ui
