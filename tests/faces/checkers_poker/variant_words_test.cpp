#include "cards/deck.hpp"
#include "faces/checkers_poker/variant_presets.hpp"
#include "faces/checkers_poker/variant_words.hpp"

#include <gmock/gmock.h>

#include <set>

namespace checkers_poker_face {
namespace {

using cards::Card;
using cards::CardSet;
using cards::Rank;
using cards::Suit;
using checkers_poker::Options;
using checkers_poker::SpaceSet;

TEST(VariantWords, NameTheWholeVariantInALine) {
    Options options;
    EXPECT_EQ(inWords(options), QStringLiteral("the standard game"));
    options.deck = cards::Deck::animals;
    options.high_low = true;
    options.die = true;
    options.wild = wildPresets()[3].cards;
    options.start = checkers_poker::flank_start();
    EXPECT_EQ(inWords(options),
              QStringLiteral("64 cards · high-low · with a die · wild: foxes · start: flank"));
}

TEST(VariantWords, NameWildCardsByTheirNamesTogetherAndByOneOfThem) {
    const auto presets = wildPresets();
    EXPECT_EQ(wildInWords({}), QStringLiteral("none"));
    EXPECT_EQ(wildInWords(presets[1].cards), QStringLiteral("one-eyed jacks"));
    EXPECT_EQ(wildInWords(presets[0].cards | presets[2].cards),
              QStringLiteral("deuces, suicide king"));
    const CardSet two{Card(Rank::four, Suit::clubs), Card(Rank::nine, Suit::hearts)};
    EXPECT_EQ(wildInWords(CardSet{Card(Rank::nine, Suit::hearts)}),
              QStringLiteral("nine of hearts"));
    EXPECT_EQ(wildInWords(two), QStringLiteral("four of clubs and 1 more"));
    EXPECT_EQ(wildInWords(presets[0].cards | two),
              QStringLiteral("deuces, four of clubs and 1 more"));
    EXPECT_EQ(wildInWords(cards::cards_of(cards::Deck::standard)), QStringLiteral("all 52 cards"));
    EXPECT_EQ(wildInWords(cards::cards_of(cards::Deck::animals)), QStringLiteral("all 64 cards"));
}

// Ticked or not, an option says what it does; the other one changes how.
TEST(VariantWords, AnOptionSaysWhatItDoesBesideTheOther) {
    std::set<QString> sentences;
    Options options;
    for (const bool die : {false, true})
        for (const bool high_low : {false, true}) {
            options.die = die;
            options.high_low = high_low;
            sentences.insert(dieMeaning(options));
            sentences.insert(highLowMeaning(options));
        }
    EXPECT_EQ(sentences.size(), 4U);
    options.start = {SpaceSet(0xFFF), SpaceSet(std::uint64_t{0x1F} << 40U)};
    EXPECT_THAT(startMeaning(options).toStdString(),
                testing::AllOf(testing::HasSubstr("12"), testing::HasSubstr("5")));
    EXPECT_EQ(startInWords(options.start), QStringLiteral("own, 12 against 5 checkers"));
}

// Each reason is there exactly when the rules refuse the options.
TEST(VariantWords, TroublesAgreeWithTheRules) {
    Options options;
    options.wild = wildPresets()[4].cards;
    EXPECT_FALSE(troubleWithWild(options).isEmpty());
    EXPECT_TRUE(trouble_with(options));
    options.deck = cards::Deck::animals;
    EXPECT_TRUE(troubleWithWild(options).isEmpty());
    const SpaceSet far(std::uint64_t{0xFFF} << 40U);
    for (const checkers_poker::StartingConfiguration& start :
         {checkers_poker::StartingConfiguration{SpaceSet(0xF), far},
          {SpaceSet(0x1FFF), far},
          {far, SpaceSet(0xF)},
          {far, SpaceSet(0x1FFF)},
          {far, far},
          {},
          {SpaceSet(0xFFF), far},
          {SpaceSet(0x1F), far}}) {
        options.start = start;
        EXPECT_EQ(troubleWithStart(start).isEmpty(), !trouble_with(options));
    }
}

} // namespace
} // namespace checkers_poker_face
