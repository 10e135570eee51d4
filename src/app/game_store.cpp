#include "app/game_store.hpp"

#include "app/record_file.hpp"
#include "app/whole_file.hpp"

#include <QFileInfo>

#include <chrono>
#include <new>
#include <string>
#include <utility>

namespace app {

namespace {

using namespace std::chrono_literals;

constexpr auto keepAfter = 300ms; ///< counted from the first act that is not kept
constexpr auto retryKeepingAfter = 5s;

/// Empty where memory is too short for the record.
QByteArray digestOfRecord(const PlayedGame& game) {
    try {
        const std::string text = game.recordText();
        return digestOf(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    } catch (const std::bad_alloc&) {
        return {};
    }
}

} // namespace

GameStore::GameStore(GameController& controller, KeptGames kept, std::optional<SavedFile> file)
    : controller_(controller)
    , kept_(std::move(kept))
    , file_(std::move(file)) {
    settleFile();
    keeper_.setSingleShot(true);
    connect(&keeper_, &QTimer::timeout, this, &GameStore::keepNow);
    connect(&controller_, &GameController::acted, this, [this] { hasNewActs_ = true; });
    connect(&controller_, &GameController::started, this, &GameStore::noteStart);
    connect(&controller_, &GameController::changed, this, &GameStore::noteChange);
    noteChange();
}

/// Whether the game stands in its file as it is; what is doubtful counts as unsaved.
void GameStore::settleFile() {
    if (file_ && kept_.isInside(file_->path))
        file_.reset();
    if (!file_)
        return;
    const QByteArray record = digestOfRecord(controller_.game());
    if (file_->record.isEmpty())
        file_->record = record;
    if (!record.isEmpty() && file_->record == record && fileState() == FileState::asItWas)
        controller_.markSaved();
}

GameStore::FileState GameStore::fileState() const {
    if (!file_ || digestOfFile(file_->path) == file_->digest)
        return FileState::asItWas;
    return QFileInfo::exists(file_->path) ? FileState::changed : FileState::gone;
}

bool GameStore::isUnsaved() const {
    return controller_.isModified() && controller_.game().size() > 0;
}

void GameStore::noteChange() {
    hasEnded_ = false;
    if ((hasNewActs_ || keptPlace_ != placeNow()) && !keeper_.isActive())
        keeper_.start(keepAfter);
}

void GameStore::noteStart() {
    hasNewActs_ = true;
    if (isReplacing_)
        return;
    // Somebody began a game past the store. The one before is still there as it was kept last.
    kept_.leave();
    file_.reset();
}

QString GameStore::putAside() {
    const bool isOnDisk = !controller_.isModified() && file_ && fileState() == FileState::asItWas;
    if (isOnDisk || !KeptGames::isWorthKeeping(controller_.game())) {
        kept_.drop();
        return {};
    }
    return kept_.setAside(controller_.game(), file_);
}

/// What is kept of the game on the table is left to others, if anybody can need it.
void GameStore::leaveTable() {
    keeper_.stop();
    if (controller_.isModified())
        kept_.leave();
    else
        kept_.drop();
}

void GameStore::begin(AnyGame game, std::optional<SavedFile> file) {
    file_ = std::move(file);
    isReplacing_ = true;
    controller_.start(std::move(game));
    isReplacing_ = false;
    settleFile();
}

void GameStore::start(AnyGame game, std::optional<SavedFile> file) {
    leaveTable();
    begin(std::move(game), std::move(file));
}

void GameStore::take(HeldGame held) {
    leaveTable();
    kept_.adopt(held);
    begin(std::move(held.game), held.note.file);
}

void GameStore::save(const QString& path) {
    if (kept_.isInside(path))
        failFile(path, tr("in this folder the program itself keeps games, and removes them."));
    const QByteArray digest = writeRecordFile(path, controller_.game());
    file_ = SavedFile{QFileInfo(path).absoluteFilePath(), digest, digest};
    controller_.markSaved();
    keepNow();
}

QString GameStore::keepNow() {
    keeper_.stop();
    const QString trouble = kept_.keep(controller_.game(), file_);
    if (trouble.isEmpty()) {
        hasNewActs_ = false;
        keptPlace_ = placeNow();
        if (!lastTrouble_.isEmpty())
            Q_EMIT told(tr("The game is kept again."));
    } else {
        keeper_.start(retryKeepingAfter);
        if (trouble != lastTrouble_)
            Q_EMIT told(tr("The game cannot be kept for the next time. Save it elsewhere, or make "
                           "room for it: it is tried again. %1")
                            .arg(trouble));
    }
    lastTrouble_ = trouble;
    return trouble;
}

QString GameStore::end() {
    if (hasEnded_)
        return {};
    const QString trouble = controller_.situation().isOver() ? putAside() : keepNow();
    hasEnded_ = trouble.isEmpty();
    if (hasEnded_)
        keeper_.stop();
    return trouble;
}

} // namespace app
