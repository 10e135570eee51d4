#pragma once

#include <array>

/// What the evaluation counts for what, in hundredths of a checker unless said otherwise. Tuned by
/// self-play; docs/strength.md says how.
namespace engine::weights {

/// Of so many checkers left.
inline constexpr std::array<int, 13> checkers{0,   0,   0,   0,   0,   150, 280,
                                              400, 510, 615, 715, 810, 900};

/// The strength of a hand, 0 to 1000: by category, in the order of cards::Category, with so much
/// more for each rank from the two up.
inline constexpr std::array<int, 10> category_base{0, 120, 260, 400, 520, 600, 700, 830, 930, 1000};
inline constexpr std::array<int, 10> category_step{6, 8, 8, 7, 5, 5, 7, 6, 4, 2};
/// At a low showdown strength counts down from here.
inline constexpr int low_top = 1050;

/// For each thousand of strength of the strongest unused hands.
inline constexpr std::array<int, 4> held{80, 60, 40, 30};
/// For being ahead at the next showdown when so many moves are left before it, and the lead in
/// strength that makes half of it.
inline constexpr std::array<int, 8> lead{90, 80, 70, 60, 50, 45, 40, 40};
inline constexpr std::array<int, 8> lead_scale{20, 40, 60, 80, 100, 110, 120, 120};
/// For each unused hand, up to so many.
inline constexpr int supply = 2;
inline constexpr int enough = 12;

} // namespace engine::weights
