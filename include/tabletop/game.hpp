#pragma once

#include "tabletop/places.hpp"
#include "tabletop/seat.hpp"
#include "tabletop/text_error.hpp"

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tabletop {

/// The tokens of giving up and of agreeing on a draw, in every game that has them.
inline constexpr std::string_view resign_token = "resign";
inline constexpr std::string_view draw_token = "draw";

/// What a value of a game's types has to be: copied freely, compared memberwise.
template <class T>
concept Value = std::copyable<T> && std::equality_comparable<T>;

/// A game as everything that serves any game sees it: a type that names the game's types and
/// forwards to its rules. Functions named `read_` throw TextError; the others do not throw.
template <class G>
concept Game = Value<typename G::State> && Value<typename G::Action> &&
    Value<typename G::Refusal> &&
    requires(const typename G::State& state, typename G::State& changing,
             const typename G::Action& action, const typename G::Refusal& refusal,
             std::string_view text, TextPlace place, Seat seat) {
    /// Why an action is not legal; nothing if it is. The one place where legality lives.
    { G::check(state, action) } -> std::same_as<std::optional<typename G::Refusal>>;
    { G::in_words(state, refusal) } -> std::same_as<std::string>;
    /// Precondition: check(changing, action) is nothing.
    G::apply(changing, action);
    /// Every legal action but resigning and agreeing on a draw; none when the game is over.
    { G::legal_actions(state) } -> std::same_as<std::vector<typename G::Action>>;
    { G::seats(state) } -> std::same_as<std::size_t>;
    /// Nobody when the game is over.
    { G::to_act(state) } -> std::same_as<std::optional<Seat>>;
    /// Whether what comes next is up to chance.
    { G::chance_due(state) } -> std::same_as<bool>;
    /// Nothing while the game goes on.
    { G::outcome(state) } -> std::same_as<std::optional<Places>>;
    /// As records count turns, from 1.
    { G::turn(state) } -> std::same_as<std::size_t>;
    /// The number of sequences of so many legal actions.
    { G::perft(state, unsigned{}) } -> std::same_as<std::uint64_t>;

    /// The tag of a record that has the name of the player on a seat.
    { G::seat_tag(seat) } -> std::same_as<std::string>;
    { G::rules_text(state) } -> std::same_as<std::string>;
    { G::to_text(state) } -> std::same_as<std::string>;
    { G::to_text(state, action) } -> std::same_as<std::string>;
    /// The start of a game by a rules string.
    { G::read_start(text, place) } -> std::same_as<typename G::State>;
    { G::read_position(text, place) } -> std::same_as<typename G::State>;
    /// A legal action.
    { G::read_action(text, state, place) } -> std::same_as<typename G::Action>;
    /// The same without looking at what is legal: for who wants to know why an action is not.
    { G::parse_action(text, state, place) } -> std::same_as<typename G::Action>;
};

/// The number of sequences of `depth` legal actions, by playing them all but the last.
template <class G>
std::uint64_t plain_perft(const typename G::State& state, unsigned depth) {
    if (depth == 0)
        return 1;
    const auto actions = G::legal_actions(state);
    if (depth == 1)
        return actions.size();
    std::uint64_t sequences = 0;
    for (const auto& action : actions) {
        auto after = state;
        G::apply(after, action);
        sequences += plain_perft<G>(after, depth - 1);
    }
    return sequences;
}

} // namespace tabletop
