#include "ui/record_desk.hpp"

#include "app/new_game.hpp"
#include "app/recent_files.hpp"
#include "app/record_file.hpp"
#include "checkers_poker/position_text.hpp"
#include "tabletop/text_error.hpp"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

#include <utility>

namespace ui {

using app::GameController;
using checkers_poker::Match;

namespace {

constexpr int keepAfter = 300; ///< milliseconds of quiet before the game is kept

QString folderOf(const QString& path) {
    if (!path.isEmpty())
        return QFileInfo(path).absolutePath();
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace

RecordDesk::RecordDesk(GameController& controller, app::Settings& settings, app::Autosave& autosave,
                       QString previousPath, QWidget& window)
    : QObject(&window)
    , controller_(controller)
    , settings_(settings)
    , autosave_(autosave)
    , previousPath_(std::move(previousPath))
    , window_(window) {
    keeper_.setSingleShot(true);
    keeper_.setInterval(keepAfter);
    connect(&keeper_, &QTimer::timeout, this, &RecordDesk::keepNow);
    connect(&controller_, &GameController::changed, &keeper_, qOverload<>(&QTimer::start));
}

void RecordDesk::setPath(const QString& path) {
    path_ = path;
    Q_EMIT filesChanged();
}

bool RecordDesk::hasPrevious() const { return QFileInfo::exists(previousPath_); }

bool RecordDesk::isAtStake() const {
    return controller_.isModified() && controller_.place() > 0 && !is_over(controller_.state());
}

bool RecordDesk::mayReplace() {
    return !isAtStake() ||
           maySave(tr("If you do not save it, it can still be had back as the previous game until "
                      "the next one is replaced."));
}

/// Asks whether to save the game, and does. Returns whether to go on.
bool RecordDesk::maySave(const QString& ifNot) {
    QMessageBox box(QMessageBox::Question, tr("Save this game?"),
                    tr("The game on the table is not finished and not saved."),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
    box.setInformativeText(ifNot);
    box.button(QMessageBox::Discard)->setText(tr("&Do not save"));
    box.setDefaultButton(QMessageBox::Save);
    box.setObjectName(QStringLiteral("mayReplace"));
    const int answer = box.exec();
    if (answer == QMessageBox::Save)
        return save();
    return answer == QMessageBox::Discard;
}

void RecordDesk::keepPrevious() {
    if (controller_.place() == 0 || !controller_.isModified())
        return;
    try {
        app::writeRecordFile(previousPath_, controller_.match());
    } catch (const app::FileError& error) {
        Q_EMIT told(error.message());
    }
}

void RecordDesk::startWith(Match match, const QString& path) {
    keepPrevious();
    autosave_.remove();
    path_ = path;
    controller_.start(std::move(match), !path.isEmpty());
    Q_EMIT filesChanged();
}

bool RecordDesk::replace(Match match) {
    if (!mayReplace())
        return false;
    startWith(std::move(match), {});
    return true;
}

void RecordDesk::open() {
    const QString path =
        QFileDialog::getOpenFileName(&window_, tr("Open a record"), folderOf(path_),
                                     tr("Records of Checkers Poker (*.cpk);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

bool RecordDesk::openFile(const QString& path) {
    try {
        Match match = app::readRecordFile(path);
        if (!mayReplace())
            return false;
        startWith(std::move(match), path);
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

void RecordDesk::openPrevious() {
    try {
        Match match = app::readRecordFile(previousPath_);
        if (mayReplace())
            startWith(std::move(match), {});
    } catch (const app::FileError& error) {
        warn(tr("The previous game cannot be read"), error.message());
    }
}

bool RecordDesk::save() { return path_.isEmpty() ? saveAs() : saveTo(path_); }

QString RecordDesk::suggestedName() const {
    QString name;
    for (const auto seat : {checkers_poker::first, checkers_poker::second}) {
        const QString player =
            app::cleanedName(app::displayName(controller_.match(), seat)).left(40);
        name += (name.isEmpty() ? QString() : QStringLiteral(" – ")) + player;
    }
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    return name + QStringLiteral(".cpk");
}

bool RecordDesk::saveAs() {
    const QString start = path_.isEmpty() ? QDir(folderOf({})).filePath(suggestedName()) : path_;
    QFileDialog dialog(&window_, tr("Save the record"), QFileInfo(start).absolutePath(),
                       tr("Records of Checkers Poker (*.cpk)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("cpk"));
    dialog.selectFile(QFileInfo(start).fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return false;
    return saveTo(dialog.selectedFiles().constFirst());
}

bool RecordDesk::saveTo(const QString& path) {
    try {
        app::writeRecordFile(path, controller_.match());
    } catch (const app::FileError& error) {
        warn(tr("The record cannot be saved"), error.message());
        return false;
    }
    path_ = path;
    controller_.markSaved();
    app::rememberFile(settings_, path);
    Q_EMIT filesChanged();
    Q_EMIT told(tr("Saved as %1").arg(QFileInfo(path).fileName()));
    return true;
}

void RecordDesk::copyPosition() {
    QApplication::clipboard()->setText(QString::fromStdString(to_text(controller_.shown())));
    Q_EMIT told(tr("The position is on the clipboard"));
}

void RecordDesk::copyRecord() {
    QApplication::clipboard()->setText(QString::fromStdString(to_text(controller_.match())));
    Q_EMIT told(tr("The record is on the clipboard"));
}

void RecordDesk::paste() {
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        Q_EMIT told(tr("There is no text on the clipboard"));
        return;
    }
    if (text.size() > static_cast<qsizetype>(checkers_poker::largest_record)) {
        warn(tr("This cannot be pasted"),
             tr("The text on the clipboard is larger than any record of a game."));
        return;
    }
    try {
        Match match = app::matchFromText(text);
        if (replace(std::move(match)))
            Q_EMIT told(tr("Pasted from the clipboard"));
    } catch (const tabletop::TextError& error) {
        warn(tr("This cannot be pasted"),
             tr("The text on the clipboard is no position and no record.\n%1")
                 .arg(QString::fromUtf8(error.what())));
    }
}

void RecordDesk::keepNow() {
    if (is_over(controller_.state()) && !controller_.isModified())
        return;
    const QString trouble = autosave_.keep(controller_.match());
    if (!trouble.isEmpty() && trouble != lastTrouble_)
        Q_EMIT told(tr("The game cannot be kept for the next time. %1").arg(trouble));
    lastTrouble_ = trouble;
}

bool RecordDesk::close() {
    keeper_.stop();
    if (is_over(controller_.state())) {
        keepPrevious();
        autosave_.remove();
        return true;
    }
    keepNow();
    return lastTrouble_.isEmpty() || !isAtStake() ||
           maySave(tr("If you do not save it, it is lost: it cannot be kept for the next time. %1")
                       .arg(lastTrouble_));
}

void RecordDesk::warn(const QString& title, const QString& message) {
    auto* box = new QMessageBox(QMessageBox::Warning, title, message, QMessageBox::Ok, &window_);
    box->setObjectName(QStringLiteral("warning"));
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace ui
