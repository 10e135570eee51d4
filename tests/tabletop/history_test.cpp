#include "tabletop/history.hpp"
#include "tabletop/outcome.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tabletop {
namespace {

/// A game in which each action is a letter that is written down.
struct WriteDown {
    void operator()(std::string& text, char letter) const { text += letter; }
};
using Letters = History<std::string, char, WriteDown>;

void play(Letters& history, const std::string& letters) {
    for (const char letter : letters)
        history.play(letter);
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
    EXPECT_EQ(history.start(), "");
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

/// Long enough that most states have to be played anew.
std::string long_game(std::size_t length) {
    std::string letters;
    for (std::size_t i = 0; i < length; ++i)
        letters += static_cast<char>('a' + i * i % 26);
    return letters;
}

TEST(History, makes_every_state_of_a_long_game_anew) {
    const std::string letters = long_game(300);
    const Letters history = played(letters);
    for (std::size_t i = 0; i <= letters.size(); ++i)
        EXPECT_EQ(history.state(i), letters.substr(0, i));
}

TEST(History, goes_through_any_part_of_a_long_game) {
    const std::string letters = long_game(300);
    Letters history = played(letters);
    history.go_to(10);
    for (const std::size_t from : {0U, 63U, 64U, 100U, 300U}) {
        std::size_t expected = from;
        history.visit(from, 300, [&](std::size_t i, const std::string& before, char letter) {
            EXPECT_EQ(i, expected++);
            EXPECT_EQ(before, letters.substr(0, i));
            EXPECT_EQ(letter, letters[i]);
        });
        EXPECT_EQ(expected, 300U);
    }
}

TEST(History, steps_back_and_forth_through_a_long_game) {
    const std::string letters = long_game(200);
    Letters history = played(letters);
    while (history.can_undo()) {
        history.undo();
        ASSERT_EQ(history.current(), letters.substr(0, history.place()));
    }
    while (history.can_redo()) {
        history.redo();
        ASSERT_EQ(history.current(), letters.substr(0, history.place()));
    }
}

TEST(History, plays_on_from_any_place_of_a_long_game) {
    const std::string letters = long_game(200);
    for (std::size_t place = 0; place <= letters.size(); ++place) {
        Letters history = played(letters);
        history.go_to(place);
        play(history, letters);
        ASSERT_EQ(history, played(letters.substr(0, place) + letters));
        ASSERT_EQ(history.state(place + 70), letters.substr(0, place) + letters.substr(0, 70));
    }
}

/// A state that counts how many of its kind there are.
struct Counted {
    Counted() { ++alive; }
    Counted(const Counted& other)
        : actions(other.actions) {
        ++alive;
    }
    Counted& operator=(const Counted&) = default;
    ~Counted() { --alive; }
    friend bool operator==(const Counted&, const Counted&) = default;

    int actions = 0;
    static inline int alive = 0;
};
struct CountOn {
    void operator()(Counted& state, int more) const { state.actions += more; }
};

TEST(History, keeps_few_states_of_a_long_game) {
    History<Counted, int, CountOn> history{Counted()};
    for (int i = 0; i < 64'000; ++i)
        history.play(1);
    EXPECT_LE(Counted::alive, 64'000 / 50);
    EXPECT_EQ(history.current().actions, 64'000);
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
