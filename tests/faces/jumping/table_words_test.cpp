#include "face_support.hpp"
#include "faces/jumping/event_words.hpp"
#include "faces/jumping/move_rows.hpp"
#include "faces/jumping/prompt_words.hpp"
#include "faces/jumping/seat_words.hpp"
#include "faces/jumping/words.hpp"

// The prompt, the players' panels and the list of moves.

namespace {

using jumping::Seat;
using support::Said;
using support::with_race;
using support::with_story;

class APrompt : public testing::TestWithParam<Said> {};

TEST_P(APrompt, says_who_acts_and_what_runs_out) {
    const auto all = [](const jumping_face::Story& story, const jumping::State& state,
                        std::size_t place) {
        const jumping_face::Prompt prompt = promptOf(story, place, state);
        QStringList parts{prompt.title, prompt.detail};
        for (const jumping_face::Choice& choice : prompt.choices)
            parts << choice.text + QLatin1Char('=') + QString::fromStdString(choice.token) +
                         QLatin1Char('=') + choice.description;
        if (prompt.countdown.all > 0)
            parts << prompt.countdown.words << prompt.countdown.meaning
                  << QStringLiteral("%1/%2").arg(prompt.countdown.done).arg(prompt.countdown.all);
        return parts.join(QStringLiteral(" | "));
    };
    EXPECT_EQ(with_race(GetParam().start, GetParam().acts, all), GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Of, APrompt,
    testing::Values(
        Said{"two_at_the_start", "halma", "", "Ann to move | Turn 1 · then Ben"},
        Said{"six", "chinese-checkers,players=6", "e3-g5",
             "Ben to move | Turn 1 · then Cem, Dan, Eve, Fay, Ann"},
        Said{"those_who_still_play", "halma,players=4", "resign",
             "Ben to move | Turn 1 · then Cem, Dan"},
        Said{"who_cannot_move", support::shut_in, "",
             "Ann cannot move | Turn 40 · then Ben | Pass=pass=The turn goes on to Ben"},
        Said{"the_end", "halma,players=4", "resign resign resign",
             "Dan wins | Cem resigns. Dan 1st, Cem 2nd, Ben 3rd, Ann 4th"},
        Said{"a_limit_that_is_far", "8/8/BBBBB3/BBBBB3/8/AAAA4/AAAA4/4AA2 A 9 -- 159 halma,board=8",
             "", "Ann to move | Turn 9 · then Ben"},
        Said{"a_limit_that_is_near",
             "8/8/BBBBB3/BBBBB3/8/AAAA4/AAAA4/4AA2 A 9 -- 160 halma,board=8", "",
             "Ann to move | Turn 9 · then Ben | The game ends in 40 moves unless a piece enters "
             "its goal | Ann still has pieces at home and would come last | 160/200"},
        Said{
            "a_limit_at_hand_with_nobody_at_home",
            "8/8/BBBBB3/BBBBB3/4AA2/4AAA1/4AAA1/4AA2 A 9 -- 199 halma,board=8", "",
            "Ann to move | Turn 9 · then Ben | The game ends after this move unless a piece enters "
            "its goal | Nobody has pieces at home: the places left would be shared | 199/200"},
        Said{"a_limit_with_two_at_home", support::one_forward + "A 9 -- 190 halma,board=8", "",
             "Ann to move | Turn 9 · then Ben | The game ends in 10 moves unless a piece enters "
             "its goal | Ann and Ben still have pieces at home and would come last | 190/200"},
        Said{"a_home_to_be_left", support::one_forward + "A 9 -- 0 halma,board=8,leave=30", "",
             "Ann to move | Turn 9 · then Ben | Home has to be empty after move 31 | Nine pieces "
             "are at home | 9/31"},
        Said{"a_home_to_be_left_with_the_next_move",
             support::one_forward + "A 30 -- 0 halma,board=8,leave=30", "",
             "Ann to move | Turn 30 · then Ben | Home has to be empty after the next move | Nine "
             "pieces are at home | 30/31"},
        Said{"a_home_to_be_left_now", support::one_forward + "A 31 -- 0 halma,board=8,leave=30", "",
             "Ann to move | Turn 31 · then Ben | Home has to be empty after this move | Nine "
             "pieces are at home | 31/31"},
        Said{"a_home_that_was_left", support::nearly_home + ",leave=90", "",
             "Ann to move | Turn 50 · then Ben"}),
    support::name_of_said);

class ASeat : public testing::TestWithParam<Said> {};

/// `acts` are told of the seat whose letter stands before them.
TEST_P(ASeat, says_what_became_of_it_and_how_far_it_is) {
    const auto all = [&](const jumping_face::Story& story, const jumping::State& state,
                         std::size_t place) {
        const Seat seat{static_cast<std::uint8_t>(GetParam().acts.front() - 'A')};
        const jumping_face::SeatWords words = seatWords(story, place, state, seat);
        QStringList parts{words.countWords};
        if (words.toAct)
            parts << QStringLiteral("to act");
        for (const jumping_face::Fact& fact : words.facts)
            parts << fact.title + QStringLiteral(": ") + fact.text;
        return parts.join(QStringLiteral(" | "));
    };
    EXPECT_EQ(with_race(GetParam().start, GetParam().acts.substr(1), all), GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Of, ASeat,
    testing::Values(
        Said{"two_at_the_start", "halma", "A",
             "0 of 19 in goal | to act | Still at home: 19 | Moves still needed, at least: 22"},
        Said{"six_at_the_start", "chinese-checkers,players=6", "F",
             "0 of 10 in goal | Still at home: 10 | Moves still needed, at least: 10"},
        Said{"fifteen_marbles", "chinese-checkers,men=15", "B",
             "0 of 15 in goal | Still at home: 15 | Moves still needed, at least: 15"},
        Said{"one_before_the_goal", support::nearly_home, "A",
             "9 of 10 in goal | to act | Moves still needed, at least: 1"},
        Said{"a_winner", support::nearly_home, "A g4-h5", "10 of 10 in goal | Place: 1st"},
        Said{"one_who_finished_on_anothers_move", support::filled_by_b, "A g4-h5",
             "9 of 10 in goal | Place: 1st, on Ben's move"},
        Said{"one_who_finished_first_of_four", support::a_before_the_goal + "halma,players=4",
             "A p12-o13 d15-e14", "13 of 13 in goal | Place: 1st"},
        Said{"one_who_waits", support::a_before_the_goal + "halma,players=4,pairs",
             "A p12-o13 d15-e14", "13 of 13 in goal | Place: waits for Cem | Partner: Cem"},
        Said{"one_who_resigned", "halma,players=4", "A resign",
             "no pieces left | Place: 4th, resigned | Taken off: 13"},
        Said{"one_imprisoned", support::before_prison_of_three + "players=3", "A i5-h4",
             "8 of 9 in goal | Place: 3rd, imprisoned | Taken off: 1"},
        Said{"one_imprisoned_who_plays_on",
             support::before_prison_of_four + "halma,players=4,prison=play", "A c4-b4",
             "5 of 12 in goal | Taken off: 1 | Moves still needed, at least: 9"},
        Said{"one_who_was_late", support::one_forward + "A 3 -- 2 halma,board=8,leave=2", "A d4-d5",
             "0 of 1 in goal | Place: 2nd, at home after move 3 | Taken off: 9"},
        Said{"one_whose_partner_is_out", "chinese-checkers,players=6,pairs", "D resign",
             "no pieces left | Place: 3rd, the partner is out | Partner: Ann | Taken off: 10"},
        Said{"one_placed_from_the_start",
             "BBB9AAAA/BBBB8AAAA/BBB10BAA/BB12AA/14A1/16/"
             "CC14/CC14/CC14/CC14/CCC13/CC14/14DD/13DDD/"
             "12DDDD/12DDDD B 61 1--- 0 halma,players=4",
             "A", "12 of 13 in goal | Place: 1st"}),
    support::name_of_said);

TEST(TheEndOfPlay, is_found_in_a_long_game) {
    const auto match = support::match_of<chinese_checkers::Game>(
        "chinese-checkers,players=3",
        "h4-h5 h13-h12 n10-m10 g3-g5 resign m10-n10 h5-h4 n10-m10 resign");
    const jumping_face::StoryOf<chinese_checkers::Game> story(match, support::face_names);
    EXPECT_EQ(endOfPlay(story, 9, Seat{1}), 4U);
    EXPECT_EQ(endOfPlay(story, 4, Seat{1}), std::nullopt);
    EXPECT_EQ(endOfPlay(story, 9, Seat{0}), 8U);
    EXPECT_EQ(endOfPlay(story, 9, Seat{2}), 8U);
}

class ACell : public testing::TestWithParam<Said> {};

TEST_P(ACell, holds_an_act_with_what_followed) {
    const std::string words =
        with_story(GetParam().start, GetParam().acts,
                   [](const jumping_face::Story& story, const auto&, std::size_t place) {
                       return cellsOf(story, place - 1, place).front().text.toStdString();
                   });
    EXPECT_EQ(words, GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Of, ACell,
    testing::Values(
        Said{"a_move", "halma", "e2-f2", "e2-f2"}, Said{"a_pass", support::shut_in, "pass", "pass"},
        Said{"a_finish", support::a_before_the_goal + "halma,players=4", "p12-o13", "p12-o13, 1st"},
        Said{"a_partner_who_waits", support::a_before_the_goal + "halma,players=4,pairs", "p12-o13",
             "p12-o13, waits"},
        Said{"a_finish_of_another", support::filled_by_b, "g4-h5", "g4-h5, Ann 1st"},
        Said{"a_prison", support::before_prison_of_three + "players=3", "i5-h4",
             "i5-h4, Ann out, 1 off"},
        Said{"a_prison_without_an_end",
             support::before_prison_of_four + "halma,players=4,prison=play", "c4-b4",
             "c4-b4, Ann imprisoned, 1 off"},
        Said{"a_late_one", support::one_forward + "A 3 -- 2 halma,board=8,leave=2", "d4-d5",
             "d4-d5, out, 9 off"},
        Said{"the_limit", support::before_the_limit, "f1-g1", "f1-g1, limit"},
        Said{"a_resignation", "halma,players=4", "resign", "resign, 13 off"},
        Said{"a_draw", "halma", "draw", "draw"},
        Said{"a_capture", support::three_marbles_left, "g9-i9-k9", "g9-i9-k9, +2"}),
    support::name_of_said);

TEST(TheListOfMoves, has_a_column_a_seat_and_a_line_a_turn) {
    const auto match = support::match_of<chinese_checkers::Game>(
        "chinese-checkers,players=3", "h4-h5 h13-h12 n10-m10 g3-g5 resign m10-n10 h5-h4");
    const jumping_face::StoryOf<chinese_checkers::Game> story(match, support::face_names);
    EXPECT_EQ(moveColumns(story).join(QLatin1Char(' ')), QStringLiteral("Turn Ann Ben Cem"));
    std::string lines;
    for (std::size_t place = 0; place < story.size(); ++place)
        lines += std::to_string(lineOf(story, place));
    EXPECT_EQ(lines, "1112223");
    const auto cells = cellsOf(story, 3, 6);
    ASSERT_EQ(cells.size(), 3U);
    EXPECT_EQ(cells[1].seat, Seat{1});
    EXPECT_EQ(cells[1].place, 5U);
    EXPECT_EQ(cells[1].inWords.toStdString(),
              "Ben resigns: 3rd place. Nine pieces of Ben are taken off at home");
}

TEST(SixSeats, are_called_by_their_colours) {
    QStringList names;
    for (std::uint8_t i = 0; i < tabletop::most_seats; ++i)
        names << jumping_face::seatName(Seat{i});
    EXPECT_EQ(names.join(QLatin1Char(' ')).toStdString(), "White Amber Blue Red Green Navy");
}

TEST(AnAct, is_told_shortly_by_its_token) {
    EXPECT_EQ(jumping_face::actShortly(QStringLiteral("i9-i13")), QStringLiteral("i9 to i13"));
    EXPECT_EQ(jumping_face::actShortly(QStringLiteral("i7-i9-i11")), QStringLiteral("i7 to i11"));
    EXPECT_EQ(jumping_face::actShortly(QStringLiteral("pass")), QStringLiteral("pass"));
}

} // namespace
