#pragma once

#include "ui/table/face.hpp"

#include <memory>

namespace halma_face {

/// How Halma is seen, touched and told. Words are in the language of the program when it is called.
std::unique_ptr<const ui::Face> face();

} // namespace halma_face
