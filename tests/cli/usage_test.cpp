#include "call.hpp"
#include "support/case_names.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace {

using support::Answer;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;
using Arguments = std::vector<std::string>;

/// The position of the deal with that number, which begins with a blank space: `--Qh…`.
const std::string looks_like_an_option = [] {
    std::string position = call({"deal", "4294967295"}).out;
    position.pop_back();
    return position;
}();

class WrongUsage : public testing::TestWithParam<Arguments> {};

TEST_P(WrongUsage, EndsWithTwoAndSaysWhy) {
    const Answer answer = call(GetParam());
    EXPECT_EQ(answer.code, 2);
    EXPECT_EQ(answer.out, "");
    EXPECT_THAT(answer.errors, HasSubstr("--help"));
}

INSTANTIATE_TEST_SUITE_P(
    Cli, WrongUsage,
    testing::Values(Arguments{}, Arguments{""}, Arguments{"chess"}, Arguments{"-x"},
                    Arguments{"--colour"}, Arguments{"show"}, Arguments{"show", "a", "b"},
                    Arguments{"show", "--wide", "a"}, Arguments{"fen"}, Arguments{"replay"},
                    Arguments{"deal"}, Arguments{"deal", "1", "2"}, Arguments{"deal", "--rules"},
                    Arguments{"deal", "1", "--rules"}, Arguments{"deal", "1", "--divide"},
                    Arguments{"legal"}, Arguments{"legal", "startpos", "--rules", "die"},
                    Arguments{"hands"}, Arguments{"hands", "2c", "3c", "4c", "5c"},
                    Arguments{"hands", "2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "Tc", "Jc",
                              "Qc", "Kc", "Ac", "2d", "3d", "4d", "5d"},
                    Arguments{"compare", "2c3c4c5c6c"},
                    Arguments{"compare", "2c3c4c5c6c", "2c3c4c5c6c", "2c3c4c5c6c"},
                    Arguments{"perft"}, Arguments{"perft", "1"}, Arguments{"ugi", "startpos"}),
    support::NameOfWords());

class BadInput : public testing::TestWithParam<Arguments> {};

TEST_P(BadInput, EndsWithOneAndSaysWhere) {
    const Answer answer = call(GetParam());
    EXPECT_EQ(answer.code, 1);
    EXPECT_EQ(answer.out, "");
    EXPECT_THAT(answer.errors, StartsWith("checkers-poker-cli: "));
    EXPECT_THAT(answer.errors, HasSubstr("line 1, column "));
    EXPECT_THAT(answer.errors, HasSubstr(": found "));
    EXPECT_THAT(answer.errors, HasSubstr(", expected "));
    EXPECT_EQ(answer.errors.back(), '\n');
}

INSTANTIATE_TEST_SUITE_P(
    Cli, BadInput,
    testing::Values(Arguments{"deal", ""}, Arguments{"deal", "-1"}, Arguments{"deal", "4294967296"},
                    Arguments{"deal", "1x"}, Arguments{"deal", "one"}, Arguments{"deal", "+1"},
                    Arguments{"deal", "1", "--rules", ""}, Arguments{"deal", "1", "--rules=chess"},
                    Arguments{"deal", "1", "--rules", "die,high-low"},
                    Arguments{"deal", "1", "--rules", "wild=Fc"}, Arguments{"legal", ""},
                    Arguments{"legal", "startpo"}, Arguments{"legal", "startpos", "moves"},
                    Arguments{"legal", "[startpos]"}, Arguments{"legal", "-"},
                    Arguments{"perft", "x", "startpos"}, Arguments{"perft", "-1", "startpos"},
                    Arguments{"perft", "1", "8/8"}, Arguments{"compare", "2c3c4c5c6c", "-"},
                    Arguments{"compare", "2c3c4c5c6c", "none"},
                    Arguments{"compare", "2c3c4c5c", "2c3c4c5c6c"},
                    Arguments{"compare", "2c3c4c5c6c7c", "2c3c4c5c6c"},
                    Arguments{"compare", "2c3c4c5c6c", "2c3c4c5c2c"},
                    Arguments{"compare", "2c3c4c5cFc", "2c3c4c5c6c"},
                    Arguments{"compare", "2c(Ac)3c4c5c6c", "2c3c4c5c6c"},
                    Arguments{"hands", "2c", "3c", "4c", "5c", "6x"},
                    Arguments{"hands", "2c", "3c", "4c", "5c", "5c"},
                    Arguments{"hands", "2c", "3c", "4c", "5c", "Fc"},
                    Arguments{"hands", "2c", "3c", "4c", "5c", "6c7c"},
                    Arguments{"hands", "2c", "3c", "4c", "5c", "[6c,7c]"}),
    support::NameOfWords());

TEST(Usage, HelpAndVersionAreNoErrors) {
    EXPECT_EQ(call({"--version"}).out, "checkers-poker-cli 1.0.0\n");
    const Answer help = call({"--help"});
    EXPECT_EQ(help.code, 0);
    EXPECT_EQ(help.errors, "");
    for (const std::string command :
         {"show", "fen", "deal", "legal", "hands", "compare", "perft", "replay", "ugi"}) {
        EXPECT_THAT(help.out, HasSubstr("\n  " + command + " "));
        const Answer own = call({command, "--help"});
        EXPECT_EQ(own.code, 0) << command;
        EXPECT_THAT(own.out, HasSubstr("Usage: checkers-poker-cli " + command)) << command;
    }
}

