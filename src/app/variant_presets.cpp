#include "app/variant_presets.hpp"

#include "cards/card.hpp"

#include <QCoreApplication>

namespace app {

using cards::Card;
using cards::CardSet;
using cards::Deck;
using cards::Rank;
using cards::Suit;
using checkers_poker::Options;

namespace {

struct Words {
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
    return {{Words::tr("Checkers Poker"), standard}, {Words::tr("High-low"), highLow},
            {Words::tr("With a die"), die},          {Words::tr("High-low with a die"), both},
            {Words::tr("Menagerie"), menagerie},     {Words::tr("Deuces wild"), deuces},
            {Words::tr("Dragons wild"), dragons},    {Words::tr("Draughts start"), draughts}};
}

std::vector<WildPreset> wildPresets() {
    const CardSet oneEyed{Card(Rank::jack, Suit::hearts), Card(Rank::jack, Suit::spades)};
    const CardSet suicideKing{Card(Rank::king, Suit::hearts)};
    return {{Words::tr("Deuces"), allOf(Rank::two), {}},
            {Words::tr("One-eyed jacks"), oneEyed, {}},
            {Words::tr("Suicide king"), suicideKing, {}},
            {Words::tr("Foxes"), allOf(Rank::fox), Deck::animals},
            {Words::tr("Lions"), allOf(Rank::lion), Deck::animals},
            {Words::tr("Dragons"), allOf(Rank::dragon), Deck::animals}};
}

std::vector<StartPreset> startPresets() {
    return {
        {Words::tr("Corner"), checkers_poker::corner_start(),
         Words::tr("Twelve checkers a side, each in the corner at its player's right hand.")},
        {Words::tr("Draughts"), checkers_poker::draughts_start(),
         Words::tr("Twelve a side on every other space of three ranks, as in draughts: the whole "
                   "front meets early.")},
        {Words::tr("Rows"), checkers_poker::rows_start(),
         Words::tr("Twelve a side on the home rank and in the middle of the next: many ways "
                   "forward, few jumps at first.")},
        {Words::tr("Flank"), checkers_poker::flank_start(),
         Words::tr("Twelve a side in a block along the right-hand edge: the players pass each "
                   "other.")}};
}

} // namespace app
