#include "ui/window/record_drop.hpp"

#include "ui/window/record_desk.hpp"

#include <QDropEvent>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWidget>

namespace ui {

namespace {

/// The one file of this computer that is dropped; empty without one.
QString fileIn(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 ? urls.constFirst().toLocalFile() : QString();
}

bool canBeTaken(const QMimeData& data) {
    return data.hasUrls() ? !fileIn(data).isEmpty() : data.hasText();
}

} // namespace

RecordDrop::RecordDrop(RecordDesk& records, QWidget& window)
    : QObject(&window)
    , records_(records) {
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

bool RecordDrop::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto& drop = *static_cast<QDropEvent*>(event); // a drag that enters is one too
    if (!canBeTaken(*drop.mimeData())) {
        drop.ignore();
        return true;
    }
    // Whoever gave it away keeps it.
    drop.setDropAction(Qt::CopyAction);
    drop.accept();
    if (event->type() == QEvent::Drop)
        take(*drop.mimeData());
    return true;
}

/// Later, for the program that it comes from waits until the drop is over, and there may be
/// questions first.
void RecordDrop::take(const QMimeData& data) {
    const QString file = fileIn(data);
    const QString text = data.text();
    QTimer::singleShot(0, this, [this, file, text] {
        if (!file.isEmpty())
            records_.openFile(file);
        else
            records_.openDropped(text);
    });
}

} // namespace ui
