#pragma once

#include "cards/card.hpp"
#include "cards/card_set.hpp"
#include "cards/deck.hpp"
#include "cards/hand.hpp"
#include "cards/hand_text.hpp"
#include "tabletop/text_reader.hpp"

#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// Short ways to write cards in tests.
namespace support {

inline std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream, part, separator);)
        parts.push_back(part);
    return parts;
}

/// `Ac 2d 3h`, also with another separator.
inline cards::CardSet card_set(std::string_view text, char separator = ' ') {
    cards::CardSet set;
    for (const std::string& word : split(text, separator)) {
        tabletop::TextReader reader(word);
        set.insert(cards::read_card(reader));
    }
    return set;
}

/// The part of a rules string that matters to hands: `standard`, `deck64`, `wild=2c+2d` and others,
/// joined by commas.
inline cards::HandRules hand_rules(std::string_view text) {
    cards::HandRules rules;
    for (const std::string& option : split(text, ',')) {
        if (option == "deck64")
            rules.deck = cards::Deck::animals;
        else if (option.starts_with("wild="))
            rules.wild = card_set(std::string_view(option).substr(5), '+');
        else if (option != "standard" && option != "high-low")
            throw std::invalid_argument("unknown option " + option);
    }
    return rules;
}

/// The rules under which the four twos are wild.
inline constexpr std::string_view deuces = "wild=2c+2d+2h+2s";

/// One card, such as `Th`.
inline cards::Card face(std::string_view text) {
    tabletop::TextReader reader(text);
    return cards::read_card(reader);
}

/// Five cards as in a show's token without the `=`.
inline cards::Hand hand(std::string_view text, const cards::HandRules& rules = {}) {
    tabletop::TextReader reader(text);
    return cards::read_hand(reader, rules);
}

} // namespace support
