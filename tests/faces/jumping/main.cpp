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

int main(int argc, char** argv) {
    testing::InitGoogleMock(&argc, argv);
    qInstallMessageHandler(fail_on_warning);
    return RUN_ALL_TESTS();
}
