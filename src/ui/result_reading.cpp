#include "ui/result_reading.hpp"

#include "ui/presenter.hpp"

namespace ui {

bool ResultReading::isUnderWay() const {
    const std::size_t place = controller_.shownPlace();
    return dismissedAt_ != place && decidedAt(controller_.match(), place).has_value();
}

bool ResultReading::follow() {
    const std::size_t place = controller_.shownPlace();
    if (place == lastPlace_)
        return false;
    // Who takes back an act does not want to read the result before it once more.
    const bool undone = lastPlace_ && place < *lastPlace_ && !controller_.isLookingElsewhere();
    dismissedAt_ = undone ? std::optional(place) : std::nullopt;
    lastPlace_ = place;
    return true;
}

} // namespace ui
