#include "app/record_file.hpp"
#include "faces/checkers_poker/new_game.hpp"
#include "scripted_player.hpp"
#include "support/bad_disk.hpp"
#include "support/table.hpp"
#include "support/table_match.hpp"
#include "ui/window/record_desk.hpp"

#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QTimer>

#include <functional>
#include <string>
#include <vector>

namespace {

using support::matchOf;
using support::stateOf;
using support::submit;

using checkers_poker::Match;
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
        while (game->place() < acts && !is_over(stateOf(*game)))
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
    /// Opens the list of unsaved games and does something there.
    void inUnsavedGames(const std::function<void(QDialog&)>& act) {
        QTimer::singleShot(0, [act] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            ASSERT_TRUE(QTest::qWaitForWindowActive(dialog));
            act(*dialog);
        });
        commands().unsavedGames->trigger();
    }
    /// What another copy of the program would find.
    std::vector<app::KeptGame> keptAfterTheEnd() {
        window.reset();
        session.reset();
        return app::KeptGames(path("kept"), support::games()).list();
    }
    static QString clipboard() { return QApplication::clipboard()->text(); }
};

TEST_F(FilesTest, AGameIsSavedAndOpenedAgain) {
    Random random(41);
    auto match = fresh_match();
    set_tag(match, "First", "Łukasz 🦊");
    open(std::move(match));
    playSome(random, 25);
    const std::string record = to_text(matchOf(*game));
    const QString file = path("Łukasz & 100%1 棋.cpk");
    ASSERT_TRUE(window->records().saveTo(file));
    EXPECT_FALSE(window->isWindowModified());
    commands().restart->trigger();
    ASSERT_TRUE(window->records().openFile(file));
    EXPECT_EQ(to_text(matchOf(*game)), record);
    ASSERT_EQ(commands().recent->actions().size(), 1);
    EXPECT_TRUE(commands().recent->actions().first()->text().contains(
        QStringLiteral("Łukasz && 100%1 棋.cpk")));
    EXPECT_TRUE(window->windowTitle().contains(QStringLiteral("100%1")));
}

/// Where nothing can be written, the game is lost at the end; that is not to happen unasked.
TEST_F(FilesTest, AGameThatCannotBeKeptIsNotLostUnasked) {
    folder.file("kept", "a file where the folder would be");
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
    const std::string before = to_text(matchOf(*game));
    EXPECT_FALSE(window->records().saveTo(path("")));
    EXPECT_FALSE(warning().isEmpty());
    EXPECT_TRUE(window->isWindowModified());
    EXPECT_EQ(to_text(matchOf(*game)), before);
}

TEST_F(FilesTest, WhatCannotBeOpenedLeavesTheGameUntouched) {
    Random random(43);
    open();
    playSome(random, 12);
    const std::string before = to_text(matchOf(*game));
    for (const char* content : {"", "{", "[Rules \"standard\"]\n\n*\n", "\x89PNG\r\n\x1a\n"}) {
        folder.file("bad.cpk", content);
        EXPECT_FALSE(window->records().openFile(path("bad.cpk")));
        EXPECT_TRUE(warning().contains(QStringLiteral("bad.cpk")));
        EXPECT_EQ(to_text(matchOf(*game)), before);
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
    const std::string record = to_text(matchOf(*game));
    game->start(fresh_match());
    const std::string before = to_text(matchOf(*game));
    for (std::size_t i = 0; i < 240; ++i) {
        std::string damaged = record;
        if (i % 2 == 0)
            damaged.resize(random() % record.size());
        else
            damaged[random() % record.size()] = static_cast<char>(random());
        folder.file("damaged.cpk", damaged);
        if (window->records().openFile(path("damaged.cpk"))) {
            EXPECT_NO_THROW(checkers_poker::read_record(to_text(matchOf(*game))));
            game->start(fresh_match());
        } else {
            EXPECT_FALSE(warning().isEmpty());
        }
        EXPECT_EQ(to_text(matchOf(*game)), before);
    }
}

TEST_F(FilesTest, PositionAndRecordGoThroughTheClipboard) {
    Random random(45);
    open();
    playSome(random, 20);
    commands().copyRecord->trigger();
    const std::string record = to_text(matchOf(*game));
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
    EXPECT_EQ(to_text(matchOf(*game)), record);
}

TEST_F(FilesTest, PastingNonsenseSaysWhyAndChangesNothing) {
    Random random(46);
    open();
    playSome(random, 12);
    const std::string before = to_text(matchOf(*game));
    const std::string position = to_text(stateOf(*game));
    const std::string nine = "9" + position;
    for (const QString& text :
         {QStringLiteral("hello"), QStringLiteral("8/8"), QString::fromStdString(nine),
          QString::fromStdString(position).replace(QStringLiteral(" m "), QStringLiteral(" z ")),
          QString::fromStdString(position + " more"), QStringLiteral("[Event"),
          QString(100000, QLatin1Char('{'))}) {
        QApplication::clipboard()->setText(text);
        commands().paste->trigger();
        EXPECT_TRUE(warning().contains(QStringLiteral("line"))) << text.left(60).toStdString();
        EXPECT_EQ(to_text(matchOf(*game)), before);
    }
    QApplication::clipboard()->clear();
    commands().paste->trigger();
    EXPECT_EQ(to_text(matchOf(*game)), before);
}

TEST_F(FilesTest, AnUnfinishedGameIsAskedAboutBeforeItIsReplaced) {
    Random random(47);
    open();
    playSome(random, 6);
    const std::string before = to_text(matchOf(*game));
    answerNext(QMessageBox::RejectRole);
    commands().sameSettings->trigger();
    EXPECT_EQ(to_text(matchOf(*game)), before);
    answerNext(QMessageBox::DestructiveRole);
    commands().sameSettings->trigger();
    EXPECT_EQ(game->place(), 0U);
    const auto waiting = store->kept().list();
    ASSERT_EQ(waiting.size(), 1U);
    EXPECT_EQ((*waiting.front().game)->recordText(), before);
    inUnsavedGames([&](QDialog&) { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); });
    EXPECT_EQ(to_text(matchOf(*game)), before);
    EXPECT_TRUE(store->kept().list().empty());
}

