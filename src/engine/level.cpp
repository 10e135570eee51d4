#include "engine/level.hpp"

#include <array>

namespace engine {

namespace {

constexpr std::array<std::string_view, Level::highest> names{
    "Newcomer", "Beginner", "Casual", "Regular", "Skilled", "Expert", "Master", "Champion"};

} // namespace

std::string_view name(Level level) { return names[level.number() - 1]; }

} // namespace engine
