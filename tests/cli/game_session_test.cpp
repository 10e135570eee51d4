#include "call.hpp"
#include "cli/game_session.hpp"
#include "support/tables.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <sstream>
#include <string>
#include <vector>

// The engine protocol of Halma and Chinese Checkers.

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;
using Lines = std::vector<std::string>;

/// A session and all that it sent.
class Conversation {
public:
    explicit Conversation(const std::string& rules = "halma")
        : session_("name", "author", rules, [this](std::string_view line) {
            const std::lock_guard lock(mutex_);
            lines_.emplace_back(line);
            sent_.notify_all();
        }) {}

    /// What is sent at once in answer to a line.
    Lines ask(const std::string& line) {
        {
            const std::lock_guard lock(mutex_);
            lines_.clear();
        }
        session_.receive(line);
        const std::lock_guard lock(mutex_);
        return lines_;
    }
    std::string answer(const std::string& line) {
        const Lines lines = ask(line);
        return lines.size() == 1 ? lines.front() : testing::PrintToString(lines);
    }
    /// The line with the move that a `go` is answered by.
    std::string best_move(const std::string& line) {
        ask(line);
        std::unique_lock lock(mutex_);
        sent_.wait(lock,
                   [this] { return !lines_.empty() && lines_.back().starts_with("bestmove "); });
        return lines_.back();
    }
    cli::GameSession& session() { return session_; }

private:
    std::mutex mutex_;
    std::condition_variable sent_;
    Lines lines_;
    cli::GameSession session_;
};

TEST(GameSession, introduces_itself_with_its_options) {
    Conversation talk("chinese-checkers");
    EXPECT_THAT(talk.ask("ugi"),
                ElementsAre("id name name", "id author author",
                            "option name Rules type string default chinese-checkers",
                            "option name Hash type spin default 16 min 1 max 65536",
                            "option name Level type spin default 8 min 1 max 8", "ugiok"));
    EXPECT_EQ(talk.answer("isready"), "readyok");
    EXPECT_EQ(talk.answer(""), "{}");
}

TEST(GameSession, answers_questions_for_two_as_checkers_poker_does) {
    Conversation talk("halma,board=8");
    EXPECT_EQ(talk.answer("query p1turn"), "response true");
    EXPECT_EQ(talk.answer("query gameover"), "response false");
    EXPECT_EQ(talk.answer("query result"), "response none");
    EXPECT_EQ(talk.answer("query fen"),
              "response 4BBBB/5BBB/6BB/7B/A7/AA6/AAA5/AAAA4 A 1 -- 0 halma,board=8");
    EXPECT_THAT(talk.answer("query legal"), StartsWith("response a1-c3 a2-c4 "));
    talk.ask("position startpos moves a4-a5 resign");
    EXPECT_EQ(talk.answer("query gameover"), "response true");
    EXPECT_EQ(talk.answer("query result"), "response p1win");
    EXPECT_EQ(talk.answer("query legal"), "response");
    EXPECT_EQ(talk.answer("query turn"), "response none");
}

TEST(GameSession, answers_questions_for_more) {
    Conversation talk;
    EXPECT_EQ(talk.answer("setoption name Rules value chinese-checkers,players=3"), "{}");
    EXPECT_EQ(talk.answer("query players"), "response 3");
    talk.ask("position startpos moves h4-h5 resign");
    EXPECT_EQ(talk.answer("query turn"), "response p3");
    EXPECT_EQ(talk.answer("query p3turn"), "response true");
    EXPECT_EQ(talk.answer("query p6turn"), "response false");
    EXPECT_EQ(talk.answer("query places"), "response -:3:-");
    talk.ask("position startpos moves h4-h5 resign draw");
    EXPECT_EQ(talk.answer("query result"), "response draw");
    EXPECT_EQ(talk.answer("query places"), "response 1:3:1");
    talk.ask("setoption name Rules value halma,players=4,pairs");
    talk.ask("position startpos moves resign");
    EXPECT_EQ(talk.answer("query result"), "response p2win");
}

