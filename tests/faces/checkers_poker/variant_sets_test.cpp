#include "app/settings.hpp"
#include "cards/deck.hpp"
#include "faces/checkers_poker/new_game.hpp"
#include "faces/checkers_poker/variant_presets.hpp"
#include "faces/checkers_poker/variant_sets.hpp"

#include <QFile>
#include <QTemporaryDir>

#include <gmock/gmock.h>

namespace checkers_poker_face {
namespace {

using app::OwnSets;
using app::RuleSet;
using app::Settings;
using app::StoredSets;
using checkers_poker::Options;

Options withDie() {
    Options options;
    options.die = true;
    return options;
}

QString usual() { return rulesText({}); }
QString die() { return rulesText(withDie()); }

OwnSets noneYet() {
    QStringList names;
    for (const RuleSet& set : variantSets().builtIn)
        names << set.name;
    return OwnSets(names);
}

QString named(const char* name) { return QString::fromUtf8(name); }

TEST(OwnVariants, TakeNamesThatAreFree) {
    OwnSets own = noneYet();
    EXPECT_EQ(own.troubleWithName(named("Fridays")), std::nullopt);
    own.add(named("  Fridays "), die());
    EXPECT_EQ(own.all(), (std::vector<RuleSet>{{named("Fridays"), die()}}));
    for (const char* bad : {"", "  ", "fridays", "Checkers Poker", "MENAGERIE"})
        EXPECT_NE(own.troubleWithName(named(bad)), std::nullopt) << bad;
    EXPECT_EQ(own.troubleWithName(QString(OwnSets::longestName, QLatin1Char('x'))), std::nullopt);
    EXPECT_NE(own.troubleWithName(QString(OwnSets::longestName + 1, QLatin1Char('x'))),
              std::nullopt);
}

TEST(OwnVariants, AreRenamedReplacedAndRemoved) {
    OwnSets own = noneYet();
    own.add(named("a"), usual());
    own.add(named("b"), die());
    EXPECT_EQ(own.troubleWithName(named("A"), 0), std::nullopt);
    EXPECT_NE(own.troubleWithName(named("B"), 0), std::nullopt);
    own.rename(0, named("c"));
    EXPECT_EQ(own.find(named("C")), 0U);
    EXPECT_EQ(own.find(named("a")), std::nullopt);
    own.replace(0, die());
    EXPECT_EQ(own.all()[0].rules, die());
    own.remove(0);
    EXPECT_EQ(own.all(), (std::vector<RuleSet>{{named("b"), die()}}));
}

TEST(OwnVariants, HaveALimit) {
    OwnSets own = noneYet();
    for (std::size_t i = 0; i < OwnSets::most; ++i)
        own.add(QString::number(i), usual());
    EXPECT_NE(own.troubleWithName(named("one more")), std::nullopt);
    EXPECT_EQ(own.troubleWithName(named("renamed"), 3), std::nullopt);
}

class StoredVariants : public testing::Test {
protected:
    StoredSets load() const {
        QStringList troubles;
        Settings settings(path(), troubles);
        return app::loadSets(settings, variantSets());
    }
    void save(const StoredSets& stored) const {
        QStringList troubles;
        Settings settings(path(), troubles);
        app::saveSets(settings, variantSets(), stored);
    }
    void write(const QByteArray& content) const {
        QFile file(path());
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    QString path() const { return dir_.filePath(QStringLiteral("settings.ini")); }

private:
    QTemporaryDir dir_;
};

TEST_F(StoredVariants, ComeBackInTheirOrder) {
    StoredSets stored;
    stored.own = noneYet();
    for (int i = 12; i > 0; --i)
        stored.own.add(QStringLiteral("Set %1").arg(i), die());
    stored.own.add(named("Łukasz 🦊 / \\ = [x] ; %1 שרה"), usual());
    save(stored);
    const StoredSets read = load();
    EXPECT_EQ(read.own, stored.own);
    EXPECT_TRUE(read.troubles.isEmpty());
    stored.own.remove(3);
    save(stored);
    EXPECT_EQ(load().own, stored.own);
    save({});
    EXPECT_TRUE(load().own.all().empty());
}

TEST_F(StoredVariants, EveryBuiltInVariantComesBack) {
    StoredSets stored;
    stored.own = noneYet();
    for (const VariantSet& set : builtInVariants())
        stored.own.add(QStringLiteral("My ") + set.name, rulesText(set.options));
    save(stored);
    EXPECT_EQ(load().own, stored.own);
}

TEST_F(StoredVariants, PassOverWhatCannotBeReadAndKeepIt) {
    write("[variants]\n"
          "1\\name=Good\n1\\rules=die\n"
          "2\\name=From a later version\n2\\rules=hexagons\n"
          "3\\rules=die\n"
          "4\\name=good\n4\\rules=standard\n"
          "5\\name=Contradicting\n5\\rules=wild=Fc\n"
          "6\\name=Menagerie\n6\\rules=deck64\n"
          "x\\name=Also good\nx\\rules=\"deck64,die\"\n"
          "stray=1\n");
    StoredSets read = load();
    std::vector<QString> names;
    for (const RuleSet& set : read.own.all())
        names.push_back(set.name);
    EXPECT_THAT(names, testing::UnorderedElementsAre(named("Good"), named("Also good")));
    EXPECT_EQ(read.troubles.size(), 5);
    EXPECT_EQ(read.unread.size(), 5U);

    read.own.add(named("New"), usual());
    save(read);
    const StoredSets again = load();
    EXPECT_EQ(again.own, read.own);
    EXPECT_EQ(again.unread, read.unread);
}

TEST_F(StoredVariants, ComeToAnEndWithAnythingInTheFile) {
    for (const char* content :
         {"", "[variants]\nsize=99999999\n", "[variants]\nsize=-1\n1\\name=@Invalid()\n",
          "[variants]\n1\\name=@ByteArray(\\x0\\xff)\n1\\rules=@Variant(\\0\\0\\0\\x1)\n",
          "[variants\n=\n===\n[[]]\n", "\xff\xfe\x00garbage"}) {
        write(content);
        EXPECT_TRUE(load().own.all().empty()) << content;
    }
}

TEST(VariantPresets, CanAllBePlayed) {
    for (const VariantSet& set : builtInVariants()) {
        NewGame game;
        game.options = set.options;
        EXPECT_EQ(troubleWith(game), std::nullopt) << set.name.toStdString();
        const auto match = newMatch(game, QDate(2026, 1, 1));
        EXPECT_EQ(checkers_poker::read_record(to_text(match)), match);
    }
    for (const StartPreset& preset : startPresets()) {
        EXPECT_EQ(preset.start.south.size(), 12U) << preset.name.toStdString();
        EXPECT_EQ(preset.start.north, preset.start.south.turned());
    }
    for (const WildPreset& preset : wildPresets()) {
        const cards::CardSet deck = cards::cards_of(preset.deck.value_or(cards::Deck::standard));
        EXPECT_EQ(preset.cards - deck, cards::CardSet()) << preset.name.toStdString();
        EXPECT_EQ(preset.cards - cards::cards_of(cards::Deck::standard),
                  preset.deck ? preset.cards : cards::CardSet());
    }
}

} // namespace
} // namespace checkers_poker_face
