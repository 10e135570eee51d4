#pragma once

#include "cards/card_set.hpp"
#include "cards/deck.hpp"
#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/state.hpp"
#include "support/card_text.hpp"

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

/// Games of every variant, played at random. All of it depends on the generator alone.
namespace support {

using Random = std::mt19937_64;

template <class T>
const T& any_of(Random& random, const std::vector<T>& items) {
    return items[random() % items.size()];
}

/// The ready-made sets of rules 6.4, no card, and sets drawn at random, small and large.
inline std::vector<cards::CardSet> wild_sets(Random& random, cards::Deck deck) {
    std::vector<cards::CardSet> sets{
        {}, card_set("2c 2d 2h 2s"), card_set("Jh Js"), card_set("Kh")};
    if (deck == cards::Deck::animals) {
        for (const char* animals : {"Fc Fd Fh Fs", "Lc Ld Lh Ls", "Dc Dd Dh Ds"})
            sets.push_back(card_set(animals));
    }
    const std::vector<cards::Card> all = cards::in_deck_order(deck);
    for (const std::size_t most : {6U, 20U}) {
        cards::CardSet drawn;
        for (std::size_t i = 1 + random() % most; i > 0; --i)
            drawn.insert(any_of(random, all));
        sets.push_back(drawn);
    }
    return sets;
}

/// 5 to 12 checkers a side, anywhere.
inline checkers_poker::StartingConfiguration random_start(Random& random) {
    using namespace checkers_poker;
    StartingConfiguration start;
    const std::size_t south = 5 + random() % 8;
    const std::size_t north = 5 + random() % 8;
    while (start.south.size() < south)
        start.south.insert(Space::from_index(random() % space_count));
    while (start.north.size() < north) {
        const Space space = Space::from_index(random() % space_count);
        if (!start.south.contains(space))
            start.north.insert(space);
    }
    return start;
}

inline std::vector<checkers_poker::StartingConfiguration> starts(Random& random) {
    using namespace checkers_poker;
    return {corner_start(), draughts_start(), rows_start(), flank_start(), random_start(random)};
}

/// Any variant.
inline checkers_poker::Options random_options(Random& random) {
    checkers_poker::Options options;
    options.deck = random() % 2 == 0 ? cards::Deck::standard : cards::Deck::animals;
    options.high_low = random() % 2 == 0;
    options.die = random() % 2 == 0;
    options.wild = any_of(random, wild_sets(random, options.deck));
    options.start = any_of(random, starts(random));
    return options;
}

inline checkers_poker::State random_game(Random& random, const checkers_poker::Options& options) {
    return new_game(options,
                    checkers_poker::deal(static_cast<std::uint32_t>(random()), options.deck));
}

/// One of the legal actions. Precondition: the game is not over.
inline checkers_poker::Action random_action(Random& random, const checkers_poker::State& state) {
    return any_of(random, legal_actions(state));
}

/// A game of at most so many actions.
inline checkers_poker::Match random_match(Random& random, const checkers_poker::Options& options,
                                          std::size_t actions) {
    checkers_poker::Match match(random_game(random, options));
    for (; actions > 0 && !is_over(match.history.current()); --actions)
        play(match, random_action(random, match.history.current()));
    return match;
}

} // namespace support
