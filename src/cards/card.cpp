#include "cards/card.hpp"

#include <string_view>

namespace cards {
namespace {

constexpr std::string_view rank_letters = "23456789TFLDJQKA";
constexpr std::string_view suit_letters = "cdhs";

} // namespace

char letter(Rank rank) { return rank_letters[static_cast<std::size_t>(rank)]; }

char letter(Suit suit) { return suit_letters[static_cast<std::size_t>(suit)]; }

std::optional<Rank> rank_of_letter(char letter) {
    const std::size_t number = rank_letters.find(letter);
    if (number == std::string_view::npos)
        return std::nullopt;
    return static_cast<Rank>(number);
}

std::optional<Suit> suit_of_letter(char letter) {
    const std::size_t number = suit_letters.find(letter);
    if (number == std::string_view::npos)
        return std::nullopt;
    return static_cast<Suit>(number);
}

std::string to_text(Card card) { return {letter(card.rank()), letter(card.suit())}; }

} // namespace cards
