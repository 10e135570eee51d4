#pragma once

#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/state.hpp"
#include "tabletop/text_reader.hpp"

#include <string>
#include <string_view>

namespace checkers_poker {

/// The position string of ten fields (docs/notation.md); read_position() of it gives an equal
/// state.
std::string to_text(const State& state);

/// Reads a position string and checks that it does not contradict itself; whether play could have
/// led to it is not checked.
/// Throws tabletop::TextError with the place, what was found and what was expected.
/// `start` is the place of the text within a larger one.
State read_position_string(std::string_view text, tabletop::TextPlace start = {});
/// The same, but `startpos` stands for standard_start(). Records have position strings alone.
State read_position(std::string_view text, tabletop::TextPlace start = {});

/// Reads a rules string. Throws tabletop::TextError.
Options read_options(std::string_view text, tabletop::TextPlace start = {});

/// Reads the first field of a position: the cards of exactly that deck, the rest blank.
/// Throws tabletop::TextError.
Layout read_layout(std::string_view text, cards::Deck deck, tabletop::TextPlace start = {});

} // namespace checkers_poker