TEST_F(FilesTest, NewGamesKeepTheSettings) {
    open(fresh_match("high-low,die", 5));
    commands().sameSettings->trigger();
    EXPECT_EQ(to_text(stateOf(*game).options), "high-low,die");
    EXPECT_TRUE(matchOf(*game).deal);
    Random random(48);
    playSome(random, 4);
    const auto deal = matchOf(*game).deal;
    const std::string start = to_text(matchOf(*game).history.start());
    answerNext(QMessageBox::DestructiveRole);
    commands().restart->trigger();
    EXPECT_EQ(position(), start);
    EXPECT_EQ(matchOf(*game).deal, deal);
}

TEST_F(FilesTest, ClosingKeepsTheGameUnderWay) {
    Random random(49);
    open();
    playSome(random, 9);
    const std::string record = to_text(matchOf(*game));
    window->close();
    const auto kept = keptAfterTheEnd();
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ((*kept.front().game)->recordText(), record);
}

TEST_F(FilesTest, ClosingAFinishedGamePutsItAside) {
    Random random(50);
    open();
    playSome(random, 9);
    ASSERT_FALSE(submit(*game, checkers_poker::Resign{}));
    window->close();
    EXPECT_EQ(keptAfterTheEnd().size(), 1U);
    QStringList troubles;
    EXPECT_FALSE(app::KeptGames(path("kept"), support::games()).resume(troubles));
}

TEST_F(FilesTest, TheGameIsKeptAWhileAfterAnAct) {
    Random random(51);
    open();
    playSome(random, 3);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !store->kept().path().isEmpty(); }, 2000));
}

TEST_F(FilesTest, AGameUndoneToItsStartIsAskedAbout) {
    Random random(52);
    open();
    playSome(random, 10);
    while (game->canUndo())
        game->undo();
    answerNext(QMessageBox::RejectRole);
    commands().sameSettings->trigger();
    EXPECT_EQ(matchOf(*game).history.size(), 10U);
    answerNext(QMessageBox::DestructiveRole);
    commands().sameSettings->trigger();
    ASSERT_EQ(store->kept().list().size(), 1U);
    EXPECT_EQ(support::matchOf(*store->kept().list().front().game).history.size(), 10U);
}

TEST_F(FilesTest, AFullDiskIsToldWhenSavingAndTheGameCountsAsUnsaved) {
    const support::SmallDisk disk;
    if (!disk.there())
        GTEST_SKIP() << "a file system cannot be mounted here: " << disk.trouble();
    Random random(53);
    open();
    playSome(random, 3);
    const QString file = QString::fromStdString(disk.file("game.cpk"));
    ASSERT_TRUE(window->records().saveTo(file));
    const std::string before = support::whole_file(disk.file("game.cpk"));
    disk.fill();
    playSome(random, 5);
    commands().save->trigger();
    const QString words = warning();
    EXPECT_TRUE(words.contains(QStringLiteral("No space left"))) << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("Make room")));
    EXPECT_TRUE(window->isWindowModified());
    EXPECT_EQ(support::whole_file(disk.file("game.cpk")), before);
    disk.empty();
    commands().save->trigger();
    EXPECT_FALSE(window->isWindowModified());
}

