#include "face_support.hpp"
#include "faces/jumping/event_words.hpp"
#include "faces/jumping/move_rows.hpp"
#include "faces/jumping/prompt_words.hpp"
#include "faces/jumping/seat_words.hpp"
#include "faces/jumping/words.hpp"
#include "ui/art/seat_signs.hpp"

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
        const ui::Prompt prompt = promptOf(story, place, state);
        QStringList parts{prompt.title, prompt.detail};
        for (const ui::Choice& choice : prompt.choices)
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
             "its goal | Ann still has pieces at home and would come last | 0/5"},
        Said{
            "a_limit_at_hand_with_nobody_at_home",
            "8/8/BBBBB3/BBBBB3/4AA2/4AAA1/4AAA1/4AA2 A 9 -- 199 halma,board=8", "",
            "Ann to move | Turn 9 · then Ben | The game ends after this move unless a piece enters "
            "its goal | Nobody has pieces at home: the places left would be shared | 4/5"},
        Said{"a_limit_with_two_at_home", support::one_forward + "A 9 -- 190 halma,board=8", "",
             "Ann to move | Turn 9 · then Ben | The game ends in 10 moves unless a piece enters "
             "its goal | Ann and Ben still have pieces at home and would come last | 3/5"},
        Said{"a_home_to_be_left", support::one_forward + "A 9 -- 0 halma,board=8,leave=30", "",
             "Ann to move | Turn 9 · then Ben | Home has to be empty after move 31 | Nine pieces "
             "are at home | 1/5"},
        Said{"a_home_to_be_left_with_the_next_move",
             support::one_forward + "A 30 -- 0 halma,board=8,leave=30", "",
             "Ann to move | Turn 30 · then Ben | Home has to be empty after the next move | Nine "
             "pieces are at home | 4/5"},
        Said{"a_home_to_be_left_now", support::one_forward + "A 31 -- 0 halma,board=8,leave=30", "",
             "Ann to move | Turn 31 · then Ben | Home has to be empty after this move | Nine "
             "pieces are at home | 5/5"},
        Said{"a_home_that_was_left", support::nearly_home + ",leave=90", "",
             "Ann to move | Turn 50 · then Ben"}),
    support::name_of_said);

class ASeat : public testing::TestWithParam<Said> {};

