#include "support/program.hpp"
#include "support/random_games.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

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

bool says(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST(StartArguments, VersionAndHelpNeedNoScreen) {
    const auto version = start({"--version"});
    EXPECT_EQ(version.code, 0);
    EXPECT_TRUE(says(version.out, "checkers-poker "));
    const auto help = start({"--help"});
    EXPECT_EQ(help.code, 0);
    EXPECT_TRUE(says(help.out, "record"));
    EXPECT_FALSE(says(help.out, "qwindowgeometry"));
}

TEST(StartArguments, WrongUsageIsTold) {
    for (const auto& arguments : std::vector<std::vector<std::string>>{
             {"--flavour"}, {"a.cpk", "b.cpk"}, {"-x"}, {"--platform"}}) {
        const auto answer = start(arguments);
        EXPECT_EQ(answer.code, 2) << arguments.front();
        EXPECT_TRUE(answer.out.empty());
        EXPECT_TRUE(says(answer.errors, "checkers-poker: ")) << answer.errors;
    }
}

TEST(StartArguments, ABadRecordIsToldBeforeTheWindow) {
    const support::TemporaryFolder folder;
    const auto missing = start({folder.file("none.cpk")});
    EXPECT_EQ(missing.code, 1);
    EXPECT_TRUE(says(missing.errors, "no such file"));
    const auto broken = start({folder.file("x.cpk", "[Rules \"chess\"]\n\n*\n")});
    EXPECT_EQ(broken.code, 1);
    EXPECT_TRUE(says(broken.errors, "line 3, column 1")) << broken.errors;
    const auto input = start({"-"}, "nonsense");
    EXPECT_EQ(input.code, 1);
    EXPECT_TRUE(says(input.errors, "Standard input")) << input.errors;
}

/// A desktop shows nobody standard error: a double click on a bad record must not come to nothing.
/// Here it goes on to the window, which has no screen.
TEST(StartArguments, ABadRecordIsLeftToTheWindowWhenAskedFor) {
    const auto answer = start({"--tell-in-window", "/nowhere/none.cpk"});
    EXPECT_EQ(answer.code, 1);
    EXPECT_FALSE(says(answer.errors, "no such file")) << answer.errors;
    EXPECT_TRUE(says(answer.errors, "no screen")) << answer.errors;
}

TEST(StartArguments, WithoutAScreenThatIsSaid) {
    const auto answer = start({});
    EXPECT_EQ(answer.code, 1);
    EXPECT_TRUE(says(answer.errors, "no screen")) << answer.errors;
}

} // namespace
