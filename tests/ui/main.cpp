#include "ui/widgets/house_style.hpp"
#include "ui/window/application.hpp"

#include <QStandardPaths>

#include <gmock/gmock.h>

/// The window's tests run without a screen unless a platform is asked for, and keep out of the
/// user's settings.
int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    testing::InitGoogleMock(&argc, argv);
    QApplication::setStyle(new ui::HouseStyle);
    const ui::Application application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("checkers-poker-tests"));
    return RUN_ALL_TESTS();
}
