#pragma once

#include <QApplication>

namespace ui {

/// The application around the window. Lack of memory costs what was just being done, not the
/// program: that is told, and the game goes on as it was.
class Application : public QApplication {
    Q_OBJECT

public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

Q_SIGNALS:
    /// There was not enough memory for something that somebody did or that came up by itself.
    void ranOutOfMemory();

private:
    void noteLackOfMemory() noexcept;
};

} // namespace ui
