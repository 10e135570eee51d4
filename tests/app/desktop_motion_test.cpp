#include "app/desktop_motion.hpp"
#include "support/program.hpp"

#include <gtest/gtest.h>

namespace {

bool asks(const char* text) {
    const support::TemporaryFolder folder;
    return app::asksForLessMotion(QString::fromStdString(folder.file("settings", text)));
}

TEST(DesktopMotion, GtkAsksForLessByAnimationsThatAreOff) {
    EXPECT_TRUE(asks("[Settings]\ngtk-theme-name=Adwaita\ngtk-enable-animations=false\n"));
    EXPECT_TRUE(asks("[Settings]\ngtk-enable-animations = 0\n"));
    EXPECT_FALSE(asks("[Settings]\ngtk-enable-animations=true\n"));
    EXPECT_FALSE(asks("[Settings]\ngtk-enable-animations=1"));
}

TEST(DesktopMotion, KdeAsksForLessByADurationOfNothing) {
    EXPECT_TRUE(asks("[KDE]\nAnimationDurationFactor=0\n"));
    EXPECT_FALSE(asks("[KDE]\nAnimationDurationFactor=0.5\n"));
    EXPECT_FALSE(asks("[KDE]\nAnimationDurationFactor=\n"));
}

TEST(DesktopMotion, FilesThatSayNothingAskForNothing) {
    EXPECT_FALSE(asks(""));
    EXPECT_FALSE(asks("gtk-enable-animations\n=false\n\xFF\xFE"));
    EXPECT_FALSE(app::asksForLessMotion(QStringLiteral("/nowhere/settings.ini")));
    EXPECT_FALSE(app::asksForLessMotion(QStringLiteral("/")));
}

} // namespace
