#include "cards/hand_text.hpp"
#include "faces/checkers_poker/picked_hand.hpp"
#include "faces/checkers_poker/result_panel.hpp"
#include "faces/checkers_poker/showdown_panel.hpp"
#include "faces/checkers_poker/shown_hand.hpp"
#include "scripted_player.hpp"
#include "support/showdown.hpp"
#include "support/table_match.hpp"
#include "ui/card_board_support.hpp"

#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <string>
#include <variant>

namespace {

using support::matchOf;
using support::stateOf;

using checkers_poker::Match;
using checkers_poker::Removing;
using checkers_poker::Showing;

class ShowdownTest : public support::ScriptedPlayer {
protected:
    void openShowdown(const char* ofFirst, const char* ofSecond, const char* rules = "standard",
                      std::uint32_t turn = 3) {
        open(Match(support::showdown(ofFirst, ofSecond, rules, turn)));
        ASSERT_NE(list(), nullptr);
    }
    ui::HandList* list() const { return seen<ui::HandList>("handsToShow"); }
    const ui::HandRow& row(int number) const {
        return *list()->row(list()->model()->index(number, 0));
    }
    /// Everything that the labels of a panel say.
    template <class Panel>
    QString said() const {
        QStringList texts;
        for (const QLabel* label : window->findChild<Panel*>()->template findChildren<QLabel*>())
            if (!label->isHidden())
                texts << label->text();
        return texts.join(QLatin1Char('|'));
    }
    void pick(const char* cards) {
        for (const std::string& card : support::words(cards))
            click(stateOf(*game).layout.space_of(support::card(card)).value());
    }
    void clickRow(int number) {
        const QModelIndex index = list()->model()->index(number, 0);
        list()->scrollTo(index);
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                          list()->visualRect(index).center());
    }
};

/// Rules 4.1: best first in a high showdown.
TEST_F(ShowdownTest, TheBestHandStandsFirstAndIsLit) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td Tc 5s 5d 2d");
    EXPECT_EQ(row(0).words, QStringLiteral("tens full of fives"));
    EXPECT_EQ(support::shown_on(board()).highlighted, row(0).spaces);
    EXPECT_TRUE(said<ui::ShowdownPanel>().contains(QStringLiteral("better hand wins")));
}

/// Rules 6.2: in a low showdown the lowest stands first, and it is said that the higher loses.
TEST_F(ShowdownTest, ALowShowdownListsTheLowestFirstAndSaysSo) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td Tc 5s 7d 2d", "high-low", 6);
    EXPECT_EQ(row(list()->rowCount() - 1).words, QStringLiteral("three tens"));
    EXPECT_TRUE(said<ui::ShowdownPanel>().contains(QStringLiteral("higher hand loses")));
    EXPECT_EQ(row(0).words, QStringLiteral("pair of tens"));
}

/// Rules 4.2: First shows knowing Second's hand; each row says how it would fare.
TEST_F(ShowdownTest, FirstIsToldHowEachHandWouldFare) {
    openShowdown("Ac Ad Qc Jd 9s", "Kc Kd Qh Jh 8s");
    press("showHand");
    EXPECT_EQ(row(0).note, QStringLiteral("wins"));
    EXPECT_EQ(std::get<Showing>(stateOf(*game).phase).seat(), checkers_poker::first);
}

TEST_F(ShowdownTest, BothHandsStayUntilTheyAreDismissed) {
    openShowdown("Ac Ad Qc Jd 9s 2c", "Kc Kd Qh Jh 8s 3c");
    press("showHand");
    press("showHand");
    ASSERT_TRUE(std::holds_alternative<Removing>(stateOf(*game).phase));
    auto* result = window->findChild<ui::ResultPanel*>();
    ASSERT_TRUE(result->isVisible());
    EXPECT_TRUE(said<ui::ResultPanel>().contains(QStringLiteral("beat")));
    EXPECT_EQ(support::shown_on(board()).highlighted.size(), 10U);
    const auto own = *stateOf(*game).checkers[checkers_poker::second].begin();
    click(own);
    EXPECT_TRUE(result->isVisible());
    EXPECT_EQ(game->place(), 2U);
    press("continue");
    EXPECT_FALSE(result->isVisible());
    EXPECT_EQ(support::shown_on(board()).removable,
              stateOf(*game).checkers[checkers_poker::second]);
    click(own);
    EXPECT_EQ(game->place(), 3U);
}

