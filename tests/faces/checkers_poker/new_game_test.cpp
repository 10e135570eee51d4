#include "cards/deck.hpp"
#include "faces/checkers_poker/new_game.hpp"

#include <gmock/gmock.h>

#include <set>

namespace checkers_poker_face {
namespace {

using app::charactersIn;
using app::cleanedName;
using app::longestName;
using app::seatPlayer;
using app::troubleWithName;
using cards::Deck;
using checkers_poker::deal;
using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::second;
using checkers_poker::SpaceSet;

NewGame annAndBen() {
    NewGame game;
    game.names = {QStringLiteral("Ann"), QStringLiteral("Ben")};
    game.board = 20261129U;
    return game;
}

const QDate today(2026, 11, 29);

TEST(NewGame, BecomesAMatchWithItsTagsAndDeal) {
    const Match match = newMatch(annAndBen(), today);
    EXPECT_EQ(tag(match, "Event"), "Casual game");
    EXPECT_EQ(tag(match, "Date"), "2026.11.29");
    EXPECT_EQ(tag(match, "First"), "Ann");
    EXPECT_EQ(tag(match, "Second"), "Ben");
    EXPECT_EQ(match.deal, 20261129U);
    EXPECT_EQ(match.history.current().layout, deal(20261129, Deck::standard));
    EXPECT_TRUE(std::holds_alternative<checkers_poker::ChoosingEnd>(match.history.current().phase));
}

// Rules 2.1: a board arranged by hand is in the record itself, under no number.
TEST(NewGame, ArrangedBoardHasNoDealNumber) {
    NewGame game = annAndBen();
    game.board = checkers_poker::sorted_layout(Deck::standard);
    const Match match = newMatch(game, today);
    EXPECT_EQ(match.deal, std::nullopt);
    const std::string record = to_text(match);
    EXPECT_EQ(record.find("[Deal"), std::string::npos);
    EXPECT_NE(record.find("[Cards \"2c2d2h2s3c"), std::string::npos);
    EXPECT_EQ(checkers_poker::read_record(record), match);
}

TEST(NewGame, EmptyNamesLeaveNoTagAndAreFirstAndSecond) {
    NewGame game;
    const Match match = newMatch(game, today);
    EXPECT_EQ(tag(match, "First"), "");
    EXPECT_EQ(displayName(match, first), QStringLiteral("First"));
    EXPECT_EQ(displayName(match, second), QStringLiteral("Second"));
    EXPECT_EQ(displayName(newMatch(annAndBen(), today), second), QStringLiteral("Ben"));
}

// The computer at a level is a player like any other, and goes with its name in a rematch.
TEST(NewGame, SeatsTheComputer) {
    NewGame game = annAndBen();
    game.names[second].clear();
    game.players[second] = engine::Level(8);
    const Match match = newMatch(game, today);
    EXPECT_EQ(seatPlayer(match, first), std::nullopt);
    EXPECT_EQ(seatPlayer(match, second), engine::Level(8));
    EXPECT_EQ(displayName(match, second), QStringLiteral("Computer (Champion)"));
    EXPECT_EQ(startOf(match), game);
    EXPECT_EQ(rolesSwapped(game).players[first], engine::Level(8));
}

TEST(NewGame, IsFoundAgainInItsMatch) {
    NewGame game = annAndBen();
    game.options.deck = Deck::animals;
    game.options.die = true;
    EXPECT_EQ(startOf(newMatch(game, today)), game);
    game.board = checkers_poker::sorted_layout(Deck::animals);
    EXPECT_EQ(startOf(newMatch(game, today)), game);
}

// A record may give another board beside a deal's number: then the board counts.
TEST(NewGame, BoardCountsMoreThanTheNumberBesideIt) {
    Match match = newMatch(annAndBen(), today);
    match.deal = 7;
    EXPECT_EQ(startOf(match).layout(), deal(20261129, Deck::standard));
}

// Rules 2.4.
TEST(NewGame, RematchSwapsTheRolesAndNothingElse) {
    const NewGame game = annAndBen();
    const NewGame rematch = rolesSwapped(game);
    EXPECT_EQ(rematch.names[first], QStringLiteral("Ben"));
    EXPECT_EQ(rematch.names[second], QStringLiteral("Ann"));
    EXPECT_EQ(rematch.options, game.options);
    EXPECT_EQ(rolesSwapped(rematch), game);
    EXPECT_EQ(withDeal(game, 5).board, (std::variant<std::uint32_t, checkers_poker::Layout>(5U)));
}

TEST(NewGame, BoardIsFittedToTheOtherDeckAndBack) {
    const auto standard = deal(3, Deck::standard);
    const auto animals = fittedTo(standard, Deck::animals);
    EXPECT_EQ(animals.cards_on(~SpaceSet()), cards::cards_of(Deck::animals));
    for (const auto space : ~SpaceSet())
        if (const auto card = standard.card_on(space)) {
            EXPECT_EQ(animals.card_on(space), card);
        }
    EXPECT_EQ(fittedTo(animals, Deck::standard), standard);
    EXPECT_EQ(fittedTo(standard, Deck::standard), standard);
    EXPECT_EQ(fittedTo(animals, Deck::animals), animals);
}

TEST(NewGame, SaysWhatCannotBePlayed) {
    NewGame game = annAndBen();
    EXPECT_EQ(troubleWith(game), std::nullopt);
    game.board = checkers_poker::sorted_layout(Deck::animals);
    EXPECT_NE(troubleWith(game), std::nullopt);
    game = annAndBen();
    game.options.wild.insert(cards::Card(cards::Rank::fox, cards::Suit::spades));
    EXPECT_NE(troubleWith(game), std::nullopt);
    game = annAndBen();
    game.options.start.south = SpaceSet(0xF);
    EXPECT_NE(troubleWith(game), std::nullopt);
    game = annAndBen();
    game.options.start.north = game.options.start.south;
    EXPECT_NE(troubleWith(game), std::nullopt);
    game = annAndBen();
    game.names[second] = QString(500, QLatin1Char('x'));
    EXPECT_NE(troubleWith(game), std::nullopt);
}

TEST(DealNumber, IsReadFromDigitsOfItsRangeOnly) {
    EXPECT_EQ(dealFromText(QStringLiteral("0")), 0U);
    EXPECT_EQ(dealFromText(QStringLiteral(" 42 \n")), 42U);
    EXPECT_EQ(dealFromText(QStringLiteral("4294967295")), 4294967295U);
    for (const char* bad : {"", " ", "4294967296", "99999999999999999999999999", "-1", "+1", "1.0",
                            "0x10", "12a", "1 2", "abc", "٣", "１"})
        EXPECT_EQ(dealFromText(QString::fromUtf8(bad)), std::nullopt) << bad;
}

TEST(DealNumber, IsDrawnWithSixDigitsAtMost) {
    std::set<std::uint32_t> drawn;
    for (int i = 0; i < 100; ++i)
        drawn.insert(drawDeal());
    EXPECT_LT(*drawn.rbegin(), 1'000'000U);
    EXPECT_GT(drawn.size(), 90U);
}

TEST(PlayerName, IsCleanedOfWhatWouldDisturbItsLine) {
    EXPECT_EQ(cleanedName(QStringLiteral("  Ann \t\n B.  ")), QStringLiteral("Ann B."));
    EXPECT_EQ(cleanedName(QStringLiteral("A\u0007nn\u202E")), QStringLiteral("Ann"));
    EXPECT_EQ(cleanedName(QStringLiteral(" \u2028 ")), QString());
    const QString kept = QStringLiteral("Łukasz 🦊 שרה 👩‍👩‍👧 \"Q\" \\");
    EXPECT_EQ(cleanedName(kept), kept);
    EXPECT_EQ(cleanedName(QString(QChar(0xD83E))), QStringLiteral("?"));
}

TEST(PlayerName, IsMeasuredInCharactersAsPeopleSeeThem) {
    EXPECT_EQ(charactersIn(QStringLiteral("👩‍👩‍👧🦊é")), 3);
    EXPECT_EQ(charactersIn(QString()), 0);
    const QString family = QStringLiteral("👩‍👩‍👧");
    EXPECT_EQ(troubleWithName(family.repeated(longestName)), std::nullopt);
    EXPECT_NE(troubleWithName(family.repeated(longestName + 1)), std::nullopt);
    EXPECT_EQ(troubleWithName({}), std::nullopt);
    EXPECT_THAT(troubleWithName(QString(500, QLatin1Char('a')))->toStdString(),
                testing::HasSubstr("500"));
}

// Names of every kind come through a record unchanged.
TEST(PlayerName, ComesThroughARecordUnchanged) {
    for (const char* name :
         {"Łukasz 🦊", "שרה", "O'Neil \"the \\ Fox\"", "]", "{", "%1", "&Co"}) {
        NewGame game;
        game.names = {QString::fromUtf8(name), QStringLiteral("Ben")};
        const Match read = checkers_poker::read_record(to_text(newMatch(game, today)));
        EXPECT_EQ(startOf(read).names[first], QString::fromUtf8(name));
    }
}

} // namespace
} // namespace checkers_poker_face
