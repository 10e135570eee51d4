#include "ui/board/pointer_gesture.hpp"

#include <cmath>

namespace ui {

void PointerGesture::press(std::optional<BoardSpace> on, QPointF at, Milliseconds time,
                           Milliseconds doubleClickTime) {
    press_.reset();
    if (!on) {
        last_.reset();
        return;
    }
    const bool again = last_ && last_->on == *on && time - last_->time < doubleClickTime;
    press_ = Press{.on = *on, .at = at, .muted = again};
    last_ = LastPress{.on = *on, .time = time};
}

bool PointerGesture::move(QPointF at, bool draggable, double startDistance) {
    if (!press_ || press_->dragging || !draggable)
        return false;
    const QPointF way = at - press_->at;
    press_->dragging = std::hypot(way.x(), way.y()) >= startDistance;
    return press_->dragging;
}

PointerGesture::Release PointerGesture::release(std::optional<BoardSpace> on) {
    if (!press_)
        return Release::nothing;
    const Press press = *press_;
    press_.reset();
    const bool onItsStart = on == press.on;
    if (!press.dragging)
        return onItsStart && !press.muted ? Release::click : Release::nothing;
    if (onItsStart)
        return press.muted ? Release::home : Release::homeAndClick;
    return on ? Release::drop : Release::home;
}

bool PointerGesture::cancel() {
    const bool dragging = press_ && press_->dragging;
    press_.reset();
    return dragging;
}

std::optional<BoardSpace> PointerGesture::pressed() const {
    return press_ ? std::optional(press_->on) : std::nullopt;
}

std::optional<BoardSpace> PointerGesture::dragged() const {
    return press_ && press_->dragging ? std::optional(press_->on) : std::nullopt;
}

} // namespace ui
