#include <QDir>
#include <QGuiApplication>
#include <QString>
#include <QtGlobal>

#include <gmock/gmock.h>

namespace {

/// A sentence with a name too few or too many is a warning to Qt, and a fault here.
void fail_on_warning(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type != QtDebugMsg && type != QtInfoMsg)
        ADD_FAILURE() << message.toStdString();
}

} // namespace

/// There is no screen to be seen on, but there are fonts to measure texts with.
int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("XDG_RUNTIME_DIR", QDir::tempPath().toLocal8Bit()); // Qt warns of a missing one
    const QGuiApplication application(argc, argv);
    testing::InitGoogleMock(&argc, argv);
    qInstallMessageHandler(fail_on_warning);
    return RUN_ALL_TESTS();
}
