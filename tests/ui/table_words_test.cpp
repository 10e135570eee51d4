#include "app/kept_games.hpp"
#include "app/session.hpp"
#include "faces/checkers_poker/hand_rows.hpp"
#include "faces/checkers_poker/named_space.hpp"
#include "faces/checkers_poker/presenter.hpp"
#include "faces_support.hpp"
#include "support/program.hpp"
#include "support/scripted_thinker.hpp"
#include "support/showdown.hpp"
#include "support/table.hpp"
#include "support/table_match.hpp"
#include "ui/table/table_words.hpp"
#include "words_support.hpp"

#include <memory>
#include <optional>
#include <utility>

/// What the table says beyond the position: who is waited for, what was decided, what is looked at,
/// and what each space and each hand is called.
namespace {

using support::stateOf;
using support::submit;

using app::Session;
using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::second;
using checkers_poker::State;
using support::plain;

class TheTableSays : public testing::Test {
protected:
    /// A session in which nobody acts by himself: its computer thinks until it is stopped.
    std::unique_ptr<Session> sessionOf(Match match) const {
        auto script = std::make_shared<support::ThinkerScript>();
        script->choose = support::think_until_stopped;
        return std::make_unique<Session>(
            std::move(match),
            app::KeptGames(QString::fromStdString(folder.file("kept")), support::games()),
            std::nullopt, std::make_unique<support::ScriptedThinker>(script));
    }

