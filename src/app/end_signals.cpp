#include "app/end_signals.hpp"

#include <QSocketNotifier>

#include <atomic>
#include <cstdlib>

#ifdef Q_OS_UNIX
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace app {

namespace {

/// What exit() calls is given nothing, so whom it is to tell stands here.
std::atomic<EndSignals*> toTellOfExit{nullptr};

} // namespace

void EndSignals::noteExit() {
    if (EndSignals* const signals = toTellOfExit.exchange(nullptr))
        Q_EMIT signals->exiting();
}

void EndSignals::watchExit() {
    toTellOfExit = this;
    [[maybe_unused]] static const int registered = std::atexit(noteExit);
}

#ifdef Q_OS_UNIX

namespace {

constexpr std::array endingSignals{SIGTERM, SIGHUP, SIGINT};

// A signal's handler is given nothing but the signal, so where it is to write stands here.
std::atomic<int> signalPipe{-1};
static_assert(std::atomic<int>::is_always_lock_free);

void passOn(int /*signal*/) {
    const int before = errno;
    const char byte = 0;
    // A pipe that is full has woken the program already.
    [[maybe_unused]] const auto written = ::write(signalPipe.load(), &byte, 1);
    errno = before;
}

void handleUnlessIgnored(int signal) {
    struct sigaction action {};
    if (::sigaction(signal, nullptr, &action) != 0 || action.sa_handler == SIG_IGN)
        return;
    action = {};
    action.sa_handler = passOn;
    action.sa_flags = SA_RESTART;
    ::sigaction(signal, &action, nullptr);
}

void handleAsUsual(int signal) {
    struct sigaction action {};
    if (::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == passOn)
        std::signal(signal, SIG_DFL);
}

} // namespace

EndSignals::EndSignals(QObject* parent)
    : QObject(parent) {
    watchExit();
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0)
        return;
    readEnd_ = ends[0];
    writeEnd_ = ends[1];
    for (const int end : ends) {
        ::fcntl(end, F_SETFL, O_NONBLOCK);
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
    }
    notifier_ = std::make_unique<QSocketNotifier>(readEnd_, QSocketNotifier::Read);
    connect(notifier_.get(), &QSocketNotifier::activated, this, &EndSignals::receive);
    signalPipe = writeEnd_;
    for (const int signal : endingSignals)
        handleUnlessIgnored(signal);
}

EndSignals::~EndSignals() {
    toTellOfExit = nullptr;
    for (const int signal : endingSignals)
        handleAsUsual(signal);
    notifier_.reset();
    signalPipe = -1;
    for (const int end : {readEnd_, writeEnd_})
        if (end >= 0)
            ::close(end);
}

void EndSignals::receive() {
    std::array<char, 16> bytes{};
    while (::read(readEnd_, bytes.data(), bytes.size()) > 0)
        ;
    Q_EMIT endAsked();
}

#else

EndSignals::EndSignals(QObject* parent)
    : QObject(parent) {
    watchExit();
}
EndSignals::~EndSignals() { toTellOfExit = nullptr; }
void EndSignals::receive() {}

#endif

} // namespace app