TEST(Usage, APositionMayBeginLikeAnOption) {
    ASSERT_THAT(looks_like_an_option, StartsWith("--Qh"));
    EXPECT_EQ(call({"legal", looks_like_an_option}).out, "north\nsouth\n");
    EXPECT_EQ(call({"legal", "--", looks_like_an_option}).out, "north\nsouth\n");
    EXPECT_EQ(call({"perft", "--divide", "2", looks_like_an_option}).out,
              "north: 38\nsouth: 38\n76\n");
    EXPECT_EQ(call({"perft", "2", looks_like_an_option, "--divide"}).out,
              "north: 38\nsouth: 38\n76\n");
}

TEST(Usage, APositionNeedsNoQuotationMarks) {
    Arguments arguments{"legal"};
    for (const std::string& field :
         {looks_like_an_option.substr(0, looks_like_an_option.find(' ')),
          std::string("8/8/8/8/8/8/8/8"), std::string("o"), std::string("e"), std::string("1"),
          std::string("-"), std::string("-"), std::string("-"), std::string("-/0"),
          std::string("standard")})
        arguments.push_back(field);
    EXPECT_EQ(call(arguments).out, "north\nsouth\n");
    arguments.emplace_back("standard");
    EXPECT_EQ(call(arguments).code, 1);
}

TEST(Usage, TheRulesMayStandBeforeOrBehind) {
    const std::string expected = call({"deal", "7", "--rules", "deck64"}).out;
    EXPECT_THAT(expected, Not(IsEmpty()));
    EXPECT_EQ(call({"deal", "--rules", "deck64", "7"}).out, expected);
    EXPECT_EQ(call({"deal", "--rules=deck64", "7"}).out, expected);
    EXPECT_EQ(call({"hands", "--rules", "wild=6h", "2c", "3d", "4c", "5c", "6h"}).out,
              call({"hands", "2c", "3d", "4c", "5c", "6h", "--rules", "wild=6h"}).out);
}

TEST(Usage, AHandMayHaveTheSignOfAShow) {
    EXPECT_EQ(call({"compare", "=AdKc4c3s2h", "QcJd9h8s7c"}).out, "1\n");
    EXPECT_EQ(call({"compare", "QcJd9h8s7c", "=AdKc4c3s2h"}).out, "-1\n");
}

TEST(Usage, CardsAreReadAsForgivinglyAsEverywhere) {
    EXPECT_EQ(call({"hands", "10c 3d", " 4c", "5c", "7h"}).out,
              "high:T\tTc7h5c4c3d\tTc7h5c4c3d\tten high\n");
    EXPECT_EQ(call({"hands", "10c", "3d", "4c", "5c", "7h"}).out,
              "high:T\tTc7h5c4c3d\tTc7h5c4c3d\tten high\n");
}

TEST(Usage, CardsAreCountedNotArguments) {
    EXPECT_THAT(call({"hands", "Th", "Td", "9c", "5s", ""}).errors,
                HasSubstr("found 4 cards, expected 5 to 16"));
    const Answer many =
        call({"hands", "2c", "3c", "4c", "5c", "6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d 4d 5d"});
    EXPECT_EQ(many.code, 2);
    EXPECT_THAT(many.errors, HasSubstr("found 17 cards"));
}

TEST(Usage, AnArgumentTooManyIsNamedBeforeOneThatIsMissing) {
    const std::vector<std::pair<Arguments, std::string>> named{
        {{"--colour"}, "found \"--colour\", expected an option of the command\n"},
        {{"replay", "--wide"}, "found \"--wide\", expected an option of the command\n"},
        {{"replay", "-x.cpk"}, "found \"-x.cpk\", expected an option of the command\n"},
        {{"deal", "1", "legal", "startpos"}, "found \"legal\", expected no such argument\n"},
        {{"deal", "1", "--rule", "deck64"},
         "found \"--rule\", expected an option of the command\n"}};
    for (const auto& [arguments, message] : named) {
        const Answer answer = call(arguments);
        EXPECT_EQ(answer.code, 2);
        EXPECT_THAT(answer.errors, StartsWith(message));
    }
}

TEST(Usage, PerftOfNothingIsOne) {
    EXPECT_EQ(call({"perft", "0", "startpos"}).out, "1\n");
    EXPECT_EQ(call({"perft", "0", "startpos", "--divide"}).out, "1\n");
}

TEST(Usage, PerftOfTheStartingPosition) {
    EXPECT_EQ(call({"perft", "1", "startpos"}).out, "38\n");
    EXPECT_EQ(call({"perft", "2", "startpos"}).out, "1464\n");
    EXPECT_EQ(call({"perft", "3", "startpos"}).out, "70852\n");
    EXPECT_EQ(call({"perft", "4", "startpos"}).out, "3471146\n");
}

} // namespace
