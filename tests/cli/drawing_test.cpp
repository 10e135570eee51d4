#include "call.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace {

using testing::HasSubstr;
using testing::Not;

/// A record of deal 1 in the standard game with these actions.
std::string drawing(const std::string& actions, const std::string& rules = "standard") {
    const support::Answer answer =
        call({"show", "-"},
             "[First \"Ann\"]\n[Rules \"" + rules + "\"]\n[Deal \"1\"]\n\n" + actions + '\n');
    EXPECT_EQ(answer.errors, "");
    return answer.out;
}

TEST(Drawing, NamesCannotSpeakToTheTerminal) {
    const std::string record = "[First \"\033[31mAnn\"]\n[Rules \"standard\"]\n[Deal \"1\"]\n\n*";
    const std::string out = call({"show", "-"}, record).out;
    EXPECT_THAT(out, HasSubstr("First (x), \\x1b[31mAnn: "));
    EXPECT_THAT(out, Not(HasSubstr("\033")));
}

TEST(Drawing, ShowsTheBoardAndSaysWhatIsAsked) {
    EXPECT_EQ(drawing("south *"), R"(      a     b     c     d     e     f     g     h
   +-----+-----+-----+-----+-----+-----+-----+-----+
 8 | 3d x| 4s x| 9s x| 8d x| 4h  | Jd  | Js  | 2s  | 8
   +-----+-----+-----+-----+-----+-----+-----+-----+
 7 | 3s x| -- x| 7d x| --  | --  | --  | 5c  | Ah  | 7
   +-----+-----+-----+-----+-----+-----+-----+-----+
 6 | 7h x| 4d x| Kh x| 6s  | --  | 9d  | --  | 4c  | 6
   +-----+-----+-----+-----+-----+-----+-----+-----+
 5 | -- x| Jc  | Qh  | -- x| Qs  | 8h  | Ac  | Jh  | 5
   +-----+-----+-----+-----+-----+-----+-----+-----+
 4 | 9c  | Ks  | Ad  | --  | 7s o| 6d  | Td  | 8s o| 4
   +-----+-----+-----+-----+-----+-----+-----+-----+
 3 | Tc  | Kc  | 6h  | Ts  | 7c  | Qd o| 5s o| 2d o| 3
   +-----+-----+-----+-----+-----+-----+-----+-----+
 2 | --  | 9h  | 5h  | 5d  | Kd  | 2h o| 3c o| 6c o| 2
   +-----+-----+-----+-----+-----+-----+-----+-----+
 1 | --  | --  | 2c  | 8c  | 3h o| Th o| As o| Qc o| 1
   +-----+-----+-----+-----+-----+-----+-----+-----+
      a     b     c     d     e     f     g     h

First (x), Ann: 12 checkers, used nothing yet
Second (o): 12 checkers, used nothing yet
Turn 1: First is to move.
The next showdown, a high one, is at the end of turn 3.

)" + call({"fen", "-"}, "[Rules \"standard\"]\n[Deal \"1\"]\n\nsouth *\n").out);
}

TEST(Drawing, NamesEveryTask) {
    EXPECT_THAT(drawing("*"), HasSubstr("Turn 1: Second is to choose his end.\n"));
    EXPECT_THAT(drawing("south d5-d4 *"), HasSubstr("Turn 1: Second is to move.\n"));
    EXPECT_THAT(drawing("south *", "die"), HasSubstr("Turn 1: the die is to be rolled.\n"));
    EXPECT_THAT(drawing("south resign 0-1"), HasSubstr("Turn 1: Second has won.\n"));
    EXPECT_THAT(drawing("south draw 1/2-1/2"), HasSubstr("Turn 1: the game is drawn.\n"));
}

TEST(Drawing, SaysWhenHandsAreCompared) {
    EXPECT_THAT(drawing("south *", "die"),
                HasSubstr("Whether this turn ends in a showdown is up to the die.\n"));
    EXPECT_THAT(drawing("south die:4 *", "die"),
                HasSubstr("The die shows 4. This turn ends without a showdown.\n"));
    EXPECT_THAT(drawing("south die:1 *", "high-low,die"),
                HasSubstr("The die shows 1. The next showdown, a low one, is at the end of turn "
                          "1.\n"));
    EXPECT_THAT(drawing("south resign 0-1"), Not(HasSubstr("next showdown")));
}

TEST(Drawing, TellsTheLastShowdownInWords) {
    const std::string moves = "south d5-d4 f3-e3 d4-d5 e3-f3 d5-d4 f3-e3 ";
    EXPECT_THAT(drawing(moves + "*"), HasSubstr("Turn 3: Second is to show a hand.\n"));
    const std::string shown = moves + "=AsQcTh8s7s =7d7hKh9s8d ";
    EXPECT_THAT(drawing(shown + "*"), HasSubstr("Turn 3: Second is to remove a checker.\n"));
    const std::string removed = drawing(shown + "xe3 *");
    EXPECT_THAT(removed, HasSubstr("Last showdown (high, turn 3): Second showed ace high "
                                   "(AsQcTh8s7s), First showed pair of sevens (7h7dKh9s8d): "));
    EXPECT_THAT(removed, HasSubstr("; Second removed e3.\n"));
    EXPECT_THAT(removed, HasSubstr("First (x), Ann: 12 checkers, used pair of sevens\n"));
    EXPECT_THAT(removed, HasSubstr("Second (o): 11 checkers, used ace high\n"));
    EXPECT_THAT(removed, HasSubstr("Turn 4: First is to move.\n"));
}

TEST(Drawing, TellsTheShowdownThatARecordBeginsIn) {
    const std::string position =
        call({"fen", "-"}, "[Rules \"standard\"]\n[Deal \"1\"]\n\nsouth d5-d4 f3-e3 d4-d5 e3-f3 "
                           "d5-d4 f3-e3 =AsQcTh8s7s =7d7hKh9s8d *\n")
            .out;
    const support::Answer answer = call(
        {"show", "-"}, "[Position \"" + position.substr(0, position.size() - 1) + "\"]\n\n*\n");
    EXPECT_THAT(answer.out, HasSubstr("Last showdown (high, turn 3): Second showed ace high"));
}

} // namespace
