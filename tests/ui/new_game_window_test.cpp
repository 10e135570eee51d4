#include "faces/checkers_poker/kind.hpp"
#include "faces/checkers_poker/poker_face.hpp"
#include "faces/chinese_checkers/face.hpp"
#include "faces/chinese_checkers/kind.hpp"
#include "faces/halma/face.hpp"
#include "faces/halma/kind.hpp"
#include "new_game_support.hpp"
#include "window_fixture.hpp"

namespace {

app::Catalogue allGames() {
    return app::Catalogue({checkers_poker_face::kind(), halma_face::kind(),
                           chinese_checkers_face::raceKind(),
                           chinese_checkers_face::captureKind()});
}

ui::Faces allFaces() {
    std::vector<std::unique_ptr<const ui::Face>> faces;
    faces.push_back(checkers_poker_face::face());
    faces.push_back(halma_face::face());
    faces.push_back(chinese_checkers_face::raceFace());
    faces.push_back(chinese_checkers_face::captureFace());
    return ui::Faces(std::move(faces));
}

TEST(NewGameOffers, AreOneForEachGameOfTheTable) {
    const ui::Faces faces = allFaces();
    std::vector<std::string> words;
    for (const ui::NewGameOffer& offer : faces.newGameOffers())
        words.push_back(offer.word);
    EXPECT_EQ(words, (std::vector<std::string>{"checkers-poker", "halma", "chinese-checkers"}));
}

// From one game to another and on to the capture game, which has a face of its own.
TEST(NewGameInTheWindow, PutsAnyGameOnTheTable) {
    const support::TemporaryFolder folder;
    const auto path = [&](const char* name) { return QString::fromStdString(folder.file(name)); };
    QStringList troubles;
    const auto settings = app::openSettings(path("settings.ini"), troubles);
    const app::Catalogue games = allGames();
    const ui::Faces faces = allFaces();
    app::Session session(support::fresh_match(), app::KeptGames(path("kept"), games));
    app::Preferences preferences;
    preferences.animation = app::Animation::none;
    ui::MainWindow window(session, faces, *settings, preferences);
    window.inputGuard().setReactionTime(std::chrono::milliseconds(0));
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));

    const auto ask = [&](const std::function<void(ui::NewGameDialog&)>& answer) {
        support::inDialog<ui::NewGameDialog>([&] { window.commands().newGame->trigger(); }, answer);
        return session.game().game().rules();
    };
    EXPECT_EQ(ask([](ui::NewGameDialog& dialog) {
                  support::click(dialog, "game-halma");
                  QTest::keyClick(&dialog, Qt::Key_Return);
              }),
              "halma");
    EXPECT_EQ(ask([](ui::NewGameDialog& dialog) {
                  EXPECT_EQ(dialog.word(), "halma");
                  support::click(dialog, "game-chinese-checkers");
                  auto* sets = support::child<QComboBox>(dialog.form(), "sets");
                  sets->setFocus();
                  QTest::keyClick(sets, Qt::Key_End);
                  QTest::keyClick(&dialog, Qt::Key_Return);
              }),
              "chinese-checkers,players=5,capture");
    EXPECT_EQ(ask([](ui::NewGameDialog& dialog) {
                  support::click(dialog, "game-checkers-poker");
                  QTest::keyClick(&dialog, Qt::Key_Return);
              }),
              "standard");
}

} // namespace