TEST_F(ShowdownTest, OnlyOnesOwnCheckerComesOff) {
    openShowdown("Ac Ad Qc Jd 9s 2c", "Kc Kd Qh Jh 8s 3c");
    press("showHand");
    press("showHand");
    press("continue");
    click(*stateOf(*game).checkers[checkers_poker::first].begin());
    EXPECT_EQ(game->place(), 2U);
    EXPECT_FALSE(status().isEmpty());
}

/// Rules 4.6: any five of the covered cards.
TEST_F(ShowdownTest, FiveCardsArePickedOnTheBoard) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s 4d 2d");
    pick("2d 9c 5s 4d"); // a card that is not lit begins a hand of its own
    EXPECT_TRUE(said<ui::ShowdownPanel>().contains(QStringLiteral("4 of 5")));
    pick("Th");
    EXPECT_TRUE(said<ui::ShowdownPanel>().contains(QStringLiteral("ten high")));
    EXPECT_EQ(support::shown_on(board()).highlighted.size(), 5U);
    pick("Td");
    EXPECT_TRUE(status().contains(QStringLiteral("Five cards")));
    press("showHand");
    const auto& shown = std::get<checkers_poker::Show>(matchOf(*game).history.action(0));
    EXPECT_EQ(to_text(*shown.hand), "Th9c5s4d2d");
}

TEST_F(ShowdownTest, WhatWasChosenLastIsShown) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s 4d 2d");
    const auto* button = seen<QPushButton>("showHand");
    EXPECT_TRUE(button->isEnabled());
    pick("2d 9c 5s 4d");
    EXPECT_FALSE(button->isEnabled()) << "four cards are no hand";
    EXPECT_EQ(list()->currentRow(), nullptr) << "the button does not mean a row any more";
    pick("Th");
    EXPECT_TRUE(button->isEnabled());
    clickRow(0);
    EXPECT_EQ(support::shown_on(board()).highlighted, row(0).spaces);
    press("showHand");
    const auto& shown = std::get<checkers_poker::Show>(matchOf(*game).history.action(0));
    EXPECT_EQ(to_text(*shown.hand), "ThTd9c5s4d");
}

TEST_F(ShowdownTest, EscapePutsThePickedCardsBack) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s 4d 2d");
    pick("5s 4d");
    list()->setFocus();
    key(Qt::Key_Escape);
    EXPECT_EQ(support::shown_on(board()).highlighted, row(0).spaces);
    EXPECT_TRUE(seen<QPushButton>("showHand")->isEnabled());
}

TEST_F(ShowdownTest, AKeyHeldDownActsOnce) {
    openShowdown("Ac Ad Qc Jd 9s", "Kc Kd Qh Jh 8s");
    list()->setFocus();
    QTest::keyPress(list(), Qt::Key_Return);
    ASSERT_EQ(game->place(), 1U);
    for (int i = 0; i < 5; ++i) {
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, {}, QStringLiteral("\r"), true);
        QApplication::sendEvent(QApplication::focusWidget(), &again);
    }
    EXPECT_EQ(game->place(), 1U);
    QTest::keyRelease(QApplication::focusWidget(), Qt::Key_Return);
    key(Qt::Key_Return);
    EXPECT_EQ(game->place(), 2U);
}

/// Kickers decide, so whoever shows second sees the cards.
TEST_F(ShowdownTest, TheCardsShownFirstAreTold) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s 4d 2d");
    clickRow(0);
    press("showHand");
    EXPECT_TRUE(status().contains(QStringLiteral("pair of tens: 10♥ 10♦ 9♣ 5♠ 4♦")))
        << status().toStdString();
}

