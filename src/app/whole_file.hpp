#pragma once

#include <QByteArray>
#include <QString>

#include <stdexcept>
#include <string_view>

namespace app {

/// Why a file could not be read or written, as a sentence for a person.
class FileError : public std::runtime_error {
public:
    explicit FileError(const QString& message)
        : std::runtime_error(message.toStdString()) {}
    QString message() const { return QString::fromUtf8(what()); }
};

/// A reason with the file that it is about: `“path”: reason`. `-` is standard input.
QString aboutFile(const QString& path, const QString& reason);
/// Throws a FileError that says so.
[[noreturn]] void failFile(const QString& path, const QString& reason);

/// Refuses a folder, a pipe or a device, without opening it: that could wait for ever. What is not
/// there is no obstacle. Throws FileError.
void refuseWhatIsNoFile(const QString& path);

/// Refuses a file that shows without trying that it cannot be written: it is write-protected, or no
/// file can be made in its folder. Throws FileError.
void refuseUnwritable(const QString& path);

/// Reads a file, `most` bytes at most: what is larger is refused with `tooLarge` as the reason.
/// Throws FileError.
QByteArray readWhole(const QString& path, qint64 most, const QString& tooLarge);

/// Writes a file, whole or not at all; every file that the program writes goes through here. The
/// text is safely on the disk, in a file of its own in the same folder, before that takes the place
/// of what stood there. Until then, and on any failure, the old file stays whole. Its permissions
/// are kept, a link is followed to the file that it names, a write-protected file is refused, and a
/// missing folder is made. What copies that were killed while they wrote have left there goes.
/// Throws FileError.
void writeWhole(const QString& path, std::string_view text);

} // namespace app