    support::TemporaryFolder folder;
};

ui::Prompt promptFor(const Session& session) {
    return ui::promptFor(session, support::faces().of(session.game().game()), ui::sceneOf(session));
}
std::string titleOf(const Session& session) { return plain(promptFor(session).title); }
std::string detailOf(const Session& session) { return plain(promptFor(session).detail); }
QString placeInWords(const Session& session, std::size_t before) {
    return ui::placeInWords(session.game(), support::faces().of(session.game().game()), before);
}

void playIn(Session& session, const std::string& acts) {
    for (const std::string& token : support::words(acts))
        EXPECT_FALSE(
            submit(session.game(), checkers_poker::read_action(token, stateOf(session.game()))));
}

Match annAndBensMatch(Match match) {
    set_tag(match, "First", "Ann");
    set_tag(match, "Second", "Ben");
    return match;
}

TEST_F(TheTableSays, ThatAComputerThinksIsPausedOrWaits) {
    Match match = support::annAgainstBen(support::moving_position);
    app::giveSeat(match, second, engine::Level(1));
    const auto session = sessionOf(std::move(match));
    playIn(*session, "a8-a7");
    EXPECT_EQ(titleOf(*session), "Newcomer is thinking…");
    session->setPaused(true);
    EXPECT_EQ(titleOf(*session), "Newcomer is paused");
    EXPECT_EQ(promptFor(*session).ask, ui::Ask::resume);
}

TEST_F(TheTableSays, ThatAComputerWaitsBecauseSomebodyWentBack) {
    Match match = support::annAgainstBen(support::moving_position, "a8-a7");
    match.history.go_to(0);
    app::giveSeat(match, first, engine::Level(8));
    const auto session = sessionOf(std::move(match));
    EXPECT_EQ(titleOf(*session), "Champion waits because you went back");
    EXPECT_EQ(detailOf(*session),
              "Go on plays anew from here; Redo brings back what was taken back");
}

TEST_F(TheTableSays, WhoWinsAShowdown) {
    const auto high = sessionOf(annAndBensMatch(Match(support::aces_against_kings())));
    playIn(*high, support::kings + support::aces);
    EXPECT_EQ(titleOf(*high), "Ann wins the showdown");
    EXPECT_EQ(detailOf(*high), "Ben has to take off a checker");
    high->dismissResult();
    EXPECT_EQ(titleOf(*high), "Ben, take off a checker");
    const auto low = sessionOf(annAndBensMatch(
        Match(support::showdown("Ac Ad Qh 9s 7c 5d", "Kc Kd Jh 8s 6c 4d", "high-low", 6))));
    playIn(*low, support::kings + support::aces);
    EXPECT_EQ(titleOf(*low), "Ben wins the low showdown");
    EXPECT_EQ(detailOf(*low), "Ann has to take off a checker");
}

TEST_F(TheTableSays, ThatAShowdownIsTied) {
    const auto session =
        sessionOf(annAndBensMatch(Match(support::showdown("Ac Kc Qc Jd 9s", "Ad Kd Qd Jh 9h"))));
    playIn(*session, "=AdKdQdJh9h =AcKcQcJd9s");
    EXPECT_EQ(titleOf(*session), "A tie");
    EXPECT_EQ(detailOf(*session), "Nobody has to take off a checker");
}

TEST_F(TheTableSays, WhatIsLookedAtAndWhatCameNext) {
    const auto session = sessionOf(support::annAgainstBen(support::moving_position, "a8-a7"));
    session->game().look(0);
    EXPECT_EQ(titleOf(*session), "Looking back at turn 1");
    EXPECT_EQ(detailOf(*session), "Next: Ann moves a8 to a7");
    EXPECT_EQ(plain(placeInWords(*session, 1)), "The start of the game");
    playIn(*session, "a1-a2");
    EXPECT_EQ(titleOf(*session), "Looking back · new move in the game");
    session->game().lookAtGame();
    EXPECT_EQ(plain(placeInWords(*session, 0)), "Ben moves a1 to a2");
    session->game().undo();
    EXPECT_EQ(plain(placeInWords(*session, 2)), "Taken back");
}

/// As the table names them.
std::string calledSpace(const Match& match, const char* space,
                        const ui::CardSelection& selection = {}) {
    const State& state = match.history.current();
    const auto picture =
        ui::pictureOf(match, match.history.place(), selection, checkers_poker::End::south, false);
    return plain(ui::namedSpace(match, state, picture, selection, support::space(space)));
}

TEST(ASpaceIsCalled, ByWhatStandsAndLiesThereAndWhatCanBeDone) {
    const Match match = support::annAgainstBen(support::moving_position);
    EXPECT_EQ(calledSpace(match, "a8"), "a8, your checker, two of clubs, 2 targets");
    EXPECT_EQ(calledSpace(match, "a1"), "a1, Ben's checker, blank");
    EXPECT_EQ(calledSpace(match, "a6"), "a6, six of clubs");
    ui::CardSelection chosen;
    chosen.chosen = support::space("e8");
    EXPECT_EQ(calledSpace(match, "e8", chosen),
              "e8, your checker, three of clubs, chosen, 4 targets");
    EXPECT_EQ(calledSpace(match, "f8", chosen),
              "f8, three of diamonds, target, would give four twos");
}

TEST(ASpaceIsCalled, WildAndPicked) {
    Match match(support::showdown("Ac Ad Qh 9s 7c", "Kc Kd Jh 8s 6c", "wild=Kc"));
    const auto king = to_text(match.history.current().layout.space_of(support::card("Kc")).value());
    ui::CardSelection picked;
    picked.picked.insert(support::space(king));
    EXPECT_EQ(calledSpace(match, king.c_str(), picked),
              king + ", your checker, king of clubs, wild, picked");
}

/// The only person is meant by "you" even while the computer thinks.
TEST(ASpaceIsCalled, TheListenersOwnWhoeverActs) {
    Match match = support::annAgainstBen("xxxxx3/8/8/8/8/8/8/ooooo3 o m 1 - - - -/0 standard");
    app::giveSeat(match, second, engine::Level(8));
    EXPECT_EQ(calledSpace(match, "a8"), "a8, your checker, two of clubs");
    EXPECT_EQ(calledSpace(match, "a1").substr(0, 23), "a1, Champion's checker,");
}

TEST(AHandInTheListSays, HowItWouldFareOrWhenItWasUsed) {
    Match match(support::aces_against_kings());
    EXPECT_EQ(plain(ui::rowsToShow(match, 0).front().words), "pair of kings");
    EXPECT_EQ(plain(ui::rowsToShow(match, 0).front().note), "");
    for (const std::string& token : support::words(support::kings))
        EXPECT_FALSE(checkers_poker::play(
            match, checkers_poker::read_action(token, match.history.current())));
    const auto rows = ui::rowsToShow(match, 1);
    EXPECT_EQ(plain(rows.front().words + QLatin1Char(' ') + rows.front().note),
              "pair of aces wins");
    EXPECT_EQ(plain(rows.back().words + QLatin1Char(' ') + rows.back().note), "ace high loses");
}

TEST(ATargetInTheListSays, WhatHandItWouldGive) {
    const auto rows =
        ui::rowsOfPlaces(support::sorted(support::moving_position), support::space("a8"));
    ASSERT_EQ(rows.size(), 2U);
    for (const ui::HandRow& row : rows)
        EXPECT_EQ(plain(row.note), "weaker");
    EXPECT_EQ(plain(rows.front().words), "three twos");
}

} // namespace
