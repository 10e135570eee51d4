#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace cards {

/// The sixteen ranks, ascending. Fox, lion and dragon are in the 64-card deck only.
enum class Rank : std::uint8_t {
    two,
    three,
    four,
    five,
    six,
    seven,
    eight,
    nine,
    ten,
    fox,
    lion,
    dragon,
    jack,
    queen,
    king,
    ace
};
inline constexpr std::size_t rank_count = 16;

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
inline constexpr std::size_t suit_count = 4;
inline constexpr std::array<Suit, suit_count> all_suits{Suit::clubs, Suit::diamonds, Suit::hearts,
                                                        Suit::spades};

/// One card of the 64-card deck, which contains the 52-card deck. A card is a number from 0 to 63,
/// suit times 16 plus rank, so that a set of cards is one 64-bit word with a 16-bit mask of ranks a
/// suit.
class Card {
public:
    constexpr Card() = default;
    constexpr Card(Rank rank, Suit suit)
        : index_(static_cast<std::uint8_t>(static_cast<unsigned>(suit) * rank_count +
                                           static_cast<unsigned>(rank))) {}
    /// Precondition: index < 64.
    static constexpr Card from_index(std::size_t index) {
        return {static_cast<Rank>(index % rank_count), static_cast<Suit>(index / rank_count)};
    }

    constexpr std::size_t index() const { return index_; }
    constexpr Rank rank() const { return static_cast<Rank>(index_ % rank_count); }
    constexpr Suit suit() const { return static_cast<Suit>(index_ / rank_count); }

    friend constexpr bool operator==(Card, Card) = default;

private:
    std::uint8_t index_ = 0;
};

/// `2`–`9` `T` `F` `L` `D` `J` `Q` `K` `A`.
char letter(Rank rank);
/// `c` `d` `h` `s`.
char letter(Suit suit);
std::optional<Rank> rank_of_letter(char letter);
std::optional<Suit> suit_of_letter(char letter);

/// Rank and suit, such as `Th`.
std::string to_text(Card card);

} // namespace cards
