#include "app/autosave.hpp"

#include "app/record_file.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace app {

namespace {

struct AutosaveWords {
    Q_DECLARE_TR_FUNCTIONS(app::Autosave)
};

constexpr int mostCopies = 9;

} // namespace

Autosave::Autosave(const std::function<QString(int)>& pathOf)
    : folder_(QFileInfo(pathOf(1)).absolutePath()) {
    for (int copy = 1; copy <= mostCopies; ++copy) {
        const QString path = pathOf(copy);
        QDir().mkpath(QFileInfo(path).absolutePath());
        auto lock = std::make_unique<QLockFile>(path + QStringLiteral(".lock"));
        if (lock->tryLock()) {
            path_ = path;
            lock_ = std::move(lock);
            return;
        }
    }
}

std::optional<checkers_poker::Match> Autosave::restore(QString& trouble) {
    if (path_.isEmpty() || !QFileInfo::exists(path_))
        return std::nullopt;
    try {
        return readRecordFile(path_);
    } catch (const FileError& error) {
        const QString aside = path_ + QStringLiteral(".bad");
        QFile::remove(aside);
        QFile::rename(path_, aside);
        trouble = AutosaveWords::tr(
                      "The game kept from last time could not be read. It was moved to %1. ")
                      .arg(QDir::toNativeSeparators(aside)) +
                  error.message();
        return std::nullopt;
    }
}

QString Autosave::keep(const checkers_poker::Match& match) {
    const bool worthKeeping = match.history.place() > 0 || !match.deal;
    if (!worthKeeping)
        return {};
    if (path_.isEmpty())
        return AutosaveWords::tr("No file for it can be made in %1.")
            .arg(QDir::toNativeSeparators(folder_));
    try {
        writeRecordFile(path_, match);
        return {};
    } catch (const FileError& error) {
        return error.message();
    }
}

void Autosave::remove() {
    if (!path_.isEmpty())
        QFile::remove(path_);
}

} // namespace app
