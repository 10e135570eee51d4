#pragma once

#include "faces/jumping/story.hpp"
#include "games/jumping/state.hpp"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace jumping_face {

using jumping::Space;
using jumping::SpaceSet;

inline const jumping::Board& boardOf(const jumping::State& state) {
    return *state.options.setup->board;
}

/// What is taken hold of and pointed at.
struct Selection {
    /// The piece to be moved; in the capture game also the holes that it has jumped to so far.
    std::vector<Space> chosen;
    /// In the capture game the end to which several ways lead, of which one is asked for.
    std::optional<Space> end;
    std::optional<Space> pointed;
    friend bool operator==(const Selection&, const Selection&) = default;
};

/// What a click, a drop or a typed space means: exactly one of these.
struct Touch {
    /// Something else is chosen, or nothing any more.
    std::optional<Selection> selection;
    /// An act.
    std::string token;
    /// Why nothing came of it, as a sentence.
    QString refusal;
    friend bool operator==(const Touch&, const Touch&) = default;
};
Touch choosing(const Selection& before, std::vector<Space> chosen);
Touch acting(std::string token);
Touch refusing(QString why);

// The games from camp to camp. A piece is chosen by a click and goes to its target by the next,
// however many jumps lead there.

Touch click(const jumping::State& state, const Names& names, const Selection& selection, Space at);
Touch drop(const jumping::State& state, const Names& names, Space from, Space to);

/// The pieces of the seat to act that can move.
SpaceSet movable(const jumping::State& state);
/// Where the chosen piece can go.
SpaceSet targets(const jumping::State& state, const Selection& selection);
/// The way of the chosen piece to a space; empty where it cannot go there.
std::vector<Space> pathTo(const jumping::State& state, const Selection& selection, Space to);

/// Why an act was refused, as a sentence in which players go by their names.
QString inWords(const jumping::State& state, const Names& names, const jumping::Refusal& refusal);

} // namespace jumping_face
