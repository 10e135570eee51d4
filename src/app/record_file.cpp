#include "app/record_file.hpp"

#include "tabletop/record_text.hpp"
#include "tabletop/text_error.hpp"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>

#include <cstdio>
#include <new>
#include <string>
#include <string_view>

namespace app {

namespace {

constexpr auto largestRecord = static_cast<qint64>(tabletop::largest_record);

struct RecordFileWords {
    Q_DECLARE_TR_FUNCTIONS(app::RecordFile)
};

QString tooLarge() {
    return RecordFileWords::tr("it is larger than any record of a game (the limit is %1 MiB).")
        .arg(largestRecord >> 20);
}

QByteArray readStandardInput(const QString& path) {
    QFile input;
    QByteArray text;
    if (input.open(stdin, QIODevice::ReadOnly)) {
        // A pipe gives what was written to it so far.
        constexpr qint64 piece = 65536;
        for (QByteArray read = input.read(piece); !read.isEmpty() && text.size() <= largestRecord;
             read = input.read(piece))
            text += read;
    }
    if (input.error() != QFileDevice::NoError)
        failFile(path, RecordFileWords::tr("it cannot be read (%1).").arg(input.errorString()));
    if (text.size() > largestRecord)
        failFile(path, tooLarge());
    return text;
}

} // namespace

QByteArray digestOf(QByteArrayView text) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(text);
    return hash.result();
}

QByteArray digestOfFile(const QString& path) {
    try {
        return digestOf(readWhole(path, largestRecord, tooLarge()));
    } catch (const FileError&) {
        return {};
    } catch (const std::bad_alloc&) {
        return {};
    }
}

RecordOnDisk readRecord(const QString& path, const Catalogue& games) {
    try {
        const QByteArray text = path == QLatin1String("-")
                                    ? readStandardInput(path)
                                    : readWhole(path, largestRecord, tooLarge());
        return {
            games.readRecord(std::string_view(text.data(), static_cast<std::size_t>(text.size()))),
            digestOf(text)};
    } catch (const tabletop::TextError& error) {
        failFile(path, QString::fromUtf8(error.what()));
    } catch (const std::bad_alloc&) {
        throw TooLittleMemory(
            aboutFile(path, RecordFileWords::tr("there is not enough memory to open it.")));
    }
}

AnyGame readRecordFile(const QString& path, const Catalogue& games) {
    return readRecord(path, games).game;
}

std::string textForFile(const QString& path, const PlayedGame& game) {
    try {
        std::string text = game.recordText();
        if (text.size() > tabletop::largest_record)
            failFile(path, RecordFileWords::tr("the record has become too large to be read again, "
                                               "and was not written (the limit is %1 MiB).")
                               .arg(largestRecord >> 20));
        return text;
    } catch (const std::bad_alloc&) {
        failFile(path, RecordFileWords::tr("there is not enough memory to write it."));
    }
}

QByteArray writeRecordFile(const QString& path, const PlayedGame& game) {
    const std::string text = textForFile(path, game);
    writeWhole(path, text);
    return digestOf(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
}

} // namespace app
