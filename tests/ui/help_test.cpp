#include "support/table.hpp"
#include "ui/faces_support.hpp"
#include "ui/window/help_pictures.hpp"
#include "window_fixture.hpp"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QUrl>

/// The help of the game on the table, and what its pages draw.
namespace {

class HelpTest : public support::WindowTest {};

QStringList boardsOf(const QString& page) {
    QFile file(QStringLiteral(":/help/") + page);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << page.toStdString();
    const QRegularExpression image(QStringLiteral("src=\"board:([^\"]+)\""));
    QStringList boards;
    for (auto found = image.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();)
        boards << QUrl::fromPercentEncoding(found.next().captured(1).toUtf8());
    return boards;
}

TEST_F(HelpTest, EveryBoardOfItsPagesCanBeDrawn) {
    open();
    for (const QString& page : QDir(QStringLiteral(":/help")).entryList()) {
        const QStringList boards = boardsOf(page);
        EXPECT_FALSE(boards.isEmpty()) << page.toStdString() << " has no picture";
        for (const QString& board : boards)
            EXPECT_FALSE(
                ui::drawnForHelp(board, support::games(), support::faces(), {200, 200}, 1).isNull())
                << page.toStdString() << ": " << board.toStdString();
    }
}

TEST(ABoardOfTheHelp, IsNoneWhereItCannotBeRead) {
    for (const char* board : {"halma,players=5", "no such position", "halma;a1-p16"})
        EXPECT_TRUE(ui::drawnForHelp(QString::fromLatin1(board), support::games(), support::faces(),
                                     {200, 200}, 1)
                        .isNull())
            << board;
}

/// Pages of all games are one key away, each with its title.
TEST_F(HelpTest, IsThatOfTheGameOnTheTable) {
    open();
    struct Row {
        const char* rules;
        const char* title;
        const char* page;
    };
    for (const Row& row : {Row{"halma", "How to play Halma", "halma.html"},
                           Row{"chinese-checkers,capture", "How to play", "chinese-checkers.html"},
                           Row{"standard", "How to play Checkers Poker", "rules.html"}}) {
        game->start(support::games().rowOfRules(row.rules).fromRules(row.rules, {}));
        QTest::keyClick(window.get(), Qt::Key_F1);
        auto* page = window->findChild<QTextBrowser*>(QStringLiteral("rules"));
        ASSERT_NE(page, nullptr);
        EXPECT_TRUE(page->window()->windowTitle().startsWith(QString::fromLatin1(row.title)))
            << page->window()->windowTitle().toStdString();
        EXPECT_EQ(page->source().fileName().toStdString(), row.page);
        page->window()->close();
    }
}

} // namespace
