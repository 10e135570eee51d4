#include "app/game_lock.hpp"

#include "app/whole_file.hpp"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QThread>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace app {

namespace {

struct GameLockWords {
    Q_DECLARE_TR_FUNCTIONS(app::GameLock)
};

[[noreturn]] void failLock(const QString& path) {
    failFile(path, GameLockWords::tr("no lock for the game can be made here."));
}

} // namespace

std::unique_ptr<GameLock> GameLock::take(const QString& path, std::chrono::milliseconds patience) {
    constexpr unsigned long pause = 5; // milliseconds
    const QDeadlineTimer end(patience);
    refuseWhatIsNoFile(path);
    std::unique_ptr<GameLock> lock(new GameLock(path));
    while (!lock->tryTake()) {
        if (end.hasExpired())
            return nullptr;
        QThread::msleep(pause);
    }
    return lock;
}

#ifdef Q_OS_UNIX

GameLock::GameLock(const QString& path)
    : file_(path) {}

GameLock::~GameLock() {
    if (stands())
        ::unlink(QFile::encodeName(file_.fileName()).constData()); // while it is held
}

/// A file that its holder takes away between the opening and the locking is none to hold.
bool GameLock::tryTake() {
    do {
        file_.close();
        if (!file_.open(QIODevice::ReadWrite))
            failLock(file_.fileName());
        if (::flock(file_.handle(), LOCK_EX | LOCK_NB) != 0) {
            const bool isTaken = errno == EWOULDBLOCK;
            file_.close();
            if (!isTaken)
                failLock(file_.fileName());
            return false;
        }
    } while (!stands());
    return true;
}

bool GameLock::stands() const {
    struct stat held {};
    struct stat found {};
    return file_.isOpen() && ::fstat(file_.handle(), &held) == 0 &&
           ::stat(QFile::encodeName(file_.fileName()).constData(), &found) == 0 &&
           held.st_dev == found.st_dev && held.st_ino == found.st_ino;
}

#else

// What is open can be neither removed nor replaced on other systems.

GameLock::GameLock(const QString& path)
    : file_(path) {
    file_.setStaleLockTime(0);
}

GameLock::~GameLock() = default;

bool GameLock::tryTake() {
    if (!file_.tryLock(0) && file_.error() != QLockFile::LockFailedError)
        failLock(file_.fileName());
    return file_.isLocked();
}

bool GameLock::stands() const { return true; }

#endif

} // namespace app
