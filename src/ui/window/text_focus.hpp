#pragma once

#include <QObject>

namespace ui {

/// Sees to it that a line to type in which is reached by Tab is heard with its name.
///
/// Such a line selects its text, of which Qt tells screen readers before it tells of the focus.
/// They take the line for known then, and say no name when the focus comes – of an empty line
/// nothing at all. Here the selection is not told by itself: it is read with the focus.
class TextFocus : public QObject {
    Q_OBJECT

public:
    explicit TextFocus(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ui
