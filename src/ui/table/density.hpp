#pragma once

namespace ui {

/// How much room there is beside the board, counted in lines of the letters that stand there.
enum class Density {
    full,
    medium,
    compact,
    tiny ///< room for the most needed lines only
};

} // namespace ui
