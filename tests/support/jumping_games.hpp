#pragma once

#include "games/chinese_checkers/capture.hpp"
#include "games/chinese_checkers/chinese_checkers.hpp"
#include "games/halma/halma.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace support {

/// Calls use(G()) for the game that a rules string, or a position string by its last field, names.
template <class Use>
auto with_jumping_game(std::string_view text, Use use) {
    const std::string_view rules = text.substr(text.rfind(' ') + 1);
    if (rules.starts_with("halma"))
        return use(halma::Game());
    if (chinese_checkers::capture::is_meant(rules))
        return use(chinese_checkers::capture::Game());
    return use(chinese_checkers::Game());
}

/// The value of a record's tag Position or Rules.
inline std::string rules_of_record(const std::string& record) {
    for (const std::string tag : {"[Position \"", "[Rules \""}) {
        const std::size_t start = record.find(tag);
        if (start != std::string::npos) {
            const std::size_t from = start + tag.size();
            return record.substr(from, record.find('"', from) - from);
        }
    }
    return "halma";
}

/// The start of a game with pieces put elsewhere, such as "a4>d5 h5>e4", and another tail: seat to
/// act, turn, places, quiet moves. A piece goes to `off` to be taken away. Fails where no piece is.
inline jumping::State arranged(const std::string& rules, const std::string& changes,
                               const std::string& tail) {
    return with_jumping_game(rules, [&](auto game) -> jumping::State {
        using G = decltype(game);
        if constexpr (std::is_same_v<typename G::State, jumping::State>) {
            jumping::State state = G::read_start(rules);
            const jumping::Board& board = *state.options.setup->board;
            std::istringstream words(changes);
            for (std::string word; words >> word;) {
                const std::size_t sign = word.find('>');
                std::size_t length = 0;
                const auto from = jumping::find_space(board, word.substr(0, sign), length);
                const auto to = jumping::find_space(board, word.substr(sign + 1), length);
                bool found = false;
                for_each_seat(state.standing, [&](jumping::Seat seat) {
                    if (found || !state.pieces[seat].contains(from.value()))
                        return;
                    found = true;
                    state.pieces[seat].erase(*from);
                    if (to)
                        state.pieces[seat].insert(*to);
                });
                if (!found)
                    throw std::invalid_argument(word);
            }
            const std::string text = G::to_text(state);
            return G::read_position(text.substr(0, text.find(' ')) + ' ' + tail + ' ' + rules);
        }
        throw std::invalid_argument(rules);
    });
}

/// The ends of all moves that start on a space, or all tokens without a space, sorted by bytes.
inline std::vector<std::string> tokens(const jumping::State& state, const std::string& from = "") {
    std::vector<std::string> found;
    for (const jumping::Action& action : jumping::legal_actions(state)) {
        const std::string token = to_text(*state.options.setup->board, action);
        if (from.empty())
            found.push_back(token);
        else if (token.starts_with(from + "-"))
            found.push_back(token.substr(from.size() + 1));
    }
    std::sort(found.begin(), found.end());
    return found;
}

/// The state after actions in order, each given by its token.
inline jumping::State played(jumping::State state, const std::string& actions) {
    std::istringstream words(actions);
    for (std::string word; words >> word;)
        jumping::apply(state, read_action(word, state));
    return state;
}

/// The fields of a position behind its board: "A 1 -- 0 halma".
inline std::string tail(const jumping::State& state) {
    const std::string text = to_text(state);
    return text.substr(text.find(' ') + 1);
}

/// What is on a space: a seat's letter, or '.'.
inline char piece_on(const jumping::State& state, const std::string& space) {
    std::size_t length = 0;
    const auto found = jumping::find_space(*state.options.setup->board, space, length);
    char piece = '.';
    for_each_seat(state.standing, [&](jumping::Seat seat) {
        if (state.pieces[seat].contains(found.value()))
            piece = static_cast<char>('A' + index(seat));
    });
    return piece;
}

/// The position after an action, both as texts.
template <class G>
std::string after(const std::string& position, const std::string& action) {
    auto state = G::read_position(position, {});
    G::apply(state, G::read_action(action, state, {}));
    return G::to_text(state);
}

} // namespace support
