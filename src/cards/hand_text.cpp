#include "cards/hand_text.hpp"

#include "cards/hand_finder.hpp"
#include "cards/words.hpp"

#include <array>

namespace cards {
namespace {

using tabletop::TextError;
using tabletop::TextPlace;
using tabletop::TextReader;

/// A card of a hand with the place where it was written.
struct ReadCard {
    NamedCard named;
    TextPlace place;
};

std::string to_text(const NamedCard& named) {
    std::string text = to_text(named.card);
    if (named.stands_for == named.card)
        return text;
    text += '(';
    text += to_text(named.stands_for);
    text += ')';
    return text;
}

Card read_card_of(TextReader& reader, Deck deck) {
    const TextPlace place = reader.place();
    const Card card = read_card(reader);
    if (!cards_of(deck).contains(card))
        throw TextError(place, in_words(card), "a card of the 52-card deck");
    return card;
}

NamedCard read_named_card(TextReader& reader, const HandRules& rules) {
    const Card card = read_card_of(reader, rules.deck);
    if (reader.peek() != '(')
        return {card, card};
    if (!rules.wild.contains(card))
        reader.fail("no brackets, as the " + in_words(card) + " is not wild");
    reader.take(1);
    const Card stands_for = read_card_of(reader, rules.deck);
    if (!reader.take_if(")"))
        reader.fail("a closing bracket");
    return {card, stands_for};
}

/// The first card that is there twice, or that stands for what another stands for.
void require_well_named(const std::array<ReadCard, hand_size>& cards, const Hand& hand,
                        const HandRules& rules) {
    CardSet faces;
    for (const ReadCard& read : cards) {
        if (faces.contains(read.named.card))
            throw TextError(read.place, "the " + in_words(read.named.card) + " again",
                            "five different cards");
        faces.insert(read.named.card);
    }
    if (is_well_named(hand, rules))
        return;
    CardSet named;
    for (const ReadCard& read : cards) {
        if (named.contains(read.named.stands_for))
            throw TextError(read.place, "another " + in_words(read.named.stands_for),
                            "a wild card to stand for a card that is not among the other four");
        named.insert(read.named.stands_for);
    }
}

} // namespace

std::string to_text(const Hand& hand) {
    std::string text;
    for (const NamedCard& named : hand)
        text += to_text(named);
    return text;
}

Card read_card(TextReader& reader) {
    constexpr std::size_t letters = 2;
    const std::string_view rest = reader.rest();
    const bool written_ten = rest.starts_with("10");
    const std::size_t suit_at = written_ten ? 2 : 1;
    if (rest.size() < letters || rest.size() <= suit_at)
        reader.fail("a card, such as Th");
    const std::optional<Rank> rank = written_ten ? Rank::ten : rank_of_letter(rest.front());
    const std::optional<Suit> suit = suit_of_letter(rest[suit_at]);
    if (!rank || !suit)
        reader.fail("a card, such as Th");
    reader.take(suit_at + 1);
    return {*rank, *suit};
}

Hand read_hand(TextReader& reader, const HandRules& rules) {
    std::array<ReadCard, hand_size> cards;
    Hand hand;
    for (std::size_t i = 0; i < hand_size; ++i) {
        cards[i].place = reader.place();
        cards[i].named = read_named_card(reader, rules);
        hand[i] = cards[i].named;
    }
    require_well_named(cards, hand, rules);
    return arrange(hand, rules.deck);
}

} // namespace cards
