#include "face_support.hpp"
#include "faces/jumping/space_words.hpp"
#include "faces/jumping/touch.hpp"
#include "games/jumping/text.hpp"

#include <gmock/gmock.h>

// What clicks on a race's board mean, and what is said of its spaces.

namespace jumping_face {

namespace {

using jumping::State;
using support::face_names;
using support::Said;

State state_of(const std::string& start) {
    return support::with_jumping_game(start, [&](auto game) -> State {
        using G = decltype(game);
        if constexpr (std::is_same_v<typename G::State, State>)
            return support::match_of<G>(start, "").history.current();
        throw std::invalid_argument(start);
    });
}

/// A click after others, as what came of the last: "chosen a1", "put back", a token or a refusal.
std::string clicked(const State& state, const std::string& spaces) {
    Selection selection;
    Touch touch;
    std::istringstream words(spaces);
    for (std::string word; words >> word;) {
        const BoardSpace at = support::drawn_space(boardOf(state), word);
        touch = click(state, face_names, selection, at);
        if (touch.selection)
            selection = *touch.selection;
    }
    if (touch.selection)
        return selection.chosen.empty()
                   ? "put back"
                   : "chosen " + drawnBoard(state).text(selection.chosen[0]).toStdString();
    return touch.token.empty() ? touch.refusal.toStdString() : touch.token;
}

class AClick : public testing::TestWithParam<Said> {};

TEST_P(AClick, means_one_thing) {
    EXPECT_EQ(clicked(state_of(GetParam().start), GetParam().acts), GetParam().words);
}

const std::string over = "4AAAA/5AAA/6AA/7A/8/BB1B4/BBB5/BBBB4 - 50 12 0 halma,board=8";
const std::string piece_in_goal = "2BBBBBA/6AA/6BA/8/6A1/4BBAA/AAA5/A4B2 A 50 -- 0 halma,board=8";

INSTANTIATE_TEST_SUITE_P(
    Of, AClick,
    testing::Values(
        Said{"an_own_piece", "halma", "e2", "chosen e2"},
        Said{"the_chosen_piece", "halma", "e2 e2", "put back"},
        Said{"another_own_piece", "halma", "e2 d3", "chosen d3"},
        Said{"an_own_piece_that_cannot_move", "halma", "a1", "The piece on a1 cannot move"},
        Said{"a_step_away", "halma", "e2 f2", "e2-f2"},
        Said{"the_end_of_a_chain", support::one_forward + "A 9 -- 0 halma,board=8", "b1 d5",
             "b1-d5"},
        Said{"a_free_space", "halma", "h8", "There is no piece on h8"},
        Said{"anothers_piece", "halma", "p16", "The piece on p16 is Ben's, and Ann is to move"},
        Said{"a_taken_target", "halma", "e2 p16", "Ben has a piece on p16 already"},
        Said{"a_target_out_of_reach", "halma", "e2 h8",
             "Neither a step nor jumps lead from e2 to h8"},
        Said{"a_piece_when_all_is_over", over, "h8", "The game is over"},
        Said{"a_piece_of_three", "chinese-checkers,players=3", "e13",
             "The piece on e13 is Ben's, and Ann is to move"}),
    support::name_of_said);

TEST(AClickThatARuleForbids, is_refused_with_that_rule) {
    const State camps =
        support::arranged("halma,players=4,camps=pass", "a13>e9 a4>a12", "A 9 ---- 0");
    EXPECT_EQ(clicked(camps, "a12 a13"), "a13 is in a camp that is neither Ann's home nor goal");
    const State goal =
        support::arranged("halma,board=8", "h5>c5 g6>d5 f7>b6 h6>c6 a4>h5 b3>g5", "A 9 -- 0");
    EXPECT_EQ(clicked(goal, "h5 g4"),
              "The piece on h5 is in Ann's goal and may not leave it for g4");
}

TEST(ARefusal, of_what_no_click_asks_for_is_a_sentence_too) {
    const State state = state_of(support::one_forward + "A 9 -- 0 halma,board=8");
    EXPECT_EQ(inWords(state, face_names, check(state, jumping::Pass{}).value()).toStdString(),
              "Ann can move, as from a1 to c3, and so has to");
    const BoardSpace b1 = support::drawn_space(boardOf(state), "b1");
    EXPECT_EQ(drop(state, face_names, b1, b1).refusal.toStdString(),
              "A move has to end on another space than b1");
}

TEST(ADrop, is_a_move_in_one) {
    const State state = state_of(support::one_forward + "A 9 -- 0 halma,board=8");
    const jumping::Board& board = boardOf(state);
    EXPECT_EQ(drop(state, face_names, support::drawn_space(board, "b1"),
                   support::drawn_space(board, "d5"))
                  .token,
              "b1-d5");
    EXPECT_EQ(drop(state, face_names, support::drawn_space(board, "h8"),
                   support::drawn_space(board, "d5"))
                  .refusal.toStdString(),
              "The piece on h8 is Ben's, and Ann is to move");
}

TEST(WhatAnswers, are_pieces_that_can_move_and_their_targets) {
    const State state = state_of("halma,board=8");
    EXPECT_EQ(movable(state).size(), 10U);
    Selection selection;
    EXPECT_TRUE(targets(state, selection).empty());
    selection.chosen = {support::drawn_space(boardOf(state), "a4")};
    EXPECT_EQ(targets(state, selection).size(), 3U);
    EXPECT_TRUE(movable(state_of(over)).empty());
}

TEST(ThePath, of_a_target_has_every_landing) {
    const State state = state_of(support::one_forward + "A 9 -- 0 halma,board=8");
    const jumping::Board& board = boardOf(state);
    Selection selection;
    selection.chosen = {support::drawn_space(board, "b1")};
    EXPECT_EQ(pathTo(state, selection, support::drawn_space(board, "d5")).size(), 3U);
    EXPECT_TRUE(pathTo(state, selection, support::drawn_space(board, "h4")).empty());
}

class ASpace : public testing::TestWithParam<Said> {};

/// `acts` are the space with the chosen piece, or `-`, and the one that is named.
TEST_P(ASpace, is_named_with_what_can_be_done_there) {
    const State state = state_of(GetParam().start);
    std::istringstream words(GetParam().acts);
    std::string chosen;
    std::string named;
    words >> chosen >> named;
    Selection selection;
    if (chosen != "-")
        selection.chosen = {support::drawn_space(boardOf(state), chosen)};
    selection.pointed = support::drawn_space(boardOf(state), named);
    Signs signs;
    signs[jumping::Seat{0}] = QStringLiteral("ring");
    EXPECT_EQ(nameOfSpace(state, face_names, signs, selection, *selection.pointed).toStdString() +
                  " | " + hintInWords(state, selection).toStdString(),
              GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Of, ASpace,
    testing::Values(
        Said{"with_a_piece_that_can_move", "halma", "- e2",
             "e2, Ann, ring, home of Ann, goal of Ben; four steps open | e2: four steps open"},
        Said{"with_a_piece_that_can_jump", "chinese-checkers,players=6", "- e3",
             "e3, Ann, ring, home of Ann, goal of Dan; two jumps open | e3: two jumps open"},
        Said{"with_a_piece_that_cannot_move", "halma", "- a1",
             "a1, Ann, ring, home of Ann, goal of Ben; cannot move | a1: cannot move"},
        Said{"with_anothers_piece", "halma,players=4", "- p16",
             "p16, Cem, home of Cem, goal of Ann | "},
        Said{"in_the_open", "halma", "- h8", "h8, free | "},
        Said{"that_is_a_step_away", "halma", "e2 f2",
             "f2, free; target, a step | e2 to f2, a step: 0 of 19 in goal, at least 22 moves to "
             "go"},
        Said{"that_is_a_chain_away", support::one_forward + "A 9 -- 0 halma,board=8", "b1 d5",
             "d5, free; target, over two pieces | b1 to d5, over two pieces: 0 of 10 in goal, at "
             "least 12 moves to go"},
        Said{"with_the_chosen_piece", "halma", "e2 e2",
             "e2, Ann, ring, home of Ann, goal of Ben; chosen | e2: four steps open"},
        Said{"in_a_point_where_nobody_sits", "chinese-checkers,players=3", "- m17",
             "m17, free, goal of Ann | "},
        Said{"before_the_last_move", support::nearly_home, "g4 h5",
             "h5, free, home of Ben, goal of Ann; target, a step | g4 to h5, a step: 10 of 10 in "
             "goal"},
        Said{"of_a_game_that_is_over", over, "- h8", "h8, Ann, ring, home of Ben, goal of Ann | "}),
    support::name_of_said);

TEST(AChoice, is_said_with_its_targets) {
    const State state = state_of("halma");
    Selection before;
    Selection after;
    after.chosen = {support::drawn_space(boardOf(state), "e2")};
    EXPECT_EQ(choiceInWords(state, before, after), QStringLiteral("e2 chosen, 4 targets"));
    EXPECT_EQ(choiceInWords(state, after, before), QStringLiteral("e2 put back"));
    EXPECT_EQ(choiceInWords(state, after, after), QString());
}

} // namespace

} // namespace jumping_face
