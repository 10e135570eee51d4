#include "app/seat_players.hpp"
#include "face_games.hpp"

#include <gmock/gmock.h>

// What a face adds to the words of the races and of the capture game: which game it is of, how the
// board is turned, who plays.

namespace {

using app::AnyGame;
using support::face_of;
using support::game_of;
using support::Said;
using tabletop::Seat;
using ui::Face;

class AGame : public testing::TestWithParam<Said> {};

TEST_P(AGame, has_a_face_that_greets_it) {
    const AnyGame game = game_of(GetParam().start);
    const Face& face = face_of(game);
    EXPECT_EQ(support::joined({face.title(), face.helpPage(), face.greeting(*game)}),
              GetParam().words);
    EXPECT_EQ(std::count_if(support::faces().all().begin(), support::faces().all().end(),
                            [&](const auto& one) { return one->isOf(*game); }),
              1);
}

INSTANTIATE_TEST_SUITE_P(
    Of, AGame,
    testing::Values(
        Said{"halma", "halma", "", "Halma | qrc:/help/halma.html | Halma: 16×16 · two players"},
        Said{"halma_with_options", "halma,players=4,pairs,super,leave=30", "",
             "Halma | qrc:/help/halma.html | Halma: 16×16 · four players · partners · long jumps · "
             "home empty after move 31"},
        Said{"halma_from_a_position", support::nearly_home, "",
             "Halma | qrc:/help/halma.html | Halma: 8×8 · two players · from a position"},
        Said{"chinese_checkers", "chinese-checkers,players=6", "",
             "Chinese Checkers | qrc:/help/chinese-checkers.html | Chinese Checkers: The race with "
             "ten marbles · six players"},
        Said{"the_capture_game", "chinese-checkers,players=5,capture", "",
             "Chinese Checkers: the capture game | qrc:/help/chinese-checkers.html#capture | "
             "Chinese Checkers: The capture game · five players"}),
    support::name_of_said);

TEST(ASeatOfAGame, is_called_by_its_colour_and_sign) {
    const AnyGame game = game_of("chinese-checkers,players=6");
    const Face& face = face_of(game);
    EXPECT_EQ(face.seatName(*game, Seat{1}), QStringLiteral("Amber"));
    EXPECT_EQ(face.pieceWords(Seat{1}), QStringLiteral("amber, triangle"));
    EXPECT_NE(face.seatColour(Seat{1}), face.seatColour(Seat{2}));
    EXPECT_EQ(face.skin(*game, {}), face.skin(*game, {})) << "else all would be drawn anew";
}

class ATurn : public testing::TestWithParam<Said> {};

/// For each seat in turn: the turn at which it sits at the bottom.
TEST_P(ATurn, brings_a_home_to_the_bottom) {
    const AnyGame game = game_of(GetParam().start);
    const Face& face = face_of(game);
    std::string turns;
    for (std::uint8_t i = 0; i < game->seats(); ++i) {
        const int turn = face.turnFor(*game, Seat{i});
        EXPECT_TRUE(turn >= 0 && turn < face.turns(*game));
        EXPECT_EQ(face.seatAtBottom(*game, turn), Seat{i});
        turns += std::to_string(turn);
    }
    EXPECT_EQ(face.turnFor(*game, {}), face.turnFor(*game, Seat{0}));
    EXPECT_EQ(turns, GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(Of, ATurn,
                         testing::Values(Said{"halma_for_two", "halma", "", "02"},
                                         Said{"halma_for_four", "halma,players=4", "", "0321"},
                                         Said{"two_at_the_star", "chinese-checkers", "", "03"},
                                         Said{"three", "chinese-checkers,players=3", "", "042"},
                                         Said{"four", "chinese-checkers,players=4", "", "5421"},
                                         Said{"six", "chinese-checkers,players=6", "", "054321"}),
                         support::name_of_said);

TEST(ATurn, is_told_by_who_sits_at_the_bottom) {
    const AnyGame two = game_of("chinese-checkers");
    EXPECT_EQ(face_of(two).turnInWords(*two, 3),
              QStringLiteral("The home of Ben is at the bottom"));
    EXPECT_EQ(face_of(two).turnInWords(*two, 1),
              QStringLiteral("The home of Ann is next to the bottom"));
    const AnyGame captures = game_of("chinese-checkers,capture");
    EXPECT_EQ(face_of(captures).turnFor(*captures, Seat{1}), 0);
    EXPECT_EQ(face_of(captures).turnInWords(*captures, 0), QStringLiteral("e1 is at the bottom"));
    EXPECT_EQ(face_of(captures).turnInWords(*captures, 3), QStringLiteral("m17 is at the bottom"));
}

TEST(APrompt, asks_for_the_end_once_a_piece_is_chosen) {
    const AnyGame game = game_of("halma");
    const auto prompt =
        face_of(game).prompt(support::scene_of(game, support::selected(game, "e2")));
    EXPECT_EQ(support::joined({prompt.title, prompt.detail}),
              "Ann to move | Choose a space for it; Esc puts it back");
    const AnyGame captures = game_of(support::two_ways);
    const auto asked =
        face_of(captures).prompt(support::scene_of(captures, support::selected(captures, "i7")));
    EXPECT_EQ(support::joined({asked.title, asked.detail}),
              "Ann to move | Choose a hole where its jumps end; Esc puts it back");
}

TEST(APrompt, of_one_who_cannot_move_leads_past_the_board) {
    const AnyGame game = game_of(support::shut_in);
    const auto prompt = face_of(game).prompt(support::scene_of(game));
    EXPECT_EQ(prompt.ask, ui::Ask::choices);
    EXPECT_FALSE(prompt.isOnBoard);
    EXPECT_EQ(prompt.choices.front().token, "pass");
}

TEST(APrompt, at_the_end_asks_for_a_rematch) {
    const AnyGame game = game_of(support::nearly_home, "g4-h5");
    const auto prompt = face_of(game).prompt(support::scene_of(game));
    EXPECT_EQ(prompt.title, QStringLiteral("Ann wins"));
    EXPECT_EQ(prompt.ask, ui::Ask::rematch);
    EXPECT_TRUE(prompt.isTold);
}

TEST(ASeatPanel, has_name_and_role_besides) {
    AnyGame game = game_of("halma,players=4,pairs");
    app::giveSeat(*game, Seat{2}, engine::Level(8));
    const auto words = face_of(game).seatWords(*game, 0, Seat{2});
    EXPECT_EQ(support::joined({words.name, words.role}), "Champion | Blue, computer");
    EXPECT_EQ(words.labels.front().inWords, QStringLiteral("partner of Ann"));
    const auto partner = face_of(game).seatWords(*game, 0, Seat{0});
    EXPECT_EQ(partner.labels.front().text, QStringLiteral("with Champion"));
}

TEST(AnAct, is_told_with_the_players_names) {
    const AnyGame game = game_of(support::nearly_home, "g4-h5");
    const auto told = face_of(game).act(*game, 0);
    EXPECT_EQ(told.shown.toStdString(), "Ann moves g4 to h5. Ann finishes. Ann wins");
    EXPECT_EQ(told.shown, told.spoken);
    EXPECT_EQ(told.shown, told.words);
}

TEST(ARefusal, speaks_of_players_by_their_names) {
    const AnyGame game = game_of("halma");
    const QString reason = QStringLiteral("the piece on p16 is not yours");
    EXPECT_EQ(face_of(game).refusal(*game, "p16-o15", reason).toStdString(),
              "The piece on p16 is Ben's, and Ann is to move");
    EXPECT_EQ(face_of(game).refusal(*game, "castle", reason).toStdString(),
              "The piece on p16 is not yours");
    const AnyGame captures = game_of(support::two_ways);
    EXPECT_EQ(face_of(captures).refusal(*captures, "e1-e3", reason).toStdString(),
              "There is no marble on e1");
}

TEST(ADrop, is_a_move) {
    const AnyGame game = game_of("halma");
    const auto touch = face_of(game).drop(support::scene_of(game), support::space_in(game, "e2"),
                                          support::space_in(game, "f2"));
    EXPECT_EQ(touch.token, "e2-f2");
    const AnyGame captures = game_of(support::two_ways);
    EXPECT_EQ(face_of(captures)
                  .drop(support::scene_of(captures), support::space_in(captures, "i7"),
                        support::space_in(captures, "k9"))
                  .selection->end,
              support::space_in(captures, "k9"));
}

} // namespace
