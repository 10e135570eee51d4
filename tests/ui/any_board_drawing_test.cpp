#include "ui/any_board_support.hpp"
#include "ui/art/piece_art.hpp"
#include "ui/art/seat_signs.hpp"
#include "ui/board/camp_colours.hpp"
#include "ui/widgets/theme.hpp"

#include <QImage>
#include <QPainter>

#include <array>
#include <cmath>
#include <cstdlib>

using support::Board;
using support::seat;
using ui::BoardCamp;
using ui::BoardPicture;

namespace {

/// How a colour looks to somebody (Machado, Oliveira, Fernandes 2009; the severest form each), by
/// rows of the matrix on linear red, green and blue.
struct Sight {
    const char* name;
    std::array<double, 9> matrix;
};
void PrintTo(const Sight& sight, std::ostream* stream) { *stream << sight.name; }

constexpr Sight sights[] = {
    {"FullColours", {1, 0, 0, 0, 1, 0, 0, 0, 1}},
    {"Grey", {0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722}},
    {"Protanopia",
     {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998}},
    {"Deuteranopia",
     {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881}},
    {"Tritanopia",
     {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}},
};

double to_linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}
int to_screen(double channel) {
    const double clamped = std::clamp(channel, 0.0, 1.0);
    return qRound(255 * (clamped <= 0.0031308 ? clamped * 12.92
                                              : 1.055 * std::pow(clamped, 1 / 2.4) - 0.055));
}

QColor seen(const Sight& sight, QRgb colour) {
    const std::array<double, 3> light{to_linear(qRed(colour) / 255.0),
                                      to_linear(qGreen(colour) / 255.0),
                                      to_linear(qBlue(colour) / 255.0)};
    std::array<int, 3> shown{};
    for (std::size_t row = 0; row < 3; ++row)
        shown.at(row) = to_screen(sight.matrix.at(3 * row) * light[0] +
                                  sight.matrix.at(3 * row + 1) * light[1] +
                                  sight.matrix.at(3 * row + 2) * light[2]);
    return {shown[0], shown[1], shown[2]};
}

/// Pixels that are plainly another colour.
int differing(const QImage& a, const QImage& b, const Sight& sight) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = seen(sight, a.pixel(x, y));
            const QColor other = seen(sight, b.pixel(x, y));
            count += std::abs(one.red() - other.red()) + std::abs(one.green() - other.green()) +
                                 std::abs(one.blue() - other.blue()) >
                             120
                         ? 1
                         : 0;
        }
    return count;
}

QImage piece_image(int number, int size, const ui::PieceLook& look = {}) {
    QImage image(size, size, QImage::Format_RGB32);
    image.fill(QColor(0xe6dbc1));
    QPainter painter(&image);
    ui::paintPiece(painter, QRectF(image.rect()).center(), size * 0.46, seat(number), look);
    return image;
}

std::string sight_name(const testing::TestParamInfo<Sight>& tested) { return tested.param.name; }

class SeatArt : public testing::TestWithParam<Sight> {};
INSTANTIATE_TEST_SUITE_P(In, SeatArt, testing::ValuesIn(sights), sight_name);

TEST_P(SeatArt, EachPieceIsToldFromEachOtherWhereItIsSmall) {
    constexpr int size = 20;
    for (int a = 0; a < 6; ++a)
        for (int b = a + 1; b < 6; ++b) {
            EXPECT_GE(differing(piece_image(a, size), piece_image(b, size), GetParam()), 25)
                << a << b;
            EXPECT_GE(differing(piece_image(a, size, {.ghost = true}),
                                piece_image(b, size, {.ghost = true}), GetParam()),
                      15)
                << a << b;
        }
}

