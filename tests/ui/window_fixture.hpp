#pragma once

#include "app/preferences.hpp"
#include "app/session.hpp"
#include "app/settings.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "support/program.hpp"
#include "support/random_games.hpp"
#include "support/table.hpp"
#include "support/table_match.hpp"
#include "ui/board/board_view.hpp"
#include "ui/card_board_support.hpp"
#include "ui/faces_support.hpp"
#include "ui/table/table.hpp"
#include "ui/window/commands.hpp"
#include "ui/window/input_guard.hpp"
#include "ui/window/main_window.hpp"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <string>

namespace support {

inline checkers_poker::Match fresh_match(const char* rules = "standard", std::uint32_t number = 3) {
    const auto options = checkers_poker::read_options(rules);
    checkers_poker::Match match(
        checkers_poker::new_game(options, checkers_poker::deal(number, options.deck)));
    match.deal = number;
    return match;
}

/// The whole window on a folder of its own, without animation unless a test wants it.
class WindowTest : public testing::Test {
protected:
    static app::Preferences quick() {
        app::Preferences preferences;
        preferences.animation = app::Animation::none;
        return preferences;
    }

    void open(app::AnyGame match = fresh_match(), const app::Preferences& preferences = quick(),
              QSize size = {1366, 768}) {
        window.reset();
        QStringList troubles;
        settings = app::openSettings(path("settings.ini"), troubles);
        session.reset(); // leaves its place among the kept games
        session = std::make_unique<app::Session>(std::move(match),
                                                 app::KeptGames(path("kept"), support::games()));
        game = &session->game();
        store = &session->store();
        window =
            std::make_unique<ui::MainWindow>(*session, support::faces(), *settings, preferences);
        // Tests act as soon as they can; how soon counts as too soon has tests of its own.
        window->inputGuard().setReactionTime(std::chrono::milliseconds(0));
        window->resize(size);
        window->show();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
    }

    QString path(const std::string& name) const {
        return QString::fromStdString(folder.file(name));
    }
    ui::BoardView& board() const { return window->table().board(); }
    const ui::Commands& commands() const { return window->commands(); }
    std::string position() const { return to_text(support::stateOf(*game)); }

    /// A widget by its name, if it is to be seen.
    template <class Widget>
    Widget* seen(const char* name) const {
        for (Widget* widget : window->findChildren<Widget*>(QString::fromLatin1(name)))
            if (widget->isVisible())
                return widget;
        return nullptr;
    }
    void press(const char* name) {
        auto* button = seen<QPushButton>(name);
        ASSERT_NE(button, nullptr) << name;
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void click(checkers_poker::Space space) {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, pointOf(space));
    }
    /// As a mouse does it: the second press arrives as a double click.
    static void doubleClick(QWidget* widget, QPoint point) {
        QTest::mousePress(widget, Qt::LeftButton, {}, point);
        QTest::mouseRelease(widget, Qt::LeftButton, {}, point);
        QTest::mouseDClick(widget, Qt::LeftButton, {}, point);
        QTest::mouseRelease(widget, Qt::LeftButton, {}, point);
    }
    QPoint pointOf(checkers_poker::Space space) const {
        return board().rectangleOf(ui::onBoard(space)).center().toPoint();
    }
    QString status() const;

    TemporaryFolder folder;
    std::unique_ptr<app::Settings> settings;
    std::unique_ptr<app::Session> session;
    app::GameController* game = nullptr; ///< the session's
    app::GameStore* store = nullptr;     ///< likewise
    std::unique_ptr<ui::MainWindow> window;
};

inline QString WindowTest::status() const {
    const auto* label = window->findChild<QLabel*>(QStringLiteral("status"));
    return label != nullptr ? label->text() : QString();
}

} // namespace support
