#include "faces/checkers_poker/presenter.hpp"
#include "faces/checkers_poker/result_panel.hpp"
#include "faces/checkers_poker/shown_hand.hpp"
#include "scripted_player.hpp"
#include "support/showdown.hpp"
#include "support/table_match.hpp"
#include "ui/table/prompt_panel.hpp"
#include "ui/window/keys_window.hpp"

#include <QMessageBox>
#include <QTextBrowser>
#include <QTimer>

#include <gmock/gmock.h>

#include <string>
#include <utility>
#include <variant>

/// Whether the window says at every time what happened and what comes next.
namespace {

using support::stateOf;
using support::submit;

using checkers_poker::Match;
using checkers_poker::Move;
using support::Random;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class GuidanceTest : public support::ScriptedPlayer {
protected:
    std::string told() const { return status().toStdString(); }
    /// Everything that the prompt says.
    std::string asked() const {
        QStringList texts;
        for (const QLabel* label : window->findChild<ui::PromptPanel*>()->findChildren<QLabel*>())
            texts << label->text();
        return texts.join(QLatin1Char('|')).toStdString();
    }
    void keys(Qt::Key which, Qt::KeyboardModifiers modifiers) {
        QTest::keyClick(window.get(), which, modifiers);
    }
    void moveOnce() {
        const auto move = std::get<Move>(legal_actions(stateOf(*game)).front());
        click(move.from);
        click(move.to);
    }
};

TEST_F(GuidanceTest, AnActTakenBackIsNoLongerTold) {
    open();
    press("choose-south");
    moveOnce();
    ASSERT_THAT(told(), HasSubstr(" moves "));
    keys(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_THAT(told(), StartsWith("Taken back."));
    EXPECT_THAT(told(), Not(HasSubstr(" moves ")));
    keys(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_THAT(told(), HasSubstr(" moves "));
    EXPECT_THAT(told(), HasSubstr("move a checker"));
}

/// Names come from records of others.
TEST_F(GuidanceTest, ANameIsNoMarkup) {
    Match match(checkers_poker::standard_start());
    set_tag(match, "First", "<b>Ann</b>");
    open(std::move(match));
    QString asked;
    QTimer::singleShot(0, [&asked] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        ASSERT_NE(box, nullptr);
        EXPECT_EQ(box->textFormat(), Qt::PlainText);
        asked = box->text();
        box->reject();
    });
    keys(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_THAT(asked.toStdString(), HasSubstr("<b>Ann</b>"));
}

/// A position does not say who sits where; most of his checkers do.
TEST_F(GuidanceTest, APlayerSitsWhereHisCheckersAre) {
    Match match(support::sorted("xxxxx3/8/8/8/8/8/8/ooooo3 x m 1 - - - -/0 standard"));
    EXPECT_EQ(ui::endOf(match, checkers_poker::first), checkers_poker::End::north);
    EXPECT_EQ(ui::endOf(match, checkers_poker::second), checkers_poker::End::south);
    match = Match(support::sorted("ooooo3/8/8/8/8/8/8/xxxxx3 x m 1 - - - -/0 standard"));
    EXPECT_EQ(ui::endOf(match, checkers_poker::first), checkers_poker::End::south);
}

TEST_F(GuidanceTest, LookingBackTellsWhatLedThere) {
    open();
    press("choose-south");
    moveOnce();
    keys(Qt::Key_Left, Qt::AltModifier);
    EXPECT_THAT(told(), HasSubstr("takes the south end"));
    keys(Qt::Key_Home, Qt::AltModifier);
    EXPECT_THAT(told(), HasSubstr("start of the game"));
    keys(Qt::Key_End, Qt::AltModifier);
    EXPECT_THAT(told(), HasSubstr(" moves "));
}

TEST_F(GuidanceTest, WithACheckerChosenAPlaceIsAskedFor) {
    open();
    press("choose-south");
    EXPECT_THAT(asked(), Not(HasSubstr("Choose a place")));
    const auto move = std::get<Move>(legal_actions(stateOf(*game)).front());
    click(move.from);
    EXPECT_THAT(asked(), HasSubstr("Choose a place for it"));
    QTest::keyClick(&board(), Qt::Key_Escape);
    EXPECT_THAT(asked(), Not(HasSubstr("Choose a place")));
}

/// Rules 4.4: which checker to take off is a choice, so what it would cost is said.
TEST_F(GuidanceTest, WhatARemovalWouldCloseIsSaidWhileItIsPointedAt) {
    open(Match(support::showdown("Ac Ad 5h 5d 9s 2h", "Kc Kd Kh Ks 8s 7d")));
    press("showHand");
    press("showHand");
    press("continue");
    const auto& layout = stateOf(*game).layout;
    QTest::mouseMove(&board(), pointOf(layout.space_of(support::card("5h")).value()));
    EXPECT_THAT(told(), HasSubstr("closes pair of fives")); // aces and fives are used already
    QTest::mouseMove(&board(), pointOf(layout.space_of(support::card("Kc")).value()));
    EXPECT_THAT(told(), Not(HasSubstr("closes")));
}

TEST_F(GuidanceTest, TheEndIsToldOnce) {
    open();
    press("choose-south");
    submit(*game, checkers_poker::Resign{});
    const QString text = QString::fromStdString(asked());
    EXPECT_EQ(text.count(QStringLiteral("wins")), 1) << asked();
    EXPECT_THAT(asked(), HasSubstr("resigns"));
}

TEST_F(GuidanceTest, TheKeysWindowKnowsTheKeysOfTheBoard) {
    open();
    keys(Qt::Key_F1, Qt::ShiftModifier);
    const auto* keysWindow = window->findChild<ui::KeysWindow*>();
    ASSERT_NE(keysWindow, nullptr);
    const std::string text = keysWindow->findChild<QTextBrowser*>()->toPlainText().toStdString();
    for (const char* key : {"Home", "PgDown", "digit", "Ctrl+H", "Ctrl+Y", "F9", "Esc"})
        EXPECT_THAT(text, HasSubstr(key));
}

TEST_F(GuidanceTest, TheKeysWindowSpeaksOfCardsWhereThereAreSome) {
    open(support::games().rowOfRules("halma").fromRules("halma", {}));
    keys(Qt::Key_F1, Qt::ShiftModifier);
    const auto* keysWindow = window->findChild<ui::KeysWindow*>();
    ASSERT_NE(keysWindow, nullptr);
    const std::string text = keysWindow->findChild<QTextBrowser*>()->toPlainText().toStdString();
    EXPECT_THAT(text, Not(HasSubstr("card")));
    EXPECT_THAT(text, HasSubstr("choose the piece, go there"));
}

/// A window of full height has room for more than the two hands, and leaves it empty.
TEST_F(GuidanceTest, FramesOfHandsAreNoHigherThanTheirCards) {
    open(Match(support::showdown("Ac Kc Qc Jd 9s 2h", "Th Td Tc 5s 5d 2d")), quick(), {1920, 1050});
    press("showHand");
    press("showHand");
    const auto* panel = window->findChild<ui::ResultPanel*>();
    ASSERT_TRUE(panel->isVisible());
    for (const auto* hand : panel->findChildren<ui::ShownHand*>())
        EXPECT_LT(hand->height(), hand->width() / 2 + 40);
}

} // namespace
