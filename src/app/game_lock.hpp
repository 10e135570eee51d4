#pragma once

#include <QFile>
#include <QString>

#include <chrono>
#include <memory>

#ifndef Q_OS_UNIX
#include <QLockFile>
#endif

namespace app {

/// Holds a kept game for one copy of the program: a file beside the game's, which the system lets
/// one process have at a time and gives back when that ends, however it ends. What stands in the
/// file means nothing.
class GameLock {
public:
    /// Nothing if another copy has it and does not let go within `patience`. Throws FileError where
    /// no lock can be made.
    static std::unique_ptr<GameLock> take(const QString& path, std::chrono::milliseconds patience);

    GameLock(const GameLock&) = delete;
    GameLock& operator=(const GameLock&) = delete;
    /// Lets go, and takes the file away if it is still this one.
    ~GameLock();

    /// Whether its file is still where it was. Somebody may have cleared the folder, and another
    /// copy made a lock of the same name since.
    bool stands() const;

private:
    explicit GameLock(const QString& path);
    bool tryTake();

#ifdef Q_OS_UNIX
    QFile file_;
#else
    QLockFile file_;
#endif
};

} // namespace app
