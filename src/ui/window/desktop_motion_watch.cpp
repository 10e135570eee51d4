#include "ui/window/desktop_motion_watch.hpp"

#include "app/desktop_motion.hpp"

#include <QApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// Desktops that keep their settings where GNOME does.
bool isGnomeLike() {
    const QByteArray desktop = qgetenv("XDG_CURRENT_DESKTOP").toLower();
    return desktop.contains("gnome") || desktop.contains("unity") || desktop.contains("budgie") ||
           desktop.contains("cinnamon") || desktop.contains("pantheon");
}

} // namespace

DesktopMotionWatch::DesktopMotionWatch(QObject* parent)
    : QObject(parent) {
    look();
}

void DesktopMotionWatch::look() {
    const bool before = isLess();
    byQt_ = QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
    const QStringList files = app::desktopSettingsFiles();
    byFiles_ = std::any_of(files.begin(), files.end(), app::asksForLessMotion);
    if (isLess() != before)
        Q_EMIT changed();
    if (isGnomeLike())
        askGnome();
}

DesktopMotionWatch::~DesktopMotionWatch() {
    if (asking_ != nullptr)
        asking_->disconnect(this);
}

void DesktopMotionWatch::askGnome() {
    const QString program = QStandardPaths::findExecutable(QStringLiteral("gsettings"));
    if (program.isEmpty() || asking_ != nullptr)
        return;
    asking_ = new QProcess(this);
    connect(asking_, &QProcess::stateChanged, this, [this](QProcess::ProcessState state) {
        if (state != QProcess::NotRunning)
            return;
        const bool before = isLess();
        byGnome_ = asking_->readAllStandardOutput().trimmed() == "false";
        std::exchange(asking_, nullptr)->deleteLater();
        if (isLess() != before)
            Q_EMIT changed();
    });
    asking_->start(program, {QStringLiteral("get"), QStringLiteral("org.gnome.desktop.interface"),
                             QStringLiteral("enable-animations")});
}

} // namespace ui
