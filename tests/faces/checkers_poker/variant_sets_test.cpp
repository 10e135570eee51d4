#include "app/settings.hpp"
#include "cards/deck.hpp"
#include "faces/checkers_poker/new_game.hpp"
#include "faces/checkers_poker/variant_sets.hpp"

#include <QFile>
#include <QTemporaryDir>

#include <gmock/gmock.h>

namespace checkers_poker_face {
namespace {

using app::Settings;
using checkers_poker::Options;

Options withDie() {
    Options options;
    options.die = true;
    return options;
}

QString named(const char* name) { return QString::fromUtf8(name); }

TEST(OwnVariants, TakeNamesThatAreFree) {
    OwnVariants own;
    EXPECT_EQ(own.troubleWithName(named("Fridays")), std::nullopt);
    own.add(named("  Fridays "), withDie());
    EXPECT_EQ(own.all(), (std::vector<VariantSet>{{named("Fridays"), withDie()}}));
    for (const char* bad : {"", "  ", "fridays", "Checkers Poker", "MENAGERIE"})
        EXPECT_NE(own.troubleWithName(named(bad)), std::nullopt) << bad;
    EXPECT_EQ(own.troubleWithName(QString(OwnVariants::longestName, QLatin1Char('x'))),
              std::nullopt);
    EXPECT_NE(own.troubleWithName(QString(OwnVariants::longestName + 1, QLatin1Char('x'))),
              std::nullopt);
}

TEST(OwnVariants, AreRenamedReplacedAndRemoved) {
    OwnVariants own;
    own.add(named("a"), {});
    own.add(named("b"), withDie());
    EXPECT_EQ(own.troubleWithName(named("A"), 0), std::nullopt);
    EXPECT_NE(own.troubleWithName(named("B"), 0), std::nullopt);
    own.rename(0, named("c"));
    EXPECT_EQ(own.find(named("C")), 0U);
    EXPECT_EQ(own.find(named("a")), std::nullopt);
    own.replace(0, withDie());
    EXPECT_EQ(own.all()[0].options, withDie());
    own.remove(0);
    EXPECT_EQ(own.all(), (std::vector<VariantSet>{{named("b"), withDie()}}));
}

TEST(OwnVariants, HaveALimit) {
    OwnVariants own;
    for (std::size_t i = 0; i < OwnVariants::most; ++i)
        own.add(QString::number(i), {});
    EXPECT_NE(own.troubleWithName(named("one more")), std::nullopt);
    EXPECT_EQ(own.troubleWithName(named("renamed"), 3), std::nullopt);
}

class StoredSets : public testing::Test {
protected:
    StoredVariants load() const {
        QStringList troubles;
        Settings settings(path(), troubles);
        return loadVariants(settings);
    }
    void save(const StoredVariants& stored) const {
        QStringList troubles;
        Settings settings(path(), troubles);
        saveVariants(settings, stored);
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

TEST_F(StoredSets, ComeBackInTheirOrder) {
    StoredVariants stored;
    for (int i = 12; i > 0; --i)
        stored.own.add(QStringLiteral("Set %1").arg(i), withDie());
    stored.own.add(named("Łukasz 🦊 / \\ = [x] ; %1 שרה"), {});
    save(stored);
    const StoredVariants read = load();
    EXPECT_EQ(read.own, stored.own);
    EXPECT_TRUE(read.troubles.isEmpty());
    stored.own.remove(3);
    save(stored);
    EXPECT_EQ(load().own, stored.own);
    save({});
    EXPECT_TRUE(load().own.all().empty());
}

TEST_F(StoredSets, EveryBuiltInVariantComesBack) {
    StoredVariants stored;
    for (const VariantSet& set : builtInVariants())
        stored.own.add(QStringLiteral("My ") + set.name, set.options);
    save(stored);
    EXPECT_EQ(load().own, stored.own);
}

TEST_F(StoredSets, PassOverWhatCannotBeReadAndKeepIt) {
    write("[variants]\n"
          "1\\name=Good\n1\\rules=die\n"
          "2\\name=From a later version\n2\\rules=hexagons\n"
          "3\\rules=die\n"
          "4\\name=good\n4\\rules=standard\n"
          "5\\name=Contradicting\n5\\rules=wild=Fc\n"
          "6\\name=Menagerie\n6\\rules=deck64\n"
          "x\\name=Also good\nx\\rules=\"deck64,die\"\n"
          "stray=1\n");
    StoredVariants read = load();
    std::vector<QString> names;
    for (const VariantSet& set : read.own.all())
        names.push_back(set.name);
    EXPECT_THAT(names, testing::UnorderedElementsAre(named("Good"), named("Also good")));
    EXPECT_EQ(read.troubles.size(), 5);
    EXPECT_EQ(read.unread.size(), 5U);

    read.own.add(named("New"), {});
    save(read);
    const StoredVariants again = load();
    EXPECT_EQ(again.own, read.own);
    EXPECT_EQ(again.unread, read.unread);
}

TEST_F(StoredSets, ComeToAnEndWithAnythingInTheFile) {
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
