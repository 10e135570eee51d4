#pragma once

#include "cards/card.hpp"
#include "cards/card_set.hpp"
#include "cards/deck.hpp"
#include "games/checkers_poker/space.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace checkers_poker {

/// Which card lies on which space; a space without one is blank (rules 1.1, 2.1). It never changes
/// during a game.
class Layout {
public:
    /// All spaces blank.
    constexpr Layout() { cards_.fill(blank); }

    constexpr std::optional<cards::Card> card_on(Space space) const {
        const std::uint8_t number = cards_[space.index()];
        if (number == blank)
            return std::nullopt;
        return cards::Card::from_index(number);
    }
    constexpr void put(Space space, std::optional<cards::Card> card) {
        cards_[space.index()] = card ? static_cast<std::uint8_t>(card->index()) : blank;
    }
    /// Exchanges what lies on two spaces, as when the board is assembled by hand.
    constexpr void swap(Space a, Space b) {
        const std::uint8_t kept = cards_[a.index()];
        cards_[a.index()] = cards_[b.index()];
        cards_[b.index()] = kept;
    }
    /// The cards on some spaces.
    constexpr cards::CardSet cards_on(SpaceSet spaces) const {
        std::uint64_t bits = 0;
        for (const Space space : spaces) {
            const std::uint8_t number = cards_[space.index()];
            bits |= std::uint64_t{number != blank} << (number % space_count);
        }
        return cards::CardSet(bits);
    }
    /// Where a card lies; nothing if it is not on the board.
    std::optional<Space> space_of(cards::Card card) const;

    friend constexpr bool operator==(const Layout&, const Layout&) = default;

private:
    static constexpr std::uint8_t blank = 64;
    std::array<std::uint8_t, space_count> cards_{};
};

/// The board of a deal number: the same everywhere and for ever (docs/notation.md, deal numbers).
Layout deal(std::uint32_t number, cards::Deck deck);

/// The cards of the deck in deck order from a8 on, then the blanks: where arranging by hand can
/// start from.
Layout sorted_layout(cards::Deck deck);

/// Ranks 8 to 1 with `/` between, two characters a space, `--` for a blank.
std::string to_text(const Layout& layout);

} // namespace checkers_poker
