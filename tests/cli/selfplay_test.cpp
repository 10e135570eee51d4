#include "call.hpp"
#include "cli/child_process.hpp"
#include "support/bad_disk.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <sstream>
#include <string>
#include <sys/types.h>
#include <thread>
#include <vector>

namespace {

using support::Answer;
using support::TemporaryFolder;
using testing::HasSubstr;

/// This program over UGI; what it is told goes through `filter` first.
std::string program_behind(const std::string& filter) {
    return filter + " | " + support::in_quotation_marks(CLI_PROGRAM) + " ugi";
}

Answer match(const std::string& a, const std::string& b, const std::string& games) {
    return call_program({"selfplay", a, b, "--games", games, "--nodes", "20"});
}

void expect_ended(const Answer& answer, const std::string& games, const std::string& failures) {
    EXPECT_EQ(answer.code, 0) << answer.errors;
    EXPECT_THAT(answer.out, HasSubstr("\ngames: " + games + "\n"));
    EXPECT_THAT(answer.out, HasSubstr("\nfailures: " + failures + "\n"));
}

TEST(Selfplay, LetsAProgramPlay) {
    const Answer answer = match(program_behind("cat"), "random", "4");
    expect_ended(answer, "4", "0 - 0");
}

/// It is gone at the start of each second game, and is started again for the next.
TEST(Selfplay, AProgramThatDiesBetweenGamesLosesTheNextOne) {
    const std::string until_the_second_game = "sed -u '/uginewgame/{x;s/^/x/;/^xx/{x;q};x}'";
    const Answer answer = match("random", program_behind(until_the_second_game), "6");
    expect_ended(answer, "6", "0 - 3");
    EXPECT_THAT(answer.errors, HasSubstr("does not answer with readyok"));
}

TEST(Selfplay, AProgramThatDiesInAGameLosesIt) {
    const Answer answer = match(program_behind("sed -u /^go/q"), "random", "2");
    expect_ended(answer, "2", "2 - 0");
}

/// Nobody listens to it any more: that is an end too, whichever is noticed first.
TEST(Selfplay, AProgramThatEndsAtOnceIsKnownToHaveEnded) {
    cli::ChildProcess program("exit 1");
    while (program.send("ugi", std::chrono::seconds(10)))
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_TRUE(program.has_ended());
}

TEST(Selfplay, AProgramThatIsNotThereEndsTheMatch) {
    const Answer answer = match("./there-is-no-such-program", "random", "2");
    EXPECT_EQ(answer.code, 1);
    EXPECT_EQ(answer.out, "");
    EXPECT_THAT(answer.errors, HasSubstr("./there-is-no-such-program does not"));
}

/// A match against a program that the shell starts so, with little patience.
Answer match_against(const std::string& program, const std::string& game = "") {
    std::vector<std::string> words{"selfplay",   program, "random",     "--games", "2",
                                   "--movetime", "1",     "--patience", "1500"};
    if (!game.empty())
        words.insert(words.begin(), game);
    return call_program(words);
}

/// A shell that speaks the protocol as far as a case asks.
std::string shell_program(const std::string& cases) {
    return "while read -r line; do case \"$line\" in " + cases + " esac; done";
}

struct Unresponsive {
    const char* name;
    std::string program;
    std::string told;

