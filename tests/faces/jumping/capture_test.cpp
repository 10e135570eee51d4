#include "face_support.hpp"
#include "faces/chinese_checkers/capture_ways.hpp"
#include "faces/chinese_checkers/capture_words.hpp"

#include <gmock/gmock.h>

// The capture game: how chains are entered and what is told.

namespace chinese_checkers_face {

namespace {

using chinese_checkers::capture::Game;
using support::Said;
using support::two_ways;
using ui::Touch;

BoardSpace hole(const std::string& name) {
    return support::drawn_space(jumping::star_board(), name);
}

std::string text(BoardSpace hole) {
    return jumping_face::drawnBoard(jumping::star_board()).text(hole).toStdString();
}

State captures(const std::string& start) {
    return support::match_of<Game>(start, "").history.current();
}

/// Clicks in order; what came of the last and what is chosen then.
std::pair<Touch, Selection> after_clicks(const State& state, const std::string& holes) {
    Selection selection;
    Touch touch;
    std::istringstream words(holes);
    for (std::string word; words >> word;) {
        touch = click(state, selection, hole(word));
        if (touch.selection)
            selection = *touch.selection;
    }
    return {touch, selection};
}

std::string text_of(const Selection& selection) {
    std::string words = selection.chosen.empty() ? "put back" : "chosen";
    for (const BoardSpace space : selection.chosen)
        words += ' ' + text(space);
    return words + (selection.end ? " to " + text(*selection.end) : "");
}

class ACaptureClick : public testing::TestWithParam<Said> {};

TEST_P(ACaptureClick, means_one_thing) {
    const auto [touch, selection] = after_clicks(captures(GetParam().start), GetParam().acts);
    EXPECT_EQ(touch.selection       ? text_of(selection)
              : touch.token.empty() ? touch.refusal.toStdString()
                                    : touch.token,
              GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Of, ACaptureClick,
    testing::Values(
        Said{"a_marble_that_can_jump", support::three_marbles_left, "g9", "chosen g9"},
        Said{"a_marble_that_cannot", support::three_marbles_left, "j9",
             "The marble on j9 cannot jump"},
        Said{"a_free_hole", support::three_marbles_left, "i9", "There is no marble on i9"},
        Said{"the_chosen_marble", support::three_marbles_left, "g9 g9", "put back"},
        Said{"the_next_hole", support::three_marbles_left, "g9 i9", "g9-i9"},
        Said{"the_end_of_a_chain", support::three_marbles_left, "g9 k9", "g9-i9-k9"},
        Said{"a_hole_out_of_reach", support::three_marbles_left, "g9 i11",
             "No jumps lead from g9 to i11"},
        Said{"another_marble", two_ways, "i7 j9", "chosen j9"},
        Said{"an_end_by_two_ways", two_ways, "i7 i9", "chosen i7 to i9"},
        Said{"a_hole_on_one_of_them", two_ways, "i7 i9 k9", "i7-k9-i9"},
        Said{"that_end_again_at_once", two_ways, "i7 i9 i9", "i7-i9"},
        Said{"another_end_then", two_ways, "i7 i9 k7", "No jumps lead from i7 to k7"},
        Said{"the_chosen_marble_then", two_ways, "i7 i9 i7", "put back"},
        Said{"the_marble_of_a_circle_again", support::circle_of_marbles, "g9 g9",
             "chosen g9 to g9"},
        Said{"and_once_more", support::circle_of_marbles, "g9 g9 g9", "put back"},
        Said{"a_marble_when_all_is_over",
             "1/2/3/4/13/12/11/10/9/10/10o/12/13/4/3/2/1 - 30 21 29,30 chinese-checkers,capture",
             "m7", "The game is over"}),
    support::name_of_said);

TEST(ACaptureDrop, enters_the_chain_at_once_or_asks_for_its_way) {
    const State state = captures(two_ways);
    EXPECT_EQ(drop(captures(support::three_marbles_left), hole("g9"), hole("k9")).token,
              "g9-i9-k9");
    const Touch asked = drop(state, hole("i7"), hole("i9"));
    EXPECT_EQ(asked.selection.value().end, hole("i9"));
    EXPECT_EQ(drop(state, hole("i9"), hole("k9")).refusal.toStdString(),
              "There is no marble on i9");
}

TEST(WhatAnswersAtCaptures, are_marbles_that_can_jump_and_the_ends_of_their_chains) {
    const State state = captures(two_ways);
    EXPECT_TRUE(movable(state).contains(hole("i7")));
    const auto [touch, selection] = after_clicks(state, "i7");
    EXPECT_TRUE(targets(state, selection).contains(hole("k9")));
    EXPECT_TRUE(targets(state, selection).contains(hole("i9")));
    EXPECT_EQ(pathTo(state, selection, hole("i9")).size(), 3U) << "by the way that takes most";
    EXPECT_TRUE(pathTo(state, selection, hole("e1")).empty());
}

/// Every legal turn can be entered by clicks, jump by jump at the latest, or is offered.
TEST(EveryChain, can_be_entered) {
    const State state = captures(two_ways);
    const auto after = [&](const std::string& token) {
        State played = state;
        Game::apply(played, Game::read_action(token, state));
        return played;
    };
    for (const auto& action : legal_actions(state)) {
        const auto& capture = std::get<chinese_checkers::capture::Capture>(action);
        Selection selection;
        const std::vector<BoardSpace> path = drawnPath(capture);
        selection.chosen = {path.front()};
        // A click on the marble itself puts it back, so that circles are offered from the start.
        const bool is_circle = path.back() == path.front();
        const Touch touch = is_circle ? Touch() : click(state, selection, path.back());
        const State wanted = after(to_text(action));
        if (!touch.token.empty() && after(touch.token) == wanted)
            continue;
        if (touch.selection)
            selection = *touch.selection;
        const auto match = support::match_of<Game>(two_ways, "");
        const jumping_face::StoryOf<Game> story(match, support::face_names);
        bool is_offered = false;
        for (const auto& choice : promptOf(story, 0, state, selection).choices)
            is_offered |= after(choice.token) == wanted;
        EXPECT_TRUE(is_offered) << to_text(action);
    }
}

class ACapturePrompt : public testing::TestWithParam<Said> {};

/// `acts` are clicked.
TEST_P(ACapturePrompt, says_who_acts_and_offers_the_ways) {
    const auto match = support::match_of<Game>(GetParam().start, "");
    const jumping_face::StoryOf<Game> story(match, support::face_names);
    const State& state = match.history.current();
    const auto prompt = promptOf(story, 0, state, after_clicks(state, GetParam().acts).second);
    QStringList parts{prompt.title, prompt.detail};
    for (const auto& choice : prompt.choices)
        parts << choice.text + QLatin1Char('=') + QString::fromStdString(choice.token) +
                     QLatin1Char('=') + choice.description;
    EXPECT_EQ(parts.join(QStringLiteral(" | ")).toStdString(), GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Of, ACapturePrompt,
    testing::Values(
        Said{"five_at_the_start", "chinese-checkers,players=5,capture", "",
             "Ann to move | Turn 1 · then Ben, Cem, Dan, Eve"},
        Said{"two_ways_to_an_end", two_ways, "i7 i9",
             "Ann to move | Ways to i9 take different marbles: choose one, or jump by jump | To i9 "
             "over j8 and j9=i7-k9-i9=Takes two marbles | To i9 over i8=i7-i9=Takes one marble"},
        Said{"a_circle", support::circle_of_marbles, "g9",
             "Ann to move | Turn 30 · then Ben | To g9 over h9, i10 and h10=g9-i9-i11-g9=Takes "
             "three marbles"},
        Said{"the_end",
             "1/2/3/4/13/12/11/10/9/10/10o/12/13/4/3/2/1 - 30 21 29,30 chinese-checkers,capture",
             "", "Ben wins | Ann 29, Ben 30"}),
    support::name_of_said);

class ACaptureSpace : public testing::TestWithParam<Said> {};

/// `acts` are clicked, but the last hole is pointed at.
TEST_P(ACaptureSpace, is_named_with_what_can_be_done_there) {
    const State state = captures(GetParam().start);
    const std::size_t last = GetParam().acts.rfind(' ');
    Selection selection = after_clicks(state, GetParam().acts.substr(0, last)).second;
    selection.pointed = hole(GetParam().acts.substr(last + 1));
    EXPECT_EQ(nameOfSpace(state, selection, *selection.pointed).toStdString() + " | " +
                  hintInWords(state, selection).toStdString(),
              GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Of, ACaptureSpace,
    testing::Values(
        Said{"with_a_marble_that_can_jump", two_ways, " i7", "i7, marble; two jumps open | "},
        Said{"with_a_marble_that_cannot", support::three_marbles_left, " j9", "j9, marble | "},
        Said{"that_is_free", two_ways, " e1", "e1, free | "},
        Said{"that_is_a_jump_away", two_ways, "i7 k9",
             "k9, free; target, two ways | i7 to k9 by two ways, taking two marbles at most"},
        Said{"to_which_two_ways_lead", two_ways, "i7 i9",
             "i9, free; target, two ways | i7 to i9 by two ways, taking two marbles at most"},
        Said{"with_the_chosen_marble", two_ways, "i7 i7", "i7, marble; chosen | "}),
    support::name_of_said);

TEST(ACaptureChoice, is_said) {
    const State state = captures(two_ways);
    Selection none;
    const Selection chosen = after_clicks(state, "i7").second;
    const Selection ended = after_clicks(state, "i7 i9").second;
    Selection longer = chosen;
    longer.chosen.push_back(hole("k9"));
    EXPECT_EQ(choiceInWords(state, none, chosen).toStdString(), "i7 chosen, 3 targets");
    EXPECT_EQ(choiceInWords(state, chosen, ended).toStdString(),
              "Ways to i9 take different marbles");
    EXPECT_EQ(choiceInWords(state, chosen, longer).toStdString(),
              "k9, one marble so far, 2 targets");
    EXPECT_EQ(choiceInWords(state, chosen, none).toStdString(), "i7 put back");
}

TEST(ACaptureSeat, says_what_it_has_taken) {
    const auto match = support::match_of<Game>(support::last_jump_of_three, "g9-i9");
    const jumping_face::StoryOf<Game> story(match, support::face_names);
    const auto words = seatWords(story, 1, match.history.current(), jumping::Seat{2});
    EXPECT_EQ(words.count, 21);
    EXPECT_EQ(words.countWords, QStringLiteral("21 marbles"));
    EXPECT_EQ(words.all, 0) << "as many beads as marbles would have no room";
    EXPECT_EQ(words.fact.text, QStringLiteral("1st"));
    EXPECT_TRUE(words.labels.empty());
    EXPECT_EQ(endWords(story, 1, match.history.current()).reason.toStdString(),
              "No jump is left. Cem 1st, Ann and Ben 2nd. Ann 19, Ben 19, Cem 21");
}

} // namespace

} // namespace chinese_checkers_face
