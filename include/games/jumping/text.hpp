#pragma once

#include "games/jumping/action.hpp"
#include "games/jumping/options.hpp"
#include "games/jumping/state.hpp"
#include "tabletop/text_reader.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace jumping {

// Texts of Halma and Chinese Checkers (docs/halma-notation.md). The readers throw
// tabletop::TextError with the place, what was found and what was expected; `start` is the place of
// the text within a larger one. `setups` is the table of the game that is expected.

/// The rules string: the game's name and the options that differ from their defaults.
std::string to_text(const Options& options);
Options read_options(std::string_view text, std::span<const Setup> setups,
                     tabletop::TextPlace start = {});

/// The position string of six fields; read_position() of it gives an equal state.
std::string to_text(const State& state);
/// Checks that the position does not contradict itself; whether play could have led to it is not
/// checked.
State read_position(std::string_view text, std::span<const Setup> setups,
                    tabletop::TextPlace start = {});

/// The token of an action, such as `a5-c7`.
std::string to_text(const Board& board, const Action& action);
/// Reads one action's token and checks that it is legal in the state. A move may be written with
/// its path, each leg of which is one jump.
Action read_action(std::string_view token, const State& state, tabletop::TextPlace start = {});

/// The same without looking at what is legal: for who wants to know why an action is not.
Action parse_action(std::string_view token, const State& state, tabletop::TextPlace start = {});

/// The spaces of a move's token, two or more with `-` between.
std::vector<Space> read_path(std::string_view token, const Board& board, tabletop::TextPlace start);

} // namespace jumping
