#include "faces/checkers_poker/arrange_dialog.hpp"
#include "faces/checkers_poker/start_editor.hpp"
#include "faces/checkers_poker/variant_presets.hpp"
#include "new_game_support.hpp"
#include "text_faults.hpp"
#include "text_surroundings.hpp"
#include "ui/new_game/set_name_dialog.hpp"
#include "ui/widgets/scroll_pane.hpp"
#include "ui/widgets/window_place.hpp"
#include "ui/window/help_window.hpp"
#include "ui/window/record_desk.hpp"
#include "ui/window/unsaved_games_dialog.hpp"
#include "window_fixture.hpp"

#include <QListWidget>
#include <QMessageBox>
#include <QScreen>
#include <QScrollBar>

#include <functional>
#include <utility>

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
    for (const int points : {9, 12, 14, 16}) {
        support::Surrounded::enter({QStringLiteral("DejaVu Sans"), points, {}, Qt::LeftToRight});
        open({1008, 552});
        for (const char* name : {"drawDeal", "start", "firstName"}) {
            const auto* control = support::child<QWidget>(*dialog, name);
            EXPECT_EQ(control->visibleRegion().boundingRect(), control->rect())
                << name << " at " << points;
        }
        const auto* pane = dialog->findChild<ui::ScrollPane*>();
        EXPECT_EQ(pane->verticalScrollBar()->maximum(), 0) << points;
    }
}

TEST_F(TextOfDialogs, OpensLargerWhereLettersAreLarger) {
    const support::Surrounded surrounded;
    constexpr QSize usual(200, 100);
    for (const auto& [points, least] : {std::pair{9, usual},
                                        {12, QSize(260, 130)},
                                        {16, QSize(340, 170)},
                                        {20, QSize(420, 210)}}) {
        support::Surrounded::enter({QStringLiteral("DejaVu Sans"), points, {}, Qt::LeftToRight});
        QDialog letters;
        ui::resizeForScreen(letters, usual);
        EXPECT_GE(letters.width(), least.width()) << points;
        EXPECT_GE(letters.height(), least.height()) << points;
        ui::resizeForScreen(letters, {9999, 9999});
        EXPECT_LT(letters.width(), letters.screen()->availableSize().width());
    }
}

TEST_F(TextOfDialogs, FitsOnEveryPageOfTheNewGame) {
    open();
    for (const int page : {game, rules, wild, checkers}) {
        SCOPED_TRACE(page);
        walkDialog(*dialog, [&] { pages().setCurrentIndex(page); });
    }
}

TEST_F(TextOfDialogs, FitsOnEveryPageOfARaceWithManyPlayers) {
    onEveryPage({640, 480}, [this](const std::string& where) {
        SCOPED_TRACE(where);
        if (dialog->word() != checkers_poker::Game::word)
            walkDialog(*dialog);
    });
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
    ui::SetNameDialog name(app::OwnSets(), std::nullopt);
    name.show();
    walkDialog(name);
}

TEST_F(TextOfDialogs, FitsInTheHelp) {
    ui::HelpWindow help;
    help.show();
    walkDialog(help);
}

/// Everything that the window asks in a box of its own.
class TextOfQuestions : public support::WindowTest {
protected:
    /// A game of somebody with a long name, in no file.
    void openPlayed() {
        if (window) {
            // What was on the table waits among the unsaved games then.
            EXPECT_EQ(window->endNow().toStdString(), "");
        }
        auto match = support::fresh_match("deck64,high-low");
        set_tag(match, "First", "Maximiliane Featherstonehaugh");
        open(std::move(match));
        support::Random random(5);
        while (game->place() < 20)
            support::submit(*game, support::random_action(random, support::stateOf(*game)));
        session->dismissResult();
        window->activateWindow();
    }
    static void walkQuestion(const std::function<void()>& ask) {
        support::inDialog<QMessageBox>(ask, [](QMessageBox& box) {
            walkDialog(box);
            box.reject();
        });
    }
    /// Lets a box that does not wait for its answer be walked too.
    static void waitForAnswer() {
        ASSERT_TRUE(
            QTest::qWaitFor([] { return QApplication::activeModalWidget() == nullptr; }, 60000));
    }
    void inUnsavedGames(const std::function<void(ui::UnsavedGamesDialog&)>& act) const {
        support::inDialog<ui::UnsavedGamesDialog>([this] { commands().unsavedGames->trigger(); },
                                                  [&act](ui::UnsavedGamesDialog& dialog) {
                                                      act(dialog);
                                                      dialog.reject();
                                                  });
    }
};

TEST_F(TextOfQuestions, FitsWhereActsWouldBeDropped) {
    openPlayed();
    game->look(5);
    walkQuestion([this] { commands().goOnFromHere->trigger(); });
}

TEST_F(TextOfQuestions, FitsWhereADrawIsOffered) {
    openPlayed();
    walkQuestion([this] { commands().offerDraw->trigger(); });
}

TEST_F(TextOfQuestions, FitsWhereAGameIsGivenUp) {
    openPlayed();
    walkQuestion([this] { commands().resign->trigger(); });
}

TEST_F(TextOfQuestions, FitsWhereAnUnsavedGameWouldBePutAside) {
    openPlayed();
    walkQuestion([this] { commands().restart->trigger(); });
}

TEST_F(TextOfQuestions, FitsWhereAFileWasChangedByAnother) {
    openPlayed();
    const QString record = path("A game with a long name of Maximiliane and Ben.cpk");
    ASSERT_TRUE(window->records().saveTo(record));
    folder.file("A game with a long name of Maximiliane and Ben.cpk", "changed");
    walkQuestion([this] { commands().save->trigger(); });
}

TEST_F(TextOfQuestions, FitsWhereARecordCannotBeOpened) {
    openPlayed();
    folder.file("bad.cpk", "[Rules \"standard\"]\n[Deal \"three\"]\n\n*\n");
    walkQuestion([this] {
        window->records().openFile(path("bad.cpk"));
        waitForAnswer();
    });
}

TEST_F(TextOfQuestions, FitsInTheListOfUnsavedGames) {
    for (int i = 0; i < 3; ++i)
        openPlayed();
    inUnsavedGames([](ui::UnsavedGamesDialog& dialog) {
        ASSERT_GE(support::child<QListWidget>(dialog, "games")->count(), 2);
        walkDialog(dialog);
    });
}

TEST_F(TextOfQuestions, FitsWhereThereAreNoUnsavedGames) {
    open();
    inUnsavedGames([](ui::UnsavedGamesDialog& dialog) { walkDialog(dialog); });
}

TEST_F(TextOfQuestions, FitsWhereAnUnsavedGameIsDeleted) {
    for (int i = 0; i < 2; ++i)
        openPlayed();
    inUnsavedGames([](ui::UnsavedGamesDialog& dialog) {
        walkQuestion([&dialog] { support::click(dialog, "deleteGame"); });
    });
}

TEST_F(TextOfQuestions, FitsInWhatIsSaidAboutTheProgram) {
    open();
    walkQuestion([this] {
        commands().about->trigger();
        waitForAnswer();
    });
}

TEST_F(TextOfQuestions, FitsInTheListOfKeys) {
    open();
    commands().shortcuts->trigger();
    QWidget* keys = QApplication::activeModalWidget();
    ASSERT_NE(keys, nullptr);
    walkDialog(*keys);
}

} // namespace
