#pragma once

#include "app/catalogue.hpp"

namespace halma_face {

/// Halma's row of the catalogue.
app::GameKind kind();

} // namespace halma_face
