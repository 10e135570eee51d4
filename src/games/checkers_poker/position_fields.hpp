#pragma once

#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/seats.hpp"
#include "games/checkers_poker/state.hpp"
#include "tabletop/field.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// Reading the fields of a position string one by one; read_position.cpp puts them together and
/// checks them against each other. All of these throw tabletop::TextError.
namespace checkers_poker {

enum FieldIndex : std::size_t {
    cards_at,
    checkers_at,
    side_at,
    phase_at,
    turn_at,
    used_by_first_at,
    used_by_second_at,
    shown_at,
    die_at,
    rules_at
};
inline constexpr std::size_t field_count = 10;

using tabletop::Field;
using Fields = std::array<Field, field_count>;

/// Exactly ten words with white space between.
Fields split_fields(std::string_view text, tabletop::TextPlace start);

PerSeat<SpaceSet> read_checkers(const Field& field);

/// Announcements that the rules' deck and wild cards can make, each once.
UsedHands read_used(const Field& field, const Options& options);

/// The die and the showdowns without a removal, into the state.
void read_die(const Field& field, State& state);

} // namespace checkers_poker
