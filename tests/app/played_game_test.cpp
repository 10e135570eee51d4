#include "app/game_review.hpp"
#include "app/played_game_of.hpp"
#include "app/session.hpp"
#include "games/chinese_checkers/capture.hpp"
#include "support/program.hpp"
#include "support/table.hpp"
#include "support/text_failure.hpp"
#include "tabletop/random.hpp"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <memory>
#include <ostream>
#include <random>
#include <string>
#include <vector>

// Games of other kinds and of more than two, through the one border that the window sees them by.

namespace {

using app::AnyGame;
using app::Awaited;
using app::PlayedGame;
using tabletop::Seat;
using tabletop::seat_at;

constexpr int kindsPatience = 60'000; // milliseconds

AnyGame gameOf(const std::string& rules) {
    return support::games().rowOfRules(rules).fromRules(rules, {});
}

/// One of the legal acts.
std::string anyAct(const PlayedGame& game, std::mt19937_64& random) {
    const auto tokens = game.legalTokens(game.place());
    return tokens[tabletop::uniform_below(random, tokens.size())];
}

void playOn(PlayedGame& game, std::mt19937_64& random, std::size_t acts) {
    for (; acts > 0 && !game.situation().isOver(); --acts) {
        const bool isDue = game.situation().isChanceDue;
        ASSERT_FALSE(game.play(isDue ? game.chanceToken(1) : anyAct(game, random)));
    }
}

struct Table {
    const char* name;
    const char* rules;
    const char* word;
    std::size_t seats;
    const char* lastSeatTag;

