#include "games/chinese_checkers/capture.hpp"
#include "games/jumping/fields.hpp"
#include "games/jumping/text.hpp"

#include <array>
#include <numeric>

namespace chinese_checkers::capture {

namespace {

using jumping::Field;
using jumping::Fields;
using tabletop::quoted;
using tabletop::TextError;
using tabletop::TextPlace;
using tabletop::TextReader;

/// Two players are the default, which is left out.
constexpr std::array<std::string_view, 5> rules_of_players{
    "chinese-checkers,capture", "chinese-checkers,players=3,capture",
    "chinese-checkers,players=4,capture", "chinese-checkers,players=5,capture",
    "chinese-checkers,players=6,capture"};
constexpr std::size_t least_players = 2;

std::size_t read_rules(std::string_view text, TextPlace start) {
    for (std::size_t i = 0; i < rules_of_players.size(); ++i) {
        if (text == rules_of_players[i])
            return least_players + i;
    }
    throw TextError(start, quoted(text),
                    "chinese-checkers, players=3 to players=6 or nothing, and capture, without "
                    "further options");
}

std::string taken_text(const State& state) {
    std::string text;
    for_each_seat(state.standing, [&](Seat seat) {
        text += (text.empty() ? "" : ",") + std::to_string(state.taken[seat]);
    });
    return text;
}

void read_taken(const Field& field, State& state) {
    TextReader reader(field.text, field.place);
    for_each_seat(state.standing, [&](Seat seat) {
        if (index(seat) > 0 && !reader.take_if(","))
            reader.fail("\",\" and the marbles taken by the next seat");
        const std::string_view rest = reader.rest();
        const std::string_view digits = rest.substr(0, rest.find(','));
        state.taken[seat] = static_cast<std::uint8_t>(tabletop::read_number(
            field, digits, 0, marble_count, "marbles taken by each seat, joined by commas"));
        reader.take(digits.size());
    });
    if (!reader.at_end())
        reader.fail("the end after the marbles of the last seat");
}

void check_marbles(const Fields& fields, const State& state) {
    std::size_t all = state.marbles.size();
    for_each_seat(state.standing, [&](Seat seat) { all += state.taken[seat]; });
    if (all != marble_count)
        fields[jumping::count_at].fail("60 marbles on the board and taken, not " +
                                       std::to_string(all));
    if (!is_over(state.standing) && legal_actions(state).empty())
        fields[jumping::seat_at].fail("- for the seat to act, since no jump is left");
}

/// How places of a game that ended by itself follow from the marbles is not checked: it can have
/// ended by agreement.
struct Token {
    std::string operator()(const Capture& capture) const {
        std::string text;
        for (const Space hole : capture.path)
            text += (text.empty() ? "" : "-") + name(jumping::star_board(), hole);
        return text;
    }
    std::string operator()(const Resign&) const { return "resign"; }
    std::string operator()(const AgreeDraw&) const { return "draw"; }
};

Action parse(std::string_view token, TextPlace start) {
    if (token == "resign")
        return Resign{};
    if (token == "draw")
        return AgreeDraw{};
    if (token.size() < 2 || token[0] < 'a' || token[0] > 'z')
        TextReader(token, start).fail("an action: i7-i9-i11, resign or draw");
    Capture capture;
    for (const Space hole : jumping::read_path(token, jumping::star_board(), start)) {
        if (capture.path.size() == marble_count)
            throw TextError(start, quoted(token), "no more jumps than there are marbles");
        capture.path.push_back(hole);
    }
    return capture;
}

} // namespace

bool is_meant(std::string_view rules) {
    for (std::size_t comma = rules.find(','); comma != std::string_view::npos;
         comma = rules.find(',')) {
        rules.remove_prefix(comma + 1);
        if (rules.substr(0, rules.find(',')) == "capture")
            return true;
    }
    return false;
}

std::string to_text(const Action& action) { return std::visit(Token{}, action); }

std::string to_text(const State& state) {
    const auto letter_on = [&](Space hole) { return state.marbles.contains(hole) ? 'o' : '\0'; };
    return jumping::board_text(jumping::star_board(), letter_on) + ' ' + seat_text(state.standing) +
           ' ' + std::to_string(state.standing.turn) + ' ' + places_text(state.standing) + ' ' +
           taken_text(state) + ' ' + Game::rules_text(state);
}

std::string Game::rules_text(const State& state) {
    return std::string(rules_of_players[state.standing.seats - least_players]);
}

State Game::read_start(std::string_view rules, TextPlace start) {
    return new_game(read_rules(rules, start));
}

State Game::read_position(std::string_view text, TextPlace start) {
    const Fields fields = jumping::split_fields(text, start);
    const Field& rules = fields[jumping::rules_at];
    State state;
    state.standing.seats = static_cast<std::uint8_t>(read_rules(rules.text, rules.place));
    jumping::read_board(fields[jumping::board_at], jumping::star_board(), "o",
                        [&](Space hole, char) { state.marbles.insert(hole); });
    read_standing(fields, state.standing);
    read_taken(fields[jumping::count_at], state);
    check_marbles(fields, state);
    return state;
}

Action Game::parse_action(std::string_view token, const State&, TextPlace start) {
    return parse(token, start);
}

Action Game::read_action(std::string_view token, const State& state, TextPlace start) {
    Action action = parse(token, start);
    if (const auto refusal = capture::check(state, action)) {
        throw TextError(start, quoted(token), "a legal action: " + capture::in_words(*refusal));
    }
    return action;
}

} // namespace chinese_checkers::capture
