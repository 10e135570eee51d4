#pragma once

#include <QPainterPath>

#include <string_view>

namespace ui {

/// An outline from absolute `M`, `L`, `C` and `Z` commands of SVG path data, numbers and letters
/// separated by single spaces; each point needs its letter, but a `C` is followed by three points.
/// Precondition: the data has that form.
QPainterPath pathFromData(std::string_view data);

/// The area that a pen of that width covers along the data's lines.
QPainterPath strokeFromData(std::string_view data, double penWidth);

} // namespace ui
