#include "call.hpp"
#include "cli/input.hpp"
#include "games/checkers_poker/record.hpp"
#include "support/tables.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <sys/stat.h>

namespace {

using support::Answer;
using support::TemporaryFolder;
using testing::HasSubstr;
using testing::StartsWith;

const std::string game_file = std::string(TEST_DATA) + "/games/g000.cpk";

TEST(Input, ADashIsStandardInput) {
    const std::string record = support::read_file("games/g000.cpk");
    EXPECT_EQ(call({"replay", "-"}, record).out, call({"replay", game_file}).out);
    const Answer bad = call({"replay", "-"}, "[Rules \"chess\"]\n[Deal \"1\"]\n\n*\n");
    EXPECT_EQ(bad.code, 1);
    EXPECT_THAT(bad.errors,
                StartsWith("checkers-poker-cli: standard input: line 1, column 9: found "));
}

/// As from a program that takes its time.
TEST(Input, StandardInputIsReadToItsEnd) {
    const std::string in_pieces =
        "(head -c 100 \"$1\"; sleep 0.2; tail -c +101 \"$1\" | head -c 70; sleep 0.2;"
        " tail -c +171 \"$1\") | \"$0\" replay -";
    const Answer answer =
        support::run_program("/bin/sh", {"-c", in_pieces, CLI_PROGRAM, game_file});
    EXPECT_EQ(answer.out, call({"replay", game_file}).out) << answer.errors;
}

TEST(Input, FilesWithOddNamesAreOpened) {
    const TemporaryFolder folder;
    const std::string record = support::read_file("games/g000.cpk");
    for (const std::string name : {"show", "a b & %1", "Łukasz 🦊.cpk", "[a,b]"})
        EXPECT_EQ(call({"replay", folder.file(name, record)}).code, 0) << name;
}

TEST(Input, WhatIsNoFileIsRefused) {
    const TemporaryFolder folder;
    const std::string pipe = folder.file("pipe");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    const auto expect_refusal = [](const std::string& path, const std::string& reason) {
        const Answer answer = call({"show", path});
        EXPECT_EQ(answer.code, 1) << path;
        EXPECT_EQ(answer.out, "") << path;
        EXPECT_THAT(answer.errors, HasSubstr(reason)) << path;
    };
    expect_refusal(folder.file("nowhere"), "No such file");
    expect_refusal(folder.file("."), "is a folder");
    expect_refusal(pipe, "is not a regular file");
    expect_refusal("/dev/zero", "is not a regular file");
    expect_refusal("-X", "cannot open -X: ");
    expect_refusal(folder.file("empty", ""), "line 1, column 1: found the end");
}

TEST(Input, HugeInputIsRefusedEarly) {
    const TemporaryFolder folder;
    const std::string braces(checkers_poker::largest_record + 1, '{');
    for (const Answer& answer :
         {call({"show", folder.file("braces.cpk", braces)}), call({"show", "-"}, braces)}) {
        EXPECT_EQ(answer.code, 1);
        EXPECT_EQ(answer.out, "");
        EXPECT_THAT(answer.errors, HasSubstr("larger than 8 MiB"));
    }
}

TEST(Input, NothingBelowTheLimitIsTooMuch) {
    const Answer answer = call({"show", "-"}, std::string(checkers_poker::largest_record, '{'));
    EXPECT_EQ(answer.code, 1);
    EXPECT_THAT(answer.errors, HasSubstr("line 1, column 1: found "));
}

TEST(Input, BinaryRubbishIsRefused) {
    using namespace std::string_literals;
    for (const std::string& bytes :
         {"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"s, "\0"s, std::string(1000, '\0'), "\xff\xfe[\0R\0"s}) {
        const Answer answer = call({"replay", "-"}, bytes);
        EXPECT_EQ(answer.code, 1);
        EXPECT_EQ(answer.out, "");
        EXPECT_THAT(answer.errors, HasSubstr("line 1, column 1"));
    }
}

/// A record cut anywhere is an error (or, cut behind the result, the same record), never a crash.
TEST(Input, EveryPrefixOfARecordIsRefused) {
    const std::string record = support::read_file("games/g005.cpk");
    const std::size_t whole = record.find_last_not_of(" \r\n") + 1;
    for (std::size_t size = 0; size < record.size(); ++size) {
        const Answer answer = call({"fen", "-"}, record.substr(0, size));
        ASSERT_EQ(answer.code, size < whole ? 1 : 0) << size << ": " << answer.out;
        ASSERT_EQ(answer.out.empty(), size < whole) << size;
    }
}

TEST(Input, OutputThatCannotBeWrittenIsAnError) {
    if (!std::filesystem::exists("/dev/full"))
        GTEST_SKIP() << "no /dev/full here";
    const Answer answer = call_program({"fen", game_file}, "", ">/dev/full");
    EXPECT_EQ(answer.code, 1);
    EXPECT_THAT(answer.errors, HasSubstr("cannot write"));
}

} // namespace
