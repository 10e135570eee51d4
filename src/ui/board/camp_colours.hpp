#pragma once

#include "tabletop/seat.hpp"

#include <QColor>
#include <QPointF>

#include <optional>

class QPainter;

namespace ui {

/// What a space of a camp is tinted with, light enough for every piece to stand out.
QColor campGround(const QColor& ground, std::optional<tabletop::Seat> seat);

/// The sign of whose camp it is, in an empty space.
void paintCampSign(QPainter& painter, QPointF centre, double radius, tabletop::Seat seat,
                   const QColor& ground);

} // namespace ui
