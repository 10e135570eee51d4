#include "arguments.hpp"
#include "cards/announcement.hpp"
#include "cards/hand_finder.hpp"
#include "cards/hand_text.hpp"
#include "cards/words.hpp"
#include "commands.hpp"
#include "input.hpp"
#include "tabletop/text_reader.hpp"

#include <CLI/App.hpp>

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <string>

namespace cli {

using namespace cards;
using tabletop::TextReader;

namespace {

constexpr std::size_t most_cards = 16;

CardSet read_cards(const std::string& text, Deck deck) {
    CardSet result;
    TextReader reader(text);
    for (reader.skip_white_space(); !reader.at_end(); reader.skip_white_space()) {
        const TextReader here = reader;
        const Card card = read_card(reader);
        if (!reader.at_end() && reader.rest().find_first_of(" \t\r\n") != 0)
            here.fail("one card, such as Th");
        if (!cards_of(deck).contains(card))
            here.fail("a card of the deck");
        if (result.contains(card))
            here.fail("a card that is not there yet");
        result.insert(card);
    }
    return result;
}

/// The announcement, its best and its lowest five cards, and its name.
std::string hand_line(FoundHand best, const FoundHands& all_lowest, CardSet cards,
                      const HandRules& rules) {
    const FoundHand* lowest =
        std::find_if(all_lowest.begin(), all_lowest.end(), [&](const FoundHand& found) {
            return found.announcement == best.announcement;
        });
    return to_text(best.announcement) + '\t' + to_text(cards_for(best, cards, rules)) + '\t' +
           to_text(cards_for(*lowest, cards, rules)) + '\t' + in_words(best.announcement) + '\n';
}

Hand read_whole_hand(const CLI::Option& option, const HandRules& rules) {
    const auto text = text_of(option);
    return reading(option.get_name(), [&] {
        TextReader reader(text);
        reader.skip_white_space();
        reader.take_if("=");
        const Hand hand = read_hand(reader, rules);
        reader.skip_white_space();
        if (!reader.at_end())
            reader.fail("the end of the hand");
        return hand;
    });
}

} // namespace

void add_hands(CLI::App& program, const Streams& streams) {
    CLI::App* command = program.add_subcommand(
        "hands", "List every hand that some cards allow, with its best and its lowest cards");
    CLI::Option* list = command->add_option("CARD", "5 to 16 cards, such as Th As")->required();
    list->expected(1, CLI::detail::expected_max_vector_size)->allow_extra_args();
    CLI::Option* rules_option = add_rules_option(*command);
    command->callback([list, rules_option, &streams] {
        const HandRules rules = read_rules(*rules_option).hand_rules();
        const std::string text = text_of(*list);
        const CardSet cards = reading("CARD", [&] { return read_cards(text, rules.deck); });
        if (cards.size() < hand_size || cards.size() > most_cards)
            throw CLI::ArgumentMismatch("CARD: found " + std::to_string(cards.size()) +
                                        (cards.size() == 1 ? " card" : " cards") +
                                        ", expected 5 to 16");
        const FoundHands lowest = find_hands(cards, rules, Choice::lowest);
        for (const FoundHand best : find_hands(cards, rules, Choice::best))
            streams.out << hand_line(best, lowest, cards, rules);
    });
}

void add_compare(CLI::App& program, const Streams& streams) {
    CLI::App* command = program.add_subcommand(
        "compare", "Print 1, 0 or -1: how one hand compares with another as a high hand");
    CLI::Option* one = command->add_option("HAND", "Five cards, such as ThTd9c5s2d")->required();
    CLI::Option* two = command->add_option("OTHER", "The hand to compare it with")->required();
    CLI::Option* rules_option = add_rules_option(*command);
    command->callback([one, two, rules_option, &streams] {
        const HandRules rules = read_rules(*rules_option).hand_rules();
        const HandValue a = value_of(read_whole_hand(*one, rules), rules.deck);
        const HandValue b = value_of(read_whole_hand(*two, rules), rules.deck);
        streams.out << (a > b) - (a < b) << '\n';
    });
}

} // namespace cli
