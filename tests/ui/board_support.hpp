#pragma once

#include "faces/checkers_poker/card_board.hpp"
#include "faces/checkers_poker/card_skin.hpp"
#include "games/checkers_poker/layout.hpp"
#include "support/game_text.hpp"
#include "ui/board/board_view.hpp"
#include "ui/card_board_support.hpp"

#include <QTest>
#include <QWindow>

#include <gtest/gtest.h>

#include <string>
#include <vector>

/// A board that shows what Checkers Poker has, and tells of the game's own spaces.
class CardBoardView : public ui::BoardView {
public:
    using Space = checkers_poker::Space;

    CardBoardView() { setSkin(ui::cardSkin()); }

    using BoardView::show;
    void show(const ui::CardBoard& board) { BoardView::show(ui::onBoard(board)); }
    void animate(const ui::CardBoard& after, const std::vector<Space>& path = {}) {
        BoardView::animate(ui::onBoard(after), ui::onBoard(path));
    }
    ui::CardBoard picture() const { return support::shown_on(*this); }
    Space cursor() const { return ui::fromBoard(BoardView::cursor()); }
    void setCursorSpace(Space space) { BoardView::setCursorSpace(ui::onBoard(space)); }
    QString nameOf(Space space) const { return BoardView::nameOf(ui::onBoard(space)); }
    QRectF rectangleOf(Space space) const { return BoardView::rectangleOf(ui::onBoard(space)); }
    std::optional<Space> spaceAt(QPointF point) const {
        return ui::fromBoard(BoardView::spaceAt(point));
    }
};

/// A board in a window of its own, worked by real mouse and key events.
class BoardTest : public testing::Test {
protected:
    using Space = checkers_poker::Space;

    BoardTest() {
        using ui::BoardSpace;
        using ui::BoardView;
        const auto name = [](BoardSpace space) { return to_text(ui::fromBoard(space)); };
        QObject::connect(&view, &BoardView::spaceClicked,
                         [=, this](BoardSpace space) { log.push_back("click " + name(space)); });
        QObject::connect(&view, &BoardView::dragStarted,
                         [=, this](BoardSpace space) { log.push_back("drag " + name(space)); });
        QObject::connect(&view, &BoardView::dropped, [=, this](BoardSpace from, BoardSpace to) {
            log.push_back("drop " + name(from) + " " + name(to));
        });
        QObject::connect(&view, &BoardView::dragCancelled, [this] { log.push_back("home"); });
        QObject::connect(&view, &BoardView::cancelled, [this] { log.push_back("cancelled"); });
        QObject::connect(&view, &BoardView::animationFinished,
                         [this] { log.push_back("finished"); });
        QObject::connect(
            &view, &BoardView::spacePointedAt,
            [this](std::optional<BoardSpace> space) { pointedAt = ui::fromBoard(space); });
    }

    /// The board of a deal with the corner start, First's checkers free to be dragged.
    static ui::CardBoard startPicture() {
        ui::CardBoard picture;
        picture.layout = checkers_poker::deal(1, cards::Deck::standard);
        const auto start = checkers_poker::corner_start();
        picture.checkers = {start.south, start.north};
        picture.active = start.south;
        picture.draggable = start.south;
        return picture;
    }

    static ui::CardBoard moved(ui::CardBoard picture, const char* from, const char* to) {
        picture.checkers[checkers_poker::first].erase(support::space(from));
        picture.checkers[checkers_poker::first].insert(support::space(to));
        return picture;
    }

    static std::vector<Space> path(std::string_view names) {
        std::vector<Space> spaces;
        for (const std::string& name : support::words(names))
            spaces.push_back(support::space(name));
        return spaces;
    }

    void open(QSize size = {380, 380}) {
        view.resize(size);
        view.show(startPicture());
        view.show();
        // Asked again, for a window manager that has only just started.
        ASSERT_TRUE(QTest::qWaitFor([this] {
            view.activateWindow();
            return view.isActiveWindow();
        }));
        view.setFocus(Qt::OtherFocusReason);
        log.clear();
    }

    QPoint at(std::string_view name) const {
        return view.rectangleOf(support::space(name)).center().toPoint();
    }

    void press(QPoint point, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mousePress(view.windowHandle(), button, {}, point);
    }
    void move(QPoint point) { QTest::mouseMove(view.windowHandle(), point); }
    void release(QPoint point, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseRelease(view.windowHandle(), button, {}, point);
    }
    void click(std::string_view name) {
        QTest::mouseClick(view.windowHandle(), Qt::LeftButton, {}, at(name));
    }
    void key(int key) { QTest::keyClick(view.windowHandle(), static_cast<Qt::Key>(key)); }
    void keys(std::string_view letters) {
        for (const char letter : letters)
            QTest::keyClick(view.windowHandle(), letter);
    }

    std::vector<std::string> takeLog() { return std::exchange(log, {}); }

    CardBoardView view;
    std::vector<std::string> log;
    std::optional<Space> pointedAt;
};
