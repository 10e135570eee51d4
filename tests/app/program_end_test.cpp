#include "running_program.hpp"
#include "support/bad_disk.hpp"
#include "support/random_games.hpp"
#include "support/table.hpp"

#include <QFileInfo>
#include <QProcess>
#include <QTest>

#include <gtest/gtest.h>

#include <csignal>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <sys/stat.h>
#include <vector>

namespace {

using support::programDeadline;

using ProgramTest = support::RunningProgram;

TEST_F(ProgramTest, SignalsAreAnOrdinaryEndThatKeepsGameAndWindow) {
    std::uint32_t deal = 0;
    for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
        std::filesystem::remove_all(folder.file("config"));
        const QString record = computersGame("game.cpk", ++deal);
        const Program program = start({record});
        waitForGames(deal);
        const std::size_t before = support::matchOf(*kept().list().front().game).history.size();
        expectOrderlyEnd(*program, signal);
        ASSERT_EQ(kept().list().size(), deal);
        EXPECT_GE(support::matchOf(*kept().list().front().game).history.size(), before);
        EXPECT_FALSE(kept().list().front().isOpenElsewhere);
        EXPECT_NE(support::whole_file(settingsFile()).find("geometry"), std::string::npos);
    }
}

TEST_F(ProgramTest, AfterAKillTheGameComesBackAsItWasKept) {
    const Program killed = start({computersGame("game.cpk", 11)});
    waitForGames(1);
    end(*killed, SIGKILL);
    const auto before = kept().list();
    ASSERT_EQ(before.size(), 1U);
    const std::size_t acts = support::matchOf(*before.front().game).history.size();
    const Program again = start();
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return kept().list().front().isOpenElsewhere; }, programDeadline));
    expectOrderlyEnd(*again, SIGTERM);
    ASSERT_EQ(kept().list().size(), 1U);
    EXPECT_GE(support::matchOf(*kept().list().front().game).history.size(), acts);
    EXPECT_EQ(support::matchOf(*kept().list().front().game).deal, 11U);
}

TEST_F(ProgramTest, RecordsOpenedOneAfterTheOtherDoNotPushOutAnUnsavedGame) {
    const Program first = start({computersGame("unsaved.cpk", 21)});
    waitForGames(1);
    expectOrderlyEnd(*first, SIGTERM);
    support::Random random(5);
    for (const char* name : {"a.cpk", "b.cpk"}) {
        app::writeRecordFile(path(name), *app::AnyGame(support::random_match(random, {}, 20)));
        const Program program = start({path(name)});
        QTest::qWait(1000);
        expectOrderlyEnd(*program, SIGTERM);
    }
    ASSERT_EQ(kept().list().size(), 1U);
    EXPECT_EQ(support::matchOf(*kept().list().front().game).deal, 21U);
    QStringList troubles;
    app::KeptGames next = kept();
    const auto held = next.resume(troubles);
    ASSERT_TRUE(held && held->note.file);
    EXPECT_EQ(held->note.file->path, path("b.cpk"));
}

TEST_F(ProgramTest, TheGamesOfTwoCopiesAreBothThereAfterTheirEnd) {
    const Program first = start({computersGame("one.cpk", 31)});
    const Program second = start({computersGame("two.cpk", 32)});
    waitForGames(2);
    expectOrderlyEnd(*first, SIGTERM);
    expectOrderlyEnd(*second, SIGTERM);
    EXPECT_EQ(kept().list().size(), 2U);
    const Program third = start();
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            const auto games = kept().list();
            return games.size() == 2 && games[0].isOpenElsewhere != games[1].isOpenElsewhere;
        },
        programDeadline));
    expectOrderlyEnd(*third, SIGTERM);
    EXPECT_EQ(kept().list().size(), 2U);
}

/// Starts and ends the program; it must not wait for anybody on the way.
TEST_F(ProgramTest, SettingsOfAnyShapeStopNothing) {
    namespace fs = std::filesystem;
    const auto shapes = std::vector<std::function<void(const std::string&)>>{
        [](const std::string& file) { fs::create_directories(file + "/x"); },
        [](const std::string& file) { ASSERT_EQ(mkfifo(file.c_str(), 0600), 0); },
        [](const std::string& file) {
            std::ofstream(file) << "[view]\nanimation=none\n";
            fs::permissions(file, fs::perms(0444));
        },
        [](const std::string& file) { fs::create_symlink("settings.ini", file); },
        [](const std::string& file) { std::ofstream(file) << std::string("\0[[[", 4); },
    };
    std::uint32_t deal = 40;
    std::size_t games = 0;
    for (const auto& make : shapes) {
        fs::remove_all(folder.file("config"));
        fs::create_directories(folder.file("config/checkers-poker"));
        make(settingsFile());
        const Program program = start({computersGame("game.cpk", ++deal)});
        waitForGames(++games);
        expectOrderlyEnd(*program, SIGTERM);
    }
}

TEST_F(ProgramTest, WhereNothingCanBeKeptASignalEndsWithTheReason) {
    folder.file("data", "a file where the folder would be");
    const Program program = start({computersGame("game.cpk", 51)});
    QTest::qWait(3000);
    end(*program, SIGTERM);
    EXPECT_EQ(program->exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(program->exitCode(), 1);
    EXPECT_NE(program->readAllStandardError().indexOf("data"), -1);
}

} // namespace
