#pragma once

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QPoint>
#include <QPointer>

#include <chrono>

class QKeyEvent;
class QMouseEvent;
class QShortcutEvent;
class QWidget;

namespace ui {

/// Lets input count only for what its person could see: one press is one act.
///
/// When what can be done changes – another player's turn, a result, a window that opens or closes –
/// these do nothing there any more: a press that is under way, a press sooner than anybody could
/// have reacted to what was painted, and the second press of a pair (the same key, or the mouse on
/// the same spot, within the desktop's double-click time). Keys that act (Enter, Space, Esc, a
/// button's letter) never do so again by being held down. X11 may send a held key as releases and
/// presses, which nothing but their equal time stamps tells from real ones.
///
/// Moving about stays fluent: arrows, letters, typing, scrolling, movements of the mouse and
/// buttons that repeat by nature are let through, and so are commands of menus, which mean the same
/// whatever is shown.
class InputGuard : public QObject {
    Q_OBJECT

public:
    explicit InputGuard(QObject* parent = nullptr);

    /// What can be done in a widget is another from now on. Windows that open and close are noticed
    /// without being told.
    void noteChange(QWidget& where);

    /// How soon after a change a press is taken for one that was meant before. Events of programs,
    /// tests among them, need none.
    void setReactionTime(std::chrono::milliseconds time) { reactionTime_ = time.count(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Press {
        int key = 0; ///< 0 for the mouse
        Qt::MouseButton button = Qt::NoButton;
        quint64 time = 0; ///< of the event, in milliseconds; 0 if it is not known
        QPoint at;
        quint64 changes = 0; ///< how many there had been
        bool counts = true;
        bool released = false;
    };

    void noteChangeIn(QWidget* where);
    void noteWindow(QWidget& window, bool opened);
    bool concerns(const QObject& receiver) const;
    bool isRepeat(const QKeyEvent& event) const;
    bool isSecondOfPair(const Press& press, bool isDoubleClick) const;
    void begin(Press& press, bool isDoubleClick);
    bool isVoid(const QObject& receiver, Press& press);
    void noteKey(const QKeyEvent& event);
    bool filterKeyPress(QWidget& receiver, const QKeyEvent& event);
    bool filterKeyRelease(QObject& receiver, const QKeyEvent& event);
    bool filterShortcut(QObject& receiver, const QShortcutEvent& event);
    bool filterMousePress(QWidget& receiver, const QMouseEvent& event);
    bool filterMouseRelease(QWidget& receiver, const QMouseEvent& event);

    qint64 reactionTime_ = 200; ///< in milliseconds
    Press key_;
    bool keyRepeats_ = false;
    QHash<int, quint64> releaseTimes_;
    Press mouse_;

    quint64 changes_ = 0;
    bool everywhere_ = false;
    QPointer<QWidget> where_;
    Press cause_; ///< the latest press when it changed, until another follows
    QElapsedTimer sinceChange_;
    bool painted_ = true;
    Press latest_;
    bool passing_ = false;
};

} // namespace ui
