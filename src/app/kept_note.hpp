#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace app {

/// The file that a game was opened from or saved to.
struct SavedFile {
    QString path;
    QByteArray digest; ///< of what stood in it when it was last read or written
    QByteArray record; ///< digest of the game's record as it was then
    friend bool operator==(const SavedFile&, const SavedFile&) = default;
};

/// What is to be known about a kept game besides its record. It stands in a file beside that.
struct KeptNote {
    bool isAside = false;    ///< another game took its place on the table
    bool isFinished = false; ///< it came to its end there
    std::optional<SavedFile> file;
    friend bool operator==(const KeptNote&, const KeptNote&) = default;
};

/// Reads a note; what is missing or cannot be read is as in `usual`.
KeptNote readNote(const QString& path, const KeptNote& usual);
/// Throws FileError.
void writeNote(const QString& path, const KeptNote& note);

} // namespace app
