#pragma once

#include "checkers_poker/record.hpp"

#include <QByteArray>
#include <QString>

#include <stdexcept>

namespace app {

/// Why a file could not be read or written, as a sentence for a person.
class FileError : public std::runtime_error {
public:
    explicit FileError(const QString& message)
        : std::runtime_error(message.toStdString()) {}
    QString message() const { return QString::fromUtf8(what()); }
};

/// Reads a record. `-` is standard input. Folders, devices, pipes and what is too large are refused
/// without being read. Throws FileError; what is wrong inside a file is told with line and column.
checkers_poker::Match readRecordFile(const QString& path);

/// Writes a record, whole or not at all: what stood in the file before stays until the new text is
/// safely on the disk. Makes the folder if it is missing. Throws FileError.
void writeRecordFile(const QString& path, const checkers_poker::Match& match);

/// Reads what was copied by this or another program: a record, or a position string alone.
/// Throws tabletop::TextError.
checkers_poker::Match matchFromText(const QString& text);

} // namespace app
