#include "games/checkers_poker/options.hpp"

#include "cards/card.hpp"

namespace checkers_poker {

namespace {

SpaceSet spaces(std::initializer_list<std::string_view> names) {
    SpaceSet set;
    for (const std::string_view name : names)
        set.insert(space_from_text(name).value());
    return set;
}

std::string joined(SpaceSet set) {
    std::string text;
    for (const Space space : set)
        text += (text.empty() ? "" : "+") + to_text(space);
    return text;
}

std::string joined_in_deck_order(cards::CardSet set) {
    std::string text;
    for (const cards::Card card : cards::in_deck_order(set)) {
        text += (text.empty() ? "" : "+") + cards::to_text(card);
    }
    return text;
}

std::optional<std::string> trouble_with_side(SpaceSet checkers, const std::string& end) {
    if (checkers.size() < least_checkers_at_start) {
        return end + " starts with fewer than 5 checkers";
    }
    if (checkers.size() > most_checkers)
        return end + " starts with more than 12 checkers";
    return std::nullopt;
}

} // namespace

StartingConfiguration turned_for_north(SpaceSet south) { return {south, south.turned()}; }

StartingConfiguration corner_start() {
    return turned_for_north(
        spaces({"e4", "h4", "f3", "g3", "h3", "f2", "g2", "h2", "e1", "f1", "g1", "h1"}));
}

StartingConfiguration draughts_start() {
    return turned_for_north(
        spaces({"a1", "c1", "e1", "g1", "b2", "d2", "f2", "h2", "a3", "c3", "e3", "g3"}));
}

StartingConfiguration rows_start() {
    return turned_for_north(
        spaces({"a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "c2", "d2", "e2", "f2"}));
}

StartingConfiguration flank_start() {
    return turned_for_north(
        spaces({"f1", "g1", "h1", "f2", "g2", "h2", "f3", "g3", "h3", "f4", "g4", "h4"}));
}

std::optional<std::string> trouble_with(const Options& options) {
    const cards::CardSet foreign = options.wild - cards::cards_of(options.deck);
    if (!foreign.empty()) {
        return "the wild card " + cards::to_text(*foreign.begin()) + " is not in the deck";
    }
    if (auto trouble = trouble_with_side(options.start.south, "south"))
        return trouble;
    if (auto trouble = trouble_with_side(options.start.north, "north"))
        return trouble;
    const SpaceSet shared = options.start.south & options.start.north;
    if (!shared.empty())
        return "both sides start on " + to_text(*shared.begin());
    return std::nullopt;
}

std::string to_text(const Options& options) {
    std::string text;
    const auto add = [&](const std::string& option) { text += (text.empty() ? "" : ",") + option; };
    if (options.deck == cards::Deck::animals)
        add("deck64");
    if (options.high_low)
        add("high-low");
    if (options.die)
        add("die");
    if (!options.wild.empty())
        add("wild=" + joined_in_deck_order(options.wild));
    if (options.start != corner_start()) {
        add("south=" + joined(options.start.south));
        if (options.start != turned_for_north(options.start.south)) {
            add("north=" + joined(options.start.north));
        }
    }
    return text.empty() ? "standard" : text;
}

} // namespace checkers_poker
