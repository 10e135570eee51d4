#include "faces/checkers_poker/variant_presets.hpp"

#include "cards/card.hpp"

#include <QCoreApplication>

namespace checkers_poker_face {

using cards::Card;
using cards::CardSet;
using cards::Deck;
using cards::Rank;
using cards::Suit;
using checkers_poker::Options;

namespace {

struct PresetWords {
    Q_DECLARE_TR_FUNCTIONS(app::Variants)
};

CardSet allOf(Rank rank) {
    CardSet cards;
    for (const Suit suit : cards::all_suits)
        cards.insert(Card(rank, suit));
    return cards;
}

} // namespace

std::vector<VariantSet> builtInVariants() {
    const Options standard;
    Options highLow = standard;
    highLow.high_low = true;
    Options die = standard;
    die.die = true;
    Options both = highLow;
    both.die = true;
    Options menagerie = standard;
    menagerie.deck = Deck::animals;
    Options deuces = standard;
    deuces.wild = allOf(Rank::two);
    Options dragons = menagerie;
    dragons.wild = allOf(Rank::dragon);
    Options draughts = standard;
    draughts.start = checkers_poker::draughts_start();
    return {{PresetWords::tr("Checkers Poker"), standard},
            {PresetWords::tr("High-low"), highLow},
            {PresetWords::tr("With a die"), die},
            {PresetWords::tr("High-low with a die"), both},
            {PresetWords::tr("Menagerie"), menagerie},
            {PresetWords::tr("Deuces wild"), deuces},
            {PresetWords::tr("Dragons wild"), dragons},
            {PresetWords::tr("Draughts start"), draughts}};
}

std::vector<WildPreset> wildPresets() {
    const CardSet oneEyed{Card(Rank::jack, Suit::hearts), Card(Rank::jack, Suit::spades)};
    const CardSet suicideKing{Card(Rank::king, Suit::hearts)};
    return {{PresetWords::tr("Deuces"), allOf(Rank::two), {}},
            {PresetWords::tr("One-eyed jacks"), oneEyed, {}},
            {PresetWords::tr("Suicide king"), suicideKing, {}},
            {PresetWords::tr("Foxes"), allOf(Rank::fox), Deck::animals},
            {PresetWords::tr("Lions"), allOf(Rank::lion), Deck::animals},
            {PresetWords::tr("Dragons"), allOf(Rank::dragon), Deck::animals}};
}

std::vector<StartPreset> startPresets() {
    return {
        {PresetWords::tr("Corner"), checkers_poker::corner_start(),
         PresetWords::tr("Twelve checkers a side, each in the corner at its player's right hand.")},
        {PresetWords::tr("Draughts"), checkers_poker::draughts_start(),
         PresetWords::tr(
             "Twelve a side on every other space of three ranks, as in draughts: the whole "
             "front meets early.")},
        {PresetWords::tr("Rows"), checkers_poker::rows_start(),
         PresetWords::tr("Twelve a side on the home rank and in the middle of the next: many ways "
                         "forward, few jumps at first.")},
        {PresetWords::tr("Flank"), checkers_poker::flank_start(),
         PresetWords::tr(
             "Twelve a side in a block along the right-hand edge: the players pass each "
             "other.")}};
}

} // namespace checkers_poker_face
