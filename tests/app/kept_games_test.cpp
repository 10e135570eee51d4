#include "app/kept_games.hpp"
#include "app/record_file.hpp"
#include "app/whole_file.hpp"
#include "large_allocations.hpp"
#include "support/bad_disk.hpp"
#include "support/random_games.hpp"
#include "support/table.hpp"

#include <QFileInfo>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using app::KeptGames;
using app::SavedFile;
using checkers_poker::Match;

Match gameOf(unsigned seed, std::size_t acts = 30) {
    support::Random random(seed);
    return support::random_match(random, {}, acts);
}

class KeptGamesTest : public testing::Test {
protected:
    KeptGames copy() const { return KeptGames(path("kept"), support::games()); }
    QString path(const std::string& name) const {
        return QString::fromStdString(folder.file(name));
    }
    /// A game that was on the table of a copy that has ended.
    void keepOne(const Match& match, const std::optional<SavedFile>& file = {}) const {
        KeptGames ended = copy();
        ASSERT_EQ(ended.keep(*app::AnyGame(match), file), QString());
    }
    SavedFile save(const std::string& name, const Match& match) const {
        const QByteArray digest = app::writeRecordFile(path(name), *app::AnyGame(match));
        return {path(name), digest, digest};
    }
    /// What an earlier version or somebody else left in the folder.
    void leave(const std::string& name, std::string_view content) const {
        std::filesystem::create_directories(folder.file("kept"));
        folder.file("kept/" + name, content);
    }

    support::TemporaryFolder folder;
    QStringList troubles;
};

TEST_F(KeptGamesTest, TheGameOnTheTableComesBack) {
    keepOne(gameOf(1));
    KeptGames kept = copy();
    const auto held = kept.resume(troubles);
    ASSERT_TRUE(held);
    EXPECT_EQ(held->game, gameOf(1));
    EXPECT_TRUE(troubles.isEmpty());
}

/// In a process of its own, which has only a little memory left.
[[noreturn]] void resumeWithinLittle(KeptGames kept) {
    const rlimit little{64U << 20U, 64U << 20U};
    setrlimit(RLIMIT_DATA, &little);
    QStringList troubles;
    const bool resumed = kept.resume(troubles).has_value();
    std::fputs(troubles.join(QLatin1Char(' ')).toUtf8().constData(), stderr);
    std::_Exit(resumed ? 1 : 0);
}

/// A game for which there is no room now is no worse for that.
TEST_F(KeptGamesTest, WhatMemoryIsTooShortForStaysWhereItIs) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "sanitizers need more memory than that for themselves";
#endif
    {
        Match large = gameOf(1);
        large.remarks.assign(1'300'000, {large.history.size(), {}});
        keepOne(large);
    }
    const auto files = [this] {
        std::size_t count = 0;
        for (const auto& entry : std::filesystem::directory_iterator(folder.file("kept")))
            count += entry.path().extension() == ".cpk" ? 1 : 0;
        return count;
    };
    ASSERT_EQ(files(), 1U);
    EXPECT_EXIT(resumeWithinLittle(copy()), testing::ExitedWithCode(0), "not enough memory");
    EXPECT_EQ(files(), 1U);
}

TEST_F(KeptGamesTest, UndoneActsComeBackToBeRedone) {
    Match match = gameOf(2);
    match.history.go_to(10);
    keepOne(match);
    KeptGames kept = copy();
    EXPECT_EQ(kept.resume(troubles)->game, match);
    match.history.go_to(0);
    EXPECT_EQ(kept.keep(*app::AnyGame(match), {}), QString());
    kept.leave();
    EXPECT_EQ(copy().resume(troubles)->game, match);
}

TEST_F(KeptGamesTest, AGameOfAnEarlierVersionComesBackAndThePreviousOneIsListed) {
    leave("autosave-1.cpk", to_text(gameOf(3)));
    leave("previous.cpk", to_text(gameOf(4)));
    KeptGames kept = copy();
    EXPECT_EQ(kept.resume(troubles)->game, gameOf(3));
    ASSERT_EQ(kept.list().size(), 1U);
    EXPECT_EQ(kept.list().front().game, gameOf(4));
    EXPECT_EQ(kept.hold(QStringLiteral("previous.cpk")).game, gameOf(4));
}

