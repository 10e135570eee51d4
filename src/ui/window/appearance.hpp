#pragma once

#include "app/preferences.hpp"

namespace ui {

/// Gives every window of the program those colours at once. `desktop` follows the desktop, also
/// when its theme changes while the program runs.
void apply(app::Appearance appearance);

} // namespace ui