/// `acts` are told of the seat whose letter stands before them.
TEST_P(ASeat, says_what_became_of_it_and_how_far_it_is) {
    const auto all = [&](const jumping_face::Story& story, const jumping::State& state,
                         std::size_t place) {
        const Seat seat{static_cast<std::uint8_t>(GetParam().acts.front() - 'A')};
        const ui::SeatWords words = seatWords(story, place, state, seat);
        QStringList parts{words.countWords};
        if (words.toAct)
            parts << QStringLiteral("to act");
        if (!words.fact.text.isEmpty())
            parts << words.fact.title + QStringLiteral(": ") + words.fact.text;
        for (const ui::SeatLabel& label : words.labels)
            parts << label.inWords;
        return parts.join(QStringLiteral(" | "));
    };
    EXPECT_EQ(with_race(GetParam().start, GetParam().acts.substr(1), all), GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Of, ASeat,
    testing::Values(
        Said{"two_at_the_start", "halma", "A",
             "0 of 19 in goal | to act | To the goal: at least 22 moves | 19 at home"},
        Said{"six_at_the_start", "chinese-checkers,players=6", "F",
             "0 of 10 in goal | To the goal: at least 10 moves | 10 at home"},
        Said{"fifteen_marbles", "chinese-checkers,men=15", "B",
             "0 of 15 in goal | To the goal: at least 15 moves | 15 at home"},
        Said{"one_before_the_goal", support::nearly_home, "A",
             "9 of 10 in goal | to act | To the goal: at least 1 move"},
        Said{"a_winner", support::nearly_home, "A g4-h5", "10 of 10 in goal | Place: 1st"},
        Said{"one_who_finished_on_anothers_move", support::filled_by_b, "A g4-h5",
             "9 of 10 in goal | Place: 1st, on Ben's move"},
        Said{"one_who_finished_first_of_four", support::a_before_the_goal + "halma,players=4",
             "A p12-o13 d15-e14", "13 of 13 in goal | Place: 1st"},
        Said{"one_who_waits", support::a_before_the_goal + "halma,players=4,pairs",
             "A p12-o13 d15-e14", "13 of 13 in goal | Place: waits for Cem | partner of Cem"},
        Said{"one_who_resigned", "halma,players=4", "A resign",
             "no pieces left | Place: 4th, resigned | 13 taken off"},
        Said{"one_imprisoned", support::before_prison_of_three + "players=3", "A i5-h4",
             "8 of 9 in goal | Place: 3rd, imprisoned | 1 taken off"},
        Said{"one_imprisoned_who_plays_on",
             support::before_prison_of_four + "halma,players=4,prison=play", "A c4-b4",
             "5 of 12 in goal | To the goal: at least 9 moves | 1 taken off"},
        Said{"one_who_was_late", support::one_forward + "A 3 -- 2 halma,board=8,leave=2", "A d4-d5",
             "0 of 1 in goal | Place: 2nd, at home after move 3 | 9 taken off"},
        Said{"one_whose_partner_is_out", "chinese-checkers,players=6,pairs", "D resign",
             "no pieces left | Place: 3rd, the partner is out | partner of Ann | 10 taken off"},
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

class ALine : public testing::TestWithParam<Said> {};

/// All cells but the turn's, and of the player's the sign alone.
TEST_P(ALine, holds_an_act_with_what_followed) {
    const std::string words =
        with_story(GetParam().start, GetParam().acts,
                   [](const jumping_face::Story& story, const auto&, std::size_t place) {
                       const ui::MoveRow row = moveRow(story, place - 1, place);
                       EXPECT_LE(support::width_of(row, moveColumns(story)), 33);
                       QStringList parts;
                       for (const ui::MoveCell& cell : row.cells)
                           parts << (cell.seat ? ui::seatSignWord(*cell.seat) : cell.text);
                       parts.removeFirst();
                       parts.removeAll(QString());
                       return parts.join(QStringLiteral(" | ")).toStdString();
                   });
    EXPECT_EQ(words, GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Of, ALine,
    testing::Values(
        Said{"a_move", "halma", "e2-f2", "e2–f2"}, Said{"a_pass", support::shut_in, "pass", "pass"},
        Said{"a_finish", support::a_before_the_goal + "halma,players=4", "p12-o13",
             "ring | p12–o13, 1st"},
        Said{"a_partner_who_waits", support::a_before_the_goal + "halma,players=4,pairs", "p12-o13",
             "ring | p12–o13, waits"},
        Said{"a_finish_of_two", support::nearly_home, "g4-h5", "g4–h5 | 1st"},
        Said{"a_finish_of_another", support::filled_by_b, "g4-h5", "g4–h5 | White 1st"},
        Said{"a_prison_of_two", support::before_prison_of_two, "b4-a4", "b4–a4 | White out"},
        Said{"a_prison", support::before_prison_of_three + "players=3", "i5-h4",
             "bars | i5–h4, White out, 1 off"},
        Said{"a_prison_of_a_partner", support::before_prison_of_four + "halma,players=4,pairs",
             "c4-b4", "bars | c4–b4, White out, 2 off"},
        Said{"a_prison_without_an_end",
             support::before_prison_of_four + "halma,players=4,prison=play", "c4-b4",
             "bars | c4–b4, White shut in, 1 off"},
        Said{"a_late_one", support::one_forward + "A 3 -- 2 halma,board=8,leave=2", "d4-d5",
             "d4–d5 | out"},
        Said{"the_limit", support::before_the_limit, "f1-g1", "f1–g1 | limit"},
        Said{"a_resignation", "halma,players=4", "resign", "ring | resign, 13 off"},
        Said{"a_resignation_of_two", "halma", "resign", "resign"},
        Said{"a_resignation_of_a_partner", "chinese-checkers,players=6,pairs", "resign",
             "ring | resign, 20 off"},
        Said{"a_draw", "halma", "draw", "draw"},
        Said{"a_capture", support::three_marbles_left, "g9-i9", "g9–i9 +1"},
        Said{"a_chain_of_captures", support::three_marbles_left, "g9-i9-k9", "g9–k9 +2"}),
    support::name_of_said);

TEST(ALine, explains_what_has_no_room) {
    const auto explained = [](const std::string& start, const std::string& acts) {
        return with_story(start, acts,
                          [](const jumping_face::Story& story, const auto&, std::size_t place) {
                              const ui::MoveRow row = moveRow(story, place - 1, place);
                              QStringList parts;
                              for (const ui::MoveCell& cell : row.cells)
                                  parts << cell.explained;
                              parts.removeAll(QString());
                              return parts.join(QStringLiteral(" | ")).toStdString();
                          });
    };
    EXPECT_EQ(explained("halma", "e2-f2"), "");
    EXPECT_EQ(explained(support::three_marbles_left, "g9-i9-k9"),
              "g9–i9–k9. Ben moves g9 to k9. Ben takes two marbles. No jump is left: Ben wins");
    EXPECT_EQ(explained(support::before_prison_of_two, "b4-a4"),
              "Ben moves b4 to a4. Ann is imprisoned and out. One piece of Ann is taken off at "
              "home. Ben wins | Ben moves b4 to a4. Ann is imprisoned and out. One piece of Ann is "
              "taken off at home. Ben wins");
}

std::string titles(const std::vector<ui::MoveColumn>& columns) {
    QStringList parts;
    for (const ui::MoveColumn& column : columns)
        parts << (column.title.isEmpty() ? column.inWords : column.title);
    return parts.join(QLatin1Char(' ')).toStdString();
}

TEST(TheListOfMoves, has_for_two_a_column_a_seat_and_a_line_a_turn) {
    const auto match = support::match_of<halma::Game>("halma", "e2-f2 l15-k15 a5-a6 resign");
    const jumping_face::StoryOf<halma::Game> story(match, support::face_names);
    const auto columns = moveColumns(story);
    EXPECT_EQ(titles(columns), "Turn Ann Ben Outcome");
    EXPECT_EQ(columns[1].seat, Seat{0});
    EXPECT_EQ(columns[2].seat, Seat{1});
    const ui::MoveRow row = moveRow(story, 2, 4);
    ASSERT_EQ(row.cells.size(), columns.size());
    EXPECT_EQ(row.cells[0].inWords, QStringLiteral("turn 2"));
    EXPECT_EQ(row.cells[1].place, 3U);
    EXPECT_EQ(row.cells[2].place, 4U);
    EXPECT_TRUE(row.cells[2].isLoss);
    EXPECT_EQ(row.cells[2].inWords.toStdString(),
              "Ben resigns. 18 pieces of Ben are taken off at home. Ann wins");
    EXPECT_EQ(moveRow(story, 0, 1).cells[2], ui::MoveCell()) << "the second has not acted yet";
}

TEST(TheListOfMoves, has_for_more_a_line_an_act) {
    const auto match = support::match_of<chinese_checkers::Game>(
        "chinese-checkers,players=3", "h4-h5 h13-h12 n10-m10 g3-g5 resign m10-n10 h5-h4");
    const jumping_face::StoryOf<chinese_checkers::Game> story(match, support::face_names);
    EXPECT_EQ(titles(moveColumns(story)), "Turn Player Move");
    std::string turns;
    for (std::size_t place = 0; place < story.size(); ++place) {
        const ui::MoveCell turn = moveRow(story, place, place + 1).cells[0];
        turns += turn.text.toStdString();
        turns += turn.weight == ui::MoveCell::Weight::pale ? "-" : "";
    }
    EXPECT_EQ(turns, "11-1-22-2-3");
    const ui::MoveRow row = moveRow(story, 4, 5);
    ASSERT_EQ(row.cells.size(), 3U);
    EXPECT_EQ(row.cells[1].seat, Seat{1});
    EXPECT_EQ(row.cells[1].inWords, QStringLiteral("Ben"));
    EXPECT_EQ(row.cells[2].place, 5U);
    EXPECT_EQ(row.cells[2].inWords.toStdString(),
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
    EXPECT_EQ(jumping_face::briefly("i7-i9-i11"), QStringLiteral("i7–i11"));
    EXPECT_EQ(jumping_face::briefly("resign"), QStringLiteral("resign"));
}

} // namespace