TEST_F(KeptGamesTest, AGameInWhichNothingHappenedIsNotWorthAFile) {
    Match fresh(checkers_poker::new_game({}, checkers_poker::deal(5, cards::Deck::standard)));
    fresh.deal = 5;
    keepOne(fresh);
    EXPECT_TRUE(copy().list().empty());
    fresh.deal.reset(); // arranged by hand
    keepOne(fresh);
    EXPECT_EQ(copy().list().size(), 1U);
}

TEST_F(KeptGamesTest, EveryGameOfEveryCopyIsListedOnce) {
    {
        KeptGames first = copy();
        KeptGames second = copy();
        EXPECT_EQ(first.keep(*app::AnyGame(gameOf(5)), {}), QString());
        EXPECT_EQ(second.keep(*app::AnyGame(gameOf(6)), {}), QString());
        EXPECT_NE(first.path(), second.path());
        ASSERT_EQ(first.list().size(), 1U);
        EXPECT_TRUE(first.list().front().isOpenElsewhere);
        EXPECT_THROW(first.hold(first.list().front().name), app::FileError);
        EXPECT_FALSE(first.remove(first.list().front().name));
        EXPECT_EQ(second.setOthersAside(), 0);
    }
    KeptGames third = copy();
    EXPECT_TRUE(third.resume(troubles));
    EXPECT_EQ(third.setOthersAside(), 1);
    EXPECT_EQ(third.setOthersAside(), 0); // told once
    ASSERT_EQ(third.list().size(), 1U);
    EXPECT_FALSE(third.list().front().isOpenElsewhere);
}

TEST_F(KeptGamesTest, AGameThatWasPutAsideIsListedAndNotResumed) {
    KeptGames kept = copy();
    EXPECT_EQ(kept.setAside(*app::AnyGame(gameOf(7)), {}), QString());
    EXPECT_FALSE(copy().resume(troubles));
    ASSERT_EQ(kept.list().size(), 1U);
    app::HeldGame held = kept.hold(kept.list().front().name);
    kept.adopt(held);
    EXPECT_TRUE(kept.list().empty());
    EXPECT_EQ(kept.keep(*app::AnyGame(gameOf(8)), {}), QString());
    kept.leave();
    EXPECT_EQ(copy().resume(troubles)->game, gameOf(8));
}

TEST_F(KeptGamesTest, AnUnmodifiedFileTakesNoPlaceAndAnUnsavedGameKeepsIts) {
    keepOne(gameOf(9));
    const SavedFile a = save("a.cpk", gameOf(10));
    const SavedFile b = save("b.cpk", gameOf(11));
    for (const auto& [file, seed] : {std::pair(a, 10U), std::pair(b, 11U)}) {
        KeptGames kept = copy();
        kept.setOthersAside();
        EXPECT_EQ(kept.keep(*app::AnyGame(gameOf(seed)), file), QString());
    }
    KeptGames kept = copy();
    const auto held = kept.resume(troubles);
    ASSERT_TRUE(held);
    EXPECT_EQ(held->note.file, b);
    kept.setOthersAside();
    ASSERT_EQ(kept.list().size(), 1U);
    EXPECT_EQ(kept.list().front().game, gameOf(9));
}

TEST_F(KeptGamesTest, AGameWhoseFileIsNoLongerWhatItWasIsUnsavedAgainAndKnowsItsFile) {
    const SavedFile file = save("a.cpk", gameOf(12));
    keepOne(gameOf(12), file);
    EXPECT_TRUE(copy().list().empty());
    folder.file("a.cpk", "of another program");
    ASSERT_EQ(copy().list().size(), 1U);
    KeptGames kept = copy();
    EXPECT_EQ(kept.resume(troubles)->note.file, file);
}

