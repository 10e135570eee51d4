#pragma once

#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/state.hpp"
#include "tabletop/text_reader.hpp"

#include <string_view>

namespace checkers_poker {

/// Reads one action's token for a state and checks that it is legal there. A move may be written
/// with its path, which must be one. Throws tabletop::TextError: the place, what was found, and the
/// reason of the refusal or the form that was expected.
Action read_action(std::string_view token, const State& state, tabletop::TextPlace start = {});

/// The same without looking at what is legal: for who wants to know why an action is not.
Action parse_action(std::string_view token, const State& state, tabletop::TextPlace start = {});

} // namespace checkers_poker
