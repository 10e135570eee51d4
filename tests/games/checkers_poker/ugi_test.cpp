#include "engine/ugi_stream.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/ugi.hpp"
#include "support/game_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <future>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace engine;
using namespace checkers_poker;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;
using Lines = std::vector<std::string>;

/// Answers with the first legal action: at once when there is a limit, else when it is stopped.
class PatientSearch : public UgiSearch {
public:
    std::vector<std::string> options() const override {
        return {"name Hash type spin default 16 min 1 max 1024"};
    }
    std::optional<std::string> set_option(std::string_view name, std::string_view value) override {
        if (name != "Hash Size")
            return "there is no such option";
        hash = value;
        return std::nullopt;
    }
    void new_game() override { ++games; }
    Action search(const State& state, const Limits& limits, std::stop_token stop,
                  const UgiInfo& info) override {
        last_limits = limits;
        info("depth 1 nodes 1");
        started.set_value();
        std::mutex mutex;
        std::unique_lock lock(mutex);
        if (are_endless(limits))
            std::condition_variable_any().wait(lock, stop, [] { return false; });
        return legal_actions(state).front();
    }

    std::promise<void> started;
    Limits last_limits;
    std::string hash;
    int games = 0;
};

/// A conversation whose answers are kept.
class Conversation {
public:
    explicit Conversation(std::unique_ptr<UgiSearch> search = nullptr)
        : session_({"Name", "Author"}, std::move(search), [this](std::string_view line) {
            const std::lock_guard lock(mutex_);
            lines_.emplace_back(line);
        }) {}

    /// What has been answered since the last call, this line included.
    Lines say(std::string_view line) {
        EXPECT_TRUE(session_.receive(line));
        return taken();
    }
    /// The same when the search has come to its end.
    Lines say_and_wait(std::string_view line) {
        EXPECT_TRUE(session_.receive(line));
        session_.finish();
        return taken();
    }
    bool quit() { return !session_.receive("quit"); }
    std::string position() { return say("query fen").front().substr(9); }

private:
    Lines taken() {
        const std::lock_guard lock(mutex_);
        return std::exchange(lines_, {});
    }

    std::mutex mutex_;
    Lines lines_;
    UgiSession session_;
};

const std::string start = to_text(standard_start());

TEST(Ugi, IntroducesItselfWithItsOptions) {
    EXPECT_THAT(Conversation().say("ugi"),
                ElementsAre("id name Name", "id author Author", "ugiok"));
    EXPECT_THAT(Conversation(std::make_unique<PatientSearch>()).say("ugi"),
                ElementsAre("id name Name", "id author Author",
                            "option name Hash type spin default 16 min 1 max 1024", "ugiok"));
}

TEST(Ugi, IsReady) { EXPECT_THAT(Conversation().say("isready"), ElementsAre("readyok")); }

TEST(Ugi, EndsWhenToldTo) { EXPECT_TRUE(Conversation().quit()); }

TEST(Ugi, BeginsAtTheStandardStart) {
    Conversation talk;
    EXPECT_EQ(talk.position(), start);
    EXPECT_THAT(talk.say("query gameover"), ElementsAre("response false"));
    EXPECT_THAT(talk.say("query p1turn"), ElementsAre("response true"));
    EXPECT_THAT(talk.say("query result"), ElementsAre("response none"));
}

TEST(Ugi, TakesPositionsAndMoves) {
    Conversation talk;
    EXPECT_THAT(talk.say("position startpos moves d5-d4"), IsEmpty());
    EXPECT_THAT(talk.say("query p1turn"), ElementsAre("response false"));
    const std::string after = talk.position();
    EXPECT_EQ(after, to_text(support::after(standard_start(), "d5-d4")));
    EXPECT_THAT(talk.say("position startpos"), IsEmpty());
    EXPECT_EQ(talk.position(), start);
    EXPECT_THAT(talk.say("position fen " + after), IsEmpty());
    EXPECT_EQ(talk.position(), after);
    EXPECT_THAT(talk.say("position fen " + after + " moves e4-e5 d4-d5"), IsEmpty());
    EXPECT_EQ(talk.position(), to_text(support::after(standard_start(), "d5-d4 e4-e5 d4-d5")));
    EXPECT_THAT(talk.say("position fen startpos moves"), IsEmpty());
    EXPECT_EQ(talk.position(), start);
    EXPECT_THAT(talk.say("uginewgame"), IsEmpty());
    EXPECT_EQ(talk.position(), start);
}