/// Whatever stands in it: the system knows whether somebody holds it.
TEST_F(KeptGamesTest, ALockThatNobodyHoldsKeepsNoGameAway) {
    const std::string own = std::to_string(::getpid()) + "\ncheckers-poker\n";
    for (const std::string& content :
         {std::string(), std::string("\n\n"), own, std::string("1\ninit\nanother computer\n")}) {
        const auto leaveLock = [&] {
            leave("autosave-1.cpk", to_text(gameOf(17)));
            leave("autosave-1.cpk.lock", content);
        };
        leaveLock();
        ASSERT_EQ(copy().list().size(), 1U);
        EXPECT_FALSE(copy().list().front().isOpenElsewhere) << content;
        leaveLock();
        EXPECT_TRUE(copy().resume(troubles)) << content;
        leaveLock();
        EXPECT_TRUE(copy().remove(QStringLiteral("autosave-1.cpk"))) << content;
        EXPECT_FALSE(QFileInfo::exists(path("kept/autosave-1.cpk.lock")));
    }
}

TEST_F(KeptGamesTest, APipeInPlaceOfALockIsToldAndNotWaitedFor) {
    std::filesystem::create_directories(folder.file("kept"));
    ASSERT_EQ(mkfifo(folder.file("kept/autosave-1.cpk.lock").c_str(), 0600), 0);
    KeptGames kept = copy();
    EXPECT_TRUE(kept.keep(*app::AnyGame(gameOf(17)), {}).contains(QStringLiteral("is a pipe")));
    leave("autosave-1.cpk", to_text(gameOf(17)));
    EXPECT_FALSE(copy().resume(troubles));
    ASSERT_EQ(copy().list().size(), 1U);
    EXPECT_FALSE(copy().list().front().trouble.isEmpty());
}

TEST_F(KeptGamesTest, FinishedGamesThatCannotBeLockedStay) {
    const Match finished = gameOf(17, 10000);
    const std::size_t most = KeptGames::mostFinished + 1;
    for (std::size_t i = 0; i < most; ++i) {
        KeptGames kept = copy();
        ASSERT_EQ(kept.setAside(*app::AnyGame(finished), {}), QString());
        std::filesystem::create_directories(
            folder.file("kept/autosave-" + std::to_string(i + 1) + ".cpk.lock"));
    }
    EXPECT_EQ(copy().list().size(), most);
}

TEST_F(KeptGamesTest, WhenMemoryIsTooShortToKeepAGameThatIsToldAndTheOneKeptBeforeStays) {
    KeptGames kept = copy();
    EXPECT_EQ(kept.keep(*app::AnyGame(gameOf(19)), {}), QString());
    Match manyRemarks = gameOf(20);
    manyRemarks.remarks.assign(1'300'000, {manyRemarks.history.size(), {}});
    const app::AnyGame large(std::move(manyRemarks));
    {
        const support::NoLargeAllocations little;
        if (!little.works())
            GTEST_SKIP() << "sanitizers allocate by themselves";
        EXPECT_TRUE(kept.keep(*large, {}).contains(QStringLiteral("memory")));
        EXPECT_TRUE(kept.setAside(*large, {}).contains(QStringLiteral("memory")));
    }
    EXPECT_EQ(app::readRecordFile(kept.path(), support::games()), gameOf(19));
    EXPECT_EQ(kept.keep(*large, {}), QString());
}

TEST_F(KeptGamesTest, WhatCannotBeReadIsMovedOutOfTheWayAndNeverOverwritten) {
    for (const char* bad : {"", "nonsense", "[Rules \"standard\"]\n"}) {
        leave("autosave-1.cpk", bad);
        troubles.clear();
        EXPECT_FALSE(copy().resume(troubles));
        EXPECT_TRUE(troubles.join(QString()).contains(QStringLiteral("autosave-1.cpk.bad")));
    }
    EXPECT_EQ(support::whole_file(folder.file("kept/autosave-1.cpk.bad")), "");
    EXPECT_EQ(support::whole_file(folder.file("kept/autosave-1.cpk.bad2")), "nonsense");
    EXPECT_TRUE(QFileInfo::exists(path("kept/autosave-1.cpk.bad3")));
}

