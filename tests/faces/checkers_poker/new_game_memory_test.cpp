#include "app/settings.hpp"
#include "cards/deck.hpp"
#include "faces/checkers_poker/new_game_memory.hpp"

#include <QFile>
#include <QTemporaryDir>

#include <gmock/gmock.h>

namespace checkers_poker_face {
namespace {

using app::Settings;
using cards::Deck;
using checkers_poker::first;
using checkers_poker::Layout;
using checkers_poker::second;

class NewGameMemory : public testing::Test {
protected:
    QString path() const { return dir_.filePath(QStringLiteral("settings.ini")); }
    void write(const QByteArray& content) const {
        QFile file(path());
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    RememberedGame recall() const {
        QStringList troubles;
        Settings opened(path(), troubles);
        return recallGame(opened);
    }
    void remember(const NewGame& game) const {
        QStringList troubles;
        Settings opened(path(), troubles);
        rememberGame(opened, game);
    }

private:
    QTemporaryDir dir_;
};

TEST_F(NewGameMemory, StartsWithTheStandardGame) {
    const RememberedGame recalled = recall();
    EXPECT_EQ(recalled.game.options, checkers_poker::Options());
    EXPECT_TRUE(recalled.game.names[first].isEmpty());
    EXPECT_TRUE(recalled.troubles.isEmpty());
    EXPECT_EQ(troubleWith(recalled.game), std::nullopt);
}

TEST_F(NewGameMemory, ComesBackWithANewDeal) {
    NewGame game;
    game.names = {QStringLiteral("Łukasz 🦊; a=b, \"c\""), QStringLiteral("שרה")};
    game.players[second] = engine::Level(3);
    game.options.deck = Deck::animals;
    game.options.high_low = true;
    game.options.wild.insert(cards::Card(cards::Rank::dragon, cards::Suit::clubs));
    game.options.start = checkers_poker::flank_start();
    game.board = 4294967295U; // is never drawn
    remember(game);
    const RememberedGame recalled = recall();
    EXPECT_EQ(recalled.game.names, game.names);
    EXPECT_EQ(recalled.game.players, game.players);
    EXPECT_EQ(recalled.game.options, game.options);
    EXPECT_TRUE(std::holds_alternative<std::uint32_t>(recalled.game.board));
    EXPECT_NE(recalled.game.board, game.board);
    EXPECT_TRUE(recalled.troubles.isEmpty());
}

TEST_F(NewGameMemory, ComesBackWithTheArrangedBoard) {
    NewGame game;
    game.board = checkers_poker::deal(9, Deck::standard);
    remember(game);
    EXPECT_EQ(recall().game.board, game.board);
    game.board = 5U;
    remember(game);
    EXPECT_TRUE(std::holds_alternative<std::uint32_t>(recall().game.board));
}

// Whatever the file holds, what comes of it can be played.
TEST_F(NewGameMemory, ReplacesWhatCannotBeUsedAndSaysSo) {
    const char* const rules[] = {"nonsense",   "deck64,deck64",   "wild=Fc",
                                 "wild=",      "south=a1+b1",     "die,high-low",
                                 "south=a1",   "Deck64",          "deck64,hexagons",
                                 "wild=2c+2c", "\"deck64,,die\"", "@Variant(x)"};
    for (const char* text : rules) {
        write(QByteArray("[new-game]\nrules=") + text + "\n");
        const RememberedGame recalled = recall();
        EXPECT_EQ(recalled.game.options, checkers_poker::Options()) << text;
        EXPECT_EQ(recalled.troubles.size(), 1) << text;
        EXPECT_EQ(troubleWith(recalled.game), std::nullopt) << text;
    }
}

TEST_F(NewGameMemory, TakesAPersonWhereTheLevelIsNone) {
    for (const char* level : {"9", "-1", "Champion", "", "4294967297"}) {
        write(QByteArray("[new-game]\nfirst-level=") + level + "\n");
        EXPECT_EQ(recall().game.players[first], std::nullopt) << level;
        EXPECT_EQ(recall().troubles.size(), 1) << level;
    }
    write("[new-game]\nfirst-level=0\nsecond-level=1\n");
    EXPECT_EQ(recall().game.players[second], engine::Level(1));
    EXPECT_TRUE(recall().troubles.isEmpty());
}

TEST_F(NewGameMemory, ReadsRulesWrittenByHandWithoutQuotationMarks) {
    write("[new-game]\nrules=deck64,high-low\n");
    const RememberedGame recalled = recall();
    EXPECT_TRUE(recalled.troubles.isEmpty());
    EXPECT_EQ(recalled.game.options.deck, Deck::animals);
    EXPECT_TRUE(recalled.game.options.high_low);
}

TEST_F(NewGameMemory, SurvivesABoardOfTheOtherDeckAndADamagedFile) {
    write("[new-game]\nrules=deck64\ncards=2c2d\n");
    EXPECT_EQ(recall().troubles.size(), 1);
    const std::string other = to_text(checkers_poker::sorted_layout(Deck::standard));
    write(QByteArray("[new-game]\nrules=deck64\ncards=") + other.c_str() + "\n");
    EXPECT_EQ(recall().troubles.size(), 1);
    EXPECT_EQ(troubleWith(recall().game), std::nullopt);
    QByteArray bytes;
    for (int i = 0; i < 4096; ++i)
        bytes.append(static_cast<char>((i * 7919) % 256));
    write(bytes);
    EXPECT_EQ(troubleWith(recall().game), std::nullopt);
}

TEST_F(NewGameMemory, ShortensNothingAndKeepsLongNamesForTheFieldToExplain) {
    NewGame game;
    game.names[second] = QString(500, QLatin1Char('x'));
    remember(game);
    EXPECT_EQ(recall().game.names[second].size(), 500);
}

} // namespace
} // namespace checkers_poker_face
