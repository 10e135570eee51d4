#include "faces/checkers_poker/shown_hand.hpp"
#include "scripted_player.hpp"
#include "support/showdown.hpp"
#include "support/table_match.hpp"
#include "text_faults.hpp"
#include "text_surroundings.hpp"
#include "ui/card_board_support.hpp"
#include "ui/table/analysis_panel.hpp"
#include "ui/table/status_line.hpp"
#include "ui/widgets/panel.hpp"

#include <utility>

namespace {

using support::stateOf;
using support::submit;

using checkers_poker::ChooseEnd;
using checkers_poker::End;
using checkers_poker::Match;
using support::fresh_match;
using support::Random;

/// Every page of the window in every size of letters and of the window itself.
class TextOfPages : public support::ScriptedPlayer {
protected:
    static Match named(Match match) {
        set_tag(match, "First", "Maximiliane Featherstonehaugh");
        set_tag(match, "Second", "Ben");
        return match;
    }
    static Match showdownMatch(const char* rules = "standard") {
        return named(Match(
            support::showdown("Ac Ad Qc Qd 9s 2c 3h 4h", "Kc Kd Kh Qh Qs 8s 3c 2d", rules, 3)));
    }

    void playUntil(std::size_t place) {
        Random random(5);
        while (game->place() < place && !is_over(stateOf(*game)))
            submit(*game, support::random_action(random, stateOf(*game)));
        if (seen<QPushButton>("continue") != nullptr)
            press("continue");
    }

    /// Shows the hands of both, which the first two rows of their lists are.
    void showBoth() {
        press("showHand");
        press("showHand");
        ASSERT_NE(seen<QPushButton>("continue"), nullptr);
    }

    /// Where letters have the size that they mostly have, all of a text is to be read. The line at
    /// the bottom alone keeps its two lines whatever it says.
    void expectWhole() {
        const support::Surrounded surrounded;
        for (const auto& [points, size] : {std::pair{9, QSize(640, 480)},
                                           {9, QSize(800, 480)},
                                           {12, QSize(1024, 600)},
                                           {14, QSize(1024, 600)},
                                           {12, QSize(1366, 768)},
                                           {16, QSize(1366, 768)},
                                           {16, QSize(1920, 1080)}}) {
            const support::Surroundings around{support::familiesAtHand().constFirst(), points, size,
                                               Qt::LeftToRight};
            support::Surrounded::enter(around);
            support::settle();
            window->resize(size);
            support::settle();
            for (auto* panel : window->findChildren<ui::Panel*>()) {
                if (!panel->isVisible() || qobject_cast<ui::StatusLine*>(panel) != nullptr)
                    continue;
                EXPECT_EQ(support::shortenedTexts(*panel).join(QLatin1Char('|')).toStdString(), "")
                    << inWords(around);
            }
        }
    }

    void walk() {
        const support::Surrounded surrounded;
        for (const support::Surroundings& around : support::surroundings(
                 {{640, 360}, {640, 480}, {1024, 600}, {1366, 768}, {1920, 1080}})) {
            support::Surrounded::enter(around);
            support::settle();
            window->resize(around.size);
            support::settle();
            EXPECT_EQ(window->size(), around.size) << inWords(around);
            const QStringList faults = support::faultsOfText(*window);
            EXPECT_TRUE(faults.isEmpty()) << inWords(around) << "\n    "
                                          << faults.join(QLatin1String("\n    ")).toStdString();
        }
    }
};

TEST_F(TextOfPages, FitsWhereAnEndIsChosen) {
    open(named(fresh_match("high-low,die")));
    walk();
}

TEST_F(TextOfPages, FitsWhereTheDieIsToBeRolled) {
    open(named(fresh_match("high-low,die")));
    press("choose-south");
    walk();
}

TEST_F(TextOfPages, FitsBesideTheListOfMoves) {
    open(named(fresh_match("high-low")));
    playUntil(40);
    walk();
}

TEST_F(TextOfPages, FitsWhereEarlierPlacesAreLookedAt) {
    open(named(fresh_match()));
    playUntil(40);
    game->look(5);
    walk();
}

TEST_F(TextOfPages, FitsBesideThePlacesOfAChecker) {
    open(named(fresh_match()));
    press("choose-south");
    click(*support::shown_on(board()).draggable.begin());
    ASSERT_NE(seen<ui::HandList>("places"), nullptr);
    walk();
}

TEST_F(TextOfPages, FitsInAShowdown) {
    open(showdownMatch());
    walk();
}

TEST_F(TextOfPages, FitsInAShowdownWithWildCardsPicked) {
    open(showdownMatch("wild=2c+2d+2h+2s"));
    for (const char* card : {"Kc", "Kd", "8s", "3c", "2d"})
        click(stateOf(*game).layout.space_of(support::card(card)).value());
    walk();
}

TEST_F(TextOfPages, FitsInTheResult) {
    open(showdownMatch());
    showBoth();
    walk();
}

TEST_F(TextOfPages, FitsWhereACheckerComesOff) {
    open(showdownMatch());
    showBoth();
    press("continue");
    walk();
}

TEST_F(TextOfPages, SaysAllFromTheShowdownToTheRemoval) {
    open(Match(showdownMatch().history.start()));
    expectWhole();
    showBoth();
    expectWhole();
    press("continue");
    expectWhole();
    click(*stateOf(*game).checkers[checkers_poker::first].begin());
    expectWhole();
}

TEST_F(TextOfPages, ShowsTheCardsOfAResultLargeEnoughToRead) {
    open(showdownMatch());
    showBoth();
    const support::Surrounded surrounded;
    for (const auto& around :
         support::surroundings({{640, 360}, {640, 480}, {1024, 600}, {1366, 768}, {1920, 1080}})) {
        support::Surrounded::enter(around);
        support::settle();
        window->resize(around.size);
        support::settle();
        const auto hands = window->findChildren<ui::ShownHand*>();
        for (const auto* hand : hands) {
            EXPECT_GE(hand->cardHeight(hand->size()), hand->leastCardHeight()) << inWords(around);
            const bool beside = hand->x() != hands.first()->x();
            EXPECT_TRUE(!beside || hand->height() == hands.first()->height()) << inWords(around);
        }
    }
}

/// Half of a small screen will do, or one of 640×360 with a panel and title bars.
TEST_F(TextOfPages, LetTheWindowBeSmall) {
    constexpr QSize least(480, 300);
    open(showdownMatch());
    const support::Surrounded surrounded;
    for (const auto& around : support::surroundings({least})) {
        support::Surrounded::enter(around);
        support::settle();
        window->resize(1, 1);
        support::settle();
        EXPECT_EQ(window->size(), least) << inWords(around);
        EXPECT_TRUE(window->table().rect().contains(board().geometry())) << inWords(around);
        EXPECT_GE(board().width(), 200) << inWords(around);
    }
}

TEST_F(TextOfPages, FitsBesideTheAnalysis) {
    open(showdownMatch());
    commands().analysis->trigger();
    walk();
}

TEST_F(TextOfPages, FitsInTheReviewAtTheEnd) {
    open(named(fresh_match()));
    playUntil(1000);
    ASSERT_TRUE(is_over(stateOf(*game)));
    walk();
    commands().analysis->trigger();
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return seen<ui::AnalysisPanel>("analysis")->isReviewShown(); }, 20000));
    walk();
}

} // namespace
