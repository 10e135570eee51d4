#include "games/checkers_poker/action_text.hpp"

#include "cards/hand_text.hpp"
#include "games/checkers_poker/moves.hpp"

#include <string>
#include <utility>
#include <vector>

namespace checkers_poker {

namespace {

using tabletop::quoted;
using tabletop::TextError;
using tabletop::TextReader;

Space read_space(TextReader& reader) {
    const auto space = space_from_text(reader.rest().substr(0, 2));
    if (!space)
        reader.fail("a space from a1 to h8");
    reader.take(2);
    return *space;
}

void require_end(const TextReader& reader, std::string expected) {
    if (!reader.at_end())
        reader.fail(std::move(expected));
}

std::vector<Space> read_path(TextReader& reader) {
    std::vector<Space> path{read_space(reader)};
    while (reader.take_if("-"))
        path.push_back(read_space(reader));
    const std::string more = "\"-\" and a space";
    if (path.size() < 2)
        reader.fail(more);
    require_end(reader, more + ", or the end of the move");
    return path;
}

Show read_show(TextReader& reader, const State& state) {
    if (reader.rest() == "none")
        return {};
    const cards::Hand hand = cards::read_hand(reader, state.options.hand_rules());
    require_end(reader, "the end of the hand after five cards");
    return Show{hand};
}

RollDie read_roll(TextReader& reader) {
    const char digit = reader.peek();
    if (digit < '1' || digit > '6' || reader.rest().size() != 1)
        reader.fail("1 to 6");
    return RollDie{static_cast<std::uint8_t>(digit - '0')};
}

bool looks_like_a_move(std::string_view token) {
    const auto letter = [](char byte) {
        return (byte >= 'a' && byte <= 'h') || (byte >= 'A' && byte <= 'H');
    };
    const auto digit = [](char byte) { return byte >= '0' && byte <= '9'; };
    return token.size() > 1 && letter(token[0]) && digit(token[1]);
}

/// The action that a token spells, and for a move the path that it gives.
Action parse(std::string_view token, const State& state, tabletop::TextPlace start,
             std::vector<Space>& path) {
    if (token == "south")
        return ChooseEnd{End::south};
    if (token == "north")
        return ChooseEnd{End::north};
    if (token == "resign")
        return Resign{};
    if (token == "draw")
        return AgreeDraw{};
    TextReader reader(token, start);
    if (reader.take_if("="))
        return read_show(reader, state);
    if (reader.take_if("die:"))
        return read_roll(reader);
    if (reader.take_if("x")) {
        const Space space = read_space(reader);
        require_end(reader, "the end of the removal after its space");
        return RemoveChecker{space};
    }
    if (!looks_like_a_move(token)) {
        reader.fail(
            "an action: south, north, die:5, e1-g5, =ThTd9c5s2d, =none, xe5, resign or draw");
    }
    path = read_path(reader);
    return Move{path.front(), path.back()};
}

} // namespace

Action parse_action(std::string_view token, const State& state, tabletop::TextPlace start) {
    std::vector<Space> path;
    return parse(token, state, start, path);
}

Action read_action(std::string_view token, const State& state, tabletop::TextPlace start) {
    std::vector<Space> path;
    const Action action = parse(token, state, start, path);
    if (const auto refusal = check(state, action)) {
        throw TextError(start, quoted(token), "a legal action: " + in_words(*refusal));
    }
    if (path.size() > 2 && !is_path(occupied_spaces(state), path)) {
        throw TextError(start, quoted(token),
                        "jumps, each over a checker next to it to the free "
                        "space directly beyond");
    }
    return action;
}

} // namespace checkers_poker
