#include "call.hpp"
#include "games/chinese_checkers/chinese_checkers.hpp"
#include "tabletop/match.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

// Engine against engine in Halma and Chinese Checkers.

namespace {

using support::Answer;
using testing::HasSubstr;
using testing::StartsWith;

TEST(GameSelfplay, lets_players_meet_from_every_seat_and_writes_records) {
    const support::TemporaryFolder folder;
    const Answer answer =
        call({"chinese-checkers", "selfplay", "--rules", "chinese-checkers,players=3", "--games",
              "2", "--nodes", "30", "--records", folder.file("games"), "level:2", "random"});
    EXPECT_EQ(answer.code, 0) << answer.errors;
    EXPECT_THAT(answer.out, StartsWith("players: level:2 - random\n"
                                       "rules: chinese-checkers,players=3\ngames: 3\n"));
    EXPECT_THAT(answer.out, HasSubstr("\nplaces of the first: 3 0 0\n"));
    EXPECT_THAT(answer.out, HasSubstr("\nfailures: 0 - 0\n"));
    for (const std::string name : {"000001.cpk", "000002.cpk", "000003.cpk"}) {
        const std::string record = support::whole_file(folder.file("games") + "/" + name);
        const auto match = tabletop::read_match<chinese_checkers::Game>(record);
        EXPECT_TRUE(is_over(match.history.current())) << name;
        EXPECT_EQ(match.tags.size(), 4U);
    }
}

TEST(GameSelfplay, a_program_plays_too_and_one_that_is_none_is_told) {
    const std::string program = std::string(CLI_PROGRAM) + " halma ugi";
    const Answer answer = call({"halma", "selfplay", "--rules", "halma,board=8", "--games", "2",
                                "--depth", "1", program, "random"});
    EXPECT_EQ(answer.code, 0) << answer.errors;
    EXPECT_THAT(answer.out, HasSubstr("\nscore: 100.0 % "));
    EXPECT_THAT(answer.out, HasSubstr("\nfailures: 0 - 0\n"));
    const Answer none = call({"halma", "selfplay", "exit 1", "random"});
    EXPECT_EQ(none.code, 1);
    EXPECT_THAT(none.errors, HasSubstr("exit 1 does not"));
}

TEST(GameSelfplay, simple_players_play_races_to_the_end_and_know_no_capture) {
    for (const std::string player : {"greedy", "alphabeta"}) {
        const Answer answer = call({"halma", "selfplay", "--rules", "halma,board=8", "--games", "2",
                                    "--depth", "1", player, "random"});
        EXPECT_THAT(answer.out, HasSubstr("\nscore: 100.0 % ")) << player;
        EXPECT_THAT(answer.out, HasSubstr("\nfailures: 0 - 0\n")) << player;
    }
    const Answer capture = call({"halma", "selfplay", "--rules", "chinese-checkers,capture",
                                 "--games", "2", "greedy", "random"});
    EXPECT_THAT(capture.out, HasSubstr("\nfailures: 2 - 0\n"));
}

TEST(GameSelfplay, what_makes_no_sense_is_refused) {
    EXPECT_EQ(call({"halma", "selfplay", "level:9", "random"}).code, 1);
    EXPECT_EQ(call({"halma", "selfplay", "--rules", "standard", "random", "random"}).code, 1);
    EXPECT_EQ(call({"halma", "selfplay", "random"}).code, 2);
    EXPECT_EQ(call({"halma", "selfplay", "--games", "0", "random", "random"}).code, 2);
}

} // namespace
