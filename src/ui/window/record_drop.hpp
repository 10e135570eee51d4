#pragma once

#include <QObject>

class QMimeData;
class QWidget;

namespace ui {

class RecordDesk;

/// Lets a window be dropped on: a file is opened as by Open, a text is read as by Paste, with the
/// same questions and errors. What is neither, or several files at once, is not taken.
class RecordDrop : public QObject {
    Q_OBJECT

public:
    RecordDrop(RecordDesk& records, QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void take(const QMimeData& data);

    RecordDesk& records_;
};

} // namespace ui