/// After Second's move that ends the third turn he shows his hand before First does (rules 4.2).
TEST(Ugi, TheSamePlayerMayBeToActSeveralTimesRunning) {
    Conversation talk;
    std::string line = "position startpos moves d5-d4 f3-e3 d4-d5 e3-f3 d5-d4";
    const auto first_is_to_act = [&talk, &line](const std::string& action) {
        line += ' ' + action;
        EXPECT_THAT(talk.say(line), IsEmpty());
        return talk.say("query p1turn").front() == "response true";
    };
    talk.say(line);
    EXPECT_THAT(talk.say("query p1turn"), ElementsAre("response false"));
    EXPECT_FALSE(first_is_to_act("f3-e3"));
    EXPECT_TRUE(first_is_to_act("=AsQcTh8s7s"));
    EXPECT_FALSE(first_is_to_act("=7d7hKh9s8d"));
    EXPECT_TRUE(first_is_to_act("xe3"));
}

TEST(Ugi, ForgivesWhiteSpaceAndLineEnds) {
    Conversation talk;
    EXPECT_THAT(talk.say("\r"), IsEmpty());
    EXPECT_THAT(talk.say(" \t isready \r"), ElementsAre("readyok"));
    EXPECT_THAT(talk.say("  position\tstartpos   moves  D5-D4\r"), IsEmpty());
    EXPECT_THAT(talk.say("query  p1turn\r"), ElementsAre("response false"));
}

TEST(Ugi, AnIllegalActionIsToldAndThePositionStays) {
    Conversation talk;
    talk.say("position startpos moves d5-d4");
    const std::string before = talk.position();
    EXPECT_THAT(talk.say("position startpos moves d5-d4 a1-a2"),
                ElementsAre(AllOf(StartsWith("info string line 1, column 31: found \"a1-a2\""),
                                  HasSubstr("there is no checker on a1"))));
    EXPECT_EQ(talk.position(), before);
    EXPECT_THAT(talk.say("position fen 8/8 x m 1"), ElementsAre(StartsWith("info string ")));
    EXPECT_EQ(talk.position(), before);
}

TEST(Ugi, ColumnsOfAPositionCountFromTheStartOfTheLine) {
    Conversation talk;
    EXPECT_THAT(talk.say("position fen z"),
                ElementsAre(StartsWith("info string line 1, column 1")));
}

TEST(Ugi, LinesThatAreNotUnderstoodAreAnswered) {
    Conversation talk;
    using namespace std::string_literals;
    for (const std::string& line : {"hello"s,
                                    "UGI"s,
                                    "position"s,
                                    "position start"s,
                                    "position startposition"s,
                                    "position startpos d5-d4"s,
                                    "position startpos moves d5d4"s,
                                    "position fen"s,
                                    "position fen moves d5-d4"s,
                                    "query"s,
                                    "query colour"s,
                                    "setoption"s,
                                    "setoption Hash 3"s,
                                    "setoption name"s,
                                    "setoption name Hash value 3"s,
                                    "go depth"s,
                                    "go depth x"s,
                                    "go depth 99999999999999999999"s,
                                    "go fast"s,
                                    "go movetime 1.5"s,
                                    "\0\0\0"s,
                                    "quit\0"s,
                                    "\x01\x02\xff"s,
                                    "isready\0"s,
                                    "position startpos moves \0"s}) {
        const Lines answer = talk.say(line);
        ASSERT_EQ(answer.size(), 1U) << line;
        EXPECT_THAT(answer[0], StartsWith("info string ")) << line;
        EXPECT_THAT(answer[0], testing::Not(testing::ContainsRegex("[[:cntrl:]]"))) << line;
        EXPECT_EQ(talk.position(), start) << line;
    }
}

TEST(Ugi, TellsTheLegalActionsSortedAndWithoutAnnouncements) {
    Conversation talk;
    const std::string begin =
        "fen " + to_text(new_game({}, checkers_poker::deal(3, cards::Deck::standard)));
    talk.say("position " + begin);
    EXPECT_THAT(talk.say("query legal"), ElementsAre("response north south"));
    talk.say("position startpos moves d5-d4 f3-e3 d4-d5 e3-f3 d5-d4 f3-e3");
    const Lines answer = talk.say("query legal");
    ASSERT_EQ(answer.size(), 1U);
    const State state = support::after(standard_start(), "d5-d4 f3-e3 d4-d5 e3-f3 d5-d4 f3-e3");
    std::string expected = "response";
    for (const std::string& token : support::legal_tokens(state))
        expected += ' ' + token;
    EXPECT_EQ(answer[0], expected);
    EXPECT_THAT(answer[0], HasSubstr(" ="));
}