TEST_F(ShowdownTest, ARefusalIsGoneWhenTheNextCardIsPicked) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s 4d 2d");
    const QString news = status();
    pick("Ac");
    EXPECT_TRUE(status().contains(QStringLiteral("none of them")));
    pick("Th");
    EXPECT_EQ(status(), news);
}

TEST_F(ShowdownTest, ACardIsPutBackAndAForeignOneRefused) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s 4d 2d");
    pick("2d 2d");
    EXPECT_TRUE(said<ui::ShowdownPanel>().contains(QStringLiteral("click five")));
    pick("Ac");
    EXPECT_FALSE(status().isEmpty());
    EXPECT_TRUE(said<ui::ShowdownPanel>().contains(QStringLiteral("click five")));
}

/// Rules 4.5: a used hand stays in the list, struck out, and is refused with its reason.
TEST_F(ShowdownTest, AUsedHandIsStruckOutAndRefused) {
    auto state = support::showdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s 4d 2d");
    state.used[checkers_poker::second].add(cards::announcement_from_text("pair:T").value());
    open(Match(state));
    EXPECT_TRUE(row(0).struckOut);
    EXPECT_EQ(row(0).note, QStringLiteral("used"));
    clickRow(0);
    press("showHand");
    EXPECT_EQ(game->place(), 0U);
    EXPECT_TRUE(status().contains(QStringLiteral("pair of tens"))) << status().toStdString();
}

/// Rules 4.6: who cannot form an unused hand shows none.
TEST_F(ShowdownTest, WithoutAHandNoneIsShown) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s -- --");
    EXPECT_EQ(list()->rowCount(), 0);
    EXPECT_TRUE(said<ui::ShowdownPanel>().contains(QStringLiteral("No unused hand")));
    press("showHand");
    EXPECT_EQ(std::get<checkers_poker::Show>(matchOf(*game).history.action(0)).hand, std::nullopt);
}

TEST_F(ShowdownTest, AClickOnALitCardPutsItBack) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s 4d 2d");
    auto spaces = row(0).spaces;
    pick("Th");
    EXPECT_TRUE(said<ui::ShowdownPanel>().contains(QStringLiteral("4 of 5")));
    spaces.erase(stateOf(*game).layout.space_of(support::card("Th")).value());
    EXPECT_EQ(support::shown_on(board()).highlighted, spaces);
    pick("2d");
    press("showHand");
    const auto& shown = std::get<checkers_poker::Show>(matchOf(*game).history.action(0));
    EXPECT_EQ(to_text(*shown.hand), "Td9c5s4d2d");
}

TEST_F(ShowdownTest, OnesOwnCheckerOnABlankSpaceHasNoCard) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s 4d --");
    for (const auto own : stateOf(*game).checkers[checkers_poker::second])
        if (!stateOf(*game).layout.card_on(own))
            click(own);
    EXPECT_TRUE(status().contains(QStringLiteral("stands on a blank space")))
        << status().toStdString();
}

/// The only act is the one that Enter does.
TEST_F(ShowdownTest, WithoutAnUnusedHandEnterShowsNone) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s -- --");
    EXPECT_EQ(QApplication::focusWidget(), seen<QPushButton>("showHand"));
    EXPECT_TRUE(seen<QPushButton>("showHand")->isDefault());
    key(Qt::Key_Return);
    EXPECT_EQ(game->place(), 1U);
}

TEST_F(ShowdownTest, AListOfUsedHandsDoesNotKeepEnter) {
    auto state = support::showdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s 4d --");
    state.used[checkers_poker::second].add(cards::announcement_from_text("pair:T").value());
    for (const bool inList : {false, true}) {
        open(Match(state));
        ASSERT_EQ(list()->rowCount(), 1);
        ASSERT_TRUE(row(0).struckOut);
        EXPECT_EQ(QApplication::focusWidget(), seen<QPushButton>("showHand"));
        if (inList)
            list()->setFocus();
        key(Qt::Key_Return);
        ASSERT_EQ(game->place(), 1U);
        EXPECT_EQ(std::get<checkers_poker::Show>(matchOf(*game).history.action(0)).hand,
                  std::nullopt);
    }
}

