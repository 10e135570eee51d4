#pragma once

#include <QObject>

class QWidget;

namespace ui {

/// Knows whether a window can be seen, as far as the desktop says: it is neither hidden nor
/// minimised nor on a workspace that is not shown.
class WindowSight : public QObject {
    Q_OBJECT

public:
    /// The window owns it.
    explicit WindowSight(QWidget& window);

    bool isSeen() const { return seen_; }

Q_SIGNALS:
    void changed(bool seen);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void update();

    QWidget& window_;
    bool seen_ = false;
};

} // namespace ui
