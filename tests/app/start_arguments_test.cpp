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
support::Answer start(const std::vector<std::string>& arguments, std::string_view input = "") {
    return support::run_program(
        "env",
        [&] {
            std::vector<std::string> all{"-u", "DISPLAY",         "-u",       "WAYLAND_DISPLAY",
                                         "-u", "QT_QPA_PLATFORM", GUI_PROGRAM};
            all.insert(all.end(), arguments.begin(), arguments.end());
            return all;
        }(),
        input);
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
    EXPECT_THAT(broken.errors, HasSubstr("line 3, column 1"));
    const auto input = start({"-"}, "nonsense");
    EXPECT_EQ(input.code, 1);
    EXPECT_THAT(input.errors, HasSubstr("Standard input"));
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