    friend std::ostream& operator<<(std::ostream& out, const Table& table) {
        return out << table.rules;
    }
};

class PlayedGameOfKind : public testing::TestWithParam<Table> {
protected:
    AnyGame fresh() const { return gameOf(GetParam().rules); }
    std::mt19937_64 random{31};
};

TEST_P(PlayedGameOfKind, SaysWhatItIs) {
    const AnyGame game = fresh();
    EXPECT_EQ(game->word(), GetParam().word);
    EXPECT_EQ(game->rules(), GetParam().rules);
    EXPECT_EQ(game->seats(), GetParam().seats);
    EXPECT_EQ(game->seatTag(seat_at(GetParam().seats - 1)), GetParam().lastSeatTag);
    EXPECT_EQ(game->size(), 0U);
    EXPECT_EQ(game->resultText(0), "*");
    EXPECT_EQ(support::games().rowOf(*game).word, GetParam().word);
}

TEST_P(PlayedGameOfKind, ActsAreTokensThatGoBackAndForth) {
    const AnyGame start = fresh();
    AnyGame game = start;
    playOn(*game, random, 40);
    const std::size_t size = game->size();
    std::vector<std::string> visited;
    game->visit(0, size,
                [&](std::size_t place, const app::Situation& before, const std::string& token) {
                    EXPECT_EQ(before, game->situation(place));
                    EXPECT_EQ(token, game->token(place));
                    visited.push_back(token);
                });
    AnyGame again = start;
    for (std::size_t place = 0; place < size; ++place) {
        EXPECT_EQ(again->position(place), game->position(place));
        ASSERT_FALSE(again->play(visited[place]));
    }
    game->goTo(0);
    again->goTo(0);
    EXPECT_EQ(start->size(), 0U) << "a copy is one";
    playOn(*again, random, 1);
    EXPECT_EQ(again->size(), 1U) << "what was undone is dropped by playing on";
}

TEST_P(PlayedGameOfKind, ARefusedActChangesNothingAndSaysWhy) {
    AnyGame game = fresh();
    playOn(*game, random, 5);
    const AnyGame before = game;
    for (const char* token : {"", "a", "z99-z98", "nonsense", "a1-a1", "die:9", "=none"}) {
        const auto reason = game->play(token);
        ASSERT_TRUE(reason) << token;
        EXPECT_FALSE(reason->empty()) << token;
        EXPECT_EQ(game, before) << token;
    }
}

TEST_P(PlayedGameOfKind, RecordsAndPositionsAreReadAgainAsTheSameGame) {
    AnyGame game = fresh();
    playOn(*game, random, 30);
    game->setTag(GetParam().lastSeatTag, "Zoë");
    app::giveSeat(*game, Seat{0}, engine::Level(3));
    game->goTo(20);
    const AnyGame read = support::games().readRecord(game->recordText());
    EXPECT_EQ(read, game);
    EXPECT_EQ(read->word(), GetParam().word);
    EXPECT_EQ(app::seatPlayer(*read, Seat{0}), engine::Level(3));
    const std::string position = game->position(20);
    const AnyGame pasted = support::games().readRecordOrPosition("\n " + position + "\n");
    EXPECT_EQ(pasted->position(0), position);
    EXPECT_TRUE(pasted->hasOwnStart());
}

TEST_P(PlayedGameOfKind, AGameGivenUpByAllButOneIsOver) {
    AnyGame game = fresh();
    while (game->situation().isChanceDue)
        ASSERT_FALSE(game->play(game->chanceToken(1)));
    while (!game->situation().isOver())
        ASSERT_FALSE(game->play(tabletop::resign_token));
    EXPECT_EQ(game->situation().toAct, std::nullopt);
    EXPECT_NE(game->resultText(game->place()), "*");
    EXPECT_TRUE(game->legalTokens(game->place()).empty());
}

TEST_P(PlayedGameOfKind, EverySeatHasAPlayerOfItsOwn) {
    AnyGame game = fresh();
    EXPECT_TRUE(app::hasPerson(*game));
    EXPECT_FALSE(app::hasComputer(*game));
    for (std::size_t i = 0; i < game->seats(); ++i) {
        game->setTag(game->seatTag(seat_at(i)), "Person " + std::to_string(i));
        app::giveSeat(*game, seat_at(i), engine::Level(static_cast<unsigned>(i + 1)));
    }
    EXPECT_FALSE(app::hasPerson(*game));
    for (std::size_t i = 0; i < game->seats(); ++i) {
        EXPECT_EQ(app::seatPlayer(*game, seat_at(i)), engine::Level(static_cast<unsigned>(i + 1)));
        EXPECT_EQ(game->tag(game->seatTag(seat_at(i))), "") << "the name goes with its person";
        app::giveSeat(*game, seat_at(i), std::nullopt);
        EXPECT_EQ(game->tag(game->seatTag(seat_at(i))), "Person " + std::to_string(i));
    }
}

/// A session that computers play at every seat but the persons'.
class SessionOfKind : public PlayedGameOfKind {
protected:
    app::KeptGames kept() const {
        return app::KeptGames(QString::fromStdString(folder.file("kept")), support::games());
    }
    void open(AnyGame game, const std::vector<std::size_t>& persons) {
        for (std::size_t i = 0; i < game->seats(); ++i) {
            if (std::find(persons.begin(), persons.end(), i) == persons.end())
                app::giveSeat(*game, seat_at(i), engine::Level(1));
        }
        session.reset();
        session = std::make_unique<app::Session>(std::move(game), kept());
        session->setPace(std::chrono::milliseconds{0});
        session->setChanceActsByItself(true);
    }
    Awaited awaited() const { return session->waiting().what; }
    bool waitForPerson() const {
        return QTest::qWaitFor([this] { return awaited() == Awaited::person; }, kindsPatience);
    }
    const PlayedGame& game() const { return session->game().game(); }

