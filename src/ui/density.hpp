#pragma once

namespace ui {

/// How much room there is beside the board.
enum class Density { full, medium, compact };

} // namespace ui
