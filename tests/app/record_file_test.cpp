#include "app/record_file.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "support/bad_disk.hpp"
#include "support/random_games.hpp"
#include "support/table.hpp"
#include "tabletop/text_error.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <sys/resource.h>
#include <sys/stat.h>

namespace {

using app::FileError;
using app::readRecordFile;
using app::writeRecordFile;
using checkers_poker::Match;
using testing::HasSubstr;

std::string trouble(const std::string& file) {
    try {
        readRecordFile(QString::fromStdString(file), support::games());
    } catch (const FileError& error) {
        return error.what();
    }
    return "fine";
}

/// As large as any that is taken whatever it holds, and longer by half when it is written.
std::string recordOfComments() {
    std::string text = "[Rules \"standard\"]\n[Deal \"1\"]\n\n";
    while (text.size() < checkers_poker::largest_record / 2 - 3)
        text += "{}";
    return text + "*\n";
}

Match someMatch() {
    support::Random random(11);
    return support::random_match(random, {}, 40);
}

TEST(RecordFile, WhatWasWrittenIsReadAgain) {
    const support::TemporaryFolder folder;
    const Match match = someMatch();
    for (const char* name : {"plain.cpk", "with spaces & 100%1 ünï 棋.cpk", "no suffix"}) {
        writeRecordFile(QString::fromStdString(folder.file(name)), *app::AnyGame(match));
        EXPECT_EQ(readRecordFile(QString::fromStdString(folder.file(name)), support::games()),
                  match)
            << name;
    }
}

TEST(RecordFile, TheFolderIsMadeWhenItIsMissing) {
    const support::TemporaryFolder folder;
    writeRecordFile(QString::fromStdString(folder.file("a/b/game.cpk")),
                    *app::AnyGame(someMatch()));
    EXPECT_EQ(readRecordFile(QString::fromStdString(folder.file("a/b/game.cpk")), support::games()),
              someMatch());
}

TEST(RecordFile, WhatIsNoFileIsRefusedUnread) {
    const support::TemporaryFolder folder;
    EXPECT_THAT(trouble(folder.file("none.cpk")), HasSubstr("no such file"));
    EXPECT_THAT(trouble(folder.file("")), HasSubstr("a folder"));
    ASSERT_EQ(mkfifo(folder.file("pipe").c_str(), 0600), 0);
    EXPECT_THAT(trouble(folder.file("pipe")), HasSubstr("a pipe or a device"));
    EXPECT_THAT(trouble("/dev/zero"), HasSubstr("a pipe or a device"));
}

TEST(RecordFile, WhatIsTooLargeIsRefused) {
    const support::TemporaryFolder folder;
    const std::string braces(checkers_poker::largest_record + 1, '{');
    EXPECT_THAT(trouble(folder.file("big.cpk", braces)), HasSubstr("larger than any record"));
}

/// It could not be read again; the old file stays.
TEST(RecordFile, WhatHasBecomeTooLargeIsNotWritten) {
    const support::TemporaryFolder folder;
    const QString file = QString::fromStdString(folder.file("game.cpk"));
    Match match = someMatch();
    writeRecordFile(file, *app::AnyGame(match));
    match.remarks.push_back({0, std::string(checkers_poker::largest_record, 'x')});
    EXPECT_THROW(writeRecordFile(file, *app::AnyGame(match)), FileError);
    EXPECT_EQ(readRecordFile(file, support::games()), someMatch());
}

TEST(RecordFile, TheLargestIsWrittenAndReadAgain) {
    const support::TemporaryFolder folder;
    const std::string written = folder.file("game.cpk", recordOfComments());
    const Match match =
        support::matchOf(readRecordFile(QString::fromStdString(written), support::games()));
    const QString again = QString::fromStdString(folder.file("again.cpk"));
    writeRecordFile(again, *app::AnyGame(match));
    EXPECT_TRUE(readRecordFile(again, support::games()) == match);
}

/// In a process of its own, which has only a little memory left.
[[noreturn]] void readWithinLittle(const QString& file) {
    const rlimit little{64U << 20U, 64U << 20U};
    setrlimit(RLIMIT_DATA, &little);
    try {
        readRecordFile(file, support::games());
    } catch (const FileError& error) {
        std::fputs(error.what(), stderr);
        std::_Exit(1);
    }
    std::_Exit(0);
}

TEST(RecordFile, TooLittleMemoryIsTold) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "sanitizers need more memory than that for themselves";
#endif
    const support::TemporaryFolder folder;
    const std::string file = folder.file("game.cpk", recordOfComments());
    EXPECT_EXIT(readWithinLittle(QString::fromStdString(file)), testing::ExitedWithCode(1),
                "game.cpk.*not enough memory");
}

