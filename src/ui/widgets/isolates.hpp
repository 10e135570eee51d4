#pragma once

#include <QString>

namespace ui {

/// Without the marks that keep names apart from the direction of the text around them: some voices
/// read them out.
QString withoutIsolates(QString text);

} // namespace ui
