#include "scripted_player.hpp"
#include "support/table_match.hpp"
#include "ui/card_board_support.hpp"
#include "ui/table/move_list.hpp"
#include "ui/table/moves_panel.hpp"
#include "ui/table/prompt_panel.hpp"
#include "ui/table/seat_panel.hpp"
#include "ui/table/status_line.hpp"
#include "ui/table/table_layout.hpp"
#include "ui/widgets/announcer.hpp"
#include "ui/widgets/theme.hpp"
#include "ui/widgets/window_place.hpp"

#include <QAccessible>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QShortcut>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

using support::stateOf;

using support::fresh_match;
using support::Random;

class MainWindowTest : public support::ScriptedPlayer {};

/// The letter after a single `&`, in lower case; nothing without one.
QString mnemonic(const QString& text) {
    for (qsizetype i = 0; i + 1 < text.size(); ++i)
        if (text[i] == QLatin1Char('&')) {
            if (text[i + 1] != QLatin1Char('&'))
                return text.mid(i + 1, 1).toLower();
            ++i;
        }
    return {};
}

void expectDistinctMnemonics(const QList<QAction*>& actions) {
    std::map<QString, QString> taken;
    for (const QAction* action : actions) {
        const QString letter = mnemonic(action->text());
        if (action->menu() != nullptr)
            expectDistinctMnemonics(action->menu()->actions());
        if (letter.isEmpty())
            continue;
        EXPECT_EQ(taken.count(letter), 0U)
            << action->text().toStdString() << " and " << taken[letter].toStdString();
        taken[letter] = action->text();
    }
}

/// Of all menus, buttons and shortcuts that a window has.
std::vector<QKeySequence> shortcutsOf(const QWidget& window) {
    std::vector<QKeySequence> found;
    for (const QAction* action : window.findChildren<QAction*>())
        for (const QKeySequence& keys : action->shortcuts())
            found.push_back(keys);
    for (const QShortcut* shortcut : window.findChildren<QShortcut*>())
        found.push_back(shortcut->key());
    return found;
}

TEST_F(MainWindowTest, NoTwoCommandsShareAShortcut) {
    open();
    std::map<QKeySequence, QString> taken;
    for (const QAction* action : commands().all()) {
        for (const QKeySequence& keys : action->shortcuts()) {
            EXPECT_EQ(taken.count(keys), 0U)
                << action->text().toStdString() << " and " << taken[keys].toStdString();
            taken[keys] = action->text();
        }
    }
}

/// Typed letters and digits are spaces of the board.
TEST_F(MainWindowTest, NoCommandTakesALetterOrADigitFromTheBoard) {
    open();
    for (const auto& keys : shortcutsOf(*window))
        EXPECT_FALSE(keys[0].keyboardModifiers() == Qt::NoModifier &&
                     keys[0].key() < Qt::Key_Escape)
            << keys.toString().toStdString();
    press("choose-south");
    board().setFocus();
    for (char file = 'a'; file <= 'h'; ++file)
        for (char rank = '1'; rank <= '8'; ++rank) {
            const char name[] = {file, rank, '\0'};
            QTest::keyClicks(&board(), QString::fromLatin1(name));
            EXPECT_EQ(ui::fromBoard(board().cursor()), space(name));
        }
    EXPECT_FALSE(support::shown_on(board()).chosen);
}

TEST_F(MainWindowTest, OnlyStepsAreRepeatedByAKeyHeldDown) {
    open();
    for (const QAction* action : commands().all()) {
        const bool steps = action == commands().undo || action == commands().redo ||
                           action == commands().lookPrevious || action == commands().lookNext;
        EXPECT_EQ(action->autoRepeat(), steps) << action->text().toStdString();
    }
}

TEST_F(MainWindowTest, RedoHasBothOfItsUsualKeys) {
    open();
    press("choose-south");
    for (const auto& [key, modifiers] :
         {std::pair{Qt::Key_Y, Qt::KeyboardModifiers(Qt::ControlModifier)},
          std::pair{Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier}}) {
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        ASSERT_EQ(game->place(), 0U);
        QTest::keyClick(window.get(), key, modifiers);
        EXPECT_EQ(game->place(), 1U);
    }
}

