#include "app/kept_note.hpp"

#include "app/whole_file.hpp"

#include <QJsonDocument>
#include <QJsonObject>

#include <string_view>

namespace app {

namespace {

const auto asideKey = QStringLiteral("aside");
const auto finishedKey = QStringLiteral("finished");
const auto fileKey = QStringLiteral("file");
const auto digestKey = QStringLiteral("digest");
const auto recordKey = QStringLiteral("record");

constexpr qint64 largestNote = 1 << 16;

QByteArray bytesOf(const QJsonValue& value) {
    return QByteArray::fromHex(value.toString().toLatin1());
}

QString hexOf(const QByteArray& bytes) { return QString::fromLatin1(bytes.toHex()); }

} // namespace

KeptNote readNote(const QString& path, const KeptNote& usual) {
    QJsonObject object;
    try {
        object = QJsonDocument::fromJson(readWhole(path, largestNote, QString())).object();
    } catch (const FileError&) {
        return usual;
    }
    KeptNote note;
    note.isAside = object[asideKey].toBool(usual.isAside);
    note.isFinished = object[finishedKey].toBool(usual.isFinished);
    if (const QString file = object[fileKey].toString(); !file.isEmpty())
        note.file = SavedFile{file, bytesOf(object[digestKey]), bytesOf(object[recordKey])};
    return note;
}

void writeNote(const QString& path, const KeptNote& note) {
    QJsonObject object{{asideKey, note.isAside}, {finishedKey, note.isFinished}};
    if (note.file) {
        object[fileKey] = note.file->path;
        object[digestKey] = hexOf(note.file->digest);
        object[recordKey] = hexOf(note.file->record);
    }
    const QByteArray text = QJsonDocument(object).toJson();
    writeWhole(path, std::string_view(text.data(), static_cast<std::size_t>(text.size())));
}

} // namespace app
