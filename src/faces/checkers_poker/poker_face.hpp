#pragma once

#include "ui/table/face.hpp"

#include <memory>

namespace checkers_poker_face {

/// How Checkers Poker is seen, touched and told.
std::unique_ptr<const ui::Face> face();

} // namespace checkers_poker_face