TEST_F(MainWindowTest, EscLeavesFullScreenWhenThereIsNothingToPutBack) {
    open();
    press("choose-south");
    commands().fullScreen->setChecked(true);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->isFullScreen(); }));
    const auto move = std::get<checkers_poker::Move>(legal_actions(stateOf(*game)).front());
    click(move.from);
    for (QWidget* focus : {static_cast<QWidget*>(&board()),
                           static_cast<QWidget*>(&window->table().moves().list())}) {
        focus->setFocus();
        if (!support::shown_on(board()).chosen)
            click(move.from);
        QTest::keyClick(focus, Qt::Key_Escape);
        EXPECT_FALSE(support::shown_on(board()).chosen);
        EXPECT_TRUE(window->isFullScreen());
    }
    QTest::keyClick(&window->table().moves().list(), Qt::Key_Escape);
    EXPECT_TRUE(QTest::qWaitFor([this] { return !window->isFullScreen(); }));
    EXPECT_FALSE(commands().fullScreen->isChecked());
}

TEST_F(MainWindowTest, NoTwoEntriesOfAMenuShareAMnemonic) {
    open();
    expectDistinctMnemonics(window->menuBar()->actions());
}

TEST_F(MainWindowTest, EveryCommandHasAMnemonicOrAShortcut) {
    open();
    for (const QAction* action : commands().all())
        EXPECT_FALSE(mnemonic(action->text()).isEmpty() && action->shortcut().isEmpty())
            << action->text().toStdString();
}

TEST_F(MainWindowTest, TheButtonsSeenAtATimeShareNoMnemonicWithTheMenus) {
    Random random(31);
    open(fresh_match("die"));
    for (int i = 0; i < 400 && !is_over(stateOf(*game)); ++i) {
        std::set<QString> taken;
        for (const QAction* title : window->menuBar()->actions())
            taken.insert(mnemonic(title->text()));
        for (const QPushButton* button : window->findChildren<QPushButton*>()) {
            const QString letter = mnemonic(button->text());
            const bool seen = button->isVisible() && !letter.isEmpty();
            EXPECT_TRUE(!seen || taken.insert(letter).second) << button->text().toStdString();
        }
        actByMouse(random);
    }
}

TEST_F(MainWindowTest, PanelsNeverCoverTheBoard) {
    const int digits = QFontMetrics(QApplication::font()).horizontalAdvance(QString(33, u'0'));
    auto match = fresh_match();
    set_tag(match, "First", std::string(500, 'W'));
    set_tag(match, "Second",
            "نص طويل جدا من اليمين إلى اليسار 🦊🦊🦊 Łukasz");
    open(std::move(match));
    Random random(32);
    for (const QSize size : {QSize(640, 480), QSize(800, 500), QSize(1024, 600), QSize(1366, 768),
                             QSize(1920, 1080), QSize(700, 1200)}) {
        window->resize(size);
        QTest::qWait(1);
        const QRect place = board().geometry();
        EXPECT_EQ(place.width(), place.height());
        EXPECT_GE(place.width(), std::min(size.height() - 80, size.width() - digits - 40));
        for (int i = 0; i < 30 && !is_over(stateOf(*game)); ++i) {
            for (const QWidget* panel : window->findChildren<ui::Panel*>()) {
                if (!panel->isVisible())
                    continue;
                const QRect there(panel->mapTo(&window->table(), QPoint()), panel->size());
                EXPECT_FALSE(there.intersects(place)) << panel->metaObject()->className();
                EXPECT_TRUE(window->table().rect().contains(there))
                    << panel->metaObject()->className() << ' ' << size.width();
            }
            EXPECT_EQ(board().geometry(), place);
            actByMouse(random);
        }
        EXPECT_EQ(window->size(), size);
    }
}

TEST(TableLayout, BoardAndColumnFitEverySize) {
    for (int width = 480; width < 2600; width += 37)
        for (int height = 360; height < 1500; height += 41) {
            const auto places = ui::layOut({width, height}, QApplication::font());
            const QRect all(0, 0, width, height);
            EXPECT_TRUE(all.contains(places.board)) << width << 'x' << height;
            EXPECT_TRUE(all.contains(places.column)) << width << 'x' << height;
            EXPECT_FALSE(places.board.intersects(places.column));
            EXPECT_GE(places.column.width(), 200);
        }
}

