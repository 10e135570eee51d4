#include "app/game_store.hpp"
#include "app/record_file.hpp"
#include "app/whole_file.hpp"
#include "support/bad_disk.hpp"
#include "support/random_games.hpp"
#include "support/table.hpp"
#include "support/table_match.hpp"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace {

using support::matchOf;
using support::stateOf;
using support::submit;

using app::GameController;
using app::GameStore;
using app::KeptGames;
using checkers_poker::Match;

/// A program without its window, that can be ended in order or torn down, and started again.
class GameStoreTest : public testing::Test {
protected:
    static Match freshGame() {
        Match match(checkers_poker::new_game({}, checkers_poker::deal(3, cards::Deck::standard)));
        match.deal = 3;
        return match;
    }
    KeptGames folderOfGames() const { return KeptGames(path("kept"), support::games()); }
    QString path(const std::string& name) const {
        return QString::fromStdString(folder.file(name));
    }
    void start() {
        kill();
        KeptGames kept = folderOfGames();
        QStringList troubles;
        auto held = kept.resume(troubles);
        EXPECT_TRUE(troubles.isEmpty());
        game = std::make_unique<GameController>(held ? std::move(held->game) : freshGame());
        store = std::make_unique<GameStore>(*game, std::move(kept),
                                            held ? held->note.file : std::nullopt);
    }
    void kill() {
        store.reset();
        game.reset();
    }
    void play(std::size_t acts) {
        for (; acts > 0 && !is_over(stateOf(*game)); --acts)
            ASSERT_FALSE(submit(*game, support::random_action(random, stateOf(*game))));
    }

    support::TemporaryFolder folder;
    support::Random random{21};
    std::unique_ptr<GameController> game;
    std::unique_ptr<GameStore> store;
};

TEST_F(GameStoreTest, AGameIsKeptWhileActsComeWithoutAPause) {
    start();
    play(1);
    // An act every few milliseconds, for as long as it takes; a game has not as many as are
    // allowed.
    for (int i = 0; i < 300 && store->kept().path().isEmpty(); ++i) {
        play(1);
        QTest::qWait(5);
    }
    EXPECT_FALSE(is_over(stateOf(*game)));
    EXPECT_FALSE(store->kept().path().isEmpty());
}

TEST_F(GameStoreTest, TheEndKeepsAnActThatWasPlayedJustNow) {
    start();
    play(7);
    const Match match = matchOf(*game);
    EXPECT_EQ(store->end(), QString());
    start();
    EXPECT_EQ(matchOf(*game), match);
    EXPECT_TRUE(game->isModified());
}

TEST_F(GameStoreTest, TwentyActsUndoneBeforeTheEndCanBeRedoneAfterTheStart) {
    start();
    play(40);
    for (int i = 0; i < 20; ++i)
        game->undo();
    EXPECT_EQ(store->end(), QString());
    start();
    EXPECT_EQ(game->place(), 20U);
    for (int i = 0; i < 20; ++i)
        game->redo();
    EXPECT_EQ(game->place(), 40U);
}

TEST_F(GameStoreTest, AGameUndoneToItsStartIsPutAsideWhenAnotherBegins) {
    start();
    play(12);
    while (game->canUndo())
        game->undo();
    EXPECT_TRUE(store->isUnsaved());
    EXPECT_EQ(store->putAside(), QString());
    store->start(freshGame());
    ASSERT_EQ(store->kept().list().size(), 1U);
    EXPECT_EQ(support::matchOf(*store->kept().list().front().game).history.size(), 12U);
}

TEST_F(GameStoreTest, ASavedGameNeedsNoEntry) {
    start();
    play(12);
    store->save(path("game.cpk"));
    EXPECT_FALSE(store->isUnsaved());
    EXPECT_EQ(store->putAside(), QString());
    store->start(freshGame());
    EXPECT_TRUE(store->kept().list().empty());
}

TEST_F(GameStoreTest, ASavedGameWhoseFileIsGoneIsPutAside) {
    start();
    play(12);
    store->save(path("game.cpk"));
    QFile::remove(path("game.cpk"));
    EXPECT_EQ(store->putAside(), QString());
    store->start(freshGame());
    ASSERT_EQ(store->kept().list().size(), 1U);
    EXPECT_EQ(support::matchOf(*store->kept().list().front().game).history.size(), 12U);
}

TEST_F(GameStoreTest, AGameBegunPastTheStoreLosesNotTheOneBefore) {
    start();
    play(12);
    EXPECT_EQ(store->keepNow(), QString());
    game->start(freshGame());
    play(3);
    EXPECT_EQ(store->keepNow(), QString());
    ASSERT_EQ(store->kept().list().size(), 1U);
    EXPECT_EQ(support::matchOf(*store->kept().list().front().game).history.size(), 12U);
}

TEST_F(GameStoreTest, AfterARestartAGameKnowsItsFileAndWhetherItIsModified) {
    start();
    play(12);
    store->save(path("game.cpk"));
    store->end();
    start();
    EXPECT_EQ(store->path(), path("game.cpk"));
    EXPECT_FALSE(game->isModified());
    EXPECT_EQ(store->fileState(), GameStore::FileState::asItWas);
    play(3);
    store->end();
    start();
    EXPECT_EQ(store->path(), path("game.cpk"));
    EXPECT_TRUE(game->isModified());
    EXPECT_EQ(game->place(), 15U);
}

