#include "faces/checkers_poker/game_words.hpp"
#include "faces/checkers_poker/player_words.hpp"
#include "words_support.hpp"

#include <string>

/// What players are called, by the tags of the record.
namespace {

using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::second;
using support::plain;
using ui::called;
using ui::nameInFull;
using ui::roleInWords;

struct Called {
    const char* name;
    const char* tags; ///< of First and Second, then their levels
    const char* ofFirst;
    const char* ofSecond;
    const char* besideFirst;
    const char* besideSecond;

    friend std::ostream& operator<<(std::ostream& out, const Called& called) {
        return out << called.tags;
    }
};

class PlayersAreCalled : public testing::TestWithParam<Called> {
protected:
    Match match() const {
        Match match(checkers_poker::standard_start());
        const QStringList tags = QString::fromUtf8(GetParam().tags).split(QLatin1Char('|'));
        const char* const names[] = {"First", "Second", "FirstLevel", "SecondLevel"};
        for (int i = 0; i < 4; ++i)
            set_tag(match, names[i], tags[i].toStdString());
        return match;
    }
};

TEST_P(PlayersAreCalled, InSentencesAndBesideTheirNames) {
    const Match match = this->match();
    EXPECT_EQ(plain(called(match, first)), GetParam().ofFirst);
    EXPECT_EQ(plain(called(match, second)), GetParam().ofSecond);
    EXPECT_EQ(plain(roleInWords(match, first)), GetParam().besideFirst);
    EXPECT_EQ(plain(roleInWords(match, second)), GetParam().besideSecond);
}

INSTANTIATE_TEST_SUITE_P(
    By, PlayersAreCalled,
    testing::Values(
        Called{"TheirRolesWithoutNames", "|||", "First", "Second", "", ""},
        Called{"TheirNames", "Ann|Ben||", "Ann", "Ben", "First", "Second"},
        Called{"ALevelWhoIsAComputer", "Ann|||8", "Ann", "Champion", "First", "Second, computer"},
        Called{"NameAndLevelWhoIsANamedComputer", "Ann|Deep|8|2", "Ann (Champion)",
               "Deep (Beginner)", "First, computer, Champion", "Second, computer, Beginner"},
        Called{"TheirRolesIfOfOneLevel", "||1|1", "Newcomer (First)", "Newcomer (Second)",
               "First, computer", "Second, computer"},
        Called{"TheirRolesIfOfOneName", "Ann|ann||", "Ann (First)", "ann (Second)", "First",
               "Second"},
        Called{"TheirRolesIfOfOneNameAndLevel", "Ann|Ann|3|3", "Ann (Casual, First)",
               "Ann (Casual, Second)", "First, computer, Casual", "Second, computer, Casual"},
        Called{"NameAndLevelIfOnlyOneIsAComputer", "Ann|Ann||3", "Ann", "Ann (Casual)", "First",
               "Second, computer, Casual"},
        Called{"TheirRolesIfLongNamesDifferAtTheirEndsAlone",
               "Alexander Hamilton the Elder|Alexander Hamilton the Younger||",
               "Alexander Hamilt… (First)", "Alexander Hamilt… (Second)", "First", "Second"},
        Called{"TheirRolesIfAPersonHasTheNameOfALevel", "Champion|||8", "Champion (First)",
               "Champion (Second)", "First", "Second, computer"}),
    [](const auto& row) { return std::string(row.param.name); });

TEST(PlayersNames, StandInFullWhereTheyStandAlone) {
    Match match(checkers_poker::standard_start());
    set_tag(match, "First", "Alexander Hamilton the Elder");
    app::setSeatPlayer(match, second, engine::Level(1));
    EXPECT_EQ(plain(nameInFull(match, first)), "Alexander Hamilton the Elder");
    EXPECT_EQ(plain(nameInFull(match, second)), "Newcomer");
}

TEST(PlayersNames, GoWithThePersonWhoseSeatTheComputerTakes) {
    Match match(checkers_poker::standard_start());
    set_tag(match, "Second", "Ben");
    app::giveSeat(match, second, engine::Level(8));
    EXPECT_EQ(plain(called(match, second)), "Champion");
    app::giveSeat(match, second, engine::Level(2));
    EXPECT_EQ(plain(called(match, second)), "Beginner");
    const Match loaded = checkers_poker::read_record(to_text(match));
    EXPECT_EQ(tag(loaded, "SecondFormer"), "Ben");
    app::giveSeat(match, second, {});
    EXPECT_EQ(plain(called(match, second)), "Ben");
    EXPECT_EQ(tag(match, "SecondFormer"), "");
}

} // namespace
