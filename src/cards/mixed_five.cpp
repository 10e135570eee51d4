#include "mixed_five.hpp"

namespace cards {
namespace {

bool is_straight(Ranks five, Deck deck) { return straight_tops(five, deck) != 0; }

/// The ranks that are held in one suit alone, of the suit that all of `some` are such ranks of; 0
/// if there is no such suit.
Ranks only_suit_of(Ranks some, const Holding& held) {
    for (const Suit suit : all_suits) {
        if (is_within(some, held.only(suit)))
            return held.only(suit);
    }
    return 0;
}

/// The highest four and, as the fifth, the highest rank that makes no straight and is not of their
/// only suit.
Ranks best_five(const Holding& held, Rank top, Deck deck) {
    Ranks lower = held.any & below(top);
    Ranks four = bit(top);
    for (int i = 0; i < 3; ++i)
        four |= bit(take_highest(lower));
    const Ranks suit = only_suit_of(four, held);
    for (Ranks fifths = lower & ~suit; fifths != 0;) {
        const Ranks five = four | bit(take_highest(fifths));
        if (!is_straight(five, deck))
            return five;
    }
    // Every lower rank is of that suit, but for one that completes the straight: it may come
    // fourth.
    const Rank fourth = take_highest(lower);
    if (suit == 0 || has(suit, fourth) || lower == 0)
        return 0;
    return (four ^ bit(lowest(four))) | bit(fourth) | bit(highest(lower));
}

/// The four lowest with `top`. If that is a straight or can be of one suit only, the second rank
/// goes up as little as helps; to what comes after it then belongs whichever is lowest.
Ranks lowest_five(const Holding& held, Rank top, Deck deck) {
    Ranks higher = held.any & below(top);
    const Rank fifth = take_lowest(higher);
    const Rank fourth = take_lowest(higher);
    const Rank third = take_lowest(higher);
    const Rank second = take_lowest(higher);
    const Ranks low_three = bit(third) | bit(fourth) | bit(fifth);
    const Ranks five = bit(top) | bit(second) | low_three;
    if (const Ranks suit = only_suit_of(five, held); suit != 0) {
        const Ranks others = higher & ~suit;
        return others == 0 ? 0 : bit(top) | bit(lowest(others)) | low_three;
    }
    if (!is_straight(five, deck))
        return five;
    if (higher == 0)
        return 0;
    const Ranks raised = bit(top) | bit(lowest(higher));
    if (only_suit_of(raised | low_three, held) == 0)
        return raised | low_three;
    return raised | bit(second) | bit(fourth) | bit(fifth);
}

} // namespace

Ranks mixed_five(const Holding& held, Rank top, Deck deck, Choice choice) {
    return choice == Choice::best ? best_five(held, top, deck) : lowest_five(held, top, deck);
}

} // namespace cards
