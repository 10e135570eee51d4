#include "faces/checkers_poker/game_words.hpp"
#include "support/showdown.hpp"
#include "words_support.hpp"

#include <QStringList>

/// What stands in the players' panels.
namespace {

using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::second;
using support::Sentence;
using ui::seatWords;

std::string seatPanelOf(const Match& match, checkers_poker::Seat seat) {
    const ui::SeatWords words = seatWords(match, match.history.place(), seat);
    QStringList used;
    for (const ui::SeatLabel& hand : words.labels)
        used << (hand.note.isEmpty() ? hand.text : hand.text + QLatin1Char('@') + hand.note);
    return support::plain(QStringLiteral("%1 %2/%3 %4: %5 [%6]%7")
                              .arg(words.name)
                              .arg(words.count)
                              .arg(words.all)
                              .arg(words.fact.title, words.fact.text,
                                   used.join(QStringLiteral(", ")),
                                   words.toAct ? QStringLiteral(" acts") : QString()));
}

class SeatPanelSays : public testing::TestWithParam<Sentence> {};

TEST_P(SeatPanelSays, WhatAPlayerHas) {
    EXPECT_EQ(seatPanelOf(support::annAgainstBen(GetParam().position, GetParam().acts), first),
              GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Of, SeatPanelSays,
    testing::Values(
        Sentence{"AGameToBegin", "8/8/8/8/8/8/8/8 o e 1 - - - -/0 standard", "",
                 "Ann 12/12 Best unused hand now: – []"},
        Sentence{"ASmallerStart", "8/8/8/8/8/8/8/8 o e 1 - - - -/0 south=a1+b1+c1+d1+e1", "",
                 "Ann 5/5 Best unused hand now: – []"},
        Sentence{"APositionOfSeven", "xxxxxxx1/8/8/8/8/8/8/oooooooo x m 1 - - - -/0 standard", "",
                 "Ann 7/7 Best unused hand now: four twos [] acts"},
        Sentence{"APlayerWhoWaits", "xxxxxxx1/8/8/8/8/8/8/oooooooo o m 1 - - - -/0 standard", "",
                 "Ann 7/7 Best unused hand now: four twos []"},
        Sentence{"ALowShowdownToCome", "xxxxx3/8/8/8/8/8/8/oooooooo x m 4 - - - -/0 high-low", "",
                 "Ann 5/5 Lowest unused hand now: four twos [] acts"},
        Sentence{"ABoardWithoutAHand", "8/8/8/8/8/8/4xxxx/oooooxxx x m 1 - - - -/0 standard", "",
                 "Ann 7/7 Best unused hand now: none [] acts"}),
    support::nameOf);

TEST(SeatPanelBeads, CountFromWhatTheGameBeganWith) {
    const Match match =
        support::annAgainstBen("xxxxxxx1/8/8/8/8/8/ooo5/oooooooo x m 1 - - - -/0 standard");
    EXPECT_EQ(seatWords(match, 0, first).all, 7);
    EXPECT_EQ(seatWords(match, 0, second).all, 11);
}

TEST(SeatPanelSaysOfUsedHands, InWhichTurnTheyWereShown) {
    Match match(support::aces_against_kings());
    set_tag(match, "First", "Ann");
    for (const std::string& token : support::words(support::kings + support::aces))
        EXPECT_FALSE(play(match, checkers_poker::read_action(token, match.history.current())));
    EXPECT_EQ(seatPanelOf(match, first), "Ann 6/6 Best unused hand now: ace high [pair of aces@3]");
}

} // namespace