TEST(WindowPlace, ATitleBarOffTheScreensIsNotReachable) {
    const QList<QRect> screens{QRect(0, 0, 1366, 768)};
    EXPECT_TRUE(ui::isReachable(QRect(10, 10, 800, 600), screens));
    EXPECT_FALSE(ui::isReachable(QRect(3000, 10, 800, 600), screens));
    EXPECT_FALSE(ui::isReachable(QRect(10, -300, 800, 600), screens));
    EXPECT_FALSE(ui::isReachable(QRect(10, 767, 800, 600), screens));
    EXPECT_TRUE(ui::isReachable(QRect(1280, 10, 800, 600), screens));
}

TEST_F(MainWindowTest, RandomBytesAsSavedGeometryAreSurvived) {
    std::mt19937 random(33);
    open();
    const QByteArray good = window->saveGeometry();
    for (int i = 0; i < 20; ++i) {
        QByteArray bytes = good;
        for (int j = 0; j < 1 + i; ++j)
            bytes[static_cast<int>(random() % static_cast<unsigned>(bytes.size()))] =
                static_cast<char>(random());
        window.reset();
        settings->setValue(QStringLiteral("window/geometry"), bytes);
        settings->write();
        ui::MainWindow again(*session, support::faces(), *settings, quick());
        again.show();
        QList<QRect> screens;
        for (const QScreen* screen : QGuiApplication::screens())
            screens << screen->availableGeometry();
        EXPECT_TRUE(ui::isReachable(again.frameGeometry(), screens));
    }
}

TEST_F(MainWindowTest, EachActIsSpokenOnce) {
    Random random(34);
    open();
    std::vector<QString> spoken;
    QObject::connect(window->findChild<ui::Announcer*>(), &ui::Announcer::said, window.get(),
                     [&](const QString& sentence) { spoken.push_back(sentence); });
    for (int i = 0; i < 60 && !is_over(stateOf(*game)); ++i) {
        spoken.clear();
        const std::size_t place = game->place();
        const bool isRead = seen<QPushButton>("continue") != nullptr;
        actByMouse(random);
        QCoreApplication::processEvents();
        // What was asked for on the way there is joined with what came next.
        EXPECT_EQ(spoken.size(), game->place() > place || isRead ? 1U : 0U) << i;
    }
}

TEST_F(MainWindowTest, TheBoardIsSixtyFourNamedSpaces) {
    open(fresh_match());
    press("choose-south");
    QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&board());
    ASSERT_NE(root, nullptr);
    std::set<QString> names;
    std::vector<QAccessibleInterface*> open{root};
    while (!open.empty()) {
        QAccessibleInterface* next = open.back();
        open.pop_back();
        const QString name = next->text(QAccessible::Name);
        if (name.size() > 3 && name[2] == QLatin1Char(','))
            names.insert(name);
        for (int i = 0; i < next->childCount(); ++i)
            open.push_back(next->child(i));
    }
    EXPECT_EQ(names.size(), 64U);
    EXPECT_TRUE(std::any_of(names.begin(), names.end(), [](const QString& name) {
        return name.startsWith(QStringLiteral("d5, your checker"));
    }));
    EXPECT_TRUE(std::any_of(names.begin(), names.end(), [](const QString& name) {
        return name.startsWith(QStringLiteral("e4, ")) && name.contains(QStringLiteral("Second"));
    }));
}

TEST_F(MainWindowTest, ThePromptSaysWhoseActItIsAndWhenHandsAreCompared) {
    open(fresh_match("high-low"));
    press("choose-south");
    QStringList texts;
    for (const QLabel* label : window->findChild<ui::PromptPanel*>()->findChildren<QLabel*>())
        texts << label->text();
    const QString all = texts.join(QLatin1Char('|'));
    EXPECT_TRUE(all.contains(QStringLiteral("move a checker"))) << all.toStdString();
    EXPECT_TRUE(all.contains(QStringLiteral("High showdown in 3 turns"))) << all.toStdString();
}

