#include "app/whole_file.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <cerrno>
#include <filesystem>
#include <system_error>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace app {

namespace {

struct WholeFileWords {
    Q_DECLARE_TR_FUNCTIONS(app::WholeFile)
};

// Told from the file, not for whoever asks: an administrator may write everywhere, but a file that
// nobody may write to is meant to stay.
constexpr QFileDevice::Permissions anyWriter =
    QFileDevice::WriteOwner | QFileDevice::WriteGroup | QFileDevice::WriteOther;

[[noreturn]] void failWriting(const QString& path, const QString& reason) {
    failFile(path, WholeFileWords::tr("it cannot be written (%1).").arg(reason));
}

QString draftName(const QString& number) {
    return QStringLiteral(".checkers-poker-%1.tmp").arg(number);
}

/// The file that a chain of links ends at, whether it exists or not.
QString behindLinks(const QString& path) {
    QString target = QFileInfo(path).absoluteFilePath();
    constexpr int mostLinks = 40; // as many as Linux follows
    for (int links = 0; QFileInfo(target).isSymLink(); ++links) {
        if (links == mostLinks)
            failWriting(path, WholeFileWords::tr("its links go round in a circle"));
        target = QFileInfo(target).symLinkTarget();
    }
    return target;
}

/// Keeps others from taking a draft for one that was left behind, as long as it is open. Where the
/// file system knows no such locks, nobody can take one.
void holdDraft([[maybe_unused]] const QFile& draft) {
#ifdef Q_OS_UNIX
    ::flock(draft.handle(), LOCK_EX);
#endif
}

/// Whether a draft was taken away between its making and its being held.
bool isGone([[maybe_unused]] const QFile& draft) {
#ifdef Q_OS_UNIX
    struct stat status {};
    return ::fstat(draft.handle(), &status) == 0 && status.st_nlink == 0;
#else
    return false;
#endif
}

/// Removes the drafts of copies that ended in the middle of writing.
void clearDrafts([[maybe_unused]] const QString& folder) {
#ifdef Q_OS_UNIX
    const QDir::Filters files = QDir::Files | QDir::Hidden | QDir::NoSymLinks;
    for (const QString& name : QDir(folder).entryList({draftName(QStringLiteral("*"))}, files)) {
        QFile draft(folder + QLatin1Char('/') + name);
        if (draft.open(QIODevice::ReadOnly) && ::flock(draft.handle(), LOCK_EX | LOCK_NB) == 0)
            ::unlink(QFile::encodeName(draft.fileName()).constData()); // while it is held
    }
#endif
}

/// The new text until it takes its place; gone if it never does.
class Draft {
public:
    explicit Draft(const QString& folder) {
        for (int attempt = 0; attempt < 10 && !file_.isOpen(); ++attempt) {
            const quint64 number = QRandomGenerator::global()->generate64();
            file_.setFileName(folder + QLatin1Char('/') + draftName(QString::number(number)));
            // Unbuffered: what a write could not put down is told by that write.
            if (!file_.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered))
                continue;
            holdDraft(file_);
            if (isGone(file_))
                file_.close();
        }
        made_ = file_.isOpen();
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;
    ~Draft() {
        file_.close();
        if (made_)
            file_.remove();
    }

    /// Writes the text and sees to it that the disk has it.
    bool write(std::string_view text) {
        const auto size = static_cast<qint64>(text.size());
        return made_ && file_.write(text.data(), size) == size && file_.flush() && reachDisk() &&
               QFileInfo(file_.fileName()).size() == size;
    }
    bool setPermissions(QFileDevice::Permissions permissions) {
        return !made_ || file_.permissions() == permissions || file_.setPermissions(permissions);
    }
    bool takePlaceOf(const QString& path) {
#ifndef Q_OS_UNIX
        file_.close(); // elsewhere nothing that is open can be renamed
#endif
        std::error_code code;
        std::filesystem::rename(file_.fileName().toStdU16String(), path.toStdU16String(), code);
        made_ = static_cast<bool>(code);
        systemTrouble_ = QString::fromStdString(code ? code.message() : std::string());
        return !code;
    }
    QString trouble() const {
        return systemTrouble_.isEmpty() ? file_.errorString() : systemTrouble_;
    }

private:
    bool reachDisk() {
#ifdef Q_OS_UNIX
        if (::fsync(file_.handle()) != 0) {
            systemTrouble_ = qt_error_string(errno);
            return false;
        }
#endif
        return true;
    }

    QFile file_;
    bool made_ = false;
    QString systemTrouble_;
};

/// Lets a renaming survive a power cut, where the file system can do that for a folder.
void flushFolder(const QString& folder) {
#ifdef Q_OS_UNIX
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return;
    ::fsync(handle);
    ::close(handle);
#else
    Q_UNUSED(folder)
#endif
}

} // namespace

QString aboutFile(const QString& path, const QString& reason) {
    const QString shown = path == QLatin1String("-")
                              ? WholeFileWords::tr("Standard input")
                              : QStringLiteral("“%1”").arg(QDir::toNativeSeparators(path));
    // Put together by hand: QString::arg would read a "%1" in the path.
    return shown + QStringLiteral(": ") + reason;
}

void failFile(const QString& path, const QString& reason) {
    throw FileError(aboutFile(path, reason));
}

void refuseWhatIsNoFile(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists())
        return;
    if (info.isDir())
        failFile(path, WholeFileWords::tr("this is a folder, not a file."));
    if (!info.isFile())
        failFile(path, WholeFileWords::tr("this is a pipe or a device, not a file."));
}

void refuseUnwritable(const QString& path) {
    const QFileInfo file(behindLinks(path));
    QFileInfo folder(file.absolutePath());
    while (!folder.exists() && !folder.isRoot())
        folder.setFile(folder.absolutePath());
    if (file.exists() && (!file.isWritable() || !(file.permissions() & anyWriter)))
        failWriting(path, WholeFileWords::tr("it is write-protected"));
    if (folder.exists() && !folder.isDir())
        failWriting(
            path,
            WholeFileWords::tr("%1 is no folder").arg(QDir::toNativeSeparators(folder.filePath())));
    if (folder.isDir() && !folder.isWritable())
        failWriting(path, WholeFileWords::tr("its folder is write-protected"));
}

QByteArray readWhole(const QString& path, qint64 most, const QString& tooLarge) {
    refuseWhatIsNoFile(path);
    QFile file(path);
    if (!file.exists())
        failFile(path, WholeFileWords::tr("there is no such file."));
    QByteArray text;
    if (file.open(QIODevice::ReadOnly))
        text = file.read(most + 1);
    if (file.error() != QFileDevice::NoError)
        failFile(path, WholeFileWords::tr("it cannot be read (%1).").arg(file.errorString()));
    if (text.size() > most)
        failFile(path, tooLarge);
    return text;
}

void writeWhole(const QString& path, std::string_view text) {
    refuseWhatIsNoFile(path);
    refuseUnwritable(path);
    const QString target = behindLinks(path);
    const QFileInfo before(target);
    QDir().mkpath(before.absolutePath());
    clearDrafts(before.absolutePath());
    Draft draft(before.absolutePath());
    const bool alike = !before.exists() || draft.setPermissions(before.permissions());
    if (!alike || !draft.write(text) || !draft.takePlaceOf(target))
        failWriting(path, draft.trouble());
    flushFolder(before.absolutePath());
}

} // namespace app