TEST_F(GameStoreTest, AGameThatWasOpenedKnowsItsFileAfterARestart) {
    Match match = support::random_match(random, checkers_poker::Options(), 9);
    const QByteArray digest = app::writeRecordFile(path("game.cpk"), *app::AnyGame(match));
    start();
    store->start(match, app::SavedFile{path("game.cpk"), digest, {}});
    EXPECT_FALSE(game->isModified());
    EXPECT_EQ(store->end(), QString());
    start();
    EXPECT_EQ(store->path(), path("game.cpk"));
    EXPECT_FALSE(game->isModified());
}

TEST_F(GameStoreTest, AFileThatIsAnotherAfterARestartIsRememberedAndTheGameUnsaved) {
    start();
    play(12);
    store->save(path("game.cpk"));
    store->end();
    folder.file("game.cpk", "of another program");
    start();
    EXPECT_EQ(store->path(), path("game.cpk"));
    EXPECT_EQ(store->fileState(), GameStore::FileState::changed);
    EXPECT_TRUE(game->isModified());
    store->end();
    QFile::remove(path("game.cpk"));
    start();
    EXPECT_EQ(store->path(), path("game.cpk"));
    EXPECT_EQ(store->fileState(), GameStore::FileState::gone);
    EXPECT_TRUE(game->isModified());
}

TEST_F(GameStoreTest, WhatBecameOfTheFileIsSeen) {
    start();
    play(5);
    EXPECT_EQ(store->fileState(), GameStore::FileState::asItWas); // it has none
    store->save(path("game.cpk"));
    EXPECT_EQ(store->fileState(), GameStore::FileState::asItWas);
    folder.file("game.cpk", to_text(matchOf(*game)) + "\n");
    EXPECT_EQ(store->fileState(), GameStore::FileState::changed);
    QFile::remove(path("game.cpk"));
    EXPECT_EQ(store->fileState(), GameStore::FileState::gone);
}

TEST_F(GameStoreTest, ASaveThatFailsLeavesTheGameUnsavedAndTheFileWhole) {
    start();
    play(5);
    store->save(path("game.cpk"));
    const std::string before = support::whole_file(folder.file("game.cpk"));
    play(1);
    {
        const support::FileSizeLimit limit(20);
        EXPECT_THROW(store->save(path("game.cpk")), app::FileError);
    }
    EXPECT_TRUE(store->isUnsaved());
    EXPECT_EQ(support::whole_file(folder.file("game.cpk")), before);
}

TEST_F(GameStoreTest, WhenAGameCannotBeKeptThatIsToldOnceAndTriedAgain) {
    const support::SmallDisk disk;
    if (!disk.there())
        GTEST_SKIP() << "a file system cannot be mounted here: " << disk.trouble();
    game = std::make_unique<GameController>(freshGame());
    store = std::make_unique<GameStore>(
        *game, KeptGames(QString::fromStdString(disk.file("k")), support::games()));
    play(3);
    EXPECT_EQ(store->keepNow(), QString());
    const std::string before = support::whole_file(store->kept().path().toStdString());
    disk.fill();
    const QSignalSpy told(store.get(), &GameStore::told);
    for (int i = 0; i < 3; ++i) {
        play(1);
        EXPECT_NE(store->keepNow(), QString());
    }
    EXPECT_EQ(told.size(), 1);
    EXPECT_TRUE(told.front().front().toString().contains(QStringLiteral("make room")));
    EXPECT_EQ(support::whole_file(store->kept().path().toStdString()), before);
    EXPECT_NE(store->putAside(), QString());
    EXPECT_NE(store->end(), QString());
    disk.empty();
    EXPECT_TRUE(QTest::qWaitFor([&] { return told.size() == 2; }, 30000)); // by itself
    EXPECT_EQ(app::readRecordFile(store->kept().path(), support::games()), matchOf(*game));
    store.reset();
}

/// There a game would count as saved in the very file that goes when it is saved.
TEST_F(GameStoreTest, NothingIsSavedAmongTheKeptGames) {
    start();
    play(5);
    EXPECT_EQ(store->keepNow(), QString());
    const QString own = store->kept().path();
    ASSERT_TRUE(QFile::link(own, path("link.cpk")));
    for (const QString& place : {own, path("kept/other.cpk"), path("link.cpk")}) {
        EXPECT_THROW(store->save(place), app::FileError) << place.toStdString();
        EXPECT_TRUE(store->isUnsaved());
    }
    const app::RecordOnDisk record = app::readRecord(own, support::games());
    EXPECT_EQ(store->putAside(), QString());
    store->start(record.game, app::SavedFile{path("link.cpk"), record.digest, {}});
    EXPECT_TRUE(store->isUnsaved()); // although it came from a file
    EXPECT_EQ(store->path(), QString());
}

TEST_F(GameStoreTest, AFinishedGameIsNotComeBackToButListed) {
    start();
    play(5);
    ASSERT_FALSE(submit(*game, checkers_poker::Resign{}));
    EXPECT_EQ(store->end(), QString());
    start();
    EXPECT_EQ(game->place(), 0U);
    EXPECT_EQ(store->kept().list().size(), 1U);
}

TEST_F(GameStoreTest, GamesTornDownAtAnyActComeBackAsTheyWereKept) {
    for (int round = 0; round < 10; ++round) {
        start();
        const std::string restored = to_text(matchOf(*game));
        play(1 + random() % 5);
        std::string expected = restored;
        if (random() % 2 == 0) {
            EXPECT_EQ(store->keepNow(), QString());
            expected = to_text(matchOf(*game));
        }
        start();
        EXPECT_EQ(to_text(matchOf(*game)), expected);
    }
}

} // namespace
