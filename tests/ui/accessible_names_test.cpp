#include "faces/checkers_poker/arrange_dialog.hpp"
#include "faces/checkers_poker/start_editor.hpp"
#include "heard.hpp"
#include "new_game_support.hpp"
#include "scripted_player.hpp"
#include "support/showdown.hpp"
#include "support/table_match.hpp"
#include "ui/table/move_list.hpp"
#include "ui/table/moves_panel.hpp"
#include "ui/table/seat_panel.hpp"
#include "ui/window/help_window.hpp"
#include "ui/window/keys_window.hpp"
#include "ui/window/record_desk.hpp"

#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>

#include <gmock/gmock.h>

#include <functional>
#include <set>

/// Every thing that can have the focus has a name and a kind, in every phase and every dialog.
namespace {

using support::stateOf;
using support::submit;

using checkers_poker::Match;
using support::NewGameTest;
using support::troublesOfNames;
using testing::HasSubstr;
using testing::IsEmpty;

class NamesInTheWindow : public support::ScriptedPlayer {
protected:
    std::set<QString> namesOfSpaces() const {
        std::set<QString> names;
        const QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&board());
        for (int i = 0; i < root->childCount(); ++i)
            names.insert(root->child(i)->text(QAccessible::Name));
        return names;
    }
    void expectNames(const char* phase) const {
        QCoreApplication::processEvents();
        EXPECT_THAT(troublesOfNames(*window), IsEmpty()) << phase;
        EXPECT_EQ(namesOfSpaces().size(), 64U) << phase;
        for (const QString& name : namesOfSpaces())
            EXPECT_GT(name.size(), 4) << name.toStdString();
    }
};

TEST_F(NamesInTheWindow, AreThereInEveryPhase) {
    support::Random random(41);
    for (const char* rules : {"standard", "high-low", "die", "deck64"}) {
        open(support::fresh_match(rules));
        std::set<std::size_t> met;
        for (int i = 0; i < 400 && !is_over(stateOf(*game)); ++i) {
            const bool isRead = seen<QPushButton>("continue") != nullptr;
            if (met.insert(stateOf(*game).phase.index() + (isRead ? 100 : 0)).second)
                expectNames(rules);
            actByMouse(random);
        }
        submit(*game, checkers_poker::Resign{});
        expectNames("over");
        game->look(3);
        expectNames("looking back");
    }
}

TEST_F(NamesInTheWindow, AreThereWithAnAnalysisAndAPickedHand) {
    open(Match(support::showdown("Ac Ad 5h 5d 9s 2h", "Kc Kd Kh Ks 8s 7d")));
    QTest::keyClick(window.get(), Qt::Key_F9);
    for (const char* card : {"Kc", "Kd", "Kh", "Ks", "8s"})
        click(stateOf(*game).layout.space_of(support::card(card)).value());
    expectNames("picked");
}

TEST_F(NamesInTheWindow, OfPlayersSayWhatTheyHave) {
    open();
    press("choose-south");
    for (const auto* panel : window->findChildren<ui::SeatPanel*>()) {
        const auto* thing =
            QAccessible::queryAccessibleInterface(const_cast<ui::SeatPanel*>(panel));
        EXPECT_EQ(thing->role(), QAccessible::Grouping);
        EXPECT_THAT(thing->text(QAccessible::Name).toStdString(), HasSubstr("12 checkers"));
        EXPECT_THAT(thing->text(QAccessible::Name).toStdString(), HasSubstr("Used: no hand yet"));
    }
}

TEST_F(NamesInTheWindow, OfMovesAreWords) {
    open();
    press("choose-south");
    const auto move = std::get<checkers_poker::Move>(legal_actions(stateOf(*game)).front());
    submit(*game, move);
    const auto& model = *window->table().moves().list().model();
    const auto cell = model.index(1, 1);
    EXPECT_EQ(cell.data(Qt::AccessibleTextRole).toString().toStdString(),
              to_text(move.from) + " to " + to_text(move.to) + ", shown now");
    EXPECT_EQ(model.headerData(3, Qt::Horizontal, Qt::AccessibleTextRole),
              QStringLiteral("Removal"));
}

/// The controls of a dialog that Tab does not come to. Of a group of choices it comes to one.
std::vector<std::string> missedByTab(QDialog& dialog) {
    std::set<const QWidget*> met;
    for (int i = 0; i < 100; ++i) {
        QWidget* focus = dialog.focusWidget();
        met.insert(focus);
        QTest::keyClick(focus != nullptr ? focus : &dialog, Qt::Key_Tab);
    }
    std::vector<std::string> missed;
    for (const auto* control : dialog.findChildren<QWidget*>())
        if (control->isVisible() && control->isEnabled() && control->focusProxy() == nullptr &&
            (control->focusPolicy() & Qt::TabFocus) != 0 &&
            qobject_cast<const QRadioButton*>(control) == nullptr && met.count(control) == 0)
            missed.push_back(control->metaObject()->className() +
                             (" " + control->objectName().toStdString()));
    return missed;
}

