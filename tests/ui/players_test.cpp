#include "app/any_game.hpp"
#include "app/played_game_of.hpp"
#include "games/chinese_checkers/chinese_checkers.hpp"
#include "ui/telling/players.hpp"

#include <QStringList>

#include <gtest/gtest.h>

#include <ostream>
#include <string>

// What the players of any game are called, up to six at a table, by the tags of the record.
namespace {

using tabletop::Seat;
using tabletop::seat_at;

struct Table {
    const char* name;
    const char* tags; ///< the names, `|` between, then the levels by digits, `-` for people
    const char* called;
    const char* beside;

    friend std::ostream& operator<<(std::ostream& out, const Table& table) {
        return out << table.tags;
    }
};

ui::Players playersAt(const char* tags) {
    const QStringList parts = QString::fromUtf8(tags).split(QLatin1Char('|'));
    const std::string levels = parts.last().toStdString();
    const std::string rules = "chinese-checkers,players=" + std::to_string(levels.size());
    app::AnyGame game = tabletop::Match<chinese_checkers::Game>(
        chinese_checkers::Game::read_start(levels.size() == 2 ? "chinese-checkers" : rules));
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const std::string tag = game->seatTag(seat_at(i));
        game->setTag(tag, parts[static_cast<int>(i)].toStdString());
        if (levels[i] != '-')
            game->setTag(tag + "Level", std::string(1, levels[i]));
    }
    return ui::playersOf(*game, [](Seat seat) {
        const QStringList seats = QStringLiteral("White Amber Blue Red Green Navy").split(u' ');
        return seats[static_cast<int>(index(seat))];
    });
}

std::string allOf(const ui::Players& players, QString (*say)(const ui::Players&, Seat)) {
    QStringList words;
    for (std::size_t i = 0; i < players.count; ++i)
        words << say(players, seat_at(i));
    return words.join(QStringLiteral(" | ")).toStdString();
}

class APlayerOfMany : public testing::TestWithParam<Table> {};

TEST_P(APlayerOfMany, IsToldFromTheOthers) {
    const ui::Players players = playersAt(GetParam().tags);
    EXPECT_EQ(allOf(players, ui::called), GetParam().called);
    EXPECT_EQ(allOf(players, ui::roleInWords), GetParam().beside);
}

INSTANTIATE_TEST_SUITE_P(
    By, APlayerOfMany,
    testing::Values(
        Table{"SeatsWithoutNames", "|||---", "White | Amber | Blue", " |  | "},
        Table{"Names", "Ann|Ben|Cem|---", "Ann | Ben | Cem", "White | Amber | Blue"},
        Table{"SeatsWhereSomeAreOfOneLevel", "Ann||||||-33338",
              "Ann | Casual (Amber) | Casual (Blue) | Casual (Red) | Casual (Green) | Champion",
              "White | Amber, computer | Blue, computer | Red, computer | Green, computer | "
              "Navy, computer"},
        Table{"SeatsWhereTheFirstAndTheLastAreOfOneName", "Ann|Ben|Cem|ann|----",
              "Ann (White) | Ben | Cem | ann (Red)", "White | Amber | Blue | Red"},
        Table{"LevelsWhereTheyDiffer", "Ann|Ann|Ann|Ann|-388",
              "Ann | Ann (Casual) | Ann (Champion, Blue) | Ann (Champion, Red)",
              "White | Amber, computer, Casual | Blue, computer, Champion | Red, computer, "
              "Champion"},
        Table{"MarksWhereTheNameIsFromTheRight", "אבא|Ben|--", "\u2068אבא\u2069 | Ben",
              "White | Amber"}),
    [](const auto& row) { return std::string(row.param.name); });

TEST(PlayersOfMany, StandInFullWhereTheyStandAlone) {
    const ui::Players players = playersAt("Alexander Hamilton the Elder||-1");
    EXPECT_EQ(allOf(players, ui::nameInFull), "Alexander Hamilton the Elder | Newcomer");
    EXPECT_EQ(allOf(players, ui::called), "Alexander Hamilt… | Newcomer");
}

} // namespace
