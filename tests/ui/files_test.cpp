#include "app/new_game.hpp"
#include "app/record_file.hpp"
#include "scripted_player.hpp"
#include "ui/record_desk.hpp"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QTimer>

#include <string>

namespace {

using support::fresh_match;
using support::Random;

class FilesTest : public support::ScriptedPlayer {
protected:
    /// Reads the warning on screen and puts it away.
    QString warning() {
        for (auto* box : window->findChildren<QMessageBox*>(QStringLiteral("warning"))) {
            if (!box->isVisible())
                continue;
            QString text = box->text();
            box->close();
            return text;
        }
        return {};
    }
    void playSome(Random& random, std::size_t acts) {
        while (game->place() < acts && !is_over(game->state()))
            actByMouse(random);
    }
    /// Answers the next question with a button of that role.
    static void answerNext(QMessageBox::ButtonRole role) {
        QTimer::singleShot(0, [role] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            ASSERT_NE(box, nullptr);
            for (QAbstractButton* button : box->buttons())
                if (box->buttonRole(button) == role)
                    return QTest::mouseClick(button, Qt::LeftButton);
        });
    }
    static QString clipboard() { return QApplication::clipboard()->text(); }
};

TEST_F(FilesTest, AGameIsSavedAndOpenedAgain) {
    Random random(41);
    auto match = fresh_match();
    set_tag(match, "First", "Łukasz 🦊");
    open(std::move(match));
    playSome(random, 25);
    const std::string record = to_text(game->match());
    const QString file = path("Łukasz & 100%1 棋.cpk");
    ASSERT_TRUE(window->records().saveTo(file));
    EXPECT_FALSE(window->isWindowModified());
    commands().restart->trigger();
    ASSERT_TRUE(window->records().openFile(file));
    EXPECT_EQ(to_text(game->match()), record);
    ASSERT_EQ(commands().recent->actions().size(), 1);
    EXPECT_TRUE(commands().recent->actions().first()->text().contains(
        QStringLiteral("Łukasz && 100%1 棋.cpk")));
    EXPECT_TRUE(window->windowTitle().contains(QStringLiteral("100%1")));
}

/// Where nothing can be written, the game is lost at the end; that is not to happen unasked.
TEST_F(FilesTest, AGameThatCannotBeKeptIsNotLostUnasked) {
    for (int copy = 1; copy <= 9; ++copy) // a folder stands where the lock would
        QDir().mkpath(path("autosave-" + std::to_string(copy) + ".cpk.lock/x"));
    Random random(47);
    open();
    playSome(random, 5);
    answerNext(QMessageBox::RejectRole);
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(window->isVisible());
    EXPECT_TRUE(status().contains(QStringLiteral("cannot be kept"))) << status().toStdString();
    answerNext(QMessageBox::DestructiveRole);
    EXPECT_TRUE(window->close());
}

TEST_F(FilesTest, SavingOntoNothingSaysWhyAndKeepsTheGame) {
    Random random(42);
    open();
    playSome(random, 5);
    const std::string before = to_text(game->match());
    EXPECT_FALSE(window->records().saveTo(path("")));
    EXPECT_FALSE(warning().isEmpty());
    EXPECT_TRUE(window->isWindowModified());
    EXPECT_EQ(to_text(game->match()), before);
}

TEST_F(FilesTest, WhatCannotBeOpenedLeavesTheGameUntouched) {
    Random random(43);
    open();
    playSome(random, 12);
    const std::string before = to_text(game->match());
    for (const char* content : {"", "{", "[Rules \"standard\"]\n\n*\n", "\x89PNG\r\n\x1a\n"}) {
        folder.file("bad.cpk", content);
        EXPECT_FALSE(window->records().openFile(path("bad.cpk")));
        EXPECT_TRUE(warning().contains(QStringLiteral("bad.cpk")));
        EXPECT_EQ(to_text(game->match()), before);
    }
    EXPECT_FALSE(window->records().openFile(path("")));
    EXPECT_TRUE(warning().contains(QStringLiteral("folder")));
    EXPECT_TRUE(commands().recent->isEmpty());
}