TEST(Ugi, TellsResults) {
    Conversation talk;
    talk.say("position startpos moves resign");
    EXPECT_THAT(talk.say("query gameover"), ElementsAre("response true"));
    EXPECT_THAT(talk.say("query result"), ElementsAre("response p2win"));
    EXPECT_THAT(talk.say("query legal"), ElementsAre("response"));
    talk.say("position startpos moves d5-d4 resign");
    EXPECT_THAT(talk.say("query result"), ElementsAre("response p1win"));
    talk.say("position startpos moves draw");
    EXPECT_THAT(talk.say("query result"), ElementsAre("response draw"));
    EXPECT_THAT(talk.say("query p1turn"), ElementsAre("response false"));
    EXPECT_THAT(talk.say("position startpos moves draw d5-d4"),
                ElementsAre(StartsWith("info string ")));
}

TEST(Ugi, TheUserRollsTheDie) {
    Conversation talk(std::make_unique<PatientSearch>());
    Options options;
    options.die = true;
    const std::string fen = to_text(new_game(options, deal(3, cards::Deck::standard)));
    talk.say("position fen " + fen + " moves south");
    EXPECT_THAT(talk.say("query p1turn"), ElementsAre("response true"));
    EXPECT_THAT(talk.say("go depth 1"),
                ElementsAre(HasSubstr("the die is to be rolled"), "bestmove none"));
    EXPECT_THAT(talk.say("position fen " + fen + " moves south die:4"), IsEmpty());
    EXPECT_THAT(talk.say_and_wait("go depth 1"),
                ElementsAre("info depth 1 nodes 1", StartsWith("bestmove ")));
}

TEST(Ugi, AGameThatIsOverIsNotSearched) {
    Conversation talk(std::make_unique<PatientSearch>());
    talk.say("position startpos moves draw");
    EXPECT_THAT(talk.say("go depth 1"),
                ElementsAre("info string the game is over", "bestmove none"));
}

TEST(Ugi, SaysWhenThereIsNoSearch) {
    EXPECT_THAT(Conversation().say("go movetime 5"), ElementsAre(StartsWith("info string ")));
}

TEST(Ugi, SetsOptions) {
    auto search = std::make_unique<PatientSearch>();
    const PatientSearch& engine = *search;
    Conversation talk(std::move(search));
    EXPECT_THAT(talk.say("setoption name Hash Size value 64 megabytes"), IsEmpty());
    EXPECT_EQ(engine.hash, "64 megabytes");
    EXPECT_THAT(talk.say("setoption name Ponder value true"),
                ElementsAre("info string there is no such option"));
    talk.say("uginewgame");
    EXPECT_EQ(engine.games, 1);
}

TEST(Ugi, UnderstandsEveryLimit) {
    using std::chrono::milliseconds;
    const auto limits_of = [](std::string_view line) {
        auto search = std::make_unique<PatientSearch>();
        const PatientSearch& engine = *search;
        Conversation talk(std::move(search));
        talk.say_and_wait(line);
        return engine.last_limits;
    };
    EXPECT_EQ(limits_of("go depth 7").depth, 7U);
    EXPECT_EQ(limits_of("go depth 0").depth, 1U);
    EXPECT_EQ(limits_of("go nodes 10000000000").nodes, 10000000000U);
    EXPECT_EQ(limits_of("go movetime 250").movetime, milliseconds(250));
    EXPECT_EQ(limits_of("go depth 3 nodes 9").nodes, 9U);
    const Limits clocks = limits_of("go p1time 1000 p2time -20 p1inc 10 p2inc 30");
    tabletop::PerSeat<ClockTime> expected;
    expected[first] = {milliseconds(1000), milliseconds(10)};
    expected[second] = {milliseconds(0), milliseconds(30)};
    EXPECT_EQ(clocks.clock, expected);
    EXPECT_EQ(clocks.depth, std::nullopt);
}

TEST(Ugi, TheTimeRunsFromTheReceiptOfGo) {
    auto search = std::make_unique<PatientSearch>();
    const PatientSearch& engine = *search;
    Conversation talk(std::move(search));
    const auto before = std::chrono::steady_clock::now();
    talk.say("go movetime 5");
    const auto behind = std::chrono::steady_clock::now();
    talk.say("stop");
    ASSERT_TRUE(engine.last_limits.since);
    EXPECT_GE(*engine.last_limits.since, before);
    EXPECT_LE(*engine.last_limits.since, behind);
}

