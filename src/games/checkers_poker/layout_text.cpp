#include "cards/hand_text.hpp"
#include "games/checkers_poker/position_text.hpp"

namespace checkers_poker {

namespace {

using tabletop::TextReader;

std::optional<cards::Card> read_thing(TextReader& reader, cards::CardSet left) {
    if (reader.take_if("--"))
        return std::nullopt;
    const TextReader before = reader;
    const cards::Card card = cards::read_card(reader);
    if (!left.contains(card))
        before.fail("a card of the deck, each once, or -- for a blank");
    return card;
}

} // namespace

Layout read_layout(std::string_view text, cards::Deck deck, tabletop::TextPlace start) {
    Layout layout;
    cards::CardSet left = cards::cards_of(deck);
    TextReader reader(text, start);
    for (std::size_t rank = board_side; rank-- > 0;) {
        for (std::size_t file = 0; file < board_side; ++file) {
            if (reader.at_end() || reader.peek() == '/')
                reader.fail("eight spaces in each rank");
            const auto card = read_thing(reader, left);
            if (card)
                left.erase(*card);
            layout.put({file, rank}, card);
        }
        if (rank > 0 && !reader.take_if("/"))
            reader.fail("\"/\" after eight spaces");
    }
    if (!reader.at_end())
        reader.fail("the end of the cards after eight ranks");
    if (!left.empty()) {
        reader.fail("all cards of the deck: " + cards::to_text(*left.begin()) + " is missing");
    }
    return layout;
}

} // namespace checkers_poker
