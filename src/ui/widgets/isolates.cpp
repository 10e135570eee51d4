#include "ui/widgets/isolates.hpp"

namespace ui {

QString withoutIsolates(QString text) {
    return text.removeIf([](QChar c) { return c >= QChar(0x2066) && c <= QChar(0x2069); });
}

} // namespace ui
