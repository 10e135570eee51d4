#include "app/whole_file.hpp"
#include "support/bad_disk.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <string>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

using app::FileError;
using app::writeWhole;
using testing::HasSubstr;

namespace fs = std::filesystem;

std::string writingTrouble(const std::string& path, std::string_view text) {
    try {
        writeWhole(QString::fromStdString(path), text);
    } catch (const FileError& error) {
        return error.what();
    }
    return "fine";
}

std::ptrdiff_t filesIn(const fs::path& folder) {
    return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
}

TEST(WholeFile, ATextTakesThePlaceOfWhatStoodThere) {
    const support::TemporaryFolder folder;
    for (const std::string& text : {std::string("one"), std::string(), std::string(300000, 'x')}) {
        EXPECT_EQ(writingTrouble(folder.file("a"), text), "fine");
        EXPECT_EQ(support::whole_file(folder.file("a")), text);
    }
    EXPECT_EQ(filesIn(folder.file("")), 1);
}

TEST(WholeFile, MissingFoldersAreMade) {
    const support::TemporaryFolder folder;
    EXPECT_EQ(writingTrouble(folder.file("a/b/c"), "text"), "fine");
    EXPECT_EQ(support::whole_file(folder.file("a/b/c")), "text");
}

TEST(WholeFile, NamesMayBeAsLongAsTheSystemHasThem) {
    const support::TemporaryFolder folder;
    const std::string longest(255, 'n');
    EXPECT_EQ(writingTrouble(folder.file(longest), "text"), "fine");
    EXPECT_EQ(support::whole_file(folder.file(longest)), "text");
}

TEST(WholeFile, OnAFullDiskTheOldFileStaysWholeAndTheTroubleIsTold) {
    const support::SmallDisk disk;
    if (!disk.there())
        GTEST_SKIP() << "a file system cannot be mounted here: " << disk.trouble();
    disk.file("a", "old");
    disk.fill();
    for (const std::size_t size : {1U, 100U, 5000U, 100000U}) {
        EXPECT_THAT(writingTrouble(disk.file("a"), std::string(size, 'x')),
                    HasSubstr("it cannot be written (No space left on device)"));
        EXPECT_EQ(support::whole_file(disk.file("a")), "old");
        EXPECT_EQ(filesIn(disk.file("")), 2);
    }
    disk.empty();
    EXPECT_EQ(writingTrouble(disk.file("a"), "new"), "fine");
    EXPECT_EQ(support::whole_file(disk.file("a")), "new");
}

TEST(WholeFile, WhenADeviceTakesOnlyAPartTheOldFileStaysWhole) {
    const support::TemporaryFolder folder;
    folder.file("a", "old");
    for (const rlim_t room : {0U, 1U, 4096U, 99999U}) {
        std::string trouble;
        {
            const support::FileSizeLimit limit(room);
            trouble = writingTrouble(folder.file("a"), std::string(100000, 'x'));
        }
        EXPECT_THAT(trouble, HasSubstr("it cannot be written")) << room;
        EXPECT_EQ(support::whole_file(folder.file("a")), "old");
        EXPECT_EQ(filesIn(folder.file("")), 1);
    }
}

/// In a process of its own, which the system kills in the middle of the text.
void killWhileWriting(const std::string& path) {
    const pid_t writer = fork();
    ASSERT_NE(writer, -1);
    if (writer == 0) {
        const rlimit room{4096, 4096};
        setrlimit(RLIMIT_FSIZE, &room);
        std::signal(SIGXFSZ, SIG_DFL);
        writingTrouble(path, std::string(100000, 'x'));
        std::_Exit(0);
    }
    int status = 0;
    waitpid(writer, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status));
}

TEST(WholeFile, WhatAKilledCopyLeftBehindGoesWithTheNextWriting) {
    const support::TemporaryFolder folder;
    folder.file("a", "old");
    for (int i = 0; i < 3; ++i) {
        killWhileWriting(folder.file("a"));
        EXPECT_EQ(support::whole_file(folder.file("a")), "old");
        EXPECT_EQ(filesIn(folder.file("")), 2) << "one draft, whatever was there before";
    }
    EXPECT_EQ(writingTrouble(folder.file("b"), "new"), "fine");
    EXPECT_EQ(filesIn(folder.file("")), 2) << "a and b";
}

