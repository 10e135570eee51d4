#include "face_games.hpp"
#include "faces/chinese_checkers/marble_skin.hpp"

#include <QImage>
#include <QPainter>

#include <gmock/gmock.h>

// What the board shows of the races and of the capture game.

namespace {

using app::AnyGame;
using support::face_of;
using support::game_of;
using tabletop::Seat;

TEST(APicture, has_homes_and_goals_of_all_seats) {
    const AnyGame game = game_of("chinese-checkers,players=3");
    const ui::BoardPicture picture = face_of(game).picture(support::scene_of(game, {}, 4));
    EXPECT_EQ(picture.turn, 4);
    ASSERT_EQ(picture.camps.size(), 6U);
    EXPECT_EQ(picture.camps[0].seat, Seat{0});
    EXPECT_FALSE(picture.camps[0].goal);
    EXPECT_EQ(support::names_of(picture, picture.camps[0].spaces), "e1 e2 f2 e3 f3 g3 e4 f4 g4 h4");
    EXPECT_EQ(picture.camps[3].seat, Seat{0});
    EXPECT_TRUE(picture.camps[3].goal);
    EXPECT_EQ(support::names_of(picture, picture.camps[3].spaces),
              "j14 k14 l14 m14 k15 l15 m15 l16 m16 m17");
    EXPECT_EQ(picture.piecesOf(Seat{0}), picture.camps[0].spaces);
}

TEST(APicture, shows_what_is_chosen_and_the_way_to_what_is_pointed_at) {
    const AnyGame game = game_of(support::one_forward + "A 9 -- 0 halma,board=8");
    const Face& face = face_of(game);
    const auto picture = face.picture(support::scene_of(game, support::selected(game, "b1", "d5")));
    EXPECT_EQ(support::names_of(picture, picture.path), "b1 d3 d5");
    EXPECT_EQ(support::names_of(picture, picture.jumped), "c2 d4");
    EXPECT_EQ(picture.chosen, support::space_in(game, "b1"));
    EXPECT_EQ(picture.at(support::space_in(game, "d5")).ghost->seat, Seat{0});
    ui::Selection listed = support::selected(game, "b1");
    listed.listed = support::space_in(game, "d3");
    const auto by_list = face.picture(support::scene_of(game, listed));
    EXPECT_EQ(support::names_of(by_list, by_list.path), "b1 d3");
    ui::Selection lit;
    lit.lit = {support::space_in(game, "a1")};
    lit.picked = {support::space_in(game, "a2")};
    EXPECT_EQ(support::names_of(picture, face.picture(support::scene_of(game, lit)).highlighted),
              "a1 a2");
}

TEST(APicture, marks_the_last_move_and_the_one_that_was_played_from_a_place) {
    const AnyGame game = game_of("halma,players=4", "d2-e2 a13-a12 resign");
    const Face& face = face_of(game);
    const auto now = face.picture(support::scene_of(game));
    EXPECT_EQ(support::names_of(now, now.lastMove), "a13 a12") << "who resigns moves nothing";
    const auto then = face.picture(support::looking_at(game, 1));
    EXPECT_EQ(support::names_of(then, then.lastMove), "d2 e2");
    EXPECT_EQ(support::names_of(then, then.path), "a13 a12");
    EXPECT_EQ(then.at(support::space_in(game, "a12")).ghost->seat, Seat{1});
    EXPECT_TRUE(then.active.empty());
    const auto resigned = face.picture(support::looking_at(game, 2));
    EXPECT_TRUE(resigned.path.empty());
}

TEST(APicture, waits_while_a_computer_thinks) {
    const AnyGame game = game_of("halma");
    ui::Scene scene = support::scene_of(game);
    scene.awaited = app::Awaited::thinking;
    EXPECT_TRUE(face_of(game).picture(scene).active.empty());
    EXPECT_EQ(face_of(game).nameOfSpace(scene, support::space_in(game, "e2")).toStdString(),
              "e2, Ann, ring, home of Ann, goal of Ben");
    EXPECT_EQ(face_of(game)
                  .nameOfSpace(support::scene_of(game), support::space_in(game, "e2"))
                  .toStdString(),
              "e2, Ann, ring, home of Ann, goal of Ben; four steps open");
}

TEST(ACapturePicture, shows_the_chain_so_far_and_where_it_can_go_on) {
    const AnyGame game = game_of(support::two_ways);
    const Face& face = face_of(game);
    const auto picture_of = [&](const std::string& clicked, const std::string& pointed) {
        return face.picture(support::scene_of(game, support::selected(game, clicked, pointed)));
    };
    const auto chosen = picture_of("i7", "");
    EXPECT_EQ(support::names_of(chosen, chosen.targets), "i9 k9");
    const auto asked = picture_of("i7 i9", "");
    EXPECT_EQ(support::names_of(asked, asked.targets), "i9 k9") << "the next holes on both ways";
    const auto pointed = picture_of("i7 i9", "k9");
    EXPECT_EQ(support::names_of(pointed, pointed.path), "i7 k9");
    EXPECT_EQ(support::names_of(pointed, pointed.jumped), "j8");
    ui::Selection offered = support::selected(game, "i7 i9");
    offered.offered = "i7-k9-i9";
    const auto way = face.picture(support::scene_of(game, offered));
    EXPECT_EQ(support::names_of(way, way.path), "i7 k9 i9");
    EXPECT_EQ(support::names_of(way, way.jumped), "j8 j9");
}

QImage drawn(const ui::Skin& skin, ui::BoardPiece piece) {
    QImage image(40, 40, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    skin.paintPiece(painter, {20, 20}, 16, piece, {});
    return image;
}

TEST(AMarble, has_nobodys_colour_and_sign) {
    const AnyGame game = game_of(support::two_ways);
    const auto skin = face_of(game).skin(*game, {});
    const ui::BoardPiece marble{.kind = chinese_checkers_face::nobodysMarble};
    EXPECT_NE(drawn(*skin, marble), drawn(*skin, {}));
    EXPECT_NE(drawn(*skin, {}), drawn(*skin, {.seat = Seat{1}})) << "panels have the seats' pieces";
    EXPECT_FALSE(skin->hasIndex({.piece = marble}));
    EXPECT_EQ(skin->markColour(Seat{0}), skin->markColour(Seat{1}));
    const auto picture = face_of(game).picture(support::scene_of(game));
    EXPECT_EQ(picture.at(support::space_in(game, "i7")).piece, marble);
    EXPECT_EQ(skin->inWords(picture, support::space_in(game, "i7")), QStringLiteral("i7, marble"));
    EXPECT_EQ(skin->inWords(picture, support::space_in(game, "e1")), QStringLiteral("e1"));
}

} // namespace