TEST_F(FilesTest, AFileThatAnotherProgramChangedIsAskedAboutBeforeItIsSavedOver) {
    Random random(54);
    open();
    playSome(random, 3);
    ASSERT_TRUE(window->records().saveTo(path("game.cpk")));
    playSome(random, 5);
    folder.file("game.cpk", "of another program");
    answerNext(QMessageBox::RejectRole);
    commands().save->trigger();
    EXPECT_EQ(support::whole_file(folder.file("game.cpk")), "of another program");
    EXPECT_TRUE(window->isWindowModified());
    answerNext(QMessageBox::DestructiveRole);
    commands().save->trigger();
    EXPECT_EQ(support::whole_file(folder.file("game.cpk")), to_text(matchOf(*game)));
    playSome(random, 7);
    QFile::remove(path("game.cpk"));
    answerNext(QMessageBox::RejectRole);
    commands().save->trigger();
    EXPECT_FALSE(QFileInfo::exists(path("game.cpk")));
    folder.file("game.cpk", to_text(matchOf(*game)));
}

TEST_F(FilesTest, TheUnsavedGamesAreListedInWordsAndDeletedAfterAQuestion) {
    Random random(55);
    auto match = fresh_match("high-low", 7);
    set_tag(match, "First", "Ann");
    open(std::move(match));
    playSome(random, 4);
    answerNext(QMessageBox::DestructiveRole);
    commands().sameSettings->trigger();
    inUnsavedGames([&](QDialog& dialog) {
        auto* list = dialog.findChild<QListWidget*>();
        ASSERT_EQ(list->count(), 1);
        EXPECT_FALSE(list->accessibleName().isEmpty());
        EXPECT_TRUE(list->hasFocus());
        for (const char* fact : {"Ann", "high-low", "deal 7", "4 acts", "is to act"})
            EXPECT_TRUE(list->item(0)->text().contains(QString::fromLatin1(fact))) << fact;
        answerNext(QMessageBox::RejectRole);
        QTest::keyClick(list, Qt::Key_Delete);
        EXPECT_EQ(list->count(), 1);
        answerNext(QMessageBox::DestructiveRole);
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("deleteGame")),
                          Qt::LeftButton);
        EXPECT_EQ(list->count(), 0);
        EXPECT_FALSE(dialog.findChild<QPushButton*>(QStringLiteral("takeGame"))->isEnabled());
        dialog.reject();
    });
    EXPECT_TRUE(store->kept().list().empty());
}

TEST_F(FilesTest, EnterTakesTheFirstUnsavedGameThatIsNotOpenElsewhere) {
    Random random(58);
    app::KeptGames waiting(path("kept"), support::games());
    Match match = fresh_match("standard", 8);
    play(match, checkers_poker::ChooseEnd{});
    ASSERT_EQ(waiting.setAside(*app::AnyGame(match), {}), QString());
    open();
    app::KeptGames elsewhere(path("kept"), support::games()); // another running copy, and later
    ASSERT_EQ(elsewhere.keep(*app::AnyGame(support::random_match(random, {}, 5)), {}), QString());
    inUnsavedGames([](QDialog& dialog) {
        auto* list = dialog.findChild<QListWidget*>();
        ASSERT_EQ(list->count(), 2);
        QTest::keyClick(list, Qt::Key_Return);
    });
    EXPECT_EQ(matchOf(*game).deal, 8U);
}

TEST_F(FilesTest, TakingAnUnsavedGameKeepsTheOneOnTheTable) {
    Random random(56);
    open();
    playSome(random, 4);
    const std::string first = to_text(matchOf(*game));
    answerNext(QMessageBox::DestructiveRole);
    commands().sameSettings->trigger();
    playSome(random, 6);
    const std::string second = to_text(matchOf(*game));
    inUnsavedGames([&](QDialog& dialog) {
        answerNext(QMessageBox::DestructiveRole);
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("takeGame")),
                          Qt::LeftButton);
    });
    EXPECT_TRUE(QTest::qWaitFor([&] { return to_text(matchOf(*game)) == first; }));
    ASSERT_EQ(store->kept().list().size(), 1U);
    EXPECT_EQ((*store->kept().list().front().game)->recordText(), second);
}

TEST_F(FilesTest, TheEndOfTheSessionKeepsAllWithADialogOpen) {
    Random random(57);
    open();
    playSome(random, 4);
    const std::string record = to_text(matchOf(*game));
    QTimer::singleShot(0, [&] {
        ASSERT_NE(QApplication::activeModalWidget(), nullptr);
        EXPECT_TRUE(window->endNow().isEmpty());
        QApplication::activeModalWidget()->close();
    });
    commands().sameSettings->trigger();
    EXPECT_TRUE(settings->contains(QStringLiteral("window/geometry")));
    const auto kept = keptAfterTheEnd();
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ((*kept.front().game)->recordText(), record);
}

} // namespace
