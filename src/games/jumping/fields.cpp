#include "games/jumping/fields.hpp"

#include <algorithm>

namespace jumping {

using tabletop::TextPlace;
using tabletop::TextReader;

Fields split_fields(std::string_view text, TextPlace start) {
    TextReader reader(text, start);
    Fields fields;
    for (std::size_t i = 0; i < field_count; ++i) {
        if (i > 0 && !reader.take_if(" ")) {
            reader.fail("a space and a further field; a position has six, and " +
                        std::to_string(i) + " are there");
        }
        fields[i].place = reader.place();
        fields[i].text = reader.take_word();
        if (fields[i].text.empty())
            reader.fail("a field of the position behind one space");
    }
    if (!reader.at_end())
        reader.fail("the end of the position after six fields");
    return fields;
}

Rank rank_of(const Board& board, std::size_t rank) {
    Rank found;
    for (std::size_t file = 0; file < board.files; ++file) {
        if (!board.at(static_cast<int>(file), static_cast<int>(rank)))
            continue;
        if (found.size == 0)
            found.first = file;
        ++found.size;
    }
    return found;
}

std::size_t read_free_spaces(TextReader& reader, std::size_t left) {
    const std::string_view rest = reader.rest();
    const std::string_view digits =
        rest.substr(0, std::min(rest.find_first_not_of("0123456789"), rest.size()));
    std::size_t number = 0;
    for (const char digit : digits.substr(0, 3))
        number = number * 10 + static_cast<std::size_t>(digit - '0');
    if (digits.empty() || digits.front() == '0' || number > left) {
        reader.fail("the letter of a piece, or a number for at most " + std::to_string(left) +
                    " free spaces");
    }
    reader.take(digits.size());
    return number;
}

std::string seat_text(const Standing& standing) {
    return {is_over(standing) ? '-' : letter(standing.to_act)};
}

std::string places_text(const Standing& standing) {
    std::string text;
    for_each_seat(standing, [&](Seat seat) {
        const Status status = standing.status[seat];
        text += status.plays()   ? '-'
                : status.waits() ? '+'
                                 : static_cast<char>('0' + status.place());
    });
    return text;
}

namespace {

Status read_status(const Field& field, char sign, const Standing& standing) {
    if (sign == '-')
        return {};
    if (sign == '+' && standing.pairs)
        return Status::waiting();
    const std::size_t place = sign > '0' ? static_cast<std::size_t>(sign - '0') : 0;
    if (place == 0 || place > sides(standing)) {
        field.fail("- or a place from 1 to " + std::to_string(sides(standing)) +
                   (standing.pairs ? ", or +, for each seat" : " for each seat"));
    }
    return Status::placed(place);
}

void check_partners(const Field& field, const Standing& standing) {
    for_each_seat(standing, [&](Seat seat) {
        const Status one = standing.status[seat];
        const Status other = standing.status[partner(standing, seat)];
        if (one.has_place() || other.has_place() ? one != other : one.waits() && other.waits())
            field.fail("the same place for partners, and + for one of them at most");
    });
}

/// In a game that goes on, places are given once each, from the top and from the bottom.
void check_places_so_far(const Field& field, const Standing& standing) {
    if (sides_playing(standing) < 2)
        field.fail("two sides or more that still play, since somebody is to act");
    std::size_t given = 0;
    for (std::size_t i = 0; i < sides(standing); ++i)
        given += standing.status[Seat(i)].has_place() ? 1 : 0;
    // What is free has to be one run, and no place twice leaves it as long as the sides that play.
    const std::size_t free = last_place_left(standing) + 1 - best_place_left(standing);
    if (free + given != sides(standing))
        field.fail("places given once each, from the first and from the last without a gap");
}

/// At the end every place is one more than the number of sides before it.
void check_final_places(const Field& field, const Standing& standing) {
    for (std::size_t i = 0; i < sides(standing); ++i) {
        std::size_t better = 0;
        for (std::size_t j = 0; j < sides(standing); ++j) {
            better += standing.status[Seat(j)].place() < standing.status[Seat(i)].place() ? 1 : 0;
        }
        if (standing.status[Seat(i)].place() != better + 1)
            field.fail("places from the first on, shared ones as the best of those shared");
    }
}

void read_seat_to_act(const Field& field, Standing& standing) {
    const std::string last(1, letter(Seat(standing.seats - 1U)));
    const char sign = field.text.front();
    if (field.text.size() != 1 || sign < 'A' || sign > last.front())
        field.fail("the seat to act, A to " + last + ", or - when the game is over");
    standing.to_act = Seat(static_cast<std::uint8_t>(sign - 'A'));
}

} // namespace

void read_standing(const Fields& fields, Standing& standing) {
    const Field& places = fields[places_at];
    if (places.text.size() != standing.seats)
        places.fail(std::to_string(standing.seats) + " signs, one a seat");
    for_each_seat(standing, [&](Seat seat) {
        standing.status[seat] = read_status(places, places.text[index(seat)], standing);
    });
    check_partners(places, standing);
    constexpr std::uint32_t latest = 999'999'999;
    standing.turn = read_number(fields[turn_at], fields[turn_at].text, 1, latest,
                                "a turn number from 1 to " + std::to_string(latest));
    if (fields[seat_at].text == "-") {
        if (!is_over(standing))
            places.fail("a place for every seat, since nobody is to act");
        check_final_places(places, standing);
        return;
    }
    read_seat_to_act(fields[seat_at], standing);
    check_places_so_far(places, standing);
    if (!standing.status[standing.to_act].plays())
        fields[seat_at].fail("a seat that still plays");
}

} // namespace jumping