TEST(WholeFile, ADraftThatAnotherCopyIsWritingStays) {
    const support::TemporaryFolder folder;
    const std::string draft = folder.file(".checkers-poker-1.tmp", "half of");
    const int writing = open(draft.c_str(), O_WRONLY | O_CLOEXEC);
    ASSERT_EQ(flock(writing, LOCK_EX), 0);
    EXPECT_EQ(writingTrouble(folder.file("a"), "text"), "fine");
    EXPECT_EQ(support::whole_file(draft), "half of");
    close(writing);
    EXPECT_EQ(writingTrouble(folder.file("a"), "text"), "fine");
    EXPECT_FALSE(fs::exists(draft));
}

TEST(WholeFile, FilesOfOthersAreNotTakenForDrafts) {
    const support::TemporaryFolder folder;
    folder.file(".checkers-poker-1.tmp.cpk", "");
    folder.file("checkers-poker-1.tmp", "");
    folder.file("far", "");
    fs::create_symlink("far", folder.file(".checkers-poker-2.tmp"));
    EXPECT_EQ(writingTrouble(folder.file("a"), "text"), "fine");
    EXPECT_EQ(filesIn(folder.file("")), 5);
}

TEST(WholeFile, ManyCopiesWriteInOneFolderWithoutHarmToEachOther) {
    const support::TemporaryFolder folder;
    std::vector<pid_t> writers;
    for (int i = 0; i < 4; ++i) {
        writers.push_back(fork());
        ASSERT_NE(writers.back(), -1);
        if (writers.back() == 0) {
            bool fine = true;
            for (int round = 0; round < 200; ++round)
                fine = fine && writingTrouble(folder.file(std::to_string(i)), "text") == "fine";
            std::_Exit(fine ? 0 : 1);
        }
    }
    for (const pid_t writer : writers) {
        int status = 0;
        waitpid(writer, &status, 0);
        EXPECT_EQ(status, 0);
    }
    EXPECT_EQ(filesIn(folder.file("")), 4);
}

TEST(WholeFile, PermissionsAreKept) {
    const support::TemporaryFolder folder;
    const std::string file = folder.file("a", "old");
    for (const auto permissions : {fs::perms(0600), fs::perms(0640), fs::perms(0755)}) {
        fs::permissions(file, permissions);
        EXPECT_EQ(writingTrouble(file, "new"), "fine");
        EXPECT_EQ(fs::status(file).permissions(), permissions);
    }
}

TEST(WholeFile, AWriteProtectedFileIsRefused) {
    const support::TemporaryFolder folder;
    const std::string file = folder.file("a", "old");
    fs::permissions(file, fs::perms(0444));
    EXPECT_THAT(writingTrouble(file, "new"), HasSubstr("write-protected"));
    EXPECT_EQ(support::whole_file(file), "old");
}

TEST(WholeFile, ALinkIsFollowedToTheFileThatItNames) {
    const support::TemporaryFolder folder;
    fs::create_directory(folder.file("far"));
    folder.file("far/a", "old");
    fs::create_symlink("far/a", folder.file("link"));
    fs::create_symlink("link", folder.file("link to a link"));
    fs::create_symlink("far/new", folder.file("dangling"));
    EXPECT_EQ(writingTrouble(folder.file("link to a link"), "new"), "fine");
    EXPECT_TRUE(fs::is_symlink(folder.file("link")));
    EXPECT_EQ(support::whole_file(folder.file("far/a")), "new");
    EXPECT_EQ(writingTrouble(folder.file("dangling"), "made"), "fine");
    EXPECT_EQ(support::whole_file(folder.file("far/new")), "made");
}

TEST(WholeFile, WhatIsNoFileIsRefusedAndWaitsForNobody) {
    const support::TemporaryFolder folder;
    ASSERT_EQ(mkfifo(folder.file("pipe").c_str(), 0600), 0);
    fs::create_symlink("circle", folder.file("circle"));
    EXPECT_THAT(writingTrouble(folder.file("pipe"), "x"), HasSubstr("a pipe or a device"));
    EXPECT_THAT(writingTrouble("/dev/full", "x"), HasSubstr("a pipe or a device"));
    EXPECT_THAT(writingTrouble(folder.file(""), "x"), HasSubstr("a folder"));
    EXPECT_THAT(writingTrouble(folder.file("circle"), "x"), HasSubstr("circle"));
}

} // namespace
