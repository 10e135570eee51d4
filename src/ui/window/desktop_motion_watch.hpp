#pragma once

#include <QObject>

class QProcess;

namespace ui {

/// Knows whether the desktop wants less motion than usual: by what Qt was told, by the settings
/// files of GTK and KDE, and by asking GNOME's settings, which no file shows. None of that makes
/// anybody wait: what is found later is told by changed().
class DesktopMotionWatch : public QObject {
    Q_OBJECT

public:
    explicit DesktopMotionWatch(QObject* parent = nullptr);
    DesktopMotionWatch(const DesktopMotionWatch&) = delete;
    DesktopMotionWatch& operator=(const DesktopMotionWatch&) = delete;
    ~DesktopMotionWatch() override;

    bool isLess() const { return byQt_ || byFiles_ || byGnome_; }
    /// Looks again, for a desktop whose settings may have been changed.
    void look();

Q_SIGNALS:
    void changed();

private:
    void askGnome();

    bool byQt_ = false;
    bool byFiles_ = false;
    bool byGnome_ = false;
    QProcess* asking_ = nullptr;
};

} // namespace ui
