#include "games/checkers_poker/position_fields.hpp"

#include "cards/announcement.hpp"
#include "cards/deck.hpp"
#include "tabletop/text_reader.hpp"

namespace checkers_poker {

using tabletop::TextPlace;
using tabletop::TextReader;

Fields split_fields(std::string_view text, TextPlace start) {
    TextReader reader(text, start);
    Fields fields;
    reader.skip_white_space();
    for (std::size_t i = 0; i < field_count; ++i) {
        if (reader.at_end()) {
            reader.fail("ten fields in a position; " + std::to_string(i) + " are there");
        }
        fields[i].place = reader.place();
        fields[i].text = reader.take_word();
        reader.skip_white_space();
    }
    if (!reader.at_end())
        reader.fail("the end of the position after ten fields");
    return fields;
}

namespace {

/// One rank of the checkers: letters and runs of free spaces that add up to eight.
void read_rank(TextReader& reader, std::size_t rank, PerSeat<SpaceSet>& checkers) {
    std::size_t file = 0;
    bool after_digit = false;
    while (!reader.at_end() && reader.peek() != '/') {
        const char letter = reader.peek();
        const bool is_digit = letter >= '1' && letter <= '8';
        if (!is_digit && letter != 'x' && letter != 'o')
            reader.fail("x, o or 1 to 8");
        if (is_digit && after_digit)
            reader.fail("one digit for the free spaces in a row");
        const std::size_t width = is_digit ? static_cast<std::size_t>(letter - '0') : 1;
        if (file + width > board_side)
            reader.fail("eight spaces in each rank");
        if (!is_digit)
            checkers[letter == 'x' ? first : second].insert({file, rank});
        file += width;
        after_digit = is_digit;
        reader.take(1);
    }
    if (file != board_side)
        reader.fail("eight spaces in each rank");
}

/// A token as it is written: a reader takes `10` for `T` here as in cards.
std::string with_ten_as_letter(std::string_view token) {
    std::string text(token);
    for (std::size_t at = text.find("10"); at != std::string::npos; at = text.find("10"))
        text.replace(at, 2, "T");
    return text;
}

bool may_be_announced(cards::Announcement announcement, const Options& options) {
    const auto in_deck = [&](cards::Rank rank) {
        return cards::cards_of(options.deck).contains({rank, cards::Suit::clubs});
    };
    if (announcement.category() == cards::Category::five_of_a_kind && options.wild.empty()) {
        return false;
    }
    const auto second_rank = announcement.second_rank();
    return in_deck(announcement.rank()) && (!second_rank || in_deck(*second_rank));
}

} // namespace

PerSeat<SpaceSet> read_checkers(const Field& field) {
    PerSeat<SpaceSet> checkers;
    TextReader reader(field.text, field.place);
    for (std::size_t rank = board_side; rank-- > 0;) {
        read_rank(reader, rank, checkers);
        if (rank > 0 && !reader.take_if("/"))
            reader.fail("\"/\" and a further rank");
    }
    if (!reader.at_end())
        reader.fail("the end of the checkers after eight ranks");
    for (const Seat seat : {first, second}) {
        if (checkers[seat].size() > most_checkers)
            field.fail("at most 12 checkers a side");
    }
    return checkers;
}

UsedHands read_used(const Field& field, const Options& options) {
    UsedHands used;
    if (field.text == "-")
        return used;
    TextReader reader(field.text, field.place);
    do {
        const std::string_view token = reader.rest().substr(0, reader.rest().find(','));
        const auto announcement = cards::announcement_from_text(with_ten_as_letter(token));
        if (!announcement || !may_be_announced(*announcement, options)) {
            reader.fail("an announcement that these rules know, such as twopair:T5");
        }
        if (used.contains(*announcement))
            reader.fail("each announcement once");
        used.add(*announcement);
        reader.take(token.size());
    } while (reader.take_if(","));
    return used;
}

void read_die(const Field& field, State& state) {
    const std::size_t slash = field.text.find('/');
    const std::string expected = "the die or -, then /, then showdowns in a row without a removal";
    if (slash == std::string_view::npos)
        field.fail(expected);
    const std::string_view die = field.text.substr(0, slash);
    if (die != "-") {
        if (!state.options.die)
            field.fail("- for the die in a game without one");
        state.die = static_cast<std::uint8_t>(read_number(field, die, 1, 6, expected));
    }
    state.showdowns_without_removal = static_cast<std::uint8_t>(
        read_number(field, field.text.substr(slash + 1), 0, showdowns_for_draw, expected));
}

} // namespace checkers_poker