TEST_F(MainWindowTest, TheMoveListMarksTheCurrentActAndLooksAtOthers) {
    Random random(35);
    open();
    while (game->place() < 18 || !window->table().moves().isVisible())
        actByMouse(random);
    auto& list = window->table().moves().list();
    const auto* model = qobject_cast<ui::MoveListModel*>(list.model());
    EXPECT_EQ(*model->cell(model->current())->place, game->place());
    const QModelIndex secondTurn = model->index(1, 1);
    list.scrollTo(secondTurn);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(secondTurn).center());
    EXPECT_EQ(game->shownPlace(), 2U);
    EXPECT_EQ(*model->cell(model->current())->place, 2U);
    press("backToGame");
    EXPECT_FALSE(game->isLookingElsewhere());
}

TEST_F(MainWindowTest, TheKeysOfTheMoveListStepThroughTheActs) {
    Random random(36);
    open();
    while (game->place() < 5)
        actByMouse(random);
    auto& list = window->table().moves().list();
    game->look(0);
    list.setFocus();
    EXPECT_EQ(game->shownPlace(), 0U); // the focus alone moves nothing
    QTest::keyClick(&list, Qt::Key_Down);
    QTest::keyClick(&list, Qt::Key_Right);
    EXPECT_EQ(game->shownPlace(), 2U);
    EXPECT_TRUE(list.hasFocus());
    QTest::keyClick(&list, Qt::Key_Up);
    EXPECT_EQ(game->shownPlace(), 1U);
    QTest::keyClick(&list, Qt::Key_End);
    EXPECT_FALSE(game->isLookingElsewhere());
    QTest::keyClick(&list, Qt::Key_Home);
    EXPECT_EQ(game->shownPlace(), 0U);
}

TEST_F(MainWindowTest, TheThemeCanBeSwitchedWhileRunning) {
    open();
    for (QAction* action : commands().appearance->actions()) {
        action->trigger();
        QTest::qWait(1);
        const auto theme = ui::themeOf(window->palette());
        EXPECT_GE(ui::contrast(theme.text, theme.panel), 4.5);
        EXPECT_GE(ui::contrast(theme.muted, theme.raised), 4.5);
    }
    EXPECT_TRUE(ui::themeOf(window->palette()).dark);
    commands().appearance->actions().first()->trigger();
}

TEST_F(MainWindowTest, TurningTheBoardTurnsTheSeatsWithIt) {
    open();
    press("choose-south");
    const auto seats = window->findChildren<ui::SeatPanel*>();
    ASSERT_EQ(seats.size(), 2);
    const auto nameBelow = [&] {
        const auto* lower =
            *std::max_element(seats.begin(), seats.end(),
                              [](const auto* a, const auto* b) { return a->y() < b->y(); });
        return lower->accessibleName();
    };
    EXPECT_TRUE(nameBelow().startsWith(QStringLiteral("Second")));
    commands().flip->trigger();
    EXPECT_TRUE(nameBelow().startsWith(QStringLiteral("First")));
    EXPECT_EQ(support::shown_on(board()).bottom, checkers_poker::End::north);
}

/// What a game has no use for is in no menu, and comes back with a game that has.
TEST_F(MainWindowTest, TheMenusHaveWhatTheGameOnTheTableUses) {
    open();
    const auto isSeen = [this](const QAction* action) {
        const auto all = commands().all();
        return std::find(all.begin(), all.end(), action) != all.end();
    };
    const std::vector<const QAction*> ofCards{commands().roll, commands().rollByItself,
                                              commands().fourColours, commands().placeHands};
    for (const QAction* action : ofCards)
        EXPECT_TRUE(isSeen(action)) << action->text().toStdString();
    for (const char* rules : {"halma", "chinese-checkers,players=3"}) {
        game->start(support::games().rowOfRules(rules).fromRules(rules, {}));
        for (const QAction* action : ofCards)
            EXPECT_FALSE(isSeen(action)) << action->text().toStdString();
        for (std::size_t i = 0; i < tabletop::most_seats; ++i)
            EXPECT_EQ(commands().playerMenus[tabletop::seat_at(i)]->menuAction()->isVisible(),
                      i < game->game().seats());
    }
    game->start(support::fresh_match());
    for (const QAction* action : ofCards)
        EXPECT_TRUE(isSeen(action)) << action->text().toStdString();
}

} // namespace
