#include "ui/window/record_desk.hpp"

#include "app/player_names.hpp"
#include "app/recent_files.hpp"
#include "app/record_file.hpp"
#include "app/whole_file.hpp"
#include "tabletop/text_error.hpp"
#include "ui/table/face.hpp"
#include "ui/window/unsaved_games_dialog.hpp"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

#include <new>
#include <utility>

namespace ui {

using app::GameController;

namespace {

/// Of each player in the name that is suggested for a file.
constexpr int mostOfName = 40;

QString folderOf(const QString& path) {
    if (!path.isEmpty())
        return QFileInfo(path).absolutePath();
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace

RecordDesk::RecordDesk(GameController& controller, const Faces& faces, app::Settings& settings,
                       app::GameStore& store, QWidget& window)
    : QObject(&window)
    , controller_(controller)
    , faces_(faces)
    , settings_(settings)
    , store_(store)
    , window_(window) {
    connect(&store_, &app::GameStore::told, this, &RecordDesk::told);
}

/// Asks whether to save the game, and does. Returns whether to go on.
bool RecordDesk::maySave(const QString& ifNot, const QString& goOn) {
    QMessageBox box(QMessageBox::Question, tr("Save this game?"),
                    controller_.situation().isOver()
                        ? tr("The game on the table is not saved.")
                        : tr("The game on the table is not finished and not saved."),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
    box.setInformativeText(ifNot);
    box.setTextFormat(Qt::PlainText);
    box.button(QMessageBox::Discard)->setText(goOn);
    box.setDefaultButton(QMessageBox::Save);
    box.setObjectName(QStringLiteral("mayReplace"));
    const int answer = box.exec();
    if (answer == QMessageBox::Save)
        return save();
    return answer == QMessageBox::Discard;
}

/// Puts away the game on the table, unless the player would rather keep it there.
bool RecordDesk::clearTable() {
    const bool asks = store_.isUnsaved() && !controller_.situation().isOver();
    if (asks &&
        !maySave(tr("If you do not save it, it waits among the unsaved games."), tr("&Put aside")))
        return false;
    const QString trouble = store_.putAside();
    return trouble.isEmpty() ||
           maySave(tr("If you do not save it, it is lost: it cannot be put aside. %1").arg(trouble),
                   tr("&Lose it"));
}

bool RecordDesk::startWith(app::AnyGame game, std::optional<app::SavedFile> file) {
    if (!clearTable())
        return false;
    store_.start(std::move(game), std::move(file));
    Q_EMIT filesChanged();
    return true;
}

bool RecordDesk::replace(app::AnyGame game) { return startWith(std::move(game), std::nullopt); }

void RecordDesk::open() {
    const QString chosen =
        QFileDialog::getOpenFileName(&window_, tr("Open a record"), folderOf(path()),
                                     tr("Records of games (*.cpk);;All files (*)"));
    if (!chosen.isEmpty())
        openFile(chosen);
}

bool RecordDesk::openFile(const QString& path) {
    try {
        app::RecordOnDisk record = app::readRecord(path, store_.kept().catalogue());
        const QString whole = QFileInfo(path).absoluteFilePath();
        if (!startWith(std::move(record.game), app::SavedFile{whole, record.digest, {}}))
            return false;
        app::rememberFile(settings_, path);
        Q_EMIT filesChanged();
        return true;
    } catch (const app::FileError& error) {
        if (!QFileInfo::exists(path))
            app::forgetFile(settings_, path);
        Q_EMIT filesChanged();
        tellUnreadable(error.message());
        return false;
    }
}

void RecordDesk::tellUnreadable(const QString& reason) {
    warn(tr("The record cannot be opened"), reason);
}

void RecordDesk::openUnsaved() {
    UnsavedGamesDialog dialog(store_.kept(), faces_, &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    try {
        app::HeldGame held = store_.kept().hold(dialog.chosen());
        if (!clearTable())
            return;
        store_.take(std::move(held));
        Q_EMIT filesChanged();
    } catch (const app::FileError& error) {
        warn(tr("The game cannot be opened"), error.message());
    }
}

bool RecordDesk::save() {
    if (path().isEmpty())
        return saveAs();
    if (store_.fileState() == app::GameStore::FileState::asItWas)
        return saveTo(path());
    QMessageBox box(QMessageBox::Question, tr("Save over it?"),
                    store_.fileState() == app::GameStore::FileState::gone
                        ? tr("%1 is no longer there.").arg(QFileInfo(path()).fileName())
                        : tr("%1 was changed by another program since it was opened or saved here.")
                              .arg(QFileInfo(path()).fileName()),
                    QMessageBox::NoButton, &window_);
    box.setTextFormat(Qt::PlainText);
    box.setObjectName(QStringLiteral("saveOver"));
    QPushButton* elsewhere = box.addButton(tr("Save &elsewhere…"), QMessageBox::AcceptRole);
    const QPushButton* there = box.addButton(tr("Save &there"), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel); // were it the first, Tab would not come to it
    box.setDefaultButton(elsewhere);
    box.exec();
    if (box.clickedButton() == elsewhere)
        return saveAs();
    return box.clickedButton() == there && saveTo(path());
}

QString RecordDesk::suggestedName() const {
    QString name;
    const app::PlayedGame& game = controller_.game();
    const Players players = playersOf(game, faces_.of(game));
    for (std::size_t i = 0; i < game.seats(); ++i) {
        const QString player =
            app::cleanedName(nameInFull(players, tabletop::seat_at(i))).left(mostOfName);
        name += (name.isEmpty() ? QString() : QStringLiteral(" – ")) + player;
    }
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    return name + QStringLiteral(".cpk");
}

bool RecordDesk::saveAs() {
    const QString start = path().isEmpty() ? QDir(folderOf({})).filePath(suggestedName()) : path();
    QFileDialog dialog(&window_, tr("Save the record"), QFileInfo(start).absolutePath(),
                       tr("Records of games (*.cpk)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("cpk"));
    dialog.selectFile(QFileInfo(start).fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return false;
    return saveTo(dialog.selectedFiles().constFirst());
}

bool RecordDesk::saveTo(const QString& path) {
    try {
        store_.save(path);
    } catch (const app::FileError& error) {
        warn(tr("The record cannot be saved"),
             error.message() + QLatin1Char('\n') +
                 tr("The game is not saved. Make room for it, or save it under another name or in "
                    "another folder."));
        return false;
    }
    app::rememberFile(settings_, path);
    Q_EMIT filesChanged();
    Q_EMIT told(tr("Saved as %1").arg(QFileInfo(path).fileName()));
    return true;
}

void RecordDesk::copyPosition() {
    QApplication::clipboard()->setText(
        QString::fromStdString(controller_.game().position(controller_.shownPlace())));
    Q_EMIT told(tr("The position is on the clipboard"));
}

void RecordDesk::copyRecord() {
    QApplication::clipboard()->setText(QString::fromStdString(controller_.game().recordText()));
    Q_EMIT told(tr("The record is on the clipboard"));
}

void RecordDesk::paste() {
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        Q_EMIT told(tr("There is no text on the clipboard"));
        return;
    }
    if (openText(text, tr("This cannot be pasted"), tr("The text on the clipboard")))
        Q_EMIT told(tr("Pasted from the clipboard"));
}

void RecordDesk::openDropped(const QString& text) {
    if (openText(text, tr("This cannot be opened"), tr("The text that was dropped")))
        Q_EMIT told(tr("Opened the text that was dropped"));
}

bool RecordDesk::openText(const QString& text, const QString& title, const QString& words) {
    if (text.size() > static_cast<qsizetype>(tabletop::largest_record)) {
        warn(title, tr("%1 is larger than any record of a game.").arg(words));
        return false;
    }
    try {
        return replace(store_.kept().catalogue().readRecordOrPosition(text.toStdString()));
    } catch (const tabletop::TextError& error) {
        warn(
            title,
            tr("%1 is no position and no record.\n%2").arg(words, QString::fromUtf8(error.what())));
    } catch (const std::bad_alloc&) {
        warn(title, tr("There is not enough memory for it."));
    }
    return false;
}

bool RecordDesk::close() { return mayEnd(store_.end()); }

bool RecordDesk::mayEnd(const QString& trouble) {
    return trouble.isEmpty() || !store_.isUnsaved() ||
           maySave(tr("If you do not save it, it is lost: it cannot be kept for the next time. %1")
                       .arg(trouble),
                   tr("&Lose it"));
}

void RecordDesk::warn(const QString& title, const QString& message) {
    auto* box = new QMessageBox(QMessageBox::Warning, title, message, QMessageBox::Ok, &window_);
    box->setObjectName(QStringLiteral("warning"));
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace ui