    friend void PrintTo(const Unresponsive& which, std::ostream* out) { *out << which.program; }
};

std::string name_of(const testing::TestParamInfo<Unresponsive>& info) { return info.param.name; }

class SelfplayAgainst : public testing::TestWithParam<Unresponsive> {};

TEST_P(SelfplayAgainst, LosesItsGamesAndTheMatchGoesOn) {
    const Answer answer = match_against(GetParam().program);
    expect_ended(answer, "2", "2 - 0");
    EXPECT_THAT(answer.errors, HasSubstr(GetParam().told));
}

/// The other games have the same programs, and the same patience with them.
TEST_P(SelfplayAgainst, LosesItsGamesOfHalmaToo) {
    const Answer answer = match_against(GetParam().program, "halma");
    EXPECT_EQ(answer.code, 0) << answer.errors;
    EXPECT_THAT(answer.out, HasSubstr("\nscore: 0.0 %"));
    EXPECT_THAT(answer.errors, HasSubstr("failure of "));
}

const std::string ready = "ugi) echo ugiok;; isready) echo readyok;; ";

INSTANTIATE_TEST_SUITE_P(
    AProgramThat, SelfplayAgainst,
    testing::Values(
        Unresponsive{"NeverAnswers", "sleep 100", "does not answer with ugiok in 1500 ms"},
        Unresponsive{"IsNeverReady", shell_program("ugi) echo ugiok;;"),
                     "does not answer with readyok in 1500 ms"},
        Unresponsive{"NeverChooses", shell_program(ready),
                     "does not answer with bestmove in 1501 ms"},
        Unresponsive{"EndsWhenItIsToChoose", shell_program(ready + "go*) exit;;"),
                     "does not answer with bestmove, it has ended"},
        Unresponsive{"ChoosesNonsense", shell_program(ready + "go*) echo bestmove e9-e2;;"),
                     "chose \"e9-e2\""},
        Unresponsive{"FloodsInLines", shell_program(ready + "go*) yes info;;"),
                     "does not answer with bestmove in 1501 ms"},
        Unresponsive{"FloodsWithoutLineEnds", shell_program(ready + "go*) tr '\\0' x </dev/zero;;"),
                     "does not answer with bestmove"},
        Unresponsive{"AnswersWithoutListening",
                     "yes 'ugiok\nreadyok\nbestmove north' | sed 's/.n/\\n/g'", "chose"}),
    name_of);

/// One that has ended may still wait for a parent who asks how.
bool is_running(pid_t process) {
    const std::string status = support::whole_file("/proc/" + std::to_string(process) + "/stat");
    return kill(process, 0) == 0 && status.find(") Z ") == std::string::npos;
}

/// A killed process takes a moment to go, and its parent does not wait for those of its own.
bool goes_away(pid_t process) {
    for (int tries = 0; tries < 500 && is_running(process); ++tries)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return !is_running(process);
}

TEST(Selfplay, NothingOfAProgramIsLeftBehind) {
    const TemporaryFolder folder;
    const std::string numbers = folder.file("numbers");
    const std::string deaf = "trap '' TERM HUP INT; echo $$ >>" + numbers +
                             "; sleep 100 & echo $! >>" + numbers + "; wait";
    EXPECT_EQ(match_against(deaf).code, 0);
    std::istringstream lines(support::whole_file(numbers));
    std::size_t count = 0;
    for (pid_t process = 0; lines >> process; ++count)
        EXPECT_TRUE(goes_away(process)) << process;
    EXPECT_GE(count, 2U);
}

TEST(Selfplay, OnAFullDiskTheRecordOfAnEarlierMatchStaysAndTheTroubleIsTold) {
    const support::SmallDisk disk;
    if (!disk.there())
        GTEST_SKIP() << "a file system cannot be mounted here: " << disk.trouble();
    for (const std::vector<std::string>& game : {std::vector<std::string>{}, {"halma"}}) {
        const std::string folder = disk.file("records");
        std::vector<std::string> words = game;
        words.insert(words.end(), {"selfplay", "random", "random", "--games", "2", "--records"});
        words.push_back(folder);
        ASSERT_EQ(call(words).code, 0);
        const std::string before = support::whole_file(folder + "/000001.cpk");
        EXPECT_FALSE(before.empty());
        disk.fill();
        const Answer answer = call(words);
        EXPECT_EQ(answer.code, 1);
        EXPECT_THAT(answer.errors, HasSubstr("000001.cpk: No space left on device"));
        EXPECT_EQ(support::whole_file(folder + "/000001.cpk"), before);
        EXPECT_FALSE(std::filesystem::exists(folder + "/000001.cpk.tmp"));
        disk.empty();
        std::filesystem::remove_all(folder);
    }
}

TEST(Selfplay, ARecordThatCannotTakeItsPlaceIsTold) {
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder.file("records/000001.cpk/in the way"));
    const Answer answer =
        call({"selfplay", "random", "random", "--games", "2", "--records", folder.file("records")});
    EXPECT_EQ(answer.code, 1);
    EXPECT_THAT(answer.errors, HasSubstr("cannot write " + folder.file("records/000001.cpk")));
    const Answer no_folder = call(
        {"selfplay", "random", "random", "--games", "2", "--records", folder.file("file", "x")});
    EXPECT_EQ(no_folder.code, 1);
    EXPECT_THAT(no_folder.errors, HasSubstr("cannot make the folder"));
}

TEST(Selfplay, WrongArgumentsSayWhichAndWhatIsExpected) {
    const Answer level = match("random", "level:9", "2");
    EXPECT_EQ(level.code, 1);
    EXPECT_EQ(level.errors, "checkers-poker-cli: the player \"level:9\": found \"9\", expected a "
                            "number from 1 to 8\n");
    const Answer test = call({"selfplay", "random", "random", "--sprt", "--elo0", "nan"});
    EXPECT_EQ(test.code, 1);
    EXPECT_THAT(test.errors, HasSubstr("the first less than the second"));
    const Answer nodes = call({"selfplay", "random", "random", "--nodes", "0"});
    EXPECT_EQ(nodes.code, 2);
    EXPECT_THAT(nodes.errors, HasSubstr("1000000000000"));
}

} // namespace