TEST(RecordFile, WhatIsWrongInsideIsToldWithItsPlace) {
    const support::TemporaryFolder folder;
    EXPECT_THAT(trouble(folder.file("empty.cpk", "")), HasSubstr("empty.cpk"));
    EXPECT_NE(trouble(folder.file("empty.cpk", "")), "fine");
    const std::string png("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    EXPECT_NE(trouble(folder.file("picture.cpk", png)), "fine");
    const std::string record = to_text(someMatch());
    const std::string broken = record.substr(0, record.rfind(' ')) + " z9-z8 *\n";
    EXPECT_THAT(trouble(folder.file("broken.cpk", broken)), HasSubstr("line"))
        << trouble(folder.file("broken.cpk", broken));
}

TEST(RecordFile, NothingButFilesIsWrittenTo) {
    const support::TemporaryFolder folder;
    EXPECT_THROW(
        writeRecordFile(QString::fromStdString(folder.file("")), *app::AnyGame(someMatch())),
        FileError);
    ASSERT_EQ(mkfifo(folder.file("pipe").c_str(), 0600), 0);
    EXPECT_THROW(
        writeRecordFile(QString::fromStdString(folder.file("pipe")), *app::AnyGame(someMatch())),
        FileError);
    EXPECT_THROW(writeRecordFile(QStringLiteral("/dev/full"), *app::AnyGame(someMatch())),
                 FileError);
}

TEST(RecordFile, OnAFullDiskTheOldRecordStaysWhole) {
    const support::SmallDisk disk;
    if (!disk.there())
        GTEST_SKIP() << "a file system cannot be mounted here: " << disk.trouble();
    const QString file = QString::fromStdString(disk.file("game.cpk"));
    writeRecordFile(file, *app::AnyGame(someMatch()));
    disk.fill();
    support::Random random(12);
    EXPECT_THROW(writeRecordFile(file, *app::AnyGame(support::random_match(random, {}, 3))),
                 FileError);
    EXPECT_EQ(readRecordFile(file, support::games()), someMatch());
}

TEST(RecordFile, TheDigestTellsWhetherTheFileIsStillTheSame) {
    const support::TemporaryFolder folder;
    const QString file = QString::fromStdString(folder.file("game.cpk"));
    const QByteArray digest = writeRecordFile(file, *app::AnyGame(someMatch()));
    EXPECT_EQ(app::digestOfFile(file), digest);
    EXPECT_EQ(app::readRecord(file, support::games()).digest, digest);
    folder.file("game.cpk", to_text(someMatch()) + "\n");
    EXPECT_NE(app::digestOfFile(file), digest);
    EXPECT_TRUE(app::digestOfFile(QString::fromStdString(folder.file("none"))).isEmpty());
}

/// A save that fails leaves the old file whole.
TEST(RecordFile, TheOldFileStaysWhenTheFolderIsGone) {
    const support::TemporaryFolder folder;
    const std::string inTheWay = folder.file("file", "not a folder");
    EXPECT_THROW(
        writeRecordFile(QString::fromStdString(inTheWay + "/game.cpk"), *app::AnyGame(someMatch())),
        FileError);
    EXPECT_EQ(support::whole_file(inTheWay), "not a folder");
}

TEST(RecordFile, TheClipboardHoldsAPositionOrARecord) {
    const Match match = someMatch();
    const auto& state = match.history.current();
    EXPECT_EQ(support::games().readRecordOrPosition("  \n" + to_text(state) + "\n"), Match(state));
    EXPECT_EQ(support::games().readRecordOrPosition(to_text(match)), match);
    EXPECT_EQ(support::games().readRecordOrPosition("startpos"),
              Match(checkers_poker::standard_start()));
}

TEST(RecordFile, OtherTextOnTheClipboardIsAnError) {
    for (const char* text : {"", "hello", "[Event", "9/8 x m 1", "{", "\xF0\x9F\xA6\x8A"})
        EXPECT_THROW(support::games().readRecordOrPosition(text), tabletop::TextError) << text;
}

} // namespace
