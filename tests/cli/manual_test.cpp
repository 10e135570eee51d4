#include "call.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

using testing::HasSubstr;

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789-";

/// The commands that `--help` lists, or the options by their long names.
enum class Kind { command, option };
std::vector<std::string> listed(const std::string& help, Kind kind) {
    std::vector<std::string> found;
    std::istringstream lines(help);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t start = line.starts_with("  -h,") ? 5 : 2;
        const bool is_option = line.substr(0, start + 2).ends_with("--");
        if (!line.starts_with("  ") || is_option != (kind == Kind::option))
            continue;
        const std::size_t end = line.find_first_not_of(letters, start);
        if (end > start)
            found.push_back(line.substr(start, end - start));
    }
    return found;
}

/// As the manual page writes it: a hyphen is not to be broken or made a dash.
std::string in_the_manual(const std::string& option) {
    std::string text;
    for (const char letter : option)
        text += letter == '-' ? std::string("\\-") : std::string(1, letter);
    return text;
}

TEST(Manual, HasEveryCommandAndOption) {
    const std::string manual =
        support::whole_file(std::string(TEST_DATA) + "/../../resources/checkers-poker-cli.6");
    const std::vector<std::string> commands = listed(call({"--help"}).out, Kind::command);
    EXPECT_GE(commands.size(), 11U);
    for (const std::string& command : commands) {
        EXPECT_THAT(manual, testing::ContainsRegex("\n[.]B[IR]? " + command + "(\\\\|\n)"))
            << command;
        for (const std::string& option : listed(call({command, "--help"}).out, Kind::option))
            EXPECT_THAT(manual, HasSubstr(in_the_manual(option))) << command;
    }
}

TEST(Manual, HasEveryCommandOfTheOtherGames) {
    const std::string manual =
        support::whole_file(std::string(TEST_DATA) + "/../../resources/checkers-poker-cli.6");
    for (const std::string game : {"halma", "chinese-checkers"}) {
        EXPECT_THAT(manual, HasSubstr("\n.B " + in_the_manual(game) + "\n"));
        const std::vector<std::string> commands = listed(call({game, "--help"}).out, Kind::command);
        EXPECT_GE(commands.size(), 6U);
        const std::string section = manual.substr(manual.find("\n.SH OTHER GAMES"));
        for (const std::string& command : commands) {
            EXPECT_THAT(section, testing::ContainsRegex("\n[.]B[IR]? " + command + "(\\\\|\n)"))
                << command;
            const std::string help = call({game, command, "--help"}).out;
            for (const std::string& option : listed(help, Kind::option))
                EXPECT_THAT(section, HasSubstr(in_the_manual(option))) << game << ' ' << command;
        }
    }
}

} // namespace
