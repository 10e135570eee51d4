#include "face_support.hpp"

#include <gmock/gmock.h>

// What a face adds to the words of the races and of the capture game: which game it is of, how the
// board is turned, hints, scores.

namespace {

using app::AnyGame;
using support::face_of;
using support::game_of;
using support::Said;
using tabletop::Seat;
using ui::Face;

const std::string captures_of_two_ways = "1/2/3/4/13/12/11/10/5o3/5oo3/6o4/12/13/4/3/2/1 A 30 -- "
                                         "26,30 chinese-checkers,capture";

std::string joined(const QStringList& words) {
    return words.join(QStringLiteral(" | ")).toStdString();
}

std::string names_of(const ui::BoardPicture& picture, const ui::BoardSpaces& spaces) {
    QStringList names;
    for (const ui::BoardSpace space : spaces)
        names << picture.shape.nameOf(space);
    return names.join(QLatin1Char(' ')).toStdString();
}

std::string names_of(const ui::BoardPicture& picture, const std::vector<ui::BoardSpace>& spaces) {
    QStringList names;
    for (const ui::BoardSpace space : spaces)
        names << picture.shape.nameOf(space);
    return names.join(QLatin1Char(' ')).toStdString();
}

ui::BoardSpace space_in(const AnyGame& game, const char* name) {
    return face_of(game)
        .picture(support::scene_of(game))
        .shape.named(QString::fromLatin1(name))
        .value();
}

/// With pieces or marbles clicked one after the other, and a space pointed at.
ui::Selection selected(const AnyGame& game, const std::string& clicked,
                       const std::string& pointed = {}) {
    ui::Selection selection;
    std::istringstream words(clicked);
    for (std::string word; words >> word;)
        selection = face_of(game)
                        .click(support::scene_of(game, selection), space_in(game, word.c_str()))
                        .selection.value();
    if (!pointed.empty())
        selection.pointed = space_in(game, pointed.c_str());
    return selection;
}

class AGame : public testing::TestWithParam<Said> {};

TEST_P(AGame, has_a_face_that_greets_it) {
    const AnyGame game = game_of(GetParam().start);
    const Face& face = face_of(game);
    EXPECT_EQ(joined({face.title(), face.helpPage(), face.greeting(*game)}), GetParam().words);
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

TEST(APicture, has_homes_and_goals_of_all_seats) {
    const AnyGame game = game_of("chinese-checkers,players=3");
    const ui::BoardPicture picture = face_of(game).picture(support::scene_of(game, {}, 4));
    EXPECT_EQ(picture.turn, 4);
    ASSERT_EQ(picture.camps.size(), 6U);
    EXPECT_EQ(picture.camps[0].seat, Seat{0});
    EXPECT_FALSE(picture.camps[0].goal);
    EXPECT_EQ(names_of(picture, picture.camps[0].spaces), "e1 e2 f2 e3 f3 g3 e4 f4 g4 h4");
    EXPECT_EQ(picture.camps[3].seat, Seat{0});
    EXPECT_TRUE(picture.camps[3].goal);
    EXPECT_EQ(names_of(picture, picture.camps[3].spaces),
              "j14 k14 l14 m14 k15 l15 m15 l16 m16 m17");
    EXPECT_EQ(picture.piecesOf(Seat{0}), picture.camps[0].spaces);
}

TEST(APicture, shows_what_is_chosen_and_the_way_to_what_is_pointed_at) {
    const AnyGame game = game_of(support::one_forward + "A 9 -- 0 halma,board=8");
    const Face& face = face_of(game);
    const auto picture = face.picture(support::scene_of(game, selected(game, "b1", "d5")));
    EXPECT_EQ(names_of(picture, picture.path), "b1 d3 d5");
    EXPECT_EQ(names_of(picture, picture.jumped), "c2 d4");
    EXPECT_EQ(picture.chosen, space_in(game, "b1"));
    EXPECT_EQ(picture.at(space_in(game, "d5")).ghost->seat, Seat{0});
    ui::Selection listed = selected(game, "b1");
    listed.listed = space_in(game, "d3");
    const auto by_list = face.picture(support::scene_of(game, listed));
    EXPECT_EQ(names_of(by_list, by_list.path), "b1 d3");
    ui::Selection lit;
    lit.lit = {space_in(game, "a1")};
    lit.picked = {space_in(game, "a2")};
    EXPECT_EQ(names_of(picture, face.picture(support::scene_of(game, lit)).highlighted), "a1 a2");
}

TEST(APicture, marks_the_last_move_and_the_one_that_was_played_from_a_place) {
    const AnyGame game = game_of("halma,players=4", "d2-e2 a13-a12 resign");
    const Face& face = face_of(game);
    const auto now = face.picture(support::scene_of(game));
    EXPECT_EQ(names_of(now, now.lastMove), "a13 a12") << "who resigns moves nothing";
    const auto then = face.picture(support::looking_at(game, 1));
    EXPECT_EQ(names_of(then, then.lastMove), "d2 e2");
    EXPECT_EQ(names_of(then, then.path), "a13 a12");
    EXPECT_EQ(then.at(space_in(game, "a12")).ghost->seat, Seat{1});
    EXPECT_TRUE(then.active.empty());
    const auto resigned = face.picture(support::looking_at(game, 2));
    EXPECT_TRUE(resigned.path.empty());
}

TEST(APicture, waits_while_a_computer_thinks) {
    const AnyGame game = game_of("halma");
    ui::Scene scene = support::scene_of(game);
    scene.awaited = app::Awaited::thinking;
    EXPECT_TRUE(face_of(game).picture(scene).active.empty());
    EXPECT_EQ(face_of(game).nameOfSpace(scene, space_in(game, "e2")).toStdString(),
              "e2, Ann, ring, home of Ann, goal of Ben");
    EXPECT_EQ(
        face_of(game).nameOfSpace(support::scene_of(game), space_in(game, "e2")).toStdString(),
        "e2, Ann, ring, home of Ann, goal of Ben; four steps open");
}

TEST(ACapturePicture, shows_the_chain_so_far_and_where_it_can_go_on) {
    const AnyGame game = game_of(captures_of_two_ways);
    const Face& face = face_of(game);
    const auto picture_of = [&](const std::string& clicked, const std::string& pointed) {
        return face.picture(support::scene_of(game, selected(game, clicked, pointed)));
    };
    const auto chosen = picture_of("i7", "");
    EXPECT_EQ(names_of(chosen, chosen.targets), "i9 k9");
    const auto asked = picture_of("i7 i9", "");
    EXPECT_EQ(names_of(asked, asked.targets), "i9 k9") << "the next holes on both ways";
    const auto pointed = picture_of("i7 i9", "k9");
    EXPECT_EQ(names_of(pointed, pointed.path), "i7 k9");
    EXPECT_EQ(names_of(pointed, pointed.jumped), "j8");
    ui::Selection offered = selected(game, "i7 i9");
    offered.offered = "i7-k9-i9";
    const auto way = face.picture(support::scene_of(game, offered));
    EXPECT_EQ(names_of(way, way.path), "i7 k9 i9");
    EXPECT_EQ(names_of(way, way.jumped), "j8 j9");
}

TEST(APrompt, asks_for_the_end_once_a_piece_is_chosen) {
    const AnyGame game = game_of("halma");
    const auto prompt = face_of(game).prompt(support::scene_of(game, selected(game, "e2")));
    EXPECT_EQ(joined({prompt.title, prompt.detail}),
              "Ann to move | Choose a space for it; Esc puts it back");
    const AnyGame captures = game_of(captures_of_two_ways);
    const auto asked =
        face_of(captures).prompt(support::scene_of(captures, selected(captures, "i7")));
    EXPECT_EQ(joined({asked.title, asked.detail}),
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
    EXPECT_EQ(joined({words.name, words.role}), "Champion | Blue, computer");
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
    const AnyGame captures = game_of(captures_of_two_ways);
    EXPECT_EQ(face_of(captures).refusal(*captures, "e1-e3", reason).toStdString(),
              "There is no marble on e1");
}

TEST(ADrop, is_a_move) {
    const AnyGame game = game_of("halma");
    const auto touch =
        face_of(game).drop(support::scene_of(game), space_in(game, "e2"), space_in(game, "f2"));
    EXPECT_EQ(touch.token, "e2-f2");
    const AnyGame captures = game_of(captures_of_two_ways);
    EXPECT_EQ(
        face_of(captures)
            .drop(support::scene_of(captures), space_in(captures, "i7"), space_in(captures, "k9"))
            .selection->end,
        space_in(captures, "k9"));
}

class AHint : public testing::TestWithParam<Said> {};

/// `acts` is the token.
TEST_P(AHint, comes_in_two_steps) {
    const AnyGame game = game_of(GetParam().start);
    const Face& face = face_of(game);
    const ui::HintWords hint = face.hint(*game, 0, GetParam().acts);
    EXPECT_EQ(joined({hint.what, hint.whole}), GetParam().words);
    EXPECT_EQ(hint.hasTwoSteps, hint.what != hint.whole);
    if (!hint.hasTwoSteps)
        return;
    const auto what = face.picture(support::scene_of(game, hint.selectionOfWhat));
    EXPECT_TRUE(what.chosen);
    EXPECT_TRUE(what.path.empty());
    const auto whole = face.picture(support::scene_of(game, hint.selectionOfWhole));
    QStringList path;
    for (const ui::BoardSpace space : whole.path)
        path << whole.shape.nameOf(space);
    EXPECT_EQ(path.join(QLatin1Char('-')).toStdString(), GetParam().acts);
    EXPECT_TRUE(face.pointedInWords(support::scene_of(game, hint.selectionOfWhole))
                    .startsWith(QStringLiteral("Hint: ")));
}

INSTANTIATE_TEST_SUITE_P(
    Of, AHint,
    testing::Values(Said{"a_move", "halma", "e2-f2",
                         "Hint: look at the piece on e2 | Hint: move e2 to f2"},
                    Said{"a_pass", support::shut_in, "pass", "Hint: pass | Hint: pass"},
                    Said{"a_jump", captures_of_two_ways, "i7-i9",
                         "Hint: look at the marble on i7 | Hint: jump from i7 to i9"},
                    Said{"one_of_two_ways", captures_of_two_ways, "i7-k9-i9",
                         "Hint: look at the marble on i7 | Hint: jump from i7 to i9 by way of k9"}),
    support::name_of_said);

TEST(Scores, of_races_are_steps_and_of_captures_marbles) {
    const AnyGame race = game_of("halma");
    EXPECT_EQ(face_of(race).leadInWords(-50), QStringLiteral("2.5 steps"));
    EXPECT_EQ(face_of(race).leadInWords(20), QStringLiteral("1 step"));
    EXPECT_EQ(face_of(race).scoreInDigits(-7), QStringLiteral("0.3"));
    const AnyGame captures = game_of(captures_of_two_ways);
    EXPECT_EQ(face_of(captures).leadInWords(-300), QStringLiteral("3 marbles"));
    EXPECT_EQ(face_of(captures).leadInWords(100), QStringLiteral("1 marble"));
    EXPECT_EQ(face_of(captures).scoreInDigits(-400), QStringLiteral("4"));
}

TEST(ALine, of_the_engine_goes_as_far_as_it_can_be_played) {
    const AnyGame game = game_of("halma", "e2-f2");
    const Face& face = face_of(game);
    EXPECT_EQ(face.lineInWords(game->question(1), {"l15-k15", "f2-g2", "l15-j13"}),
              QStringLiteral("l15–k15, f2–g2"));
    EXPECT_EQ(face.lineInWords(game->question(1), {}), QString());
    const AnyGame captures = game_of(captures_of_two_ways);
    EXPECT_EQ(face_of(captures).lineInWords(captures->question(0), {"i7-k9-i9"}),
              QStringLiteral("i7–i9"));
}

TEST(ATurningPoint, says_what_was_better) {
    const AnyGame game = game_of("halma", "e2-f2 l15-k15");
    EXPECT_EQ(face_of(game).turningPoint(*game, {1, Seat{1}, 80, "l16-k16"}).toStdString(),
              "Turn 1, Ben: l16–k16 was better");
}

} // namespace
