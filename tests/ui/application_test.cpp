#include "ui/window/application.hpp"
#include "window_fixture.hpp"

#include <QTimer>

#include <gtest/gtest.h>

#include <new>
#include <string>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

namespace {

class ApplicationTest : public support::WindowTest {};

TEST_F(ApplicationTest, LackOfMemoryIsToldAndTheGameGoesOn) {
    open();
#ifdef __SANITIZE_ADDRESS__
    // What Qt holds for an event that an exception leaves is lost.
    const __lsan::ScopedDisabler unwatched;
#endif
    auto* application = qobject_cast<ui::Application*>(qApp);
    ASSERT_NE(application, nullptr);
    QObject::connect(application, &ui::Application::ranOutOfMemory, window.get(),
                     &ui::MainWindow::tellLackOfMemory);
    const std::string before = position();
    const auto action = QObject::connect(commands().copyRecord, &QAction::triggered, window.get(),
                                         [] { throw std::bad_alloc(); });
    QTest::keyClick(window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(status().contains(QStringLiteral("not enough memory"))) << status().toStdString();
    EXPECT_EQ(position(), before);
    QObject::disconnect(action);
    bool wentOn = false;
    QTimer::singleShot(0, window.get(), [] { throw std::bad_alloc(); });
    QTimer::singleShot(0, window.get(), [&] { wentOn = true; });
    EXPECT_TRUE(QTest::qWaitFor([&] { return wentOn; }));
}

} // namespace
