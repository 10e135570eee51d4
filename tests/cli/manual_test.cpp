#include "call.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <string>
#include <vector>

namespace {

using testing::HasSubstr;

std::vector<std::string> matches(const std::string& text, const char* pattern) {
    const std::regex expression(pattern);
    std::vector<std::string> found;
    std::transform(std::sregex_iterator(text.begin(), text.end(), expression),
                   std::sregex_iterator(), std::back_inserter(found),
                   [](const std::smatch& match) { return match.str(1); });
    return found;
}

/// As the manual page writes it: a hyphen is not to be broken or made a dash.
std::string in_the_manual(const std::string& option) {
    return std::regex_replace(option, std::regex("-"), "\\-");
}

TEST(Manual, HasEveryCommandAndOption) {
    const std::string manual =
        support::whole_file(std::string(TEST_DATA) + "/../../resources/checkers-poker-cli.6");
    const std::vector<std::string> commands = matches(call({"--help"}).out, "\n  ([a-z]+) ");
    EXPECT_GE(commands.size(), 11U);
    for (const std::string& command : commands) {
        EXPECT_THAT(manual, testing::ContainsRegex("\n[.]B[IR]? " + command + "(\\\\|\n)"))
            << command;
        for (const std::string& option :
             matches(call({command, "--help"}).out, "\n  (?:-h,)?(--[a-z0-9-]+)"))
            EXPECT_THAT(manual, HasSubstr(in_the_manual(option))) << command;
    }
}

} // namespace
