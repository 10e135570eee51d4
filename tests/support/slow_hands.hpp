#pragma once

#include "cards/announcement.hpp"
#include "cards/card.hpp"
#include "cards/card_set.hpp"
#include "cards/hand.hpp"
#include "cards/hand_value.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

/// The ranking of hands once more, in the plainest way: written from the rules alone, five cards at
/// a time, every choice tried. It shares the types with the real one, but no thought.
namespace slow {

using FiveCards = std::array<cards::Card, 5>;

/// The place of a rank among those of the deck.
inline int place_of(cards::Rank rank, cards::Deck deck) {
    const int number = static_cast<int>(rank);
    return deck == cards::Deck::standard && rank >= cards::Rank::jack ? number - 3 : number;
}

struct Group {
    int times = 0;
    cards::Rank rank = cards::Rank::two;
};

/// Equal ranks together, the most numerous first, higher ranks first among those.
struct Groups {
    std::array<Group, 5> all{};
    std::size_t size = 0;
};

inline Groups groups_of(const FiveCards& five) {
    std::array<int, 5> ranks{};
    for (std::size_t i = 0; i < 5; ++i) {
        const int rank = static_cast<int>(five[i].rank());
        std::size_t j = i;
        for (; j > 0 && ranks[j - 1] < rank; --j)
            ranks[j] = ranks[j - 1];
        ranks[j] = rank;
    }
    Groups groups;
    for (const int rank : ranks) {
        const auto last = static_cast<cards::Rank>(rank);
        if (groups.size > 0 && groups.all[groups.size - 1].rank == last)
            ++groups.all[groups.size - 1].times;
        else
            groups.all[groups.size++] = {1, last};
    }
    for (std::size_t i = 1; i < groups.size; ++i) {
        for (std::size_t j = i; j > 0 && groups.all[j - 1].times < groups.all[j].times; --j)
            std::swap(groups.all[j - 1], groups.all[j]);
    }
    return groups;
}

struct Shown {
    cards::HandValue value;
    cards::Announcement announcement;
};

/// Five named cards: all different, or of one rank.
inline Shown evaluate(const FiveCards& five, cards::Deck deck) {
    using cards::Category;
    using cards::Rank;
    const Groups groups = groups_of(five);
    const auto& g = groups.all;
    const cards::Suit suit = five[0].suit();
    bool flush = true;
    for (const cards::Card card : five)
        flush = flush && card.suit() == suit;
    const bool different = groups.size == 5;
    const bool low_straight = different && g[0].rank == Rank::ace && g[1].rank == Rank::five;
    const bool straight =
        low_straight || (different && place_of(g[0].rank, deck) - place_of(g[4].rank, deck) == 4);

    const auto of_one = [&](Category category, std::initializer_list<Rank> ranks) {
        return Shown{{category, ranks}, cards::Announcement::of(category, g[0].rank)};
    };
    const auto of_two = [&](Category category, std::initializer_list<Rank> ranks) {
        return Shown{{category, ranks}, cards::Announcement::of(category, g[0].rank, g[1].rank)};
    };
    if (groups.size == 1)
        return of_one(Category::five_of_a_kind, {g[0].rank});
    if (straight) {
        const Category category = flush ? Category::straight_flush : Category::straight;
        const Rank top = low_straight ? Rank::five : g[0].rank;
        return {{category, {top}},
                flush ? cards::Announcement::of(category, top, suit)
                      : cards::Announcement::of(category, top)};
    }
    if (g[0].times == 4)
        return of_one(Category::four_of_a_kind, {g[0].rank, g[1].rank});
    if (g[0].times == 3 && g[1].times == 2)
        return of_two(Category::full_house, {g[0].rank, g[1].rank});
    const std::initializer_list<Rank> all{g[0].rank, g[1].rank, g[2].rank, g[3].rank, g[4].rank};
    if (flush)
        return {{Category::flush, all}, cards::Announcement::of(Category::flush, g[0].rank, suit)};
    if (g[0].times == 3)
        return of_one(Category::three_of_a_kind, {g[0].rank, g[1].rank, g[2].rank});
    if (g[0].times == 2 && g[1].times == 2)
        return of_two(Category::two_pair, {g[0].rank, g[1].rank, g[2].rank});
    if (g[0].times == 2)
        return of_one(Category::pair, {g[0].rank, g[1].rank, g[2].rank, g[3].rank});
    return of_one(Category::high_card, all);
}

/// The highest or lowest of some hands, with the least number of wild cards that it takes.
struct Extreme {
    cards::HandValue value;
    std::size_t wild = 0;
};
struct Extremes {
    bool seen = false;
    Extreme best;
    Extreme lowest;
};

/// The extremes for each announcement.
class Table {
public:
    /// Hands are to be seen in the order of how many wild cards they take.
    void see(const Shown& shown, std::size_t wild) {
        Extremes& extremes = all_[shown.announcement.index()];
        if (!extremes.seen || shown.value > extremes.best.value)
            extremes.best = {shown.value, wild};
        if (!extremes.seen || shown.value < extremes.lowest.value)
            extremes.lowest = {shown.value, wild};
        size_ += static_cast<std::size_t>(!extremes.seen);
        extremes.seen = true;
    }
    const Extremes& operator[](cards::Announcement announcement) const {
        return all_[announcement.index()];
    }
    std::size_t size() const { return size_; }

private:
    std::array<Extremes, cards::announcement_limit> all_;
    std::size_t size_ = 0;
};

/// Calls `visit` with `five` completed by every choice of cards from `from`.
template <class Visit>
void for_each_choice(std::span<const cards::Card> from, FiveCards& five, std::size_t filled,
                     std::size_t wanted, const Visit& visit) {
    if (wanted == 0 || filled == five.size()) {
        visit(five);
        return;
    }
    for (std::size_t i = 0; i + wanted <= from.size(); ++i) {
        five[filled] = from[i];
        for_each_choice(from.subspan(i + 1), five, filled + 1, wanted - 1, visit);
    }
}

/// Names what comes after the first `plain` of five cards in every way: a card of the deck that is
/// not among the other four, or one more card of a rank that all five have.
inline void name_wild_cards(FiveCards five, std::size_t plain, cards::Deck deck, Table& table) {
    const std::size_t wild = five.size() - plain;
    cards::CardSet others = cards::cards_of(deck);
    for (std::size_t i = 0; i < plain; ++i)
        others.erase(five[i]);
    const std::vector<cards::Card> names = cards::in_deck_order(others);
    for_each_choice(names, five, plain, wild,
                    [&](const FiveCards& named) { table.see(evaluate(named, deck), wild); });
    for (const cards::Card again : cards::in_deck_order(deck)) {
        if (again.suit() != cards::Suit::spades)
            continue;
        std::fill(five.begin() + static_cast<std::ptrdiff_t>(plain), five.end(), again);
        const Shown shown = evaluate(five, deck);
        if (shown.value.category() == cards::Category::five_of_a_kind)
            table.see(shown, wild);
    }
}

/// Everything that five of `cards` can be shown as.
inline Table every_hand(cards::CardSet cards, const cards::HandRules& rules) {
    Table table;
    const cards::CardSet wild_cards = cards & rules.wild;
    const std::vector<cards::Card> plain = cards::in_deck_order(cards - wild_cards);
    FiveCards five;
    for_each_choice(plain, five, 0, 5,
                    [&](const FiveCards& all) { table.see(evaluate(all, rules.deck), 0); });
    for (std::size_t wild = 1; wild <= std::min<std::size_t>(5, wild_cards.size()); ++wild) {
        for_each_choice(plain, five, 0, 5 - wild, [&](const FiveCards& faces) {
            name_wild_cards(faces, 5 - wild, rules.deck, table);
        });
    }
    return table;
}

} // namespace slow
