#include "games/jumping/moves.hpp"
#include "games/jumping/text.hpp"

namespace jumping {

namespace {

using tabletop::quoted;
using tabletop::TextError;
using tabletop::TextPlace;
using tabletop::TextReader;

struct Token {
    const Board& board;

    std::string operator()(const Move& move) const {
        return name(board, move.from) + '-' + name(board, move.to);
    }
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const Resign&) const { return "resign"; }
    std::string operator()(const AgreeDraw&) const { return "draw"; }
};

Space read_space(TextReader& reader, const Board& board) {
    std::size_t length = 0;
    const auto space = find_space(board, reader.rest(), length);
    if (!space)
        reader.fail(std::string(board.names));
    reader.take(length);
    return *space;
}

bool looks_like_a_move(std::string_view token) {
    return token.size() > 1 && token[0] >= 'a' && token[0] <= 'z' && token[1] >= '0' &&
           token[1] <= '9';
}

/// The action that a token spells, and for a move the path that it gives.
Action parse(std::string_view token, const Board& board, TextPlace start,
             std::vector<Space>& path) {
    if (token == "pass")
        return Pass{};
    if (token == "resign")
        return Resign{};
    if (token == "draw")
        return AgreeDraw{};
    if (!looks_like_a_move(token))
        TextReader(token, start).fail("an action: a5-a7, pass, resign or draw");
    path = read_path(token, board, start);
    return Move{path.front(), path.back()};
}

} // namespace

std::string to_text(const Board& board, const Action& action) {
    return std::visit(Token{board}, action);
}

std::vector<Space> read_path(std::string_view token, const Board& board, TextPlace start) {
    TextReader reader(token, start);
    std::vector<Space> path{read_space(reader, board)};
    while (reader.take_if("-"))
        path.push_back(read_space(reader, board));
    if (path.size() < 2)
        reader.fail("\"-\" and a space");
    if (!reader.at_end())
        reader.fail("\"-\" and a space, or the end of the move");
    return path;
}

Action parse_action(std::string_view token, const State& state, TextPlace start) {
    std::vector<Space> path;
    return parse(token, *state.options.setup->board, start, path);
}

Action read_action(std::string_view token, const State& state, TextPlace start) {
    const Board& board = *state.options.setup->board;
    std::vector<Space> path;
    const Action action = parse(token, board, start, path);
    if (const auto refusal = check(state, action)) {
        throw TextError(start, quoted(token), "a legal action: " + in_words(board, *refusal));
    }
    if (path.size() > 2 && !is_path(state, state.standing.to_act, path)) {
        throw TextError(start, quoted(token),
                        "jumps, each over one piece to the free space as far beyond it");
    }
    return action;
}

} // namespace jumping
