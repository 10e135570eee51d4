#include "face_games.hpp"

#include <gmock/gmock.h>

// What is told of what the engine thinks: hints, scores, lines, turning points.

namespace {

using app::AnyGame;
using support::face_of;
using support::game_of;
using support::Said;
using tabletop::Seat;
using ui::Face;

class AHint : public testing::TestWithParam<Said> {};

/// `acts` is the token.
TEST_P(AHint, comes_in_two_steps) {
    const AnyGame game = game_of(GetParam().start);
    const Face& face = face_of(game);
    const ui::HintWords hint = face.hint(*game, 0, GetParam().acts);
    EXPECT_EQ(support::joined({hint.what, hint.whole}), GetParam().words);
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
                    Said{"a_jump", support::two_ways, "i7-i9",
                         "Hint: look at the marble on i7 | Hint: jump from i7 to i9"},
                    Said{"one_of_two_ways", support::two_ways, "i7-k9-i9",
                         "Hint: look at the marble on i7 | Hint: jump from i7 to i9 by way of k9"}),
    support::name_of_said);

TEST(Scores, of_races_are_steps_and_of_captures_marbles) {
    const AnyGame race = game_of("halma");
    EXPECT_EQ(face_of(race).leadInWords(-50), QStringLiteral("2.5 steps"));
    EXPECT_EQ(face_of(race).leadInWords(20), QStringLiteral("1 step"));
    EXPECT_EQ(face_of(race).scoreInDigits(-7), QStringLiteral("0.3"));
    const AnyGame captures = game_of(support::two_ways);
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
    const AnyGame captures = game_of(support::two_ways);
    EXPECT_EQ(face_of(captures).lineInWords(captures->question(0), {"i7-k9-i9"}),
              QStringLiteral("i7–i9"));
}

TEST(ATurningPoint, says_what_was_better) {
    const AnyGame game = game_of("halma", "e2-f2 l15-k15");
    EXPECT_EQ(face_of(game).turningPoint(*game, {1, Seat{1}, 80, "l16-k16"}).toStdString(),
              "Turn 1, Ben: l16–k16 was better");
}

} // namespace
