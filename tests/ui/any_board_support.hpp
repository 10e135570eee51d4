#pragma once

#include "games/jumping/board.hpp"
#include "ui/board/board_view.hpp"
#include "ui/board/dimple_skin.hpp"
#include "ui/board/square_skin.hpp"

#include <QTest>
#include <QWindow>

#include <gtest/gtest.h>

#include <memory>
#include <ostream>
#include <string>
#include <vector>

namespace support {

/// The boards of all games.
enum class Board { star, halma8, halma10, halma16 };
inline constexpr Board all_boards[] = {Board::star, Board::halma8, Board::halma10, Board::halma16};

inline std::string name_of(Board board) {
    switch (board) {
    case Board::star:
        return "Star";
    case Board::halma8:
        return "Halma8";
    case Board::halma10:
        return "Halma10";
    case Board::halma16:
        return "Halma16";
    }
    return {};
}
inline void PrintTo(Board board, std::ostream* stream) { *stream << name_of(board); }
inline std::string board_name(const testing::TestParamInfo<Board>& info) {
    return name_of(info.param);
}

inline ui::BoardShape shape_of(Board board) {
    switch (board) {
    case Board::halma8:
        return ui::BoardShape(topology(jumping::square_board(8)));
    case Board::halma10:
        return ui::BoardShape(topology(jumping::square_board(10)));
    case Board::halma16:
        return ui::BoardShape(topology(jumping::square_board(16)));
    case Board::star:
        break;
    }
    return ui::BoardShape(topology(jumping::star_board()));
}

inline std::shared_ptr<const ui::Skin> skin_of(Board board) {
    if (board == Board::star)
        return std::make_shared<ui::DimpleSkin>();
    return std::make_shared<ui::SquareSkin>();
}

constexpr tabletop::Seat seat(int number) {
    return tabletop::Seat(static_cast<std::uint8_t>(number));
}

} // namespace support

/// Any board in a window of its own, worked by real mouse and key events.
class AnyBoardTest : public testing::Test {
protected:
    AnyBoardTest() {
        using ui::BoardSpace;
        using ui::BoardView;
        QObject::connect(&view, &BoardView::spaceClicked,
                         [this](BoardSpace space) { log.push_back("click " + name(space)); });
        QObject::connect(&view, &BoardView::dropped, [this](BoardSpace from, BoardSpace to) {
            log.push_back("drop " + name(from) + " " + name(to));
        });
    }

    void open(support::Board board, QSize size = {400, 400}) {
        view.setSkin(support::skin_of(board));
        picture = ui::BoardPicture(support::shape_of(board));
        view.resize(size);
        view.show(picture);
        view.show();
        ASSERT_TRUE(QTest::qWaitFor([this] {
            view.activateWindow();
            return view.isActiveWindow();
        }));
        view.setFocus(Qt::OtherFocusReason);
    }

    ui::BoardSpace space(const char* name) const {
        return picture.shape.named(QString::fromLatin1(name)).value();
    }
    ui::BoardSpaces spaces(std::initializer_list<const char*> names) const {
        ui::BoardSpaces set;
        for (const char* name : names)
            set.insert(space(name));
        return set;
    }
    std::vector<ui::BoardSpace> path(std::initializer_list<const char*> names) const {
        std::vector<ui::BoardSpace> way;
        for (const char* name : names)
            way.push_back(space(name));
        return way;
    }
    std::string name(ui::BoardSpace space) const {
        return view.picture().shape.nameOf(space).toStdString();
    }
    std::string cursor() const { return name(view.cursor()); }

    void put(const char* name, int seat) {
        picture.at(space(name)).piece = ui::BoardPiece{.seat = support::seat(seat)};
    }

    QPoint at(const char* name) const { return view.rectangleOf(space(name)).center().toPoint(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(view.windowHandle(), key, modifiers);
    }
    void type(const char* letters) {
        for (; *letters != '\0'; ++letters)
            QTest::keyClick(view.windowHandle(), *letters);
    }

    ui::BoardView view;
    ui::BoardPicture picture;
    std::vector<std::string> log;
};
