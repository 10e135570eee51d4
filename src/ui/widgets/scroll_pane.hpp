#pragma once

#include <QScrollArea>

namespace ui {

/// Contents of a dialog that scroll up and down where the dialog is lower than they are. It takes
/// the width that they need, so that nothing has to be scrolled sideways.
class ScrollPane : public QScrollArea {
    Q_OBJECT

public:
    /// Takes the contents over.
    explicit ScrollPane(QWidget* contents, QWidget* parent = nullptr);

    /// How many digits side by side the pane is wide where there is room; else as its contents
    /// like.
    void setUsualWidth(int digits);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// What has the keyboard is in sight.
    bool focusNextPrevChild(bool next) override;

private:
    int digits_ = 0;
};

} // namespace ui
