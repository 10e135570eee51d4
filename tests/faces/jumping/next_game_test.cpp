#include "app/seat_players.hpp"
#include "app/settings.hpp"
#include "face_games.hpp"
#include "faces/chinese_checkers/kind.hpp"
#include "faces/halma/kind.hpp"

#include <QDate>
#include <QTemporaryDir>

#include <gmock/gmock.h>

// Rows of the catalogue, and the games that follow a game.

namespace {

using app::AnyGame;
using support::face_of;
using support::game_of;

const app::Catalogue& catalogue() {
    static const app::Catalogue rows({halma_face::kind(), chinese_checkers_face::raceKind(),
                                      chinese_checkers_face::captureKind()});
    return rows;
}

std::string today() {
    return QDate::currentDate().toString(QStringLiteral("yyyy.MM.dd")).toStdString();
}

TEST(TheCatalogue, tells_the_race_from_the_capture_game) {
    for (const std::string rules :
         {"halma,board=8", "chinese-checkers,players=3", "chinese-checkers,capture",
          "chinese-checkers,players=5,capture"}) {
        const app::GameKind& kind = catalogue().rowOfRules(rules);
        const AnyGame game = kind.fromRules(rules, {});
        EXPECT_EQ(game->rules(), rules);
        EXPECT_EQ(game->tag("Event"), "Casual game");
        EXPECT_EQ(game->tag("Date"), today());
        EXPECT_EQ(&catalogue().rowOf(*game), &kind) << rules;
        EXPECT_EQ(catalogue().readRecord(game->recordText()), game);
        EXPECT_EQ(kind.title, face_of(game).title());
    }
}

TEST(ARowOfTheCatalogue, begins_games_of_its_own) {
    const QTemporaryDir folder;
    QStringList troubles;
    const app::Settings settings(folder.filePath(QStringLiteral("settings.ini")), troubles);
    std::vector<std::string> rules;
    for (const app::GameKind& kind : catalogue().rows()) {
        const AnyGame game = kind.fresh(settings, troubles);
        EXPECT_EQ(game->word(), kind.word);
        EXPECT_EQ(game->tag("Date"), today());
        rules.push_back(game->rules());
    }
    EXPECT_THAT(rules,
                testing::ElementsAre("halma", "chinese-checkers", "chinese-checkers,capture"));
    EXPECT_TRUE(troubles.isEmpty());
}

AnyGame with_computer(const std::string& start, const std::string& acts = "") {
    AnyGame game = game_of(start, acts);
    game->setTag("Event", "Spring cup");
    app::giveSeat(*game, tabletop::Seat{1}, engine::Level(8));
    return game;
}

TEST(ANewGameOfTheSame, has_the_start_of_its_rules_and_the_same_players) {
    const AnyGame game = with_computer(support::nearly_home, "g4-h5");
    const AnyGame next = face_of(game).newlyDealt(*game);
    EXPECT_EQ(next->rules(), "halma,board=8");
    EXPECT_EQ(next->size(), 0U);
    EXPECT_FALSE(next->hasOwnStart());
    EXPECT_EQ(next->tag("A"), "Ann");
    EXPECT_EQ(next->tag("BLevel"), "8");
    EXPECT_EQ(next->tag("BFormer"), "Ben");
    EXPECT_EQ(next->tag("Event"), "Casual game");
    EXPECT_EQ(next->tag("Date"), today());
}

TEST(ARestartedGame, has_the_same_start_and_tags) {
    const AnyGame game = with_computer(support::nearly_home, "g4-h5");
    const AnyGame again = face_of(game).restarted(*game);
    EXPECT_EQ(again->position(0), game->position(0));
    EXPECT_EQ(again->size(), 0U);
    EXPECT_EQ(again->tags(), game->tags());
}

TEST(ARematch, moves_everybody_one_seat_on) {
    const AnyGame game = with_computer("chinese-checkers,players=3,super", "h4-h5");
    const AnyGame next = face_of(game).rematch(*game);
    EXPECT_EQ(next->rules(), "chinese-checkers,players=3,super");
    EXPECT_EQ(next->size(), 0U);
    EXPECT_EQ(next->tag("A"), "Cem");
    EXPECT_EQ(next->tag("B"), "Ann");
    EXPECT_EQ(next->tag("CLevel"), "8");
    EXPECT_EQ(next->tag("CFormer"), "Ben");
    EXPECT_EQ(next->tag("BLevel"), "");
    const AnyGame captures = game_of("chinese-checkers,players=5,capture");
    const AnyGame after = face_of(captures).rematch(*captures);
    EXPECT_EQ(after->rules(), "chinese-checkers,players=5,capture");
    EXPECT_EQ(after->tag("A"), "Eve");
}

} // namespace
