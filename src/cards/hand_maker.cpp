#include "cards/hand_finder.hpp"
#include "holding.hpp"
#include "ranks.hpp"
#include "tabletop/inplace_vector.hpp"

#include <algorithm>
#include <span>

namespace cards {
namespace {

using Named = tabletop::InplaceVector<Card, hand_size>;

/// How often each of the compared ranks is in a hand.
std::span<const std::size_t> times_of_ranks(Category category) {
    static constexpr std::array<std::size_t, 5> once{1, 1, 1, 1, 1};
    static constexpr std::array<std::size_t, 4> pair{2, 1, 1, 1};
    static constexpr std::array<std::size_t, 3> two_pair{2, 2, 1};
    static constexpr std::array<std::size_t, 3> three{3, 1, 1};
    static constexpr std::array<std::size_t, 2> full_house{3, 2};
    static constexpr std::array<std::size_t, 2> four{4, 1};
    static constexpr std::array<std::size_t, 1> five{5};
    switch (category) {
    case Category::pair:
        return pair;
    case Category::two_pair:
        return two_pair;
    case Category::three_of_a_kind:
        return three;
    case Category::full_house:
        return full_house;
    case Category::four_of_a_kind:
        return four;
    case Category::five_of_a_kind:
        return five;
    default:
        return once;
    }
}

bool is_straight(Category category) {
    return category == Category::straight || category == Category::straight_flush;
}

CardSet cards_of_suit(Suit suit) {
    return CardSet(std::uint64_t{0xFFFF} << (static_cast<unsigned>(suit) * rank_count));
}

class HandMaker {
public:
    HandMaker(CardSet cards, const HandRules& rules)
        : plain_(cards - rules.wild)
        , wild_(cards & rules.wild)
        , rules_(rules) {}

    Hand make(FoundHand found) {
        const Category category = found.value.category();
        if (is_straight(category)) {
            for (Ranks left = straight_ranks(found.value.rank(0), rules_.deck); left != 0;)
                name(take_highest(left), 1, found.announcement.suit());
        } else {
            std::size_t i = 0;
            for (const std::size_t times : times_of_ranks(category))
                name(found.value.rank(i++), times, found.announcement.suit());
        }
        if (category == Category::high_card || category == Category::straight)
            mix_suits();
        return arrange(with_faces(), rules_.deck);
    }

private:
    /// Names cards of a rank: plain ones first, then wild ones as themselves, then any other; as
    /// the fifth of a kind a second spade.
    void name(Rank rank, std::size_t times, std::optional<Suit> suit) {
        CardSet taken;
        for (; times > 0; --times) {
            const Card card = suit ? Card(rank, *suit) : pick(rank, taken);
            taken.insert(card);
            named_.push_back(card);
        }
    }

    Card pick(Rank rank, CardSet avoided) const {
        for (const CardSet from : {plain_, wild_, cards_of(rules_.deck)}) {
            for (const Suit suit : high_to_low) {
                const Card card(rank, suit);
                if ((from - avoided).contains(card))
                    return card;
            }
        }
        return {rank, Suit::spades};
    }

    /// Names one card anew if all five are of one suit: a plain one where another plain one will
    /// do, else one that a wild card stands for anyway, else the lowest.
    void mix_suits() {
        const CardSet suit = cards_of_suit(named_[0].suit());
        const bool mixed = std::any_of(named_.begin(), named_.end(),
                                       [&](Card card) { return !suit.contains(card); });
        if (mixed)
            return;
        const auto change = [&](auto&& suits) {
            for (std::size_t i = hand_size; i-- > 0;) {
                const Card other = pick(named_[i].rank(), suit);
                if (suits(named_[i], other)) {
                    named_[i] = other;
                    return true;
                }
            }
            return false;
        };
        if (change([&](Card, Card other) { return plain_.contains(other); }))
            return;
        if (change([&](Card card, Card) { return !plain_.contains(card); }))
            return;
        change([](Card, Card) { return true; });
    }

    /// The named cards with the cards that are shown for them.
    Hand with_faces() const {
        CardSet unused = plain_ | wild_;
        Hand hand;
        std::array<bool, hand_size> done{};
        for (std::size_t i = 0; i < hand_size; ++i) {
            done[i] = unused.contains(named_[i]);
            if (done[i])
                hand[i] = {named_[i], named_[i]};
            unused.erase(named_[i]);
        }
        for (std::size_t i = 0; i < hand_size; ++i) {
            if (done[i])
                continue;
            const Card face = *(unused & wild_).begin();
            hand[i] = {face, named_[i]};
            unused.erase(face);
        }
        return hand;
    }

    CardSet plain_;
    CardSet wild_;
    HandRules rules_;
    Named named_;
};

} // namespace

Hand cards_for(FoundHand found, CardSet cards, const HandRules& rules) {
    return HandMaker(cards, rules).make(found);
}

bool is_well_named(const Hand& hand, const HandRules& rules) {
    CardSet faces;
    CardSet named;
    Ranks ranks = 0;
    for (const NamedCard& card : hand) {
        if (card.card != card.stands_for && !rules.wild.contains(card.card))
            return false;
        faces.insert(card.card);
        named.insert(card.stands_for);
        ranks |= bit(card.stands_for.rank());
    }
    const bool in_deck = ((faces | named) - cards_of(rules.deck)).empty();
    const bool five_of_a_kind = count(ranks) == 1;
    return in_deck && faces.size() == hand_size && (named.size() == hand_size || five_of_a_kind);
}

} // namespace cards
