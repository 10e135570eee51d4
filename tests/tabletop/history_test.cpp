#include "tabletop/history.hpp"
#include "tabletop/outcome.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tabletop {
namespace {

/// A game in which each action is a letter that is written down.
using Letters = History<std::string, char>;

void play(Letters& history, const std::string& letters) {
    for (const char letter : letters)
        history.play(letter, history.current() + letter);
}

Letters played(const std::string& letters) {
    Letters history("");
    play(history, letters);
    return history;
}

TEST(History, begins_with_its_start) {
    const Letters history("start");
    EXPECT_EQ(history.current(), "start");
    EXPECT_EQ(history.size(), 0U);
    EXPECT_EQ(history.place(), 0U);
    EXPECT_FALSE(history.can_undo());
    EXPECT_FALSE(history.can_redo());
}

TEST(History, keeps_every_state_and_action) {
    const Letters history = played("abc");
    EXPECT_EQ(history.current(), "abc");
    EXPECT_EQ(history.size(), 3U);
    EXPECT_EQ(history.place(), 3U);
    EXPECT_EQ(history.state(0), "");
    EXPECT_EQ(history.state(2), "ab");
    EXPECT_EQ(history.action(2), 'c');
    EXPECT_EQ(history.actions(), (std::vector<char>{'a', 'b', 'c'}));
}

TEST(History, undo_and_redo_move_the_place_alone) {
    Letters history = played("abc");
    history.undo();
    EXPECT_EQ(history.current(), "ab");
    EXPECT_EQ(history.size(), 3U);
    EXPECT_TRUE(history.can_redo());
    history.undo();
    history.undo();
    EXPECT_EQ(history.current(), "");
    EXPECT_FALSE(history.can_undo());
    history.redo();
    EXPECT_EQ(history.current(), "a");
    history.go_to(3);
    EXPECT_EQ(history, played("abc"));
    EXPECT_FALSE(history.can_redo());
}

TEST(History, playing_from_the_past_drops_what_came_after) {
    Letters history = played("abc");
    history.go_to(1);
    play(history, "x");
    EXPECT_EQ(history, played("ax"));
    EXPECT_FALSE(history.can_redo());
}

TEST(History, the_same_action_again_drops_what_came_after_too) {
    Letters history = played("abc");
    history.go_to(0);
    play(history, "a");
    EXPECT_EQ(history, played("a"));
}

TEST(History, copies_are_independent) {
    Letters history = played("ab");
    const Letters copy = history;
    history.undo();
    EXPECT_NE(history, copy);
    play(history, "c");
    EXPECT_EQ(copy, played("ab"));
}

TEST(Outcome, gives_each_seat_its_result) {
    const Outcome<3> outcome{{Result::lost, Result::won, Result::drawn}};
    EXPECT_EQ(outcome.of(Seat{0}), Result::lost);
    EXPECT_EQ(outcome.of(Seat{1}), Result::won);
    EXPECT_EQ(outcome.of(Seat{2}), Result::drawn);
}

} // namespace
} // namespace tabletop