    support::TemporaryFolder folder;
    std::unique_ptr<app::Session> session;
};

TEST_P(SessionOfKind, UndoGoesBackToTheLastActOfAPerson) {
    open(fresh(), {0});
    ASSERT_TRUE(waitForPerson());
    const std::size_t mine = session->game().place();
    ASSERT_FALSE(session->game().submit(anyAct(game(), random)));
    ASSERT_TRUE(waitForPerson());
    EXPECT_GE(session->game().place(), mine + GetParam().seats - 1) << "all others have acted";
    session->game().undo();
    EXPECT_EQ(session->game().place(), mine);
    EXPECT_EQ(awaited(), Awaited::person);
    session->game().redo();
    EXPECT_EQ(session->game().place(), game().size());
}

TEST_P(SessionOfKind, ComputersPlayOnAtAllSeats) {
    open(fresh(), {});
    constexpr std::size_t enough = 30;
    ASSERT_TRUE(QTest::qWaitFor(
        [this] {
            if (awaited() == Awaited::reading)
                session->dismissResult();
            return session->game().place() >= enough || awaited() == Awaited::over;
        },
        kindsPatience));
    session->setPaused(true);
    EXPECT_EQ(support::games().readRecord(game().recordText())->recordText(), game().recordText());
}

TEST_P(SessionOfKind, AGameComesBackAsItWasKept) {
    open(fresh(), {0, 1, 2, 3, 4, 5});
    for (int i = 0; i < 12 && waitForPerson(); ++i)
        ASSERT_FALSE(session->game().submit(anyAct(game(), random)));
    session->game().undo();
    const AnyGame left(game().copy());
    EXPECT_EQ(session->store().end(), QString());
    session.reset();
    app::KeptGames again = kept();
    QStringList troubles;
    const auto held = again.resume(troubles);
    ASSERT_TRUE(held);
    EXPECT_EQ(held->game, left);
    EXPECT_TRUE(troubles.isEmpty());
}

TEST_P(SessionOfKind, HintsAnalysisAndReviewSpeakOfItInTokens) {
    AnyGame played = fresh();
    playOn(*played, random, 5); // in a game with a die, it has been rolled then
    const std::size_t place = played->place();
    app::Hint hint;
    std::string found;
    QObject::connect(&hint, &app::Hint::found, [&](const std::string& token) { found = token; });
    hint.ask(*played, place);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !found.empty(); }, kindsPatience));
    const auto legal = played->legalTokens(place);
    EXPECT_NE(std::find(legal.begin(), legal.end(), found), legal.end()) << found;

    app::Analysis analysis;
    analysis.look(*played, place);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !analysis.lines().empty(); }, kindsPatience));
    analysis.stop();

    app::GameReview review;
    review.start(played);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !review.isRunning(); }, kindsPatience));
    EXPECT_EQ(review.judgements().size(), place + 1);
    for (const app::TurningPoint& point : app::turningPoints(*played, review.judgements()))
        EXPECT_NE(point.better, played->token(point.place));
}

constexpr auto nameOfTable = [](const testing::TestParamInfo<Table>& info) {
    return std::string(info.param.name);
};

const auto tables = testing::Values(
    Table{"ChineseCheckersForThree", "chinese-checkers,players=3", "chinese-checkers", 3, "C"},
    Table{"ChineseCheckersForSix", "chinese-checkers,players=6", "chinese-checkers", 6, "F"},
    Table{"HalmaForTwo", "halma,board=8", "halma", 2, "B"},
    Table{"CheckersPokerWithADie", "die", "checkers-poker", 2, "Second"});

INSTANTIATE_TEST_SUITE_P(Of, PlayedGameOfKind, tables, nameOfTable);
INSTANTIATE_TEST_SUITE_P(Of, SessionOfKind, tables, nameOfTable);

TEST(Catalogue, TellsWhichGameATextIsOf) {
    const app::Catalogue& games = support::games();
    EXPECT_EQ(games.rowOfRules("halma,board=8").word, "halma");
    EXPECT_EQ(games.rowOfRules("chinese-checkers").word, "chinese-checkers");
    EXPECT_EQ(games.rowOfRules("deck64").word, "checkers-poker");
    EXPECT_EQ(games.rowOfPosition("startpos").word, "checkers-poker");
    EXPECT_EQ(games.rowOfRecord("[Rules \"halma\"]\n\n*").word, "halma");
    EXPECT_EQ(games.find("draughts"), nullptr);
}

TEST(Catalogue, ARecordOfOneGameUnderTheNameOfAnotherIsRefusedWhereItSaysSo) {
    AnyGame halma = gameOf("halma,board=8");
    std::mt19937_64 random(3);
    playOn(*halma, random, 3);
    std::string record = halma->recordText();
    const std::string rules = "halma,board=8";
    record.replace(record.find(rules), rules.size(), "standard");
    EXPECT_EQ(support::failure([&] { support::games().readRecord(record); }),
              "4:1 \"1.\" | a tag Cards, Deal or Position before the actions");
    EXPECT_EQ(support::failure([&] {
                  support::games().find("halma")->fromRecord("[Rules \"chinese-checkers\"]\n\n*");
              }).substr(0, 27),
              "1:9 \"chinese-checkers\" | ru");
}

TEST(PlayedGame, MatchesOfTwoGamesAreNeverEqual) {
    const AnyGame halma = gameOf("halma");
    const AnyGame star = gameOf("chinese-checkers");
    EXPECT_FALSE(halma == star);
    EXPECT_TRUE(app::isMatchOf<halma::Game>(*halma));
    EXPECT_FALSE(app::isMatchOf<halma::Game>(*star));
}

} // namespace
