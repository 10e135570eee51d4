#include "ui/widgets/capitalised.hpp"

namespace ui {

QString capitalised(QString sentence) {
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

} // namespace ui
