#include "app/record_file.hpp"

#include "checkers_poker/position_text.hpp"
#include "tabletop/text_error.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cstdio>
#include <string>
#include <string_view>

namespace app {

namespace {

constexpr auto largestRecord = static_cast<qint64>(checkers_poker::largest_record);

struct RecordFileWords {
    Q_DECLARE_TR_FUNCTIONS(app::RecordFile)
};

QString shown(const QString& path) {
    if (path == QLatin1String("-"))
        return RecordFileWords::tr("Standard input");
    return QStringLiteral("“%1”").arg(QDir::toNativeSeparators(path));
}

[[noreturn]] void fail(const QString& path, const QString& reason) {
    // Put together by hand: QString::arg would read a "%1" in the path.
    throw FileError(shown(path) + QStringLiteral(": ") + reason);
}

void refuseWhatIsNoFile(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists())
        return;
    if (info.isDir())
        fail(path, RecordFileWords::tr("this is a folder, not a record."));
    if (!info.isFile())
        fail(path, RecordFileWords::tr("this is a pipe or a device, not a record."));
}

QByteArray readAll(const QString& path) {
    QFile file(path);
    const bool fromStandardInput = path == QLatin1String("-");
    if (!fromStandardInput) {
        refuseWhatIsNoFile(path);
        if (!QFileInfo::exists(path))
            fail(path, RecordFileWords::tr("there is no such file."));
    }
    const bool open =
        fromStandardInput ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!open)
        fail(path, RecordFileWords::tr("it cannot be read (%1).").arg(file.errorString()));
    QByteArray text = file.read(largestRecord + 1);
    if (file.error() != QFileDevice::NoError)
        fail(path, RecordFileWords::tr("it cannot be read (%1).").arg(file.errorString()));
    if (text.size() > largestRecord)
        fail(path,
             RecordFileWords::tr("it is larger than any record of a game (the limit is %1 MiB).")
                 .arg(largestRecord >> 20));
    return text;
}

} // namespace

checkers_poker::Match readRecordFile(const QString& path) {
    const QByteArray text = readAll(path);
    try {
        return checkers_poker::read_record(
            std::string_view(text.data(), static_cast<std::size_t>(text.size())));
    } catch (const tabletop::TextError& error) {
        fail(path, QString::fromUtf8(error.what()));
    }
}

void writeRecordFile(const QString& path, const checkers_poker::Match& match) {
    refuseWhatIsNoFile(path);
    QDir().mkpath(QFileInfo(path).absolutePath());
    QSaveFile file(path);
    const std::string text = checkers_poker::to_text(match);
    const bool written = file.open(QIODevice::WriteOnly) &&
                         file.write(text.data(), static_cast<qint64>(text.size())) ==
                             static_cast<qint64>(text.size()) &&
                         file.commit();
    if (!written)
        fail(path, RecordFileWords::tr("it cannot be written (%1).").arg(file.errorString()));
}

checkers_poker::Match matchFromText(const QString& text) {
    const std::string utf8 = text.toStdString();
    const std::size_t start = utf8.find_first_not_of(" \t\r\n");
    if (start != std::string::npos && utf8[start] != '[' && utf8[start] != '{')
        return checkers_poker::Match(checkers_poker::read_position(utf8));
    return checkers_poker::read_record(utf8);
}

} // namespace app
