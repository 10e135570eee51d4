#pragma once

#include "tabletop/seat.hpp"

#include <QString>

#include <vector>

namespace ui {

/// Something told of a seat, with a title for where there is room and a short one.
struct Fact {
    QString title;
    QString shortTitle;
    QString text;
    friend bool operator==(const Fact&, const Fact&) = default;
};

/// A label in a seat's panel, such as a hand that was used, and what stands beside it.
struct SeatLabel {
    QString text;
    QString note;
    /// Both as they are told: "three fours, turn 3".
    QString inWords;
    friend bool operator==(const SeatLabel&, const SeatLabel&) = default;
};

/// What is told of a seat, in words.
struct SeatWords {
    tabletop::Seat seat{};
    QString name;
    /// Which seat it is and whether the computer plays it, as far as the name does not say so.
    QString role;
    bool toAct = false;
    /// What is counted in beads, such as checkers left, and of how many.
    int count = 0;
    int all = 0;
    QString countWords;
    QString shortCount; ///< "12", "3/10"
    /// What matters most, in large letters where there is room.
    Fact fact;
    /// What else there is: what it is called, and what is said where there is nothing of it.
    QString labelsTitle;
    QString noLabels;
    std::vector<SeatLabel> labels;

    friend bool operator==(const SeatWords&, const SeatWords&) = default;
};

/// All of it in one line, by which a screen reader knows the panel: "Ann, First, 12 checkers, Best
/// unused hand now: pair of twos, Used: three fours, turn 3".
QString inWords(const SeatWords& words);

} // namespace ui