QImage sign_image(int number) {
    QImage image(10, 10, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(ui::seatSignPath(seat(number), image.rect()), Qt::black);
    return image;
}

TEST(SeatSigns, AreToldApartByTheirFormsAlone) {
    for (int a = 0; a < 6; ++a)
        for (int b = a + 1; b < 6; ++b)
            EXPECT_GE(differing(sign_image(a), sign_image(b), sights[1]), 20) << a << b;
}

TEST(SeatSigns, FitTheirSquareAndAreReadableOnTheirPieces) {
    const QRectF square(3, 4, 10, 10);
    for (int number = 0; number < 6; ++number) {
        EXPECT_TRUE(square.adjusted(-0.1, -0.1, 0.1, 0.1)
                        .contains(ui::seatSignPath(seat(number), square).boundingRect()))
            << number;
        const ui::SeatColours& colours = ui::seatColours(seat(number));
        EXPECT_GE(ui::contrast(colours.ink, colours.face), ui::readableContrast) << number;
        EXPECT_FALSE(ui::seatSignWord(seat(number)).isEmpty());
    }
}

/// Every piece stands out on every ground by its face, or else by the edge around it.
TEST(SeatSigns, PiecesStandOutOnEveryCamp) {
    for (int piece = 0; piece < 6; ++piece)
        for (int camp = 0; camp < 6; ++camp) {
            const QColor ground = ui::campGround(QColor(0xe6dbc1), seat(camp));
            const ui::SeatColours& colours = ui::seatColours(seat(piece));
            EXPECT_GE(
                std::max(ui::contrast(colours.face, ground), ui::contrast(colours.edge, ground)),
                ui::seenContrast)
                << piece << camp;
        }
}

class AnyDrawing : public AnyBoardTest, public testing::WithParamInterface<Board> {
protected:
    /// The middle of the board, which is i9 on the star and h8 or e5 on squares.
    const char* here() const {
        return GetParam() == Board::star || GetParam() == Board::halma16 ? "i9" : "e5";
    }
    const char* there() const {
        return GetParam() == Board::star || GetParam() == Board::halma16 ? "i10" : "e6";
    }
    QImage look(const char* name) {
        QImage whole = view.grab().toImage();
        const double ratio = whole.devicePixelRatio();
        whole.setDevicePixelRatio(1);
        const QRectF rectangle = view.rectangleOf(space(name));
        return whole.copy(QRectF(rectangle.topLeft() * ratio, rectangle.size() * ratio).toRect());
    }
    template <class Change>
    QImage lookWith(Change change) {
        BoardPicture changed = picture;
        change(changed);
        view.show(changed);
        return look(here());
    }
    BoardCamp camp(int number, bool goal) const {
        return {.seat = seat(number), .goal = goal, .spaces = spaces({here(), there()})};
    }
};

INSTANTIATE_TEST_SUITE_P(Of, AnyDrawing, testing::ValuesIn(support::all_boards),
                         support::board_name);

TEST_P(AnyDrawing, EveryMarkIsSeen) {
    open(GetParam());
    put(here(), 0);
    const QImage bare = lookWith([](BoardPicture&) {});
    const auto isSeen = [&](auto change) { return lookWith(change) != bare; };
    const auto at = space(here());
    const auto other = space(there());
    EXPECT_TRUE(isSeen([&](BoardPicture& shown) { shown.active.insert(at); }));
    EXPECT_TRUE(isSeen([&](BoardPicture& shown) {
        shown.active.insert(at);
        shown.removable.insert(at);
    }));
    EXPECT_TRUE(isSeen([&](BoardPicture& shown) { shown.chosen = at; }));
    EXPECT_TRUE(isSeen([&](BoardPicture& shown) { shown.highlighted.insert(at); }));
    EXPECT_TRUE(isSeen([&](BoardPicture& shown) { shown.highlighted.insert(other); }));
    EXPECT_TRUE(isSeen([&](BoardPicture& shown) { shown.lastMove = {at, other}; }));
    EXPECT_TRUE(isSeen([&](BoardPicture& shown) { shown.path = {at, other}; }));
    EXPECT_TRUE(isSeen([&](BoardPicture& shown) {
        shown.path = {other, space("e5"), other};
        shown.jumped.insert(at);
    }));
    EXPECT_TRUE(isSeen([&](BoardPicture& shown) { shown.at(at).piece.reset(); }));
    EXPECT_TRUE(isSeen([&](BoardPicture& shown) { shown.at(at).piece->seat = seat(5); }));
    EXPECT_FALSE(isSeen([](BoardPicture&) {}));
}

TEST_P(AnyDrawing, TargetsGhostsAndThePieceToComeAreSeen) {
    open(GetParam());
    put(there(), 2);
    const QImage bare = lookWith([](BoardPicture&) {});
    picture.chosen = space(there());
    picture.targets.insert(space(here()));
    const QImage target = lookWith([](BoardPicture&) {});
    EXPECT_NE(target, bare);
    QTest::mouseMove(view.windowHandle(), at(here()));
    EXPECT_NE(look(here()), target);
    const QImage ghost = lookWith([&](BoardPicture& shown) {
        shown.at(space(here())).ghost = ui::BoardPiece{.seat = seat(2)};
    });
    EXPECT_NE(ghost, bare);
}

TEST_P(AnyDrawing, CampsAreMarkedForEachSeatAndGoalsUnlikeHomes) {
    open(GetParam());
    const QImage bare = lookWith([](BoardPicture&) {});
    std::vector<QImage> looks{bare};
    for (int number = 0; number < 6; ++number)
        for (const bool goal : {false, true})
            looks.push_back(
                lookWith([&](BoardPicture& shown) { shown.camps = {camp(number, goal)}; }));
    for (std::size_t a = 0; a < looks.size(); ++a)
        for (std::size_t b = a + 1; b < looks.size(); ++b)
            EXPECT_GE(differing(looks[a], looks[b], sights[0]), 4) << a << ' ' << b;
    const QImage both = lookWith([&](BoardPicture& shown) {
        shown.camps = {camp(1, false), camp(0, true)};
    });
    EXPECT_NE(both, looks[3]); // the home of seat 1
    EXPECT_NE(both, looks[2]); // the goal of seat 0
}

/// Beside colours there is the sign in each empty space.
TEST_P(AnyDrawing, CampsAreToldApartInGrey) {
    open(GetParam());
    std::vector<QImage> looks;
    for (int number = 0; number < 6; ++number)
        looks.push_back(
            lookWith([&](BoardPicture& shown) { shown.camps = {camp(number, false)}; }));
    for (std::size_t a = 0; a < looks.size(); ++a)
        for (std::size_t b = a + 1; b < looks.size(); ++b)
            EXPECT_GE(differing(looks[a], looks[b], sights[1]), 8) << a << b;
}

TEST_P(AnyDrawing, ATurnedBoardShowsTheSameSpaces) {
    open(GetParam());
    put(here(), 3);
    const QImage before = lookWith([](BoardPicture&) {});
    for (int turn = 1; turn < picture.shape.turns(); ++turn)
        EXPECT_GE(60, differing(before, lookWith([&](BoardPicture& shown) { shown.turn = turn; }),
                                sights[0]));
}

TEST_P(AnyDrawing, IsDrawnAtEverySizeAndWithoutSpaces) {
    open(GetParam());
    view.setMinimumSize(0, 0);
    for (const QSize size : {QSize(1, 1), QSize(7, 200), QSize(60, 60), QSize(160, 160)}) {
        view.resize(size);
        view.grab();
    }
    view.show(BoardPicture());
    view.grab();
}

} // namespace
