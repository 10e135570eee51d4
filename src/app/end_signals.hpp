#pragma once

#include <QObject>

#include <memory>

class QSocketNotifier;

namespace app {

/// Turns the system's ways to end a program – SIGTERM, SIGHUP, SIGINT – into one of the program's
/// own events, so that they are an ordinary end. One stands at a time. A signal that the program
/// was started to ignore (nohup) stays ignored. Does nothing where there are no such signals.
///
/// Also tells of an end that nobody asked for: when the display or the desktop's session manager is
/// gone, Qt and the libraries below it call exit().
class EndSignals : public QObject {
    Q_OBJECT

public:
    explicit EndSignals(QObject* parent = nullptr);
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;
    ~EndSignals() override;

Q_SIGNALS:
    /// The program is to end. Told in the event loop, also in that of a dialog.
    void endAsked();
    /// exit() was called. Whatever is to be kept is kept now, without a window or an event.
    void exiting();

private:
    static void noteExit();
    void watchExit();
    void receive();

    int readEnd_ = -1;
    int writeEnd_ = -1;
    std::unique_ptr<QSocketNotifier> notifier_;
};

} // namespace app