/// Walks what is opened, does something there, and leaves it.
void expectNamesIn(const char* name, const std::function<void()>& open,
                   const std::function<void(QDialog&)>& act = {}) {
    support::inDialog<QDialog>(open, [&](QDialog& dialog) {
        EXPECT_EQ(dialog.objectName(), QString::fromLatin1(name));
        EXPECT_THAT(troublesOfNames(dialog), IsEmpty()) << name;
        const QPointer<QWidget> focus = dialog.focusWidget();
        EXPECT_THAT(missedByTab(dialog), IsEmpty()) << name;
        if (focus)
            focus->setFocus();
        if (act)
            act(dialog);
        if (dialog.isVisible())
            dialog.reject();
    });
}

TEST_F(NamesInTheWindow, OfQuestionsAreThere) {
    open();
    press("choose-south");
    game->submit(game->game().legalTokens(game->place()).front());
    const auto by = [](QAction* command) { return [command] { command->trigger(); }; };
    expectNamesIn("resign", by(commands().resign));
    expectNamesIn("drawOffer", by(commands().offerDraw));
    expectNamesIn("mayReplace", by(commands().sameSettings));
    game->look(0);
    expectNamesIn("askToDrop", by(commands().goOnFromHere));
    ASSERT_TRUE(window->records().saveTo(path("game.cpk")));
    folder.file("game.cpk", "of another program");
    expectNamesIn("saveOver", by(commands().save));
    expectNamesIn("warning", [this] { window->records().tellUnreadable(QStringLiteral("It is")); });
    support::inDialog<QMessageBox>(by(commands().about), [](QMessageBox& box) {
        EXPECT_THAT(troublesOfNames(box), IsEmpty());
        box.reject();
    });
}

TEST_F(NamesInTheWindow, OfUnsavedGamesAreThere) {
    open();
    const auto list = [this] { commands().unsavedGames->trigger(); };
    const auto nameOfList = [](const QDialog& dialog) {
        return support::spokenName(
                   *QAccessible::queryAccessibleInterface(dialog.findChild<QListWidget*>()))
            .toStdString();
    };
    expectNamesIn("unsavedGames", list, [&](const QDialog& dialog) {
        EXPECT_THAT(nameOfList(dialog), HasSubstr("There are no unsaved games"));
    });
    press("choose-south");
    expectNamesIn(
        "mayReplace", [this] { commands().sameSettings->trigger(); },
        [](QDialog& box) { QTest::keyClick(&box, Qt::Key_P, Qt::AltModifier); });
    expectNamesIn("unsavedGames", list, [&](QDialog& dialog) {
        EXPECT_THAT(nameOfList(dialog), HasSubstr("were played and not saved"));
        support::child<QPushButton>(dialog, "takeGame")->setFocus();
        expectNamesIn("deleteQuestion",
                      [&] { QTest::keyClick(dialog.focusWidget(), Qt::Key_Delete); });
    });
}

TEST_F(NamesInTheWindow, OfHelpAreThere) {
    open();
    commands().shortcuts->trigger();
    EXPECT_THAT(troublesOfNames(*window->findChild<ui::KeysWindow*>()), IsEmpty());
    commands().rules->trigger();
    EXPECT_THAT(troublesOfNames(*window->findChild<ui::HelpWindow*>()), IsEmpty());
}

class NamesInDialogs : public NewGameTest {};

TEST_F(NamesInDialogs, AreThereOnEveryPage) {
    open();
    for (const Page page : {game, rules, wild, checkers}) {
        turnTo(page);
        EXPECT_THAT(troublesOfNames(*dialog), IsEmpty()) << page;
    }
}

/// On this system a box is known by its label and by what is chosen in it.
TEST_F(NamesInDialogs, OfPlayersSayWhoPlaysWhichSide) {
    open();
    auto* kind = support::child<QComboBox>(*dialog, "secondKind");
    const auto* thing = QAccessible::queryAccessibleInterface(kind);
    EXPECT_THAT(support::spokenName(*thing).toStdString(), HasSubstr("Who plays Second"));
    const auto labelOf = [thing] {
        return thing->relations(QAccessible::Label).at(0).first->text(QAccessible::Name);
    };
    EXPECT_EQ(labelOf(), QStringLiteral("Who plays Second: a person"));
    choose("secondKind", 1);
    EXPECT_EQ(labelOf(), QStringLiteral("Who plays Second: computer, Newcomer"));
    press("swap"); // not by hand
    EXPECT_EQ(labelOf(), QStringLiteral("Who plays Second: a person"));
    const auto* variant =
        QAccessible::queryAccessibleInterface(support::child<QComboBox>(*dialog, "sets"));
    EXPECT_EQ(support::spokenName(*variant), QStringLiteral("Variant: Checkers Poker"));
    choose("sets", 1);
    EXPECT_EQ(support::spokenName(*variant),
              QStringLiteral("Variant: ") +
                  support::child<QComboBox>(*dialog, "sets")->currentText());
}

TEST_F(NamesInDialogs, OfSetsAreThere) {
    open();
    turnTo(rules);
    support::click(*dialog, "highLow");
    turnTo(game);
    expectNamesIn("", [this] { press("saveSet"); });
}

TEST_F(NamesInDialogs, AreThereWhereBoardsAndStartsAreMade) {
    ui::ArrangeDialog arrange{checkers_poker_face::NewGame()};
    arrange.show();
    EXPECT_THAT(troublesOfNames(arrange), IsEmpty());
    ui::StartEditor editor(checkers_poker::corner_start());
    editor.show();
    EXPECT_THAT(troublesOfNames(editor), IsEmpty());
}

} // namespace
