#pragma once

#include "app/catalogue.hpp"
#include "app/whole_file.hpp"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <string>

namespace app {

/// A record that may be as good as any, but for which there is no room now.
class TooLittleMemory : public FileError {
    using FileError::FileError;
};

/// A game as it was read, and what stood in its file then.
struct RecordOnDisk {
    AnyGame game;
    QByteArray digest;
};

/// A number for a text: two texts of the same digest are the same.
QByteArray digestOf(QByteArrayView text);
/// Empty when the file cannot be read.
QByteArray digestOfFile(const QString& path);

/// Reads a record. `-` is standard input. Folders, devices, pipes and what is too large are refused
/// without being read. Throws FileError (TooLittleMemory among them); what is wrong inside a file
/// is told with line and column.
RecordOnDisk readRecord(const QString& path, const Catalogue& games);
AnyGame readRecordFile(const QString& path, const Catalogue& games);

/// The text of a record that is to be written to a file. Throws FileError about that file where
/// memory is too short, and for a record that readRecord() would refuse as too large.
std::string textForFile(const QString& path, const PlayedGame& game);

/// Writes a record with writeWhole() and returns the digest of what stands in the file now. Throws
/// FileError.
QByteArray writeRecordFile(const QString& path, const PlayedGame& game);

} // namespace app
