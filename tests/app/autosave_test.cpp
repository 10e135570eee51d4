#include "app/autosave.hpp"
#include "app/record_file.hpp"
#include "support/program.hpp"
#include "support/random_games.hpp"

#include <QFileInfo>

#include <gtest/gtest.h>

#include <string>

namespace {

using app::Autosave;
using checkers_poker::Match;

class AutosaveTest : public testing::Test {
protected:
    QString pathOf(int copy) const {
        return QString::fromStdString(folder.file("autosave-" + std::to_string(copy) + ".cpk"));
    }
    Autosave autosave() const {
        return Autosave([this](int copy) { return pathOf(copy); });
    }

    support::TemporaryFolder folder;
};

TEST_F(AutosaveTest, KeepsTheGameForTheNextTime) {
    support::Random random(13);
    const Match match = support::random_match(random, {}, 30);
    EXPECT_TRUE(autosave().keep(match).isEmpty());
    QString trouble;
    const auto restored = autosave().restore(trouble);
    ASSERT_TRUE(restored);
    EXPECT_EQ(to_text(*restored), to_text(match));
    EXPECT_TRUE(trouble.isEmpty());
}

TEST_F(AutosaveTest, SaysThatThereIsNoFileToKeepAGameIn) {
    const std::string file = folder.file("file", "");
    Autosave nowhere(
        [&](int copy) { return QString::fromStdString(file) + QStringLiteral("/%1").arg(copy); });
    EXPECT_TRUE(nowhere.path().isEmpty());
    support::Random random(16);
    EXPECT_TRUE(
        nowhere.keep(support::random_match(random, {}, 10)).contains(QString::fromStdString(file)));
}

TEST_F(AutosaveTest, IsNeverOverwrittenByAGameInWhichNothingHappened) {
    support::Random random(14);
    const Match match = support::random_match(random, {}, 30);
    autosave().keep(match);
    Match fresh(checkers_poker::new_game({}, checkers_poker::deal(5, cards::Deck::standard)));
    fresh.deal = 5;
    autosave().keep(fresh);
    QString trouble;
    EXPECT_EQ(to_text(*autosave().restore(trouble)), to_text(match));
}

TEST_F(AutosaveTest, ABoardArrangedByHandIsWorthKeeping) {
    const Match arranged(
        checkers_poker::new_game({}, checkers_poker::sorted_layout(cards::Deck::standard)));
    autosave().keep(arranged);
    QString trouble;
    EXPECT_EQ(autosave().restore(trouble), arranged);
}

TEST_F(AutosaveTest, ABadOneIsMovedAsideWithAMessage) {
    for (const char* bad : {"", "nonsense", "[Rules \"standard\"]\n"}) {
        folder.file("autosave-1.cpk", bad);
        QString trouble;
        EXPECT_FALSE(autosave().restore(trouble));
        EXPECT_TRUE(trouble.contains(QStringLiteral("autosave-1.cpk.bad")));
        EXPECT_EQ(support::whole_file(folder.file("autosave-1.cpk.bad")), bad);
        EXPECT_FALSE(QFileInfo::exists(pathOf(1)));
    }
}

TEST_F(AutosaveTest, TwoCopiesOfTheProgramKeepTheirGamesApart) {
    const Autosave first = autosave();
    Autosave second = autosave();
    EXPECT_EQ(first.path(), pathOf(1));
    EXPECT_EQ(second.path(), pathOf(2));
}

TEST_F(AutosaveTest, NothingIsLeftOnceItIsRemoved) {
    support::Random random(15);
    Autosave kept = autosave();
    kept.keep(support::random_match(random, {}, 10));
    kept.remove();
    QString trouble;
    EXPECT_FALSE(kept.restore(trouble));
    EXPECT_TRUE(trouble.isEmpty());
}

} // namespace
