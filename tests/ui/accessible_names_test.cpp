#include "faces/checkers_poker/table_match.hpp"
#include "heard.hpp"
#include "new_game_support.hpp"
#include "scripted_player.hpp"
#include "support/showdown.hpp"
#include "ui/new_game/arrange_dialog.hpp"
#include "ui/new_game/start_editor.hpp"
#include "ui/table/move_list.hpp"
#include "ui/table/moves_panel.hpp"
#include "ui/table/seat_panel.hpp"
#include "ui/window/help_window.hpp"
#include "ui/window/keys_window.hpp"

#include <QMessageBox>

#include <gmock/gmock.h>

#include <set>

/// Every thing that can have the focus has a name and a kind, in every phase and every dialog.
namespace {

using checkers_poker_face::stateOf;
using checkers_poker_face::submit;

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
    press("chooseSouth");
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
    press("chooseSouth");
    const auto move = std::get<checkers_poker::Move>(legal_actions(stateOf(*game)).front());
    submit(*game, move);
    const auto& model = *window->table().moves().list().model();
    const auto cell = model.index(1, static_cast<int>(ui::MoveColumn::ofFirst));
    EXPECT_EQ(cell.data(Qt::AccessibleTextRole).toString().toStdString(),
              to_text(move.from) + " to " + to_text(move.to) + ", shown now");
    EXPECT_EQ(model.headerData(static_cast<int>(ui::MoveColumn::removal), Qt::Horizontal,
                               Qt::AccessibleTextRole),
              QStringLiteral("Removal"));
}

TEST_F(NamesInTheWindow, OfQuestionsAreThere) {
    open();
    press("chooseSouth");
    support::inDialog<QMessageBox>([this] { commands().resign->trigger(); },
                                   [](QMessageBox& box) {
                                       EXPECT_THAT(troublesOfNames(box), IsEmpty());
                                       box.reject();
                                   });
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
    for (const auto& [label, relation] : thing->relations(QAccessible::Label))
        EXPECT_EQ(label->text(QAccessible::Name), QStringLiteral("Who plays Second"));
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