/// A click on the board, where there is nothing to pick, does not take Enter away.
TEST_F(ShowdownTest, WithoutAnUnusedHandTheBoardSaysSoAndLeavesEnter) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s -- --");
    pick("Th");
    EXPECT_TRUE(status().contains(QStringLiteral("No unused hand"))) << status().toStdString();
    EXPECT_TRUE(board().picture().highlighted.empty());
    key(Qt::Key_Return);
    EXPECT_EQ(game->place(), 1U);
}

TEST_F(ShowdownTest, AClickOnTheBoardLeavesTheKeysWithTheResult) {
    for (const Qt::Key which : {Qt::Key_Return, Qt::Key_Escape}) {
        openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s 4d 2d");
        press("showHand");
        press("showHand");
        ASSERT_NE(seen<QPushButton>("continue"), nullptr);
        pick("Th");
        EXPECT_TRUE(status().contains(QStringLiteral("Continue"))) << status().toStdString();
        key(which);
        EXPECT_EQ(seen<QPushButton>("continue"), nullptr);
        EXPECT_FALSE(status().contains(QStringLiteral("Continue"))) << status().toStdString();
    }
}

TEST_F(ShowdownTest, EscOnTheBoardGoesOnAfterAResult) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s 4d 2d");
    commands().fullScreen->setChecked(true);
    press("showHand");
    press("showHand");
    board().setFocus(Qt::TabFocusReason);
    key(Qt::Key_Escape);
    EXPECT_EQ(seen<QPushButton>("continue"), nullptr);
    EXPECT_TRUE(commands().fullScreen->isChecked());
}

TEST_F(ShowdownTest, EnterInTheListShowsThePickedHand) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s 4d 2d");
    pick("Th 2d"); // the ten put back from the hand that was lit
    list()->setFocus();
    key(Qt::Key_Return);
    const auto& shown = std::get<checkers_poker::Show>(matchOf(*game).history.action(0));
    EXPECT_EQ(to_text(*shown.hand), "Td9c5s4d2d");
}

/// Rules 6.4: the program names the wild cards for each announcement.
TEST_F(ShowdownTest, WildCardsAreNamedInTheList) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th Td 9c 5s 2d", "wild=2c+2d+2h+2s");
    const auto three = [&](const ui::HandRow& hand) {
        return hand.words == QStringLiteral("three tens");
    };
    int found = -1;
    for (int i = 0; i < list()->rowCount(); ++i)
        if (three(row(i)))
            found = i;
    ASSERT_GE(found, 0);
    const auto& hand = *row(found).hand;
    EXPECT_TRUE(std::any_of(hand.begin(), hand.end(), [](const cards::NamedCard& card) {
        return card.card != card.stands_for;
    }));
}

/// Rules 6.4: picking by hand lets the owner name them, weakly too.
TEST_F(ShowdownTest, TheOwnerNamesAWildCardInAPickedHand) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th 8d 7c 5s 2d 3d", "wild=2c+2d+2h+2s");
    pick("Th Th"); // of the hand that is lit, put back and taken again
    EXPECT_TRUE(said<ui::ShowdownPanel>().contains(QStringLiteral("pair of tens")));
    QToolButton* wild = nullptr;
    for (auto* button : window->findChild<ui::PickedHand*>()->findChildren<QToolButton*>())
        if (button->menu() != nullptr)
            wild = button;
    ASSERT_NE(wild, nullptr);
    Q_EMIT wild->menu()->aboutToShow();
    QStringList offered;
    for (QAction* entry : wild->menu()->actions()) {
        offered << entry->text();
        EXPECT_TRUE(entry->isSeparator() || !entry->isVisible() || !entry->icon().isNull())
            << entry->text().toStdString();
        if (entry->menu() == nullptr)
            continue;
        for (QAction* card : entry->menu()->actions())
            if (card->text() == QStringLiteral("three of clubs: ten high"))
                card->trigger();
    }
    // What results is told, the best first.
    EXPECT_TRUE(offered.first().startsWith(QStringLiteral("pair of tens, as")))
        << offered.first().toStdString();
    EXPECT_TRUE(said<ui::ShowdownPanel>().contains(QStringLiteral("ten high")))
        << said<ui::ShowdownPanel>().toStdString();
    press("showHand");
    const auto& shown = std::get<checkers_poker::Show>(matchOf(*game).history.action(0));
    EXPECT_EQ(to_text(*shown.hand), "Th8d7c5s2d(3c)");
}

