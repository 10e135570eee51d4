#pragma once

#include "faces/checkers_poker/hand_list.hpp"
#include "support/table_match.hpp"
#include "window_fixture.hpp"

#include <QApplication>

#include <variant>

namespace support {

/// Plays in the window with real events, at random, as somebody at the table would.
class ScriptedPlayer : public WindowTest {
protected:
    /// One act of a legal game by the mouse alone.
    void actByMouse(Random& random) {
        if (seen<QPushButton>("continue") != nullptr)
            press("continue");
        else if (std::holds_alternative<checkers_poker::Rolling>(support::stateOf(*game).phase))
            press("rollDie");
        else if (std::holds_alternative<checkers_poker::Showing>(support::stateOf(*game).phase))
            showByMouse(random);
        else
            clickFor(random_action(random, support::stateOf(*game)), random);
    }

    /// One act by the keyboard alone.
    void actByKeys(Random& random) {
        if (seen<QPushButton>("continue") != nullptr || seen<QPushButton>("rollDie") != nullptr) {
            key(random() % 2 == 0 ? Qt::Key_Return : Qt::Key_Space);
        } else if (std::holds_alternative<checkers_poker::Showing>(support::stateOf(*game).phase)) {
            showByKeys(random);
        } else {
            const auto action = random_action(random, support::stateOf(*game));
            if (const auto* choice = std::get_if<checkers_poker::ChooseEnd>(&action))
                keysTo(choice->end == checkers_poker::End::south ? space("a1") : space("a8"));
            else if (const auto* removal = std::get_if<checkers_poker::RemoveChecker>(&action))
                keysTo(removal->space);
            else
                moveByKeys(std::get<checkers_poker::Move>(action));
        }
    }

    virtual void key(Qt::Key which, Qt::KeyboardModifiers modifiers = {}) {
        QWidget* focus = QApplication::focusWidget();
        ASSERT_NE(focus, nullptr);
        QTest::keyClick(focus, which, modifiers);
    }

    static checkers_poker::Space space(const char* name) {
        return checkers_poker::space_from_text(name).value();
    }

private:
    void clickFor(const checkers_poker::Action& action, Random& random) {
        if (const auto* choice = std::get_if<checkers_poker::ChooseEnd>(&action)) {
            click(choice->end == checkers_poker::End::south ? space("d2") : space("c7"));
        } else if (const auto* removal = std::get_if<checkers_poker::RemoveChecker>(&action)) {
            click(removal->space);
        } else {
            const auto move = std::get<checkers_poker::Move>(action);
            if (random() % 3 == 0) {
                drag(move.from, move.to);
            } else {
                click(move.from);
                click(move.to);
            }
        }
    }

    void drag(checkers_poker::Space from, checkers_poker::Space to) {
        QTest::mousePress(&board(), Qt::LeftButton, {}, pointOf(from));
        QTest::mouseMove(&board(), (pointOf(from) + pointOf(to)) / 2);
        QTest::mouseMove(&board(), pointOf(to));
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, pointOf(to));
    }

    int openRow(Random& random, const ui::HandList& list) {
        int row = -1;
        int open = 0;
        for (int i = 0; i < list.rowCount(); ++i)
            if (!list.row(list.model()->index(i, 0))->struckOut &&
                random() % static_cast<unsigned>(++open) == 0)
                row = i;
        return row;
    }

    /// Picks five cards, beginning with those that are lit.
    void pick(checkers_poker::SpaceSet wanted) {
        const auto lit = support::shown_on(board()).highlighted;
        for (const auto space : lit - wanted)
            click(space);
        for (const auto space : wanted - lit)
            click(space);
    }

    void showByMouse(Random& random) {
        auto* list = seen<ui::HandList>("handsToShow");
        ASSERT_NE(list, nullptr);
        const int row = openRow(random, *list);
        if (row >= 0) {
            const QModelIndex index = list->model()->index(row, 0);
            if (random() % 3 == 0) {
                pick(list->row(index)->spaces);
            } else {
                list->scrollTo(index);
                QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                                  list->visualRect(index).center());
            }
        }
        press("showHand");
    }

    void showByKeys(Random& random) {
        auto* list = seen<ui::HandList>("handsToShow");
        ASSERT_NE(list, nullptr);
        const int row = openRow(random, *list);
        if (row < 0) {
            QWidget* button = seen<QPushButton>("showHand");
            for (int i = 0; i < 50 && QApplication::focusWidget() != button; ++i)
                key(Qt::Key_Tab);
            key(Qt::Key_Space);
            return;
        }
        ASSERT_EQ(QApplication::focusWidget(), list);
        key(Qt::Key_Home);
        for (int i = 0; i < row; ++i)
            key(Qt::Key_Down);
        ASSERT_EQ(list->currentIndex().row(), row);
        key(Qt::Key_Return);
    }

    void moveByKeys(const checkers_poker::Move& move) {
        keysTo(move.from);
        keysTo(move.to);
    }

    /// Walks the board's cursor to a space and presses it.
    void keysTo(checkers_poker::Space to) {
        ASSERT_EQ(QApplication::focusWidget(), &board())
            << QApplication::focusWidget()->metaObject()->className() << ' '
            << QApplication::focusWidget()->objectName().toStdString();
        const bool south = support::shown_on(board()).bottom == checkers_poker::End::south;
        const auto go = [&](std::size_t now, std::size_t then, Qt::Key up, Qt::Key down) {
            const bool rising = (then > now) == south;
            for (std::size_t i = 0; i < (then > now ? then - now : now - then); ++i)
                key(rising ? up : down);
        };
        go(ui::fromBoard(board().cursor()).file(), to.file(), Qt::Key_Right, Qt::Key_Left);
        go(ui::fromBoard(board().cursor()).rank(), to.rank(), Qt::Key_Up, Qt::Key_Down);
        ASSERT_EQ(ui::fromBoard(board().cursor()), to);
        key(to.index() % 2 == 0 ? Qt::Key_Space : Qt::Key_Return);
    }
};

} // namespace support
