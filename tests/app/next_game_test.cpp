#include "app/any_game.hpp"
#include "app/next_game.hpp"
#include "app/played_game_of.hpp"
#include "app/seat_players.hpp"
#include "games/halma/halma.hpp"

#include <gtest/gtest.h>

#include <string>

// Which tags a game begins with whose players played another one before.
namespace {

app::AnyGame gameOfFour() {
    app::AnyGame game = tabletop::Match<halma::Game>(halma::Game::read_start("halma,players=4"));
    game->setTags({{"Event", "Spring cup"}, {"Site", "Utrecht"}, {"A", "Ann"}, {"B", "Ben"}});
    app::giveSeat(*game, tabletop::Seat{1}, engine::Level(8)); // for Ben, who waits
    game->setTag("DLevel", "2");
    return game;
}

std::string text(const std::vector<tabletop::Tag>& tags) {
    std::string words;
    for (const tabletop::Tag& tag : tags)
        words += (words.empty() ? "" : " ") + tag.name + "=" + tag.value;
    return words;
}

const QDate day(2026, 5, 9);

TEST(ANewGame, IsCasualAndOfToday) {
    EXPECT_EQ(text(app::tagsOfNewGame(day)), "Event=Casual game Date=2026.05.09");
}

TEST(TheNextGame, KeepsThePlayersAndNothingElse) {
    EXPECT_EQ(text(app::tagsOfNextGame(*gameOfFour(), day)),
              "Event=Casual game Date=2026.05.09 A=Ann BLevel=8 BFormer=Ben DLevel=2");
}

TEST(TheNextGame, MovesEverybodyOnWithAllThatIsHis) {
    EXPECT_EQ(text(app::tagsOfNextGame(*gameOfFour(), day, 1)),
              "Event=Casual game Date=2026.05.09 B=Ann CLevel=8 CFormer=Ben ALevel=2");
}

} // namespace
