#include "support/long_record.hpp"
#include "support/program.hpp"
#include "support/random_games.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

using testing::HasSubstr;
using testing::Not;

/// The real program, where it has no screen: what it says before the window.
support::Answer start(const std::vector<std::string>& arguments, std::string_view input = "",
                      const std::string& redirection = "") {
    return support::run_program(
        "env",
        [&] {
            std::vector<std::string> all{"-u", "DISPLAY",         "-u",       "WAYLAND_DISPLAY",
                                         "-u", "QT_QPA_PLATFORM", GUI_PROGRAM};
            all.insert(all.end(), arguments.begin(), arguments.end());
            return all;
        }(),
        input, redirection);
}

TEST(StartArguments, VersionAndHelpNeedNoScreen) {
    const auto version = start({"--version"});
    EXPECT_EQ(version.code, 0);
    EXPECT_THAT(version.out, HasSubstr("checkers-poker "));
    const auto help = start({"--help"});
    EXPECT_EQ(help.code, 0);
    EXPECT_THAT(help.out, HasSubstr("record"));
    EXPECT_THAT(help.out, Not(HasSubstr("qwindowgeometry")));
}

TEST(StartArguments, AnAnswerThatCannotBeWrittenIsTold) {
    for (const char* question : {"--version", "--help"}) {
        const auto answer = start({question}, "", ">/dev/full");
        EXPECT_EQ(answer.code, 1) << question;
        EXPECT_THAT(answer.errors, HasSubstr("cannot be written"));
    }
}

/// The desktop starts it so when a session comes back.
TEST(StartArguments, WhatASessionManagerStartsItWithIsKnown) {
    const auto answer = start({"-session", "10c0ffee_1", "-name", "checkers-poker"});
    EXPECT_EQ(answer.code, 1);
    EXPECT_THAT(answer.errors, HasSubstr("no screen"));
}

TEST(StartArguments, WrongUsageIsTold) {
    for (const auto& arguments : std::vector<std::vector<std::string>>{
             {"--flavour"}, {"a.cpk", "b.cpk"}, {"-x"}, {"--platform"}}) {
        const auto answer = start(arguments);
        EXPECT_EQ(answer.code, 2) << arguments.front();
        EXPECT_TRUE(answer.out.empty());
        EXPECT_THAT(answer.errors, HasSubstr("checkers-poker: "));
    }
}

TEST(StartArguments, ABadRecordIsToldBeforeTheWindow) {
    const support::TemporaryFolder folder;
    const auto missing = start({folder.file("none.cpk")});
    EXPECT_EQ(missing.code, 1);
    EXPECT_THAT(missing.errors, HasSubstr("no such file"));
    const auto broken = start({folder.file("x.cpk", "[Rules \"chess\"]\n\n*\n")});
    EXPECT_EQ(broken.code, 1);
    EXPECT_THAT(broken.errors, HasSubstr("line 1, column 9"));
    const auto input = start({"-"}, "nonsense");
    EXPECT_EQ(input.code, 1);
    EXPECT_THAT(input.errors, HasSubstr("Standard input"));
}

/// As from a program that takes its time: what a pipe holds first is not all. A record that is cut
/// off is told at once, a whole one only that it cannot be shown.
TEST(StartArguments, StandardInputIsReadToItsEnd) {
    const support::TemporaryFolder folder;
    support::Random random(7);
    const std::string record =
        folder.file("game.cpk", to_text(support::random_match(random, {}, 40)));
    const std::string in_pieces = "(head -c 100 \"$1\"; sleep 0.2; tail -c +101 \"$1\") | env -u "
                                  "DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM \"$0\" -";
    const auto slow = support::run_program("/bin/sh", {"-c", in_pieces, GUI_PROGRAM, record});
    EXPECT_THAT(slow.errors, HasSubstr("no screen"));
    const auto large =
        start({"-"}, support::long_record(checkers_poker::largest_record / 32)); // many pipes full
    EXPECT_THAT(large.errors, HasSubstr("no screen"));
}

/// A desktop shows nobody standard error: a double click on a bad record must not come to nothing.
/// Here it goes on to the window, which has no screen.
TEST(StartArguments, ABadRecordIsLeftToTheWindowWhenAskedFor) {
    const auto answer = start({"--tell-in-window", "/nowhere/none.cpk"});
    EXPECT_EQ(answer.code, 1);
    EXPECT_THAT(answer.errors, Not(HasSubstr("no such file")));
    EXPECT_THAT(answer.errors, HasSubstr("no screen"));
}

TEST(StartArguments, WithoutAScreenThatIsSaid) {
    const auto answer = start({});
    EXPECT_EQ(answer.code, 1);
    EXPECT_THAT(answer.errors, HasSubstr("no screen"));
}

} // namespace
