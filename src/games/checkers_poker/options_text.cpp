#include "cards/hand_text.hpp"
#include "games/checkers_poker/position_text.hpp"

#include <array>

namespace checkers_poker {

namespace {

using tabletop::TextReader;

/// Reads what `read` reads, one or more joined by `+`, without repeats.
template <class Set, class Read>
Set read_list(TextReader& reader, Read read) {
    Set set;
    do {
        const TextReader before = reader;
        const auto item = read(reader);
        if (set.contains(item))
            before.fail("each once in the list");
        set.insert(item);
    } while (reader.take_if("+"));
    return set;
}

Space read_start_space(TextReader& reader) {
    const auto space = space_from_text(reader.rest().substr(0, 2));
    if (!space)
        reader.fail("a space from a1 to h8");
    reader.take(2);
    return *space;
}

SpaceSet read_start(TextReader& reader) {
    const TextReader before = reader;
    const auto start = read_list<SpaceSet>(reader, read_start_space);
    if (start.size() < least_checkers_at_start || start.size() > most_checkers) {
        before.fail("5 to 12 spaces");
    }
    return start;
}

cards::CardSet read_wild(TextReader& reader, cards::Deck deck) {
    return read_list<cards::CardSet>(reader, [deck](TextReader& at) {
        const TextReader before = at;
        const cards::Card card = cards::read_card(at);
        if (!cards::cards_of(deck).contains(card))
            before.fail("a card of the deck");
        return card;
    });
}

/// Options stand in this order, each once, so reading goes through it and only forward.
constexpr std::array<std::string_view, 6> option_names{"deck64", "high-low", "die",
                                                       "wild=",  "south=",   "north="};

/// Reads one option and says which it was; only those from `least` on are left to come.
std::size_t read_option_name(TextReader& reader, std::size_t least) {
    for (std::size_t i = 0; i < option_names.size(); ++i) {
        if (!reader.rest().starts_with(option_names[i]))
            continue;
        if (i < least)
            reader.fail("each option once, in the order deck64, high-low, die, wild=, "
                        "south=, north=");
        reader.take(option_names[i].size());
        return i;
    }
    reader.fail("an option: standard alone, or deck64, high-low, die, wild=, south=, north=");
}

struct GivenStarts {
    std::optional<SpaceSet> south;
    std::optional<SpaceSet> north;
};

void read_option(TextReader& reader, std::size_t which, Options& options, GivenStarts& starts) {
    switch (which) {
    case 0:
        options.deck = cards::Deck::animals;
        break;
    case 1:
        options.high_low = true;
        break;
    case 2:
        options.die = true;
        break;
    case 3:
        options.wild = read_wild(reader, options.deck);
        break;
    case 4:
        starts.south = read_start(reader);
        break;
    default:
        starts.north = read_start(reader);
        break;
    }
}

/// One start alone stands for both: the other is it turned.
StartingConfiguration completed(const GivenStarts& starts) {
    if (!starts.south && !starts.north)
        return corner_start();
    if (!starts.north)
        return turned_for_north(*starts.south);
    if (!starts.south)
        return {starts.north->turned(), *starts.north};
    return {*starts.south, *starts.north};
}

} // namespace

Options read_options(std::string_view text, tabletop::TextPlace start) {
    Options options;
    if (text == "standard")
        return options;
    TextReader reader(text, start);
    GivenStarts starts;
    std::size_t next = 0;
    do {
        const std::size_t which = read_option_name(reader, next);
        read_option(reader, which, options, starts);
        next = which + 1;
    } while (reader.take_if(","));
    if (!reader.at_end())
        reader.fail("\",\" and a further option, or the end of the rules");
    options.start = completed(starts);
    if (const auto trouble = trouble_with(options)) {
        throw tabletop::TextError(start, tabletop::quoted(text),
                                  "rules that can be played: " + *trouble);
    }
    return options;
}

} // namespace checkers_poker
