#pragma once

#include "faces/jumping/story.hpp"
#include "games/jumping/state.hpp"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace jumping_face {

/// An act that is offered as a button.
struct Choice {
    QString text;
    std::string token;
    QString description;
    friend bool operator==(const Choice&, const Choice&) = default;
};

/// What runs out: the moves until the limit or until home has to be empty. Nothing where `all` is
/// 0.
struct Countdown {
    QString words;
    QString meaning;
    int done = 0;
    int all = 0;
    friend bool operator==(const Countdown&, const Countdown&) = default;
};

/// Whose act it is and what is asked of him; at the end who won and why.
struct Prompt {
    QString title;
    QString detail;
    std::vector<Choice> choices;
    std::optional<Seat> seat;
    Countdown countdown;
    friend bool operator==(const Prompt&, const Prompt&) = default;
};

/// What is asked at a place of a game from camp to camp, whose state there is `state`.
Prompt promptOf(const Story& story, std::size_t place, const jumping::State& state);
/// The same of any game, but for what it alone knows: choices and what runs out.
Prompt plainPromptOf(const Story& story, std::size_t place);

/// The limit once 20 moves a seat are left, else the moves until the seat to act has to have left
/// home.
Countdown countdownOf(const Story& story, const jumping::State& state);

} // namespace jumping_face