/// A sample of the prefixes and single-byte changes of a record: each is read whole or refused.
TEST_F(FilesTest, DamagedRecordsAreReadWholeOrRefused) {
    Random random(44);
    open();
    playSome(random, 30);
    const std::string record = to_text(game->match());
    game->start(fresh_match());
    const std::string before = to_text(game->match());
    for (std::size_t i = 0; i < 240; ++i) {
        std::string damaged = record;
        if (i % 2 == 0)
            damaged.resize(random() % record.size());
        else
            damaged[random() % record.size()] = static_cast<char>(random());
        folder.file("damaged.cpk", damaged);
        if (window->records().openFile(path("damaged.cpk"))) {
            EXPECT_NO_THROW(checkers_poker::read_record(to_text(game->match())));
            game->start(fresh_match());
        } else {
            EXPECT_FALSE(warning().isEmpty());
        }
        EXPECT_EQ(to_text(game->match()), before);
    }
}

TEST_F(FilesTest, PositionAndRecordGoThroughTheClipboard) {
    Random random(45);
    open();
    playSome(random, 20);
    commands().copyRecord->trigger();
    const std::string record = to_text(game->match());
    EXPECT_EQ(clipboard().toStdString(), record);
    commands().copyPosition->trigger();
    const std::string copied = position();
    EXPECT_EQ(clipboard().toStdString(), copied);
    game->start(fresh_match());
    commands().paste->trigger();
    EXPECT_EQ(position(), copied);
    game->start(fresh_match());
    QApplication::clipboard()->setText(QString::fromStdString(record));
    commands().paste->trigger();
    EXPECT_EQ(to_text(game->match()), record);
}

TEST_F(FilesTest, PastingNonsenseSaysWhyAndChangesNothing) {
    Random random(46);
    open();
    playSome(random, 12);
    const std::string before = to_text(game->match());
    const std::string position = to_text(game->state());
    const std::string nine = "9" + position;
    for (const QString& text :
         {QStringLiteral("hello"), QStringLiteral("8/8"), QString::fromStdString(nine),
          QString::fromStdString(position).replace(QStringLiteral(" m "), QStringLiteral(" z ")),
          QString::fromStdString(position + " more"), QStringLiteral("[Event"),
          QString(100000, QLatin1Char('{'))}) {
        QApplication::clipboard()->setText(text);
        commands().paste->trigger();
        EXPECT_TRUE(warning().contains(QStringLiteral("line"))) << text.left(60).toStdString();
        EXPECT_EQ(to_text(game->match()), before);
    }
    QApplication::clipboard()->clear();
    commands().paste->trigger();
    EXPECT_EQ(to_text(game->match()), before);
}

TEST_F(FilesTest, AnUnfinishedGameIsAskedAboutBeforeItIsReplaced) {
    Random random(47);
    open();
    playSome(random, 6);
    const std::string before = to_text(game->match());
    answerNext(QMessageBox::RejectRole);
    commands().sameSettings->trigger();
    EXPECT_EQ(to_text(game->match()), before);
    answerNext(QMessageBox::DestructiveRole);
    commands().sameSettings->trigger();
    EXPECT_EQ(game->place(), 0U);
    ASSERT_TRUE(commands().previousGame->isEnabled());
    commands().previousGame->trigger();
    EXPECT_EQ(to_text(game->match()), before);
}

TEST_F(FilesTest, NewGamesKeepTheSettings) {
    open(fresh_match("high-low,die", 5));
    commands().sameSettings->trigger();
    EXPECT_EQ(to_text(game->state().options), "high-low,die");
    EXPECT_TRUE(game->match().deal);
    Random random(48);
    playSome(random, 4);
    const auto deal = game->match().deal;
    const std::string start = to_text(game->match().history.start());
    answerNext(QMessageBox::DestructiveRole);
    commands().restart->trigger();
    EXPECT_EQ(position(), start);
    EXPECT_EQ(game->match().deal, deal);
}

TEST_F(FilesTest, ClosingKeepsTheGameUnderWay) {
    Random random(49);
    open();
    playSome(random, 9);
    const std::string record = to_text(game->match());
    window->close();
    QString trouble;
    const auto kept = autosave->restore(trouble);
    ASSERT_TRUE(kept);
    EXPECT_EQ(to_text(*kept), record);
}

TEST_F(FilesTest, ClosingAFinishedGameLeavesNothingToComeBackTo) {
    Random random(50);
    open();
    playSome(random, 9);
    ASSERT_FALSE(game->submit(checkers_poker::Resign{}));
    window->close();
    EXPECT_FALSE(QFileInfo::exists(autosave->path()));
    EXPECT_TRUE(QFileInfo::exists(path("previous.cpk")));
}

TEST_F(FilesTest, TheGameIsKeptAWhileAfterAnAct) {
    Random random(51);
    open();
    playSome(random, 3);
    EXPECT_TRUE(QTest::qWaitFor([&] { return QFileInfo::exists(autosave->path()); }, 2000));
}

} // namespace