TEST_F(ShowdownTest, AHandWithAWildCardThatItsOwnerNamedIsSortedLikeOthers) {
    openShowdown("Ac Kc Qc Jd 9s 2h", "Th 8d 7c 5s 2d 3d", "wild=2c+2d+2h+2s");
    pick("Th 3d"); // for the ten of the hand that is lit
    for (auto* button : window->findChild<ui::PickedHand*>()->findChildren<QToolButton*>()) {
        if (button->menu() == nullptr)
            continue;
        Q_EMIT button->menu()->aboutToShow();
        for (const QAction* suit : button->menu()->actions()) {
            if (suit->menu() == nullptr)
                continue;
            for (QAction* card : suit->menu()->actions())
                if (card->text().startsWith(QStringLiteral("six of clubs:")))
                    card->trigger();
        }
    }
    press("showHand");
    const auto& shown = std::get<checkers_poker::Show>(matchOf(*game).history.action(0));
    EXPECT_EQ(to_text(*shown.hand), "8d7c2d(6c)5s3d");
}

TEST_F(ShowdownTest, ADoubleClickShowsOneHandAndNotTheNextPlayersToo) {
    openShowdown("Ac Ad Qc Jd 9s", "Kc Kd Qh Jh 8s");
    const QModelIndex index = list()->model()->index(0, 0);
    doubleClick(list()->viewport(), list()->visualRect(index).center());
    EXPECT_EQ(game->place(), 1U);
    auto* button = seen<QPushButton>("showHand");
    doubleClick(button, button->rect().center());
    EXPECT_EQ(game->place(), 2U);
    EXPECT_NE(seen<QPushButton>("continue"), nullptr);
}

/// Show a hand, undo, show another; save and load between: the used hands follow exactly.
TEST_F(ShowdownTest, UsedHandsFollowUndo) {
    openShowdown("Ac Ad Qc Jd 9s", "Kc Kd Qh Jh 8s 2c");
    press("showHand");
    commands().undo->trigger();
    EXPECT_TRUE(stateOf(*game).used[checkers_poker::second].in_order().empty());
    clickRow(1);
    press("showHand");
    const auto& used = stateOf(*game).used[checkers_poker::second];
    ASSERT_EQ(used.in_order().size(), 1U);
    const auto loaded = checkers_poker::read_record(to_text(matchOf(*game)));
    EXPECT_EQ(loaded.history.current().used[checkers_poker::second], used);
}

TEST_F(ShowdownTest, UndoneRemovalGoesBackToChoosingWithoutTheResult) {
    openShowdown("Ac Ad Qc Jd 9s 2c", "Kc Kd Qh Jh 8s 3c");
    press("showHand");
    press("showHand");
    press("continue");
    click(*stateOf(*game).checkers[checkers_poker::second].begin());
    commands().undo->trigger();
    EXPECT_EQ(seen<QPushButton>("continue"), nullptr);
    EXPECT_FALSE(support::shown_on(board()).removable.empty());
}

/// Rules 4.4: on a tie nobody removes a checker; the result is shown all the same.
TEST_F(ShowdownTest, ATieIsShownAndNobodyLoses) {
    openShowdown("Ac Kc Qc Jd 9s", "Ad Kd Qd Jh 9h");
    press("showHand");
    press("showHand");
    EXPECT_NE(seen<QPushButton>("continue"), nullptr);
    for (const auto* hand : window->findChildren<ui::ShownHand*>())
        EXPECT_TRUE(hand->accessibleName().contains(QStringLiteral("ties")));
    press("continue");
    EXPECT_TRUE(std::holds_alternative<checkers_poker::Moving>(stateOf(*game).phase));
}

} // namespace