TEST(GameSession, tells_the_scores_of_all_where_there_are_more_than_two) {
    const auto scores_at = [](const std::string& rules) {
        std::istringstream words(
            call({"halma", "ugi"}, "setoption name Rules value " + rules +
                                       "\nposition startpos\ngo depth 2\nisready\n")
                .out);
        std::vector<std::string> scores;
        bool are_scores = false;
        for (std::string word; words >> word && word != "bestmove";) {
            if (word == "scores")
                scores.clear();
            are_scores = word == "scores" || (are_scores && word != "pv");
            if (are_scores && word != "scores")
                scores.push_back(word);
        }
        return scores;
    };
    EXPECT_EQ(scores_at("chinese-checkers,players=3").size(), 3U);
    EXPECT_EQ(scores_at("halma,players=4").size(), 4U);
    EXPECT_EQ(scores_at("chinese-checkers,players=5,capture").size(), 5U);
    EXPECT_EQ(scores_at("halma").size(), 0U);
}

TEST(GameSession, reads_the_positions_of_every_variant) {
    Conversation talk;
    for (const support::Row& row : support::read_table("halma/after.tsv")) {
        ASSERT_EQ(talk.answer("position fen " + row[0] + " moves " + row[1]), "{}") << row[0];
        ASSERT_EQ(talk.answer("query fen"), "response " + row[2]);
    }
}

TEST(GameSession, what_is_wrong_is_told_and_changes_nothing) {
    Conversation talk("halma,board=8");
    const std::string before = talk.answer("query fen");
    for (const std::string line :
         {"position startpos moves a4-a5 a4-a5", "position startpos move a4-a5", "position",
          "position fen 8/8 A 1 -- 0 halma", "setoption name Rules value halma,board=9",
          "setoption name Level value 9", "setoption name Hash value none",
          "setoption name Colour value red", "setoption Level 3", "query weather", "go sideways",
          "go depth many", "castle"}) {
        EXPECT_THAT(talk.answer(line), StartsWith("info string ")) << line;
        EXPECT_EQ(talk.answer("query fen"), before) << line;
    }
    EXPECT_THAT(talk.answer("position startpos moves a4-a5 a4-a5"),
                HasSubstr("column 31: found \"a4-a5\", expected a legal action"));
}

TEST(GameSession, finds_moves_for_every_number_of_players_within_every_limit) {
    Conversation talk;
    for (const std::string rules : {"halma", "halma,players=4,pairs", "chinese-checkers,players=3",
                                    "chinese-checkers,players=6", "chinese-checkers,capture"}) {
        talk.ask("setoption name Rules value " + rules);
        for (const std::string limit :
             {"depth 2", "nodes 500", "movetime 20", "p1time 300 p1inc 10 p2time 5 p6inc 7"}) {
            const std::string answer = talk.best_move("go " + limit);
            const std::string move = answer.substr(answer.find(' ') + 1);
            EXPECT_EQ(talk.answer("position startpos moves " + move), "{}") << rules << answer;
            talk.ask("position startpos");
        }
    }
}

TEST(GameSession, an_endless_search_ends_when_it_is_told) {
    Conversation talk("halma,board=8");
    EXPECT_THAT(talk.ask("go infinite"), testing::Not(testing::Contains(StartsWith("bestmove"))));
    EXPECT_THAT(
        talk.ask("position startpos"),
        testing::Contains("info string position is not possible while a search is running"));
    EXPECT_THAT(talk.ask("query p1turn"), testing::Contains("response true"));
    EXPECT_THAT(talk.ask("stop").back(), StartsWith("bestmove "));
    EXPECT_THAT(talk.best_move("go depth 1"), StartsWith("bestmove "));
    EXPECT_FALSE(talk.session().receive("quit"));
}

TEST(GameSession, a_game_that_is_over_has_no_best_move) {
    Conversation talk;
    talk.ask("position startpos moves resign");
    EXPECT_THAT(talk.ask("go"), ElementsAre("info string the game is over", "bestmove none"));
}

TEST(GameSession, speaks_on_the_command_line) {
    const support::Answer answer =
        call_program({"chinese-checkers", "ugi"}, "ugi\nquery players\ngo depth 2\n");
    EXPECT_EQ(answer.code, 0);
    EXPECT_EQ(answer.errors, "");
    EXPECT_THAT(answer.out, StartsWith("id name Chinese Checkers of Checkers Poker 1.0.0\n"));
    EXPECT_THAT(answer.out, HasSubstr("\nresponse 2\ninfo depth 1 "));
    EXPECT_THAT(answer.out, HasSubstr("\nbestmove "));
}

} // namespace
