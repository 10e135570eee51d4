#pragma once

#include <QString>

namespace ui {

/// With its first letter as a capital.
QString capitalised(QString sentence);

} // namespace ui
