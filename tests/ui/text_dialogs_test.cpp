#include "faces/checkers_poker/variant_presets.hpp"
#include "new_game_support.hpp"
#include "text_faults.hpp"
#include "text_surroundings.hpp"
#include "ui/new_game/arrange_dialog.hpp"
#include "ui/new_game/new_game_set_name.hpp"
#include "ui/new_game/start_editor.hpp"
#include "ui/window/help_window.hpp"
#include "window_fixture.hpp"

#include <QMessageBox>

namespace {

using support::NewGameTest;

/// Every dialog in every size of letters, no larger than a screen of that size.
void walkDialog(
    QWidget& dialog, const std::function<void()>& prepare = [] {}) {
    const support::Surrounded surrounded;
    constexpr QSize frame(0, 20);
    for (const support::Surroundings& around :
         support::surroundings({{640, 360}, {640, 480}, {800, 480}, {1024, 600}, {1366, 768}})) {
        support::Surrounded::enter(around);
        support::settle();
        dialog.resize(around.size - frame);
        prepare();
        support::settle();
        EXPECT_LE(dialog.width(), around.size.width()) << inWords(around);
        EXPECT_LE(dialog.height(), around.size.height()) << inWords(around);
        const QStringList faults = support::faultsOfText(dialog);
        EXPECT_TRUE(faults.isEmpty())
            << inWords(around) << "\n    " << faults.join(QLatin1String("\n    ")).toStdString();
    }
}

class TextOfDialogs : public NewGameTest {};

/// What is needed to start a game is to be seen at once where letters are not very large.
TEST_F(TextOfDialogs, ShowsHowToStartAGameWithoutScrolling) {
    const support::Surrounded surrounded;
    for (const int points : {9, 12, 14}) {
        support::Surrounded::enter({QStringLiteral("DejaVu Sans"), points, {}, Qt::LeftToRight});
        open({1008, 552});
        for (const char* name : {"drawDeal", "start", "firstName"}) {
            const auto* control = support::child<QWidget>(*dialog, name);
            EXPECT_EQ(control->visibleRegion().boundingRect(), control->rect())
                << name << " at " << points;
        }
    }
}

TEST_F(TextOfDialogs, FitsOnEveryPageOfTheNewGame) {
    open();
    for (const int page : {game, rules, wild, checkers}) {
        SCOPED_TRACE(page);
        walkDialog(*dialog,
                   [&] { support::child<QTabWidget>(*dialog, "pages")->setCurrentIndex(page); });
    }
}

TEST_F(TextOfDialogs, FitsWhereTheNewGameCannotStart) {
    open();
    support::type(*dialog, "dealNumber", QStringLiteral("no number at all"));
    walkDialog(*dialog);
}

TEST_F(TextOfDialogs, FitsWhereTheBoardIsArranged) {
    checkers_poker_face::NewGame newGame;
    newGame.names[checkers_poker::first] = QStringLiteral("Maximiliane Featherstonehaugh");
    ui::ArrangeDialog arrange(newGame);
    arrange.show();
    walkDialog(arrange);
}

TEST_F(TextOfDialogs, FitsInTheEditorOfTheStart) {
    ui::StartEditor editor(checkers_poker::corner_start());
    editor.show();
    walkDialog(editor);
}

TEST_F(TextOfDialogs, FitsWhereASetIsNamed) {
    ui::SetNameDialog name(checkers_poker_face::OwnVariants(), std::nullopt);
    name.show();
    walkDialog(name);
}

TEST_F(TextOfDialogs, FitsInTheHelp) {
    ui::HelpWindow help;
    help.show();
    walkDialog(help);
}

class TextOfQuestions : public support::WindowTest {};

TEST_F(TextOfQuestions, FitsInTheListOfKeys) {
    open();
    commands().shortcuts->trigger();
    QWidget* keys = QApplication::activeModalWidget();
    ASSERT_NE(keys, nullptr);
    walkDialog(*keys);
}

} // namespace
