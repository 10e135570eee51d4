#include "faces/checkers_poker/prompt_words.hpp"
#include "support/showdown.hpp"
#include "words_support.hpp"

#include <QStringList>

/// What the prompt says in every phase and variant.
namespace {

using checkers_poker::Match;
using support::Sentence;

std::string prompted(const Match& match) {
    const ui::Prompt prompt = ui::promptOf(match, match.history.place());
    QStringList parts{prompt.title, prompt.detail, prompt.countdown.words,
                      prompt.countdown.meaning};
    parts.removeAll(QString());
    return support::plain(parts.join(QStringLiteral(" | ")));
}

class PromptSays : public testing::TestWithParam<Sentence> {};

TEST_P(PromptSays, WhatIsAskedAndWhenHandsAreCompared) {
    EXPECT_EQ(prompted(support::annAgainstBen(GetParam().position, GetParam().acts)),
              GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    When, PromptSays,
    testing::Values(
        Sentence{"AnEndIsToBeChosen", "8/8/8/8/8/8/8/8 o e 1 - - - -/0 standard", "",
                 "Ben, choose your end | Click the half of the board where you want to sit | High "
                 "showdown in 3 turns | the better hand wins"},
        Sentence{"FirstIsToMove", "xxxxx3/8/8/8/8/8/8/ooooo3 x m 1 - - - -/0 standard", "",
                 "Ann, move a checker | Turn 1 · Ann, then Ben | High showdown in 3 turns | the "
                 "better hand wins"},
        Sentence{"SecondIsToMove", "xxxxx3/8/8/8/8/8/8/ooooo3 o m 2 - - - -/0 standard", "",
                 "Ben, move a checker | Turn 2 · Ann, then Ben | High showdown in 2 turns | the "
                 "better hand wins"},
        Sentence{"TheTurnBringsAShowdown", "xxxxx3/8/8/8/8/8/8/ooooo3 x m 3 - - - -/0 standard", "",
                 "Ann, move a checker | Turn 3 · Ann, then Ben | High showdown after this turn | "
                 "the better hand wins"},
        Sentence{"ALowShowdownComes", "xxxxx3/8/8/8/8/8/8/ooooo3 x m 4 - - - -/0 high-low", "",
                 "Ann, move a checker | Turn 4 · Ann, then Ben | Low showdown in 3 turns | the "
                 "higher hand loses"},
        Sentence{
            "TheTurnBringsALowShowdown", "xxxxx3/8/8/8/8/8/8/ooooo3 x m 6 - - - -/0 high-low", "",
            "Ann, move a checker | Turn 6 · Ann, then Ben | Low showdown after this turn | the "
            "higher hand loses"},
        Sentence{"TheDieIsToBeRolled", "xxxxx3/8/8/8/8/8/8/ooooo3 x r 2 - - - -/0 die", "",
                 "Ann, roll the die | Turn 2 begins | The die decides | 5 or 6: showdown after the "
                 "turn"},
        Sentence{"TheDieDecidesHighOrLow", "xxxxx3/8/8/8/8/8/8/ooooo3 x r 2 - - - -/0 high-low,die",
                 "",
                 "Ann, roll the die | Turn 2 begins | The die decides | 1: low showdown, 6: high "
                 "showdown"},
        Sentence{"TheDieBringsNoShowdown", "xxxxx3/8/8/8/8/8/8/ooooo3 x m 2 - - - 4/0 die", "",
                 "Ann, move a checker | Turn 2 · Ann, then Ben | 4: no showdown this turn"},
        Sentence{
            "TheDieBringsAShowdown", "xxxxx3/8/8/8/8/8/8/ooooo3 x m 2 - - - 5/0 die", "",
            "Ann, move a checker | Turn 2 · Ann, then Ben | 5: high showdown after this turn | "
            "the better hand wins"},
        Sentence{"TheDieBringsALowShowdown",
                 "xxxxx3/8/8/8/8/8/8/ooooo3 x m 2 - - - 1/0 high-low,die", "",
                 "Ann, move a checker | Turn 2 · Ann, then Ben | 1: low showdown after this turn | "
                 "the higher hand loses"},
        Sentence{
            "SecondIsToShow", "xxxxx3/8/8/8/8/8/8/ooooo3 o s 3 - - - -/0 standard", "",
            "Ben, show a hand | Turn 3 · Ben, then Ann | High showdown | the better hand wins"},
        Sentence{
            "FirstIsToAnswerNoHand", "xxxxx3/8/8/8/8/8/8/ooooo3 o s 6 - - - -/0 high-low", "=none",
            "Ann, show a hand | Ben has no hand to show | Low showdown | the higher hand loses"},
        Sentence{"SecondResigned", "xxxxx3/8/8/8/8/8/8/ooooo3 o m 3 - - - -/0 standard", "resign",
                 "Ann wins | Ben resigns"},
        Sentence{"BothAgreed", "xxxxx3/8/8/8/8/8/8/ooooo3 o m 3 - - - -/0 standard", "draw",
                 "A draw | Both players agreed"}),
    support::nameOf);

std::string promptedAfter(const checkers_poker::State& start, const std::string& acts) {
    Match match(start);
    set_tag(match, "First", "Ann");
    set_tag(match, "Second", "Ben");
    for (const std::string& token : support::words(acts))
        EXPECT_FALSE(play(match, checkers_poker::read_action(token, match.history.current())));
    return prompted(match);
}

TEST(PromptSaysInAShowdown, WhatWasShownAndWhoTakesOffAChecker) {
    EXPECT_EQ(promptedAfter(support::aces_against_kings(), support::kings),
              "Ann, show a hand | Ben shows pair of kings | High showdown | the better hand wins");
    EXPECT_EQ(promptedAfter(support::aces_against_kings(), support::kings + support::aces),
              "Ben, take off a checker | Pair of aces beats pair of kings | High showdown | the "
              "better hand wins");
}

TEST(PromptSaysAtTheEnd, ThatOnlyFourCheckersAreLeft) {
    const auto start = support::showdown("Ac Ad Qh 9s 7c", "Kc Kd Jh 8s 6c");
    const auto off = to_text(start.layout.space_of(support::card("6c")).value());
    EXPECT_EQ(promptedAfter(start, support::kings + support::aces + " x" + off),
              "Ann wins | Ben has only four checkers left");
}

TEST(PromptSaysAtTheEnd, ThatNobodyTookOffACheckerForTenShowdowns) {
    auto start = support::showdown("Ac Kc Qc Jd 9s", "Ad Kd Qd Jh 9h");
    start.showdowns_without_removal = 9;
    EXPECT_EQ(promptedAfter(start, "=AdKdQdJh9h =AcKcQcJd9s"),
              "A draw | Ten showdowns without a removal");
}

} // namespace
