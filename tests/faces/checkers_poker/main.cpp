#include <QCoreApplication>
#include <QStandardPaths>

#include <gmock/gmock.h>

/// The tests of the layer without windows keep out of the user's settings.
int main(int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    testing::InitGoogleMock(&argc, argv);
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("checkers-poker-tests"));
    return RUN_ALL_TESTS();
}
