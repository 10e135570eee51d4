#include "ui/widgets/announcer.hpp"

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
class NoticeAccessible : public QAccessibleWidget {
public:
    explicit NoticeAccessible(Notice& notice)
        : QAccessibleWidget(&notice, QAccessible::Notification) {}

    /// It belongs to no part of a window: those would be read out along with it.
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(qApp);
    }
    QString text(QAccessible::Text which) const override {
        return which == QAccessible::Name ? static_cast<Notice*>(object())->sentence()
                                          : QAccessibleWidget::text(which);
    }
};

QAccessibleInterface* makeNoticeAccessible(const QString& className, QObject* object) {
    if (className != QLatin1String(Notice::staticMetaObject.className()))
        return nullptr;
    auto* notice = qobject_cast<Notice*>(object);
    return notice != nullptr ? new NoticeAccessible(*notice) : nullptr;
}

} // namespace

Notice::Notice(QWidget* parent)
    : QWidget(parent) {
    QAccessible::installFactory(makeNoticeAccessible);
}

Announcer::Announcer(QWidget* parent)
    : QWidget(parent) {
    for (Notice*& notice : notices_)
        notice = new Notice(this);
    // Shown, they would be spoken whenever the window is shown again.
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
    const QString sentence = joinedSentences(std::exchange(waiting_, {}));
    Notice* notice = notices_[next_++ % notices_.size()];
    notice->setSentence(sentence);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(notice, sentence);
#else
    QAccessibleEvent event(notice, QAccessible::ObjectShow);
#endif
    QAccessible::updateAccessibility(&event);
    Q_EMIT said(sentence);
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
