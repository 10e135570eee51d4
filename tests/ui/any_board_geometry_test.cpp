#include "ui/any_board_support.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>

using support::Board;
using testing::ElementsAre;
using ui::BoardGeometry;
using ui::BoardShape;
using ui::BoardSpace;

namespace {

class AnyGeometry : public testing::TestWithParam<Board> {
protected:
    BoardGeometry geometry(QSize size, int turn = 0) const {
        return {size, shape, turn, support::skin_of(GetParam())->bands(1)};
    }

    BoardShape shape = support::shape_of(GetParam());
};

INSTANTIATE_TEST_SUITE_P(Of, AnyGeometry, testing::ValuesIn(support::all_boards),
                         support::board_name);

TEST_P(AnyGeometry, EverySpaceIsTheNearestAroundItsMiddle) {
    for (const int side : {320, 401, 700, 1080})
        for (int turn = 0; turn < shape.turns(); ++turn) {
            const BoardGeometry board = geometry(QSize(side + 30, side), turn);
            const double reach = board.side() * 0.45;
            for (const BoardSpace space : shape.all())
                for (const QPointF way :
                     {QPointF(0, 0), QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
                    ASSERT_EQ(board.spaceAt(board.centreOf(space) + way * reach), space);
        }
}

TEST_P(AnyGeometry, NeighboursAreOneSpaceApartAndNothingIsNearer) {
    const BoardGeometry board = geometry({900, 900});
    for (const BoardSpace space : shape.all())
        for (const BoardSpace other : shape.all()) {
            const QPointF way = board.placeOf(other) - board.placeOf(space);
            const double distance = std::hypot(way.x(), way.y());
            if (space != other) {
                ASSERT_GT(distance, 0.99);
            }
            if (distance > 0.5 && distance < 1.01) {
                ASSERT_TRUE(shape.areNeighbours(space, other));
            }
        }
}

TEST_P(AnyGeometry, TheBoardIsCentredAndInside) {
    for (const QSize size :
         {QSize(400, 400), QSize(640, 480), QSize(480, 640), QSize(1920, 1080), QSize(321, 320)})
        for (int turn = 0; turn < shape.turns(); ++turn) {
            const BoardGeometry board = geometry(size, turn);
            EXPECT_TRUE(QRect(QPoint(0, 0), size).contains(board.frame()));
            EXPECT_TRUE(board.frame().contains(board.grid()));
            for (const BoardSpace space : shape.all())
                EXPECT_TRUE(board.grid().adjusted(0, 0, 1, 1).contains(board.rectangleOf(space)));
            EXPECT_LE((QRectF(QPointF(0, 0), size).center() - QRectF(board.frame()).center())
                          .manhattanLength(),
                      1);
        }
}

TEST_P(AnyGeometry, AWholeTurnEndsWhereItBeganAndEachStepCoversTheBoard) {
    const BoardGeometry begun = geometry({600, 600});
    const BoardGeometry whole = geometry({600, 600}, shape.turns());
    const BoardGeometry step = geometry({600, 600}, 1);
    for (const BoardSpace space : shape.all()) {
        EXPECT_EQ(whole.placeOf(space), begun.placeOf(space));
        EXPECT_TRUE(begun.spaceAtPlace(step.placeOf(space)));
    }
}

TEST_P(AnyGeometry, SpacesAreLargeEnoughOnASmallScreen) {
    EXPECT_GE(geometry({400, 400}).side(), GetParam() == Board::halma16 ? 23 : 25);
}

TEST(SquareGeometry, AStepTurnsTheBoardClockwise) {
    const BoardShape shape = support::shape_of(Board::halma8);
    const BoardSpace corner = shape.named(QStringLiteral("a1")).value();
    EXPECT_EQ(BoardGeometry({}, shape, 0).placeOf(corner), QPointF(0, 7));
    EXPECT_EQ(BoardGeometry({}, shape, 1).placeOf(corner), QPointF(0, 0));
    EXPECT_EQ(BoardGeometry({}, shape, 2).placeOf(corner), QPointF(7, 0));
}

TEST(SquareGeometry, LinesAreNamedByWhatTheirSpacesShare) {
    const BoardShape shape = support::shape_of(Board::halma16);
    const BoardGeometry board({}, shape, 0);
    EXPECT_EQ(board.rowName(0), QStringLiteral("16"));
    EXPECT_EQ(board.columnName(15), QStringLiteral("p"));
    const BoardGeometry quarter({}, shape, 1);
    EXPECT_EQ(quarter.rowName(0), QStringLiteral("a"));
    EXPECT_EQ(quarter.columnName(15), QStringLiteral("16"));
}

TEST(StarGeometry, HasSeventeenLinesFromEverySide) {
    const BoardShape shape = support::shape_of(Board::star);
    for (int turn = 0; turn < 6; ++turn) {
        const BoardGeometry board({}, shape, turn);
        std::vector<std::size_t> lengths;
        for (const auto& line : board.lines())
            lengths.push_back(line.size());
        EXPECT_THAT(lengths,
                    ElementsAre(1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1));
    }
    EXPECT_EQ(BoardGeometry({}, shape, 0).rowName(0), QStringLiteral("17"));
    EXPECT_EQ(BoardGeometry({}, shape, 0).columnName(0), QString());
}

TEST(StarGeometry, BetweenItsPointsThereIsNothing) {
    const BoardGeometry board({700, 700}, support::shape_of(Board::star), 0);
    const QRect grid = board.grid();
    for (const QPointF point :
         {QPointF(grid.left() + 5, grid.top() + 5), QPointF(grid.right() - 5, grid.bottom() - 5),
          QPointF(grid.left() + 5, grid.center().y())})
        EXPECT_EQ(board.spaceAt(point), std::nullopt);
}

TEST(BoardShape, KnowsWhatLiesBetweenTwoSpaces) {
    const BoardShape star = support::shape_of(Board::star);
    const auto at = [&](const char* name) { return star.named(QString::fromLatin1(name)).value(); };
    EXPECT_EQ(star.between(at("i9"), at("i11")), at("i10"));
    EXPECT_EQ(star.between(at("i9"), at("k11")), at("j10"));
    EXPECT_EQ(star.between(at("i9"), at("i10")), std::nullopt);
    EXPECT_EQ(star.named(QStringLiteral("a1")), std::nullopt);
}

} // namespace