TEST_F(KeptGamesTest, ANoteThatIsNoneLosesNoGame) {
    for (const char* bad : {"", "{", "[]", "{\"aside\": 7, \"file\": {}}", "\xFF"}) {
        leave("autosave-1.cpk", to_text(gameOf(13)));
        leave("autosave-1.json", bad);
        EXPECT_EQ(copy().list().size(), 1U) << bad;
        EXPECT_TRUE(copy().resume(troubles)) << bad;
    }
}

TEST_F(KeptGamesTest, UnfinishedGamesAreNeverDroppedAndFinishedOnesOnlyWhenThereAreMany) {
    KeptGames kept = copy();
    for (unsigned i = 0; i < 30; ++i)
        EXPECT_EQ(kept.setAside(*app::AnyGame(gameOf(100 + i, 3)), {}), QString());
    for (unsigned i = 0; i < KeptGames::mostFinished + 5; ++i) {
        Match over = gameOf(200 + i, 3);
        play(over, checkers_poker::Resign{});
        EXPECT_EQ(kept.setAside(*app::AnyGame(over), {}), QString());
    }
    EXPECT_EQ(kept.list().size(), 30U + KeptGames::mostFinished);
}

TEST_F(KeptGamesTest, WhenNothingCanBeWrittenThatIsToldAndTheGameKeptBeforeStays) {
    KeptGames kept = copy();
    EXPECT_EQ(kept.keep(*app::AnyGame(gameOf(14)), {}), QString());
    {
        const support::FileSizeLimit limit(10);
        EXPECT_THAT(kept.keep(*app::AnyGame(gameOf(15)), {}).toStdString(),
                    testing::HasSubstr("cannot be written"));
        EXPECT_NE(kept.setAside(*app::AnyGame(gameOf(15)), {}), QString());
    }
    EXPECT_EQ(app::readRecordFile(kept.path(), support::games()), gameOf(14));
    EXPECT_EQ(kept.keep(*app::AnyGame(gameOf(15)), {}), QString());
    EXPECT_EQ(app::readRecordFile(kept.path(), support::games()), gameOf(15));
}

/// Keeps a game in a process of its own, which is killed then.
void keepAndBeKilled(KeptGames kept, const Match& match) {
    const pid_t other = fork();
    ASSERT_NE(other, -1);
    if (other == 0) {
        kept.keep(*app::AnyGame(match), {});
        kill(getpid(), SIGKILL);
    }
    waitpid(other, nullptr, 0);
}

TEST_F(KeptGamesTest, WhoeverClearsTheFolderMakesNoTwoCopiesWriteOneFile) {
    KeptGames kept = copy();
    EXPECT_EQ(kept.keep(*app::AnyGame(gameOf(21)), {}), QString());
    std::filesystem::remove_all(folder.file("kept"));
    keepAndBeKilled(copy(), gameOf(22)); // under the same name
    EXPECT_EQ(kept.keep(*app::AnyGame(gameOf(23)), {}), QString());
    EXPECT_EQ(app::readRecordFile(kept.path(), support::games()), gameOf(23));
    ASSERT_EQ(kept.list().size(), 1U);
    EXPECT_EQ(kept.list().front().game, gameOf(22));
    kept.leave();
    EXPECT_EQ(copy().list().size(), 2U);
}

TEST_F(KeptGamesTest, ARecordThatCouldNotBeReadAgainIsNotTakenForKept) {
    KeptGames kept = copy();
    EXPECT_EQ(kept.keep(*app::AnyGame(gameOf(24)), {}), QString());
    Match tooLarge = gameOf(24);
    tooLarge.remarks.assign(3'000'000, {tooLarge.history.size(), "x"});
    EXPECT_TRUE(kept.keep(*app::AnyGame(tooLarge), {}).contains(QStringLiteral("too large")));
    EXPECT_EQ(app::readRecordFile(kept.path(), support::games()), gameOf(24));
}

TEST_F(KeptGamesTest, AFileInPlaceOfTheFolderIsTold) {
    folder.file("kept", "");
    EXPECT_TRUE(copy().keep(*app::AnyGame(gameOf(16)), {}).contains(path("kept")));
    EXPECT_TRUE(copy().list().empty());
    EXPECT_FALSE(copy().resume(troubles));
}

} // namespace
