#include "games/checkers_poker/layout.hpp"

#include "tabletop/random.hpp"

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

namespace checkers_poker {

namespace {

/// The spaces as a deal fills them and a position lists them: a8 … h8, a7 … h1.
Space in_reading_order(std::size_t i) { return {i % board_side, board_side - 1 - i / board_side}; }

/// The 64 things that lie on the board: the deck in order, then the blanks.
std::vector<std::optional<cards::Card>> things_to_lay_out(cards::Deck deck) {
    std::vector<std::optional<cards::Card>> things;
    for (const cards::Card card : cards::in_deck_order(deck))
        things.emplace_back(card);
    things.resize(space_count);
    return things;
}

Layout laid_out(const std::vector<std::optional<cards::Card>>& things) {
    Layout layout;
    for (std::size_t i = 0; i < space_count; ++i)
        layout.put(in_reading_order(i), things[i]);
    return layout;
}

} // namespace

std::optional<Space> Layout::space_of(cards::Card card) const {
    const auto found =
        std::find(cards_.begin(), cards_.end(), static_cast<std::uint8_t>(card.index()));
    if (found == cards_.end())
        return std::nullopt;
    return Space::from_index(static_cast<std::size_t>(found - cards_.begin()));
}

Layout deal(std::uint32_t number, cards::Deck deck) {
    auto things = things_to_lay_out(deck);
    std::mt19937_64 generator(number);
    for (std::size_t i = space_count - 1; i > 0; --i) {
        std::swap(things[i], things[tabletop::uniform_below(generator, i + 1)]);
    }
    return laid_out(things);
}

Layout sorted_layout(cards::Deck deck) { return laid_out(things_to_lay_out(deck)); }

std::string to_text(const Layout& layout) {
    std::string text;
    for (std::size_t i = 0; i < space_count; ++i) {
        if (i > 0 && i % board_side == 0)
            text += '/';
        const std::optional<cards::Card> card = layout.card_on(in_reading_order(i));
        text += card ? cards::to_text(*card) : "--";
    }
    return text;
}

} // namespace checkers_poker