TEST(Ugi, ASearchThatFailsIsAnsweredAndSurvived) {
    class Failing : public PatientSearch {
        Action search(const State&, const Limits&, std::stop_token, const UgiInfo&) override {
            throw std::bad_alloc();
        }
    };
    Conversation talk(std::make_unique<Failing>());
    for (int i = 0; i < 2; ++i) {
        EXPECT_THAT(talk.say_and_wait("go depth 1"),
                    ElementsAre(StartsWith("info string the search failed: "), "bestmove none"));
        EXPECT_THAT(talk.say("isready"), ElementsAre("readyok"));
    }
}

TEST(Ugi, ListensWhileItSearches) {
    auto search = std::make_unique<PatientSearch>();
    PatientSearch& engine = *search;
    Conversation talk(std::move(search));
    talk.say("go infinite");
    engine.started.get_future().wait();
    talk.say("");
    EXPECT_THAT(talk.say("isready"), ElementsAre("readyok"));
    EXPECT_THAT(talk.say("query p1turn"), ElementsAre("response true"));
    EXPECT_THAT(talk.say("ugi"), testing::Contains("ugiok"));
    for (const std::string line :
         {"go depth 1", "position startpos moves d5-d4", "uginewgame", "setoption name A value B"})
        EXPECT_THAT(talk.say(line), ElementsAre(HasSubstr("while a search is running"))) << line;
    EXPECT_THAT(talk.say("stop"), ElementsAre(StartsWith("bestmove ")));
    EXPECT_THAT(talk.say("stop"), IsEmpty());
    EXPECT_EQ(talk.position(), start);
}

TEST(Ugi, QuitAnswersTheSearchFirst) {
    std::istringstream in("go infinite\nquit\nisready\n");
    std::ostringstream out;
    run_ugi(in, out, {"Name", "Author"}, std::make_unique<PatientSearch>());
    EXPECT_THAT(out.str(), testing::MatchesRegex("info depth 1 nodes 1\nbestmove [^\n]+\n"));
}

TEST(Ugi, TheEndOfTheInputStopsASearchWithoutLimit) {
    std::istringstream in("go infinite\n");
    std::ostringstream out;
    run_ugi(in, out, {"Name", "Author"}, std::make_unique<PatientSearch>());
    EXPECT_THAT(out.str(), HasSubstr("bestmove "));
}

/// Whoever has read the answer may go on at once.
TEST(Ugi, IsIdleWhenItHasAnswered) {
    std::mutex mutex;
    std::condition_variable answered;
    Lines lines;
    auto search = std::make_unique<PatientSearch>();
    UgiSession session({"Name", "Author"}, std::move(search), [&](std::string_view line) {
        const std::lock_guard lock(mutex);
        lines.emplace_back(line);
        answered.notify_all();
    });
    session.receive("go depth 1");
    {
        std::unique_lock lock(mutex);
        answered.wait(lock, [&] { return !lines.empty() && lines.back().starts_with("bestmove"); });
        lines.clear();
    }
    session.receive("position startpos moves d5-d4");
    session.receive("query p1turn");
    EXPECT_THAT(lines, ElementsAre("response false"));
}

TEST(UgiStream, SkipsLinesThatAreTooLongAndGoesOn) {
    std::istringstream in(std::string(engine::longest_ugi_line + 1, 'x') + "\nisready\n" +
                          std::string(longest_ugi_line - 7, ' ') + "isready\nisready");
    std::ostringstream out;
    run_ugi(in, out, {"Name", "Author"}, nullptr);
    EXPECT_EQ(out.str(), "info string a line of more than 1048576 bytes is ignored\nreadyok\n"
                         "readyok\nreadyok\n");
}

/// Every line is flushed: a reader on the other side of a pipe waits for it.
TEST(UgiStream, FlushesEveryLine) {
    struct Counter : std::stringbuf {
        int flushes = 0;
        int sync() override {
            ++flushes;
            return 0;
        }
    } buffer;
    std::istringstream in("ugi\nisready\n");
    std::ostream out(&buffer);
    run_ugi(in, out, {"Name", "Author"}, nullptr);
    EXPECT_EQ(buffer.flushes, 4);
}

} // namespace
