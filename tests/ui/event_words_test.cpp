#include "engine/score.hpp"
#include "faces/checkers_poker/choice_words.hpp"
#include "faces/checkers_poker/engine_words.hpp"
#include "faces/checkers_poker/game_words.hpp"
#include "faces_support.hpp"
#include "support/showdown.hpp"
#include "ui/telling/score_words.hpp"
#include "ui/widgets/announcer.hpp"
#include "words_support.hpp"

/// What is told of each act, of refusals, of what an act would change, and of hints.
namespace {

using checkers_poker::Match;
using checkers_poker::State;
using support::plain;
using support::Sentence;

class AnActIsTold : public testing::TestWithParam<Sentence> {};

TEST_P(AnActIsTold, AsASentence) {
    const Match match = support::annAgainstBen(GetParam().position, GetParam().acts);
    const std::size_t last = match.history.place() - 1;
    EXPECT_EQ(plain(ui::inWords(match, match.history.state(last), match.history.action(last))),
              GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Of, AnActIsTold,
    testing::Values(
        Sentence{"TheSouthEnd", support::choosing_position, "south", "Ben takes the south end"},
        Sentence{"TheNorthEnd", support::choosing_position, "north", "Ben takes the north end"},
        Sentence{"AStep", support::moving_position, "a8-a7", "Ann moves a8 to a7"},
        Sentence{"ARollWithoutAShowdown", support::rolling_position, "die:3",
                 "The die shows 3: no showdown this turn"},
        Sentence{"ARollWithAShowdown", support::rolling_position, "die:6",
                 "The die shows 6: high showdown after this turn"},
        Sentence{"ARollWithALowShowdown", "xxxxx3/8/8/8/8/8/8/ooooo3 x r 2 - - - -/0 high-low,die",
                 "die:1", "The die shows 1: low showdown after this turn"},
        Sentence{"NoHand", support::showing_position, "=none", "Ben has no hand to show"},
        Sentence{"ResigningFirst", support::moving_position, "resign", "Ben wins: Ann resigns"},
        Sentence{"AnAgreedDraw", support::moving_position, "draw",
                 "The game is drawn by agreement"},
        Sentence{"AHandAgainstNone", support::showing_position, "=none =2c2d2h2s3c",
                 "Ann shows four twos. Four twos wins, since the other hand is missing"}),
    support::nameOf);

std::string toldOfLastAct(const State& start, const std::string& acts) {
    Match match(start);
    set_tag(match, "First", "Ann");
    set_tag(match, "Second", "Ben");
    for (const std::string& token : support::words(acts))
        EXPECT_FALSE(play(match, checkers_poker::read_action(token, match.history.current())));
    const std::size_t last = match.history.place() - 1;
    return plain(ui::inWords(match, match.history.state(last), match.history.action(last)));
}

TEST(AShowdownIsTold, WithWhatDecided) {
    const State start = support::aces_against_kings();
    EXPECT_EQ(toldOfLastAct(start, support::kings), "Ben shows pair of kings");
    EXPECT_EQ(toldOfLastAct(start, support::kings + support::aces),
              "Ann shows pair of aces. Pair of aces beats pair of kings");
    const std::string off = to_text(start.layout.space_of(support::card("4d")).value());
    EXPECT_EQ(toldOfLastAct(start, support::kings + support::aces + "x" + off),
              "Ben takes off the checker on " + off);
}

TEST(AShowdownIsTold, AsATie) {
    EXPECT_EQ(toldOfLastAct(support::showdown("Ac Kc Qc Jd 9s", "Ad Kd Qd Jh 9h"),
                            "=AdKdQdJh9h =AcKcQcJd9s"),
              "Ann shows ace high. A tie: both hands are equal");
    EXPECT_EQ(toldOfLastAct(support::showdown("Ac Kc Qc Jd --", "Ad Kd Qd Jh --"), "=none =none"),
              "Ann has no hand to show. A tie: neither can show a hand");
}

TEST(AShowdownIsTold, WithTheKickerThatDecided) {
    EXPECT_EQ(toldOfLastAct(support::showdown("Tc Td Kc 5d 2c", "Th Ts Qd 6h 3d"),
                            "=ThTsQd6h3d =TcTdKc5d2c"),
              "Ann shows pair of tens. Both pair of tens: the king beats the queen");
}

TEST(AShowdownIsTold, WhenItIsLow) {
    const State start = support::showdown("Ac Ad Qh 9s 7c 5d", "Kc Kd Jh 8s 6c 4d", "high-low", 6);
    EXPECT_EQ(toldOfLastAct(start, support::kings + support::aces),
              "Ann shows pair of aces. Pair of kings is lower than pair of aces");
}

struct Refused {
    const char* name;
    const char* position;
    const char* act;
    const char* words;
    friend std::ostream& operator<<(std::ostream& out, const Refused& row) {
        return out << row.position << ' ' << row.act;
    }
};

class ARefusalSays : public testing::TestWithParam<Refused> {};

TEST_P(ARefusalSays, WhyWithThePlayersNames) {
    const Match match = support::annAgainstBen(GetParam().position);
    const auto refusal = support::refusal(match.history.current(), GetParam().act);
    EXPECT_EQ(plain(ui::inWords(match, refusal)), GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Because, ARefusalSays,
    testing::Values(
        Refused{"AnEndIsToBeChosen", support::choosing_position, "a8-a7",
                "Ben is to choose an end"},
        Refused{"TheEndsAreChosen", support::moving_position, "south",
                "The ends are chosen already"},
        Refused{"TheDieComesBefore", support::rolling_position, "a8-a7",
                "The die is to be rolled before anything else"},
        Refused{"TheDieWasRolled", "xxxxx3/8/8/8/8/8/8/ooooo3 x m 2 - - - 4/0 die", "die:3",
                "The die is rolled once a turn, before Ann moves"},
        Refused{"ThereIsNoDie", support::moving_position, "die:3",
                "This game is played without a die"},
        Refused{"AMoveIsDue", support::moving_position, "xa8", "Ann is to move a checker"},
        Refused{"AHandIsDue", support::showing_position, "a1-a2", "Ben is to show a hand"},
        Refused{"NoCheckerIsThere", support::moving_position, "a5-a4", "There is no checker on a5"},
        Refused{"TheCheckerIsTheOthers", support::moving_position, "a1-a2",
                "The checker on a1 is the other player's"},
        Refused{"TheSpaceIsTaken", support::moving_position, "a8-b8",
                "There is a checker on b8 already"},
        Refused{"TheMoveGoesNowhere", support::moving_position, "a8-a8",
                "A move has to end on another space than a8"},
        Refused{"NothingLeadsThere", support::moving_position, "a8-a5",
                "Neither a step nor jumps lead from a8 to a5"}),
    [](const auto& row) { return std::string(row.param.name); });

TEST(ARemovalThatIsDueSays, WhoseItIs) {
    Match match(support::aces_against_kings());
    set_tag(match, "Second", "Ben");
    for (const std::string& token : support::words(support::kings + support::aces))
        EXPECT_FALSE(play(match, checkers_poker::read_action(token, match.history.current())));
    const auto refusal = support::refusal(match.history.current(), "a1-a2");
    EXPECT_EQ(plain(ui::inWords(match, refusal)), "Ben is to take off a checker");
}

TEST(AMoveWouldSay, WhatItOpensAndCloses) {
    const State state = support::sorted("xxxxx3/8/8/8/8/8/8/ooooo3 x m 1 - - - -/0 standard");
    const auto changes = [&state](const char* move) {
        return plain(
            ui::changesInWords(state, std::get<checkers_poker::Move>(support::raw_action(move))));
    };
    EXPECT_EQ(changes("a8-a7"), "opens three twos, closes four twos");
    EXPECT_EQ(changes("e8-f8"), "opens and closes no hand");
}

/// The state in which Second, who showed kings, is to take off a checker.
State removalAfterKings(const char* cardsOfSecond) {
    return support::after(support::showdown("Ac Ad Qh 9s 7c 5d", cardsOfSecond),
                          support::kings + support::aces);
}

TEST(ARemovalWouldSay, WhatItCloses) {
    const State state = removalAfterKings("Kc Kd Jh 8s 6c 4d");
    const auto four = state.layout.space_of(support::card("4d")).value();
    EXPECT_EQ(plain(ui::removalInWords(state, four)), "can be taken off, closes king high");
    EXPECT_EQ(plain(ui::lossInWords(state, four)),
              "Taking off " + to_text(four) + " closes king high");
    const auto foreign = state.layout.space_of(support::card("Ac")).value();
    EXPECT_EQ(plain(ui::lossInWords(state, foreign)), "");
    EXPECT_EQ(plain(ui::removalInWords(state, foreign)), "");
}

TEST(ARemovalWouldSay, ThatItClosesNothing) {
    const State state = removalAfterKings("Kc Kd Jh 8s 6c --");
    const auto king = state.layout.space_of(support::card("Kd")).value();
    EXPECT_EQ(plain(ui::removalInWords(state, king)), "can be taken off, closes no hand");
    EXPECT_EQ(plain(ui::lossInWords(state, king)),
              "Taking off " + to_text(king) + " closes no hand");
}

TEST(AChoiceSays, HowManyTargetsThereAre) {
    const auto targets = [](const char* checkers) {
        const State state = support::sorted(std::string(checkers) + " x m 1 - - - -/0 standard");
        return plain(ui::targetsInWords(state, support::space("a8")));
    };
    EXPECT_EQ(targets("xxx5/xxx5/xxx5/8/8/8/8/ooooo3"), "no target");
    EXPECT_EQ(targets("xxxx4/1xx5/xxx5/8/8/8/8/ooooo3"), "1 target");
    EXPECT_EQ(targets("x7/8/xxxx4/8/8/8/8/ooooo3"), "3 targets");
}

TEST(AChoiceSays, WhatWasPickedAndPutBack) {
    const State state = support::aces_against_kings();
    const auto at = [&state](const char* card) {
        return state.layout.space_of(support::card(card)).value();
    };
    ui::CardSelection none;
    ui::CardSelection one;
    one.picked.insert(at("Kc"));
    ui::CardSelection two = one;
    two.picked.insert(at("Kd"));
    EXPECT_EQ(plain(ui::choiceInWords(state, none, one)), "King of clubs picked, 1 of 5 cards");
    EXPECT_EQ(plain(ui::choiceInWords(state, two, one)), "King of diamonds put back, 1 of 5 cards");
    EXPECT_EQ(plain(ui::choiceInWords(state, two, none)), "All cards put back");
    EXPECT_EQ(plain(ui::choiceInWords(state, two, two)), "");
}

TEST(AHintSays, WhatToLookAtAndThenWhatToDo) {
    using ui::HintStep;
    const State state = support::sorted(support::moving_position);
    const auto hint = [&state](const char* act, HintStep step) {
        return plain(ui::hintInWords(state, support::raw_action(act), step));
    };
    EXPECT_EQ(hint("a8-a7", HintStep::what), "Hint: look at the checker on a8");
    EXPECT_EQ(hint("a8-a7", HintStep::where), "Hint: move a8 to a7");
    EXPECT_EQ(hint("=none", HintStep::what), "Hint: there is no hand left to show");
    EXPECT_EQ(hint("=2c2d2h2s3c", HintStep::what),
              "Hint: look at your hands of the kind “four of a kind”");
    EXPECT_EQ(hint("=2c2d2h2s3c", HintStep::where), "Hint: show four twos");
    EXPECT_EQ(hint("xa8", HintStep::what), "Hint: take off the checker on a8");
    EXPECT_EQ(hint("south", HintStep::what), "Hint: take the south end");
    EXPECT_EQ(hint("north", HintStep::what), "Hint: take the north end");
}

TEST(AScoreSays, WhoLeadsAndByHowMuch) {
    const app::AnyGame game(support::annAgainstBen(support::moving_position));
    const ui::Scorers scorers = scorersOf(*game, support::faceOf(game));
    const auto scores = [](int score) {
        return engine::opposite_scores(checkers_poker::first, score);
    };
    const auto lead = [&](int score) { return plain(leadInWords(scorers, scores(score))); };
    const auto beside = [&](int score) {
        return plain(scoreInWords(scorers, scores(score), checkers_poker::second));
    };
    EXPECT_EQ(lead(135), "Ann leads by 1.35 checkers");
    EXPECT_EQ(lead(-100), "Ben leads by 1.00 checkers");
    EXPECT_EQ(lead(0), "Nobody leads");
    EXPECT_EQ(beside(135), "+1.35");
    EXPECT_EQ(beside(-135), "−1.35");
    EXPECT_EQ(beside(0), "0.00");
    EXPECT_EQ(beside(engine::win_score), "Ann has won");
    EXPECT_EQ(beside(engine::win_score - 1), "Ann wins in 1 act");
    EXPECT_EQ(lead(4 - engine::win_score), "Ben wins in 4 acts");
}

TEST(AScoreShares, WhatEachMayHopeFor) {
    const app::AnyGame game(support::annAgainstBen(support::moving_position));
    const ui::Scorers scorers = scorersOf(*game, support::faceOf(game));
    for (const int score : {-700, -345, -20, 0, 135, 500, engine::win_score - 3}) {
        const auto shares =
            sharesOf(scorers, engine::opposite_scores(checkers_poker::first, score));
        ASSERT_EQ(shares.size(), 2U);
        EXPECT_NEAR(shares[0], engine::winning_chance(score), 1e-9) << score;
        EXPECT_NEAR(shares[0] + shares[1], 1, 1e-9) << score;
    }
}

class AnActIsToldBriefly : public testing::TestWithParam<Sentence> {};

TEST_P(AnActIsToldBriefly, ForTheLinesOfAnAnalysis) {
    const State state = support::sorted(GetParam().position);
    EXPECT_EQ(plain(ui::briefly(state, support::raw_action(GetParam().acts))), GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    As, AnActIsToldBriefly,
    testing::Values(Sentence{"AnEnd", support::choosing_position, "north", "the north end"},
                    Sentence{"AMove", support::moving_position, "a8-a7", "a8–a7"},
                    Sentence{"AHand", support::showing_position, "=2c2d2h2s3c", "four twos"},
                    Sentence{"NoHand", support::showing_position, "=none", "no hand"},
                    Sentence{"ARemoval", support::moving_position, "xa8", "off a8"}),
    support::nameOf);

/// Two showdowns, in which Second stands on blanks alone.
constexpr auto six_against_six = "xxxxxx2/8/8/8/8/8/8/oooooo2 x m 1 - - - -/0 standard";
constexpr auto acts_of_six = "a8-a7 a1-a2 a7-a8 a2-a1 f8-g8 f1-g1 =none =2c2d2h2s3c xa1 "
                             "a8-a7 b1-b2 a7-a8 b2-b1 g8-f8 g1-f1 =none =2c2d2h3c3d";

class ALineIsTold : public testing::TestWithParam<Sentence> {};

TEST_P(ALineIsTold, AsFarAsItIsKnown) {
    const State state = support::sorted(GetParam().position);
    EXPECT_EQ(plain(ui::lineInWords(state, support::words(GetParam().acts))), GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    With, ALineIsTold,
    testing::Values(
        Sentence{"NoAct", support::moving_position, "", ""},
        Sentence{"BothPlayersMoves", support::moving_position, "a8-a7 a1-a2", "a8–a7, a1–a2"},
        Sentence{"NothingAfterAnActThatIsNotLegal", support::moving_position, "a8-a7 e8-e7 a1-a2",
                 "a8–a7"},
        Sentence{"TwelveActsAtMost", six_against_six, acts_of_six,
                 "a8–a7, a1–a2, a7–a8, a2–a1, f8–g8, f1–g1, no hand, four twos, off a1, a8–a7, "
                 "b1–b2, a7–a8"}),
    support::nameOf);

struct Turned {
    const char* name;
    State start;
    std::string acts;
    std::string better;
    std::string words;
    friend std::ostream& operator<<(std::ostream& out, const Turned& row) {
        return out << row.acts << ' ' << row.better;
    }
};

class ATurningPointIsTold : public testing::TestWithParam<Turned> {};

TEST_P(ATurningPointIsTold, WithWhatWasBetter) {
    Match match(GetParam().start);
    set_tag(match, "First", "Ann");
    set_tag(match, "Second", "Ben");
    for (const std::string& token : support::words(GetParam().acts))
        ASSERT_FALSE(play(match, checkers_poker::read_action(token, match.history.current())));
    const std::size_t place = match.history.size() - 1;
    const State before = match.history.state(place);
    const app::TurningPoint point{place, to_act(before).value(), 100,
                                  support::words(GetParam().better).front()};
    EXPECT_EQ(plain(ui::inWords(match, point)), GetParam().words);
}

std::string removalFrom(const State& start, const char* card) {
    return "x" + to_text(start.layout.space_of(support::card(card)).value());
}

INSTANTIATE_TEST_SUITE_P(
    Of, ATurningPointIsTold,
    testing::Values(
        Turned{"AMove", support::sorted(support::moving_position), "a8-a7", "a8-b7",
               "Turn 1, Ann: a8–b7 was better"},
        Turned{"AnEnd", support::sorted(support::choosing_position), "south", "north",
               "Turn 1, Ben: the north end was better"},
        Turned{"TheHandShownBefore", support::aces_against_kings(), "=KcJh8s6c4d", support::kings,
               "Showdown 1, Ben: pair of kings was the better hand to show"},
        Turned{"AnAnswerThatWins", support::aces_against_kings(), support::kings + "=AcQh9s7c5d",
               support::aces, "Showdown 1, Ann: pair of aces would have won"},
        Turned{"AnAnswerThatTies", support::showdown("Ac Kc Qc Js 9s 2c", "Ad Kd Qd Jh 9h"),
               "=AdKdQdJh9h =AcKcQcJs2c", "=AcKcQcJs9s",
               "Showdown 1, Ann: ace high would have tied"},
        Turned{"AnAnswerThatLosesLess", support::showdown("Qc Qd Th 9s 7c 5d", "Kc Kd Jh 8s 6c 4d"),
               support::kings + "=QcQdTh9s7c", "=QcTh9s7c5d",
               "Showdown 1, Ann: queen high was the better hand to give up"},
        Turned{"ALaterShowdown", support::sorted(six_against_six), acts_of_six, "=2c2d2s3c3d",
               "Showdown 2, Ann: twos full of threes would have won"},
        Turned{"ARemoval", support::aces_against_kings(),
               support::kings + support::aces + removalFrom(support::aces_against_kings(), "Kc"),
               removalFrom(support::aces_against_kings(), "4d"),
               "Turn 3, Ben: off " + removalFrom(support::aces_against_kings(), "4d").substr(1) +
                   " was better"}),
    [](const auto& row) { return std::string(row.param.name); });

TEST(AHandIsTold, ByItsCards) {
    EXPECT_EQ(plain(ui::cardsInWords(support::raw_hand("AcAdQh9s7c"))),
              "ace of clubs, ace of diamonds, queen of hearts, nine of spades, seven of clubs");
    EXPECT_EQ(plain(ui::cardsInWords(support::raw_hand("AcAdQh9s2c(Th)"))),
              "ace of clubs, ace of diamonds, queen of hearts, nine of spades, two of clubs as ten "
              "of hearts");
}

TEST(SentencesAreJoined, WithOneMarkBetweenThem) {
    const auto joined = [](std::initializer_list<const char*> sentences) {
        QStringList list;
        for (const char* sentence : sentences)
            list << QString::fromUtf8(sentence);
        return plain(ui::joinedSentences(list));
    };
    EXPECT_EQ(joined({"One", "Two"}), "One. Two");
    EXPECT_EQ(joined({"", "Two", ""}), "Two");
    EXPECT_EQ(joined({"Ben is thinking…", "Two"}), "Ben is thinking… Two");
    EXPECT_EQ(joined({"One.", "Two?", "Three"}), "One. Two? Three");
}

} // namespace
