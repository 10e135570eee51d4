#include "app/preferences.hpp"
#include "app/recent_files.hpp"
#include "app/settings.hpp"
#include "support/program.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace {

using app::Preferences;
using app::readPreferences;

TEST(Preferences, ComeBackAsTheyWereStored) {
    const support::TemporaryFolder folder;
    Preferences wanted;
    wanted.appearance = app::Appearance::dark;
    wanted.animation = app::Animation::slow;
    wanted.fourColours = false;
    wanted.showPlaceHands = false;
    wanted.rollByItself = true;
    wanted.boardTurned = true;
    wanted.turnsToActor = true;
    QStringList troubles;
    {
        const auto settings =
            app::openSettings(QString::fromStdString(folder.file("s.ini")), troubles);
        storePreferences(*settings, {}, wanted);
    }
    const auto settings = app::openSettings(QString::fromStdString(folder.file("s.ini")), troubles);
    EXPECT_EQ(readPreferences(*settings, troubles), wanted);
    EXPECT_TRUE(troubles.isEmpty());
}

TEST(Preferences, UnknownValuesAreReportedOnceAndReplaced) {
    const support::TemporaryFolder folder;
    const std::string file =
        folder.file("s.ini", "[view]\nanimation=sideways\nfour-colours=maybe\nlater=yes\n");
    QStringList troubles;
    {
        const auto settings = app::openSettings(QString::fromStdString(file), troubles);
        EXPECT_EQ(readPreferences(*settings, troubles), Preferences());
        EXPECT_EQ(troubles.size(), 2);
        EXPECT_TRUE(troubles.join(QString()).contains(QStringLiteral("sideways")));
    }
    troubles.clear();
    const auto again = app::openSettings(QString::fromStdString(file), troubles);
    readPreferences(*again, troubles);
    EXPECT_TRUE(troubles.isEmpty());
    EXPECT_EQ(again->value(QStringLiteral("view/later")).toString(), QStringLiteral("yes"));
}

TEST(Preferences, AFileThatIsNoneIsMovedAside) {
    const support::TemporaryFolder folder;
    const std::string noise("\0\x01\x02[[[\xFF\xFE", 8);
    QStringList troubles;
    const auto settings =
        app::openSettings(QString::fromStdString(folder.file("s.ini", noise)), troubles);
    EXPECT_EQ(troubles.size(), 1);
    EXPECT_EQ(readPreferences(*settings, troubles), Preferences());
    EXPECT_EQ(support::whole_file(folder.file("s.ini.bad")), noise);
}

TEST(Preferences, RandomBytesAreSurvived) {
    const support::TemporaryFolder folder;
    std::mt19937 random(5);
    for (int i = 0; i < 200; ++i) {
        std::string bytes(random() % 300, ' ');
        for (char& byte : bytes)
            byte = static_cast<char>(random());
        QStringList troubles;
        const auto settings =
            app::openSettings(QString::fromStdString(folder.file("s.ini", bytes)), troubles);
        readPreferences(*settings, troubles);
        app::recentFiles(*settings);
    }
}

TEST(RecentFiles, TheNewestStandsInFrontOnce) {
    const support::TemporaryFolder folder;
    QStringList troubles;
    app::Settings settings(QString::fromStdString(folder.file("s.ini")), troubles);
    for (const char* name : {"/a.cpk", "/b & c %1.cpk", "/a.cpk", "/ü 棋.cpk"})
        app::rememberFile(settings, QString::fromUtf8(name));
    EXPECT_EQ(app::recentFiles(settings),
              (QStringList{QStringLiteral("/ü 棋.cpk"), QStringLiteral("/a.cpk"),
                           QStringLiteral("/b & c %1.cpk")}));
    app::forgetFile(settings, QStringLiteral("/a.cpk"));
    EXPECT_EQ(app::recentFiles(settings).size(), 2);
}

TEST(RecentFiles, AreAtMostTen) {
    const support::TemporaryFolder folder;
    QStringList troubles;
    app::Settings settings(QString::fromStdString(folder.file("s.ini")), troubles);
    for (int i = 0; i < 15; ++i)
        app::rememberFile(settings, QStringLiteral("/%1.cpk").arg(i));
    EXPECT_EQ(app::recentFiles(settings).size(), app::mostRecentFiles);
    EXPECT_EQ(app::recentFiles(settings).first(), QStringLiteral("/14.cpk"));
}

} // namespace
