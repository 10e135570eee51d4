#include "call.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "support/game_text.hpp"
#include "tabletop/random.hpp"

#include <gtest/gtest.h>

#include <random>
#include <sstream>
#include <string>
#include <vector>

// Random games over the protocol by the real program: every answer is what the library says.

namespace {

using namespace checkers_poker;

const std::vector<std::string> variants{
    "standard",
    "deck64",
    "high-low",
    "die",
    "wild=2c+2d+2h+2s",
    "deck64,high-low,wild=Fc+Fd+Fh+Fs",
    "high-low,die,wild=Jh+Js",
    "deck64,high-low,die,south=a1+b1+c1+d1+e1+f1+g1+h1+c2+d2+e2+f2",
    "wild=Kh,south=a1+c1+e1+g1+b2",
    "deck64,die,wild=Dh,south=a1+b1+c1+d1+e1+f1,north=h8+g8+f8+e8+d8"};

std::string word(const State& state) {
    const auto end = outcome(state);
    if (!end)
        return "none";
    const tabletop::Result result = end->of(first);
    return result == tabletop::Result::won    ? "p1win"
           : result == tabletop::Result::lost ? "p2win"
                                              : "draw";
}

/// What the program should answer to the questions about a state.
void add_answers(const State& state, std::string& answers) {
    answers += "response " + to_text(state) + "\nresponse";
    for (const std::string& token : support::legal_tokens(state))
        answers += ' ' + token;
    answers += is_over(state) ? "\nresponse true" : "\nresponse false";
    answers += to_act(state) == first ? "\nresponse true" : "\nresponse false";
    answers += "\nresponse " + word(state) + "\n";
}

TEST(UgiGames, TheProgramPlaysAsTheLibraryDoes) {
    const std::string questions =
        "query fen\nquery legal\nquery gameover\nquery p1turn\nquery result\n";
    std::mt19937_64 random(20261129);
    for (std::size_t game = 0; game < variants.size(); ++game) {
        const Options options = read_options(variants[game]);
        State state = new_game(options, deal(static_cast<std::uint32_t>(game), options.deck));
        const std::string begin = "position fen " + to_text(state);
        std::string moves = " moves";
        std::string input = begin;
        input.append("\n").append(questions);
        std::string answers;
        add_answers(state, answers);
        for (int count = 0; count < 400 && !is_over(state); ++count) {
            const std::vector<Action> actions = legal_actions(state);
            const Action& action = actions[tabletop::uniform_below(random, actions.size())];
            moves += ' ' + to_text(action);
            checkers_poker::apply(state, action);
            input.append(begin).append(moves).append("\n").append(questions);
            add_answers(state, answers);
        }
        const support::Answer answer = call_program({"ugi"}, input + "quit\n");
        EXPECT_EQ(answer.code, 0) << variants[game];
        EXPECT_EQ(answer.errors, "") << variants[game];
        EXPECT_TRUE(answer.out == answers) << variants[game];
    }
}

TEST(UgiGames, AProgramThatIsNotToldToQuitEndsWithItsInput) {
    const support::Answer answer = call_program({"ugi"}, "ugi\nisready");
    EXPECT_EQ(answer.code, 0);
    EXPECT_TRUE(answer.out.ends_with("ugiok\nreadyok\n")) << answer.out;
}

TEST(UgiGames, TheProgramAnswersASearch) {
    const support::Answer answer =
        call_program({"ugi"}, "position startpos moves d5-d4\ngo depth 2\n");
    EXPECT_EQ(answer.code, 0);
    std::istringstream lines(answer.out);
    std::string last;
    for (std::string line; std::getline(lines, line);)
        last = line;
    ASSERT_TRUE(last.starts_with("bestmove ")) << answer.out;
    EXPECT_TRUE(support::is_legal(support::after(standard_start(), "d5-d4"), last.substr(9)));
}

} // namespace
