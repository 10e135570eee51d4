#include "face_support.hpp"
#include "faces/jumping/event_words.hpp"

// What is told of each act and of the end, in all games and for all numbers of players.

namespace {

using support::Said;
using support::with_story;

class AnActIsTold : public testing::TestWithParam<Said> {};

TEST_P(AnActIsTold, sentence_by_sentence) {
    const std::string words =
        with_story(GetParam().start, GetParam().acts,
                   [](const jumping_face::Story& story, const auto&, std::size_t place) {
                       return actInWords(story, place - 1).toStdString();
                   });
    EXPECT_EQ(words, GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Of, AnActIsTold,
    testing::Values(
        Said{"a_step", "halma", "e2-f2", "Ann moves e2 to f2"},
        Said{"a_jump", "halma,board=10", "a4-a6", "Ann moves a4 to a6, over one piece"},
        Said{"a_chain", support::one_forward + "A 9 -- 0 halma,board=8", "b1-d5",
             "Ann moves b1 to d5, over two pieces"},
        Said{"a_jump_on_the_star", "chinese-checkers,players=6", "e3-g5",
             "Ann moves e3 to g5, over one piece"},
        Said{"a_pass", support::shut_in, "pass", "Ann cannot move and passes"},
        Said{"the_last_piece_in_of_two", support::nearly_home, "g4-h5",
             "Ann moves g4 to h5. Ann finishes. Ann wins"},
        Said{"a_goal_filled_with_strangers", support::filled_with_strangers, "h4-h5",
             "Ann moves h4 to h5. Ann finishes, the goal being full. Ann wins"},
        Said{"a_goal_filled_by_another", support::filled_by_b, "g4-h5",
             "Ben moves g4 to h5. Ann finishes on Ben's move, the goal being full. Ann wins"},
        Said{"a_finish_of_four", support::a_before_the_goal + "halma,players=4", "p12-o13",
             "Ann moves p12 to o13. Ann finishes: 1st place"},
        Said{"a_finish_that_ends_the_game",
             support::a_before_the_goal + "halma,players=4,end=first", "p12-o13",
             "Ann moves p12 to o13. Ann finishes: 1st place. Ann 1st, Ben, Cem and Dan 2nd"},
        Said{"a_partner_who_waits", support::a_before_the_goal + "halma,players=4,pairs", "p12-o13",
             "Ann moves p12 to o13. Ann finishes and waits for Cem"},
        Said{"a_partner_who_comes_in", support::c_after_its_partner, "d4-c3",
             "Cem moves d4 to c3. Cem finishes. Ann and Cem win"},
        Said{"an_imprisoned_one_of_two", support::before_prison_of_two, "b4-a4",
             "Ben moves b4 to a4. Ann is imprisoned and out. One piece of Ann is taken off at "
             "home. Ben wins"},
        Said{"an_imprisoned_one_of_three", support::before_prison_of_three + "players=3", "i5-h4",
             "Cem moves i5 to h4. Ann is imprisoned and out: 3rd place. One piece of Ann is taken "
             "off at home"},
        Said{"an_imprisoned_one_of_four", support::before_prison_of_four + "halma,players=4",
             "c4-b4",
             "Cem moves c4 to b4. Ann is imprisoned and out: 4th place. One piece of Ann is taken "
             "off at home"},
        Said{"an_imprisoned_one_who_plays_on",
             support::before_prison_of_four + "halma,players=4,prison=play", "c4-b4",
             "Cem moves c4 to b4. Ann is imprisoned and plays on with the other pieces. One piece "
             "of Ann is taken off at home"},
        Said{"an_imprisoned_partner", support::before_prison_of_four + "halma,players=4,pairs",
             "c4-b4",
             "Cem moves c4 to b4. Ann is imprisoned and out. Cem is out with Ann. One piece of Ann "
             "is taken off at home. One piece of Cem is taken off at home. Ben and Dan win"},
        Said{"nobody_imprisoned_where_that_is_off", support::before_prison_of_two + ",prison=off",
             "b4-a4", "Ben moves b4 to a4"},
        Said{"one_who_left_too_late", support::one_forward + "A 3 -- 2 halma,board=8,leave=2",
             "d4-d5",
             "Ann moves d4 to d5. Ann is out with pieces at home after move 3. Nine pieces of Ann "
             "are taken off at home. Ben wins"},
        Said{"the_limit_of_two", support::before_the_limit, "f1-g1",
             "Ann moves f1 to g1. No piece has entered its goal for 200 moves: Ben wins"},
        Said{"the_last_but_one_out_of_six", "chinese-checkers,players=6",
             "resign resign resign resign resign",
             "Eve resigns: 2nd place. Ten pieces of Eve are taken off at home. Fay 1st, Eve 2nd, "
             "Dan 3rd, Cem 4th, Ben 5th, Ann 6th"},
        Said{"a_side_out_of_three_pairs", "chinese-checkers,players=6,pairs", "resign",
             "Ann resigns: 3rd place. Dan is out with Ann: 3rd place. Ten pieces of Ann are taken "
             "off at home. Ten pieces of Dan are taken off at home"},
        Said{"a_resignation_of_two", "halma", "resign",
             "Ann resigns. 19 pieces of Ann are taken off at home. Ben wins"},
        Said{"a_resignation_of_four", "halma,players=4", "resign",
             "Ann resigns: 4th place. 13 pieces of Ann are taken off at home"},
        Said{"an_agreed_draw_of_two", "chinese-checkers", "draw", "A draw is agreed on"},
        Said{"an_agreed_draw_of_three", "chinese-checkers,players=3", "resign draw",
             "A draw is agreed on: Ben and Cem 1st, Ann 3rd"},
        Said{"a_capture", support::three_marbles_left, "g9-i9",
             "Ben moves g9 to i9. Ben takes one marble"},
        Said{"a_capture_that_ends_the_game", support::three_marbles_left, "g9-i9-k9",
             "Ben moves g9 to k9. Ben takes two marbles. No jump is left: Ben wins"},
        Said{"a_capture_of_three_that_ends_the_game", support::last_jump_of_three, "g9-i9",
             "Ann moves g9 to i9. Ann takes one marble. No jump is left: Cem 1st, Ann and Ben 2nd"},
        Said{"a_resignation_at_captures", support::last_jump_of_three, "resign",
             "Ann resigns: 3rd place"}),
    support::name_of_said);

class TheEndIsTold : public testing::TestWithParam<Said> {};

TEST_P(TheEndIsTold, with_who_won_and_why) {
    const std::string words =
        with_story(GetParam().start, GetParam().acts,
                   [](const jumping_face::Story& story, const auto&, std::size_t place) {
                       const auto end = endWords(story, place);
                       return (end.title + QStringLiteral(" | ") + end.reason).toStdString();
                   });
    EXPECT_EQ(words, GetParam().words);
}

const std::string over_from_the_start =
    "4AAAA/5AAA/6AA/7A/8/BB1B4/BBB5/BBBB4 - 50 12 0 halma,board=8";

INSTANTIATE_TEST_SUITE_P(
    Of, TheEndIsTold,
    testing::Values(
        Said{"all_pieces_in", support::nearly_home, "g4-h5", "Ann wins | Ann finishes"},
        Said{"a_finish_on_anothers_move", support::filled_by_b, "g4-h5",
             "Ann wins | Ann finishes on Ben's move, the goal being full"},
        Said{"a_resignation", "halma", "resign", "Ben wins | Ann resigns"},
        Said{"a_prison", support::before_prison_of_two, "b4-a4",
             "Ben wins | Ann is imprisoned and out"},
        Said{"a_late_one", support::one_forward + "A 3 -- 2 halma,board=8,leave=2", "d4-d5",
             "Ben wins | Ann is out with pieces at home after move 3"},
        Said{"no_progress", support::before_the_limit, "f1-g1",
             "Ben wins | No piece has entered its goal for 200 moves"},
        Said{"a_draw", "halma", "draw", "A draw | A draw is agreed on"},
        Said{"a_draw_of_those_left", "halma,players=4", "resign draw",
             "Ben, Cem and Dan share the first place | A draw is agreed on. Ben, Cem and Dan 1st, "
             "Ann 4th"},
        Said{"a_first_place_that_ends_it", support::a_before_the_goal + "halma,players=4,end=first",
             "p12-o13", "Ann wins | Ann finishes. Ann 1st, Ben, Cem and Dan 2nd"},
        Said{"all_places_of_four", support::a_before_the_goal + "halma,players=4",
             "p12-o13 resign resign", "Ann wins | Cem resigns. Ann 1st, Dan 2nd, Cem 3rd, Ben 4th"},
        Said{"partners_who_win", support::c_after_its_partner, "d4-c3",
             "Ann and Cem win | Cem finishes"},
        Said{"three_pairs", "chinese-checkers,players=6,pairs", "resign resign",
             "Cem and Fay win | Ben resigns. Eve is out with Ben. Cem and Fay 1st, Ben and Eve "
             "2nd, Ann and Dan 3rd"},
        Said{"most_marbles", support::three_marbles_left, "g9-i9-k9", "Ben wins | No jump is left"},
        Said{"equal_marbles", support::last_jump_of_three, "g9-i9",
             "Cem wins | No jump is left. Cem 1st, Ann and Ben 2nd"},
        Said{"a_position_that_is_over", over_from_the_start, "", "Ann wins | "}),
    support::name_of_said);

} // namespace
