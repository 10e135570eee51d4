#pragma once

#include <QObject>
#include <QPoint>

class QMouseEvent;

namespace ui {

/// Keeps the second click of a double click from reaching what an act put under the pointer: the
/// next player's turn, a list that replaced another. A press soon after an act, on the same spot,
/// is swallowed with its release. So are the repetitions of a key that acted and is held down.
class ClickGuard : public QObject {
    Q_OBJECT

public:
    explicit ClickGuard(QObject* parent = nullptr);

    /// The click under way did something that changes what the next click would do.
    void noteAct();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool swallowPress(const QMouseEvent& event);

    quint64 lastTime_ = 0; ///< of the latest mouse event, in milliseconds
    QPoint lastPoint_;
    bool acted_ = false;
    quint64 actTime_ = 0;
    QPoint actPoint_;
    bool swallowRelease_ = false;
    bool heldKeyActed_ = false;
};

} // namespace ui
