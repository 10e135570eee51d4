#pragma once

#include "ui/table/face.hpp"

#include <memory>

namespace chinese_checkers_face {

/// How Chinese Checkers is seen, touched and told. Words are in the language of the program when it
/// is called.
std::unique_ptr<const ui::Face> raceFace();
/// The same of the capture game.
std::unique_ptr<const ui::Face> captureFace();

} // namespace chinese_checkers_face
