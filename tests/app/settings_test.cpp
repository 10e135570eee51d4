#include "app/preferences.hpp"
#include "app/recent_files.hpp"
#include "app/settings.hpp"
#include "faces/checkers_poker/variant_sets.hpp"
#include "support/bad_disk.hpp"

#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <string>
#include <sys/stat.h>

namespace {

using app::Settings;

namespace fs = std::filesystem;

const auto suitsKey = QStringLiteral("view/suits");
const auto boardKey = QStringLiteral("view/board");

class SettingsTest : public testing::Test {
protected:
    QString path(const std::string& name = "s.ini") const {
        return QString::fromStdString(folder.file(name));
    }
    /// A running copy of the program with these settings.
    std::unique_ptr<Settings> copy() {
        troubles.clear();
        return app::openSettings(path(), troubles);
    }
    QVariant stored(const QString& key) const {
        QStringList none;
        return Settings(path(), none).value(key);
    }

    support::TemporaryFolder folder;
    QStringList troubles;
};

TEST_F(SettingsTest, TextsListsAndBytesComeBackAsTheyWere) {
    const QByteArray bytes("\0\x01\xFF@ByteArray(\n", 16);
    const QStringList list{QStringLiteral("a, b"), QString(), QStringLiteral(" \"ü\\ 棋 ")};
    const auto texts = {QStringLiteral("@Variant(x)"), QStringLiteral(" a;b=c,d\n%1 "), QString()};
    {
        const auto settings = copy();
        settings->setValue(QStringLiteral("a/bytes"), bytes);
        settings->setValue(QStringLiteral("a/list"), list);
        settings->setValue(QStringLiteral("plain"), 7U);
        int number = 0;
        for (const QString& text : texts)
            settings->setValue(QStringLiteral("b/%1/ü x").arg(++number), text);
    }
    const auto settings = copy();
    EXPECT_EQ(settings->value(QStringLiteral("a/bytes")).toByteArray(), bytes);
    EXPECT_EQ(settings->value(QStringLiteral("a/list")).toStringList(), list);
    EXPECT_EQ(settings->value(QStringLiteral("plain")).toUInt(), 7U);
    int number = 0;
    for (const QString& text : texts)
        EXPECT_EQ(settings->value(QStringLiteral("b/%1/ü x").arg(++number)).toString(), text);
    EXPECT_EQ(settings->childGroups(QStringLiteral("b")).size(), 3);
    EXPECT_TRUE(troubles.isEmpty());
}

TEST_F(SettingsTest, WhatQSettingsWroteIsRead) {
    {
        QSettings old(path(), QSettings::IniFormat);
        old.setValue(suitsKey, true);
        old.setValue(QStringLiteral("files/recent"), QStringList{QStringLiteral("/a")});
        old.setValue(QStringLiteral("window/geometry"), QByteArray("\0\x7F", 2));
    }
    const auto settings = copy();
    EXPECT_TRUE(settings->value(suitsKey).toBool());
    EXPECT_EQ(app::recentFiles(*settings), QStringList{QStringLiteral("/a")});
    EXPECT_EQ(settings->value(QStringLiteral("window/geometry")).toByteArray().size(), 2);
}

TEST_F(SettingsTest, TwoCopiesKeepEachOthersChanges) {
    const auto first = copy();
    const auto second = copy();
    first->setValue(suitsKey, QStringLiteral("two"));
    EXPECT_TRUE(first->write().isEmpty());
    second->setValue(boardKey, QStringLiteral("turned"));
    EXPECT_TRUE(second->write().isEmpty());
    EXPECT_EQ(stored(suitsKey).toString(), QStringLiteral("two"));
    EXPECT_EQ(stored(boardKey).toString(), QStringLiteral("turned"));
    EXPECT_EQ(second->value(suitsKey).toString(), QStringLiteral("two"));
    first->remove(QStringLiteral("view"));
    EXPECT_TRUE(first->write().isEmpty());
    EXPECT_FALSE(stored(suitsKey).isValid());
}

TEST_F(SettingsTest, TwoCopiesKeepEachOthersPreferencesFilesAndSets) {
    app::Preferences ofFirst;
    app::Preferences ofSecond;
    const auto first = copy();
    const auto second = copy();
    ofFirst.fourColours = false;
    storePreferences(*first, {}, ofFirst);
    app::rememberFile(*first, QStringLiteral("/one.cpk"));
    const app::SetsOfGame game = checkers_poker_face::variantSets();
    app::StoredSets sets = app::loadSets(*first, game);
    sets.own.add(QStringLiteral("One"), QStringLiteral("die"));
    app::saveSets(*first, game, sets);
    first->write();

    app::rememberFile(*second, QStringLiteral("/two.cpk"));
    ofSecond.boardTurned = true;
    storePreferences(*second, {}, ofSecond);
    sets = app::loadSets(*second, game);
    sets.own.add(QStringLiteral("Two"), QStringLiteral("standard"));
    app::saveSets(*second, game, sets);
    second->write();

    const auto third = copy();
    ofSecond.fourColours = false;
    EXPECT_EQ(app::readPreferences(*third, troubles), ofSecond);
    EXPECT_EQ(app::recentFiles(*third).size(), 2);
    EXPECT_EQ(app::loadSets(*third, game).own.all().size(), 2U);
}

TEST_F(SettingsTest, ManyCopiesThatWriteInTurnLoseNothing) {
    for (int i = 0; i < 30; ++i) {
        const auto one = copy();
        const auto other = copy();
        one->setValue(QStringLiteral("a/%1").arg(i), i);
        other->setValue(QStringLiteral("b/%1").arg(i), i);
    }
    const auto all = copy();
    for (int i = 0; i < 30; ++i) {
        EXPECT_TRUE(all->contains(QStringLiteral("a/%1").arg(i)));
        EXPECT_TRUE(all->contains(QStringLiteral("b/%1").arg(i)));
    }
}

TEST_F(SettingsTest, ChangesReachTheFileWithoutBeingAsked) {
    const auto settings = copy();
    settings->setValue(suitsKey, 2);
    EXPECT_TRUE(QTest::qWaitFor([&] { return stored(suitsKey).isValid(); }));
}

/// Bad shapes: each is told once at the start, stays what it is, and stops nothing.
void expectToldOnce(const QString& path) {
    QStringList troubles;
    const auto settings = app::openSettings(path, troubles);
    EXPECT_EQ(troubles.size(), 1) << troubles.join(QLatin1Char('|')).toStdString();
    EXPECT_TRUE(troubles.join(QString()).contains(path));
    const QSignalSpy told(settings.get(), &Settings::troubled);
    EXPECT_FALSE(settings->contains(boardKey));
    for (int i = 0; i < 3; ++i) {
        settings->setValue(suitsKey, i);
        EXPECT_FALSE(settings->write().isEmpty());
        EXPECT_EQ(settings->value(suitsKey).toInt(), i);
    }
    EXPECT_TRUE(told.isEmpty()) << told.value(0).value(0).toString().toStdString();
}

TEST_F(SettingsTest, AFolderInTheirPlaceIsToldOnce) {
    fs::create_directories(folder.file("s.ini/x"));
    expectToldOnce(path());
    EXPECT_TRUE(fs::is_directory(folder.file("s.ini/x")));
}

TEST_F(SettingsTest, APipeInTheirPlaceIsToldOnceAndNotWaitedFor) {
    ASSERT_EQ(mkfifo(folder.file("s.ini").c_str(), 0600), 0);
    expectToldOnce(path());
}

TEST_F(SettingsTest, APipeInPlaceOfTheirLockIsToldAndNotWaitedFor) {
    ASSERT_EQ(mkfifo(folder.file("s.ini.lock").c_str(), 0600), 0);
    const auto settings = app::openSettings(path(), troubles);
    settings->setValue(QStringLiteral("view/later"), QStringLiteral("yes"));
    EXPECT_TRUE(settings->write().contains(QStringLiteral("s.ini.lock”: this is a pipe")));
}

TEST_F(SettingsTest, ADeviceInTheirPlaceIsToldOnce) { expectToldOnce(QStringLiteral("/dev/full")); }

TEST_F(SettingsTest, AWriteProtectedFileIsReadAndToldOnce) {
    folder.file("s.ini", "[view]\nlater=yes\n");
    fs::permissions(folder.file("s.ini"), fs::perms(0444));
    expectToldOnce(path());
    EXPECT_EQ(support::whole_file(folder.file("s.ini")), "[view]\nlater=yes\n");
    EXPECT_EQ(stored(QStringLiteral("view/later")).toString(), QStringLiteral("yes"));
}

TEST_F(SettingsTest, AFileInPlaceOfTheirFolderIsToldOnce) {
    folder.file("in the way", "x");
    expectToldOnce(path("in the way/s.ini"));
}

TEST_F(SettingsTest, WhatIsFarTooLargeIsMovedAside) {
    folder.file("s.ini", std::string(2 << 20, 'x'));
    EXPECT_FALSE(copy()->contains(suitsKey));
    EXPECT_EQ(troubles.size(), 1);
    EXPECT_TRUE(fs::exists(folder.file("s.ini.bad")));
}

TEST_F(SettingsTest, AFailingDeviceLeavesTheFileWholeAndIsTriedAgain) {
    const auto settings = copy();
    settings->setValue(suitsKey, 1);
    EXPECT_TRUE(settings->write().isEmpty());
    const std::string before = support::whole_file(folder.file("s.ini"));
    const QSignalSpy told(settings.get(), &Settings::troubled);
    {
        const support::FileSizeLimit limit(8);
        for (int i = 0; i < 3; ++i) {
            settings->setValue(suitsKey, i + 2);
            EXPECT_FALSE(settings->write().isEmpty());
        }
    }
    EXPECT_EQ(support::whole_file(folder.file("s.ini")), before);
    EXPECT_EQ(told.size(), 1);
    EXPECT_TRUE(settings->write().isEmpty());
    EXPECT_EQ(stored(suitsKey).toInt(), 4);
}

TEST_F(SettingsTest, AFullDiskLeavesTheFileWholeAndIsTriedAgain) {
    const support::SmallDisk disk;
    if (!disk.there())
        GTEST_SKIP() << "a file system cannot be mounted here: " << disk.trouble();
    const auto file = QString::fromStdString(disk.file("s.ini", "[view]\nsuits=1\n"));
    const auto settings = app::openSettings(file, troubles);
    disk.fill();
    settings->setValue(suitsKey, 2);
    EXPECT_THAT(settings->write().toStdString(), testing::HasSubstr("No space left"));
    EXPECT_EQ(support::whole_file(disk.file("s.ini")), "[view]\nsuits=1\n");
    disk.empty();
    EXPECT_TRUE(settings->write().isEmpty());
    EXPECT_EQ(support::whole_file(disk.file("s.ini")), "[view]\nsuits=2\n");
}

} // namespace
