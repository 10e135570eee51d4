#include "games/jumping/fields.hpp"
#include "games/jumping/text.hpp"

namespace jumping {

namespace {

std::string letters_of(std::size_t seats) {
    std::string letters;
    for (std::size_t i = 0; i < seats; ++i)
        letters += letter(Seat(static_cast<std::uint8_t>(i)));
    return letters;
}

void read_pieces(const Field& field, State& state) {
    const Setup& setup = *state.options.setup;
    read_board(field, *setup.board, letters_of(setup.seats), [&](Space space, char piece) {
        state.pieces[Seat(static_cast<std::uint8_t>(piece - 'A'))].insert(space);
    });
}

/// A seat that plays has its pieces; a placed one may have lost some, and one that was imprisoned
/// and plays on as well.
void check_pieces(const Field& field, const State& state) {
    const std::size_t all = state.options.setup->pieces();
    for_each_seat(state.standing, [&](Seat seat) {
        const std::size_t here = state.pieces[seat].size();
        const std::size_t least = state.standing.status[seat].has_place() ? 0
                                  : state.options.prison == Prison::play  ? 1
                                                                          : all;
        if (here >= least && here <= all)
            return;
        field.fail((least == all ? "" : std::to_string(least) + " to ") + std::to_string(all) +
                   " pieces of " + letter(seat) + ", of which " + std::to_string(here) +
                   " are there");
    });
}

/// Nobody plays who would not play any more after the action before.
void check_endings(const Fields& fields, const State& state) {
    for_each_seat(state.standing, [&](Seat seat) {
        if (!state.standing.status[seat].plays())
            return;
        const std::string who = std::string("no - for ") + letter(seat) + ", who ";
        if (has_finished(state, seat))
            fields[places_at].fail(who + "has finished");
        if (state.options.prison != Prison::off && is_imprisoned(state, seat))
            fields[places_at].fail(who + "is imprisoned");
        const bool has_acted = index(seat) < index(state.standing.to_act);
        if (has_overstayed(state, seat, state.standing.turn - (has_acted ? 0 : 1)))
            fields[places_at].fail(who + "should have left home");
    });
    const bool has_first = best_place_left(state.standing) > 1;
    if (state.options.end_first && has_first)
        fields[places_at].fail("no place 1 in a game that ends with it");
}

} // namespace

std::string to_text(const State& state) {
    const Setup& setup = *state.options.setup;
    const auto letter_on = [&](Space space) {
        char found = '\0';
        for_each_seat(state.standing, [&](Seat seat) {
            if (state.pieces[seat].contains(space))
                found = letter(seat);
        });
        return found;
    };
    return board_text(*setup.board, letter_on) + ' ' + seat_text(state.standing) + ' ' +
           std::to_string(state.standing.turn) + ' ' + places_text(state.standing) + ' ' +
           std::to_string(state.quiet) + ' ' + to_text(state.options);
}

State read_position(std::string_view text, std::span<const Setup> setups,
                    tabletop::TextPlace start) {
    const Fields fields = split_fields(text, start);
    State state(read_options(fields[rules_at].text, setups, fields[rules_at].place));
    state.standing.seats = static_cast<std::uint8_t>(state.options.setup->seats);
    state.standing.pairs = state.options.pairs;
    read_pieces(fields[board_at], state);
    read_standing(fields, state.standing);
    check_pieces(fields[board_at], state);
    const std::size_t most = quiet_limit(*state.options.setup) - (is_over(state) ? 0 : 1);
    state.quiet = static_cast<std::uint16_t>(
        read_number(fields[count_at], fields[count_at].text, 0, static_cast<std::uint32_t>(most),
                    "quiet moves from 0 to " + std::to_string(most)));
    if (!is_over(state))
        check_endings(fields, state);
    return state;
}

} // namespace jumping
