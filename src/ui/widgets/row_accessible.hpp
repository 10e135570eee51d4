#pragma once

class QAbstractItemView;

namespace ui {

/// Tells screen readers of the current row of a list or table that has just got the focus. Qt tells
/// them of the view alone, and after its focusInEvent(), so this comes when the events at hand are
/// over.
void tellCurrentRow(QAbstractItemView& view);

} // namespace ui
