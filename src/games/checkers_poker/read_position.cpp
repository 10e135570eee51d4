#include "cards/hand_text.hpp"
#include "games/checkers_poker/position_fields.hpp"
#include "games/checkers_poker/position_text.hpp"

#include <string>

namespace checkers_poker {

namespace {

using tabletop::TextPlace;
using tabletop::TextReader;

std::optional<Seat> read_side(const Field& field, bool is_over) {
    if (field.text == "x")
        return first;
    if (field.text == "o")
        return second;
    if (is_over && field.text == "-")
        return std::nullopt;
    field.fail(is_over ? "the side that won, x or o, or - for a draw" : "the side to act, x or o");
}

/// A hand of the showdown under way, as its owner must have shown it: the last announcement that
/// he used, or none because he could not.
Show read_shown(const Field& field, std::string_view token, const State& state, Seat seat) {
    if (token == "=none") {
        if (!open_hands(state, seat, cards::Choice::best).empty()) {
            field.fail("a hand, since one can be shown");
        }
        return {};
    }
    TextReader reader(
        token, {field.place.line,
                field.place.column + static_cast<std::size_t>(token.data() - field.text.data())});
    if (!reader.take_if("="))
        reader.fail("\"=\" and five cards, or =none");
    const cards::Hand hand = cards::read_hand(reader, state.options.hand_rules());
    if (!reader.at_end())
        reader.fail("the end of the hand after five cards");
    if (!(cards::cards_in(hand) - covered_cards(state, seat)).empty()) {
        field.fail("cards that are under the player's checkers");
    }
    const auto& used = state.used[seat].in_order();
    if (used.empty() || used.back() != cards::announcement_of(hand, state.options.deck)) {
        field.fail("a hand that is the last of those that the player has used");
    }
    return Show{hand};
}

Showing read_showing(const Field& field, const State& state, Seat side) {
    if (side == second) {
        if (field.text != "-")
            field.fail("- while Second is to show");
        return {};
    }
    if (field.text == "-")
        field.fail("the hand shown by Second");
    return {read_shown(field, field.text, state, second)};
}

Removing read_removing(const Fields& fields, const State& state, Seat side) {
    const Field& field = fields[shown_at];
    const std::size_t comma = field.text.find(',');
    if (comma == std::string_view::npos)
        field.fail("both hands shown, Second's first");
    const Show by_second = read_shown(field, field.text.substr(0, comma), state, second);
    const Show by_first = read_shown(field, field.text.substr(comma + 1), state, first);
    const PerSeat<Show> shown{by_first, by_second};
    const auto loser = loser_of(shown, showdown_this_turn(state).value(), state.options.deck);
    if (loser != side)
        fields[side_at].fail("the side that lost the showdown");
    return {side, shown};
}

void require(bool holds, const Field& field, const std::string& expected) {
    if (!holds)
        field.fail(expected);
}

Phase read_phase(const Fields& fields, const State& state) {
    const Field& field = fields[phase_at];
    require(field.text.size() == 1 && field.text.find_first_of("ermsdg") == 0, field,
            "a phase: e, r, m, s, d or g");
    const char letter = field.text.front();
    const auto side = read_side(fields[side_at], letter == 'g');
    if (letter == 'g')
        return GameOver{side};
    if (letter == 'e' || letter == 'r') {
        require(side == (letter == 'e' ? second : first), fields[side_at],
                letter == 'e' ? "o, since Second chooses his end"
                              : "x, since the die is rolled before First moves");
        if (letter == 'e')
            return ChoosingEnd{};
        require(state.options.die, field, "no roll in a game without a die");
        return Rolling{};
    }
    if (letter == 'm')
        return Moving{*side};
    require(showdown_this_turn(state).has_value(), field, "a showdown only when one is due");
    if (letter == 's')
        return read_showing(fields[shown_at], state, *side);
    return read_removing(fields, state, *side);
}

void check_nothing_happened_yet(const Fields& fields, const State& state) {
    require(state.turn == 1, fields[turn_at], "turn 1 before the ends are chosen");
    require(state.used[first].in_order().empty(), fields[used_by_first_at],
            "- before the ends are chosen");
    require(state.used[second].in_order().empty(), fields[used_by_second_at],
            "- before the ends are chosen");
    require(state.die == 0 && state.showdowns_without_removal == 0, fields[die_at],
            "-/0 before the ends are chosen");
}

void check_checkers(const Fields& fields, const State& state) {
    const auto* over = std::get_if<GameOver>(&state.phase);
    const bool none_yet = state.checkers[first].empty() && state.checkers[second].empty();
    if (std::holds_alternative<ChoosingEnd>(state.phase) || (over != nullptr && none_yet)) {
        require(none_yet, fields[checkers_at], "8/8/8/8/8/8/8/8 before the ends are chosen");
        check_nothing_happened_yet(fields, state);
        return;
    }
    for (const Seat seat : {first, second}) {
        const bool has_lost = over != nullptr && over->winner == other(seat);
        const std::size_t least = has_lost ? checkers_of_loser : least_checkers_at_start;
        const std::size_t count = state.checkers[seat].size();
        require(count >= least && count <= most_checkers, fields[checkers_at],
                std::to_string(least) + " to 12 checkers " +
                    (seat == first ? "of First (x)" : "of Second (o)"));
    }
}

void check_die_and_draw(const Fields& fields, const State& state) {
    const bool is_due = std::holds_alternative<Moving>(state.phase) ||
                        std::holds_alternative<Showing>(state.phase) ||
                        std::holds_alternative<Removing>(state.phase);
    const auto* over = std::get_if<GameOver>(&state.phase);
    if (is_due && state.options.die) {
        require(state.die != 0, fields[die_at], "the die rolled this turn");
    }
    if (!is_due && over == nullptr) {
        require(state.die == 0, fields[die_at], "- for the die before it is rolled");
    }
    require(state.showdowns_without_removal < showdowns_for_draw ||
                (over != nullptr && !over->winner),
            fields[die_at], "fewer than ten showdowns without a removal in a game that goes on");
    if (!std::holds_alternative<Showing>(state.phase) &&
        !std::holds_alternative<Removing>(state.phase)) {
        require(fields[shown_at].text == "-", fields[shown_at], "- outside a showdown");
    }
}

bool is_the_word_startpos(std::string_view text) {
    TextReader reader(text);
    reader.skip_white_space();
    const bool is_word = reader.take_if("startpos");
    reader.skip_white_space();
    return is_word && reader.at_end();
}

} // namespace

State read_position_string(std::string_view text, TextPlace start) {
    const Fields fields = split_fields(text, start);
    State state;
    state.options = read_options(fields[rules_at].text, fields[rules_at].place);
    state.layout = read_layout(fields[cards_at].text, state.options.deck, fields[cards_at].place);
    state.checkers = read_checkers(fields[checkers_at]);
    state.turn = read_number(fields[turn_at], fields[turn_at].text, 1, last_turn,
                             "a turn number from 1 to " + std::to_string(last_turn));
    state.used[first] = read_used(fields[used_by_first_at], state.options);
    state.used[second] = read_used(fields[used_by_second_at], state.options);
    read_die(fields[die_at], state);
    state.phase = read_phase(fields, state);
    check_checkers(fields, state);
    check_die_and_draw(fields, state);
    return state;
}

State read_position(std::string_view text, TextPlace start) {
    return is_the_word_startpos(text) ? standard_start() : read_position_string(text, start);
}

} // namespace checkers_poker
