#pragma once

#include "cards/hand.hpp"
#include "cards/hand_text.hpp"
#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/action_text.hpp"
#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/refusal.hpp"
#include "games/checkers_poker/space.hpp"
#include "games/checkers_poker/state.hpp"
#include "tabletop/text_reader.hpp"

#include <algorithm>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// Short ways to write games in tests.
namespace support {

/// The tags without which no record can be read, and the empty line behind them.
inline const std::string record_tags = "[Rules \"standard\"]\n[Deal \"1\"]\n\n";

using checkers_poker::Action;
using checkers_poker::Space;
using checkers_poker::SpaceSet;
using checkers_poker::State;

inline std::vector<std::string> words(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> found;
    for (std::string word; stream >> word;)
        found.push_back(word);
    return found;
}

inline Space space(std::string_view name) { return checkers_poker::space_from_text(name).value(); }

/// `a1 b1 e4`.
inline SpaceSet spaces(std::string_view names) {
    SpaceSet set;
    for (const std::string& name : words(names))
        set.insert(space(name));
    return set;
}

inline std::string text(SpaceSet spaces) {
    std::string names;
    for (const Space space : spaces)
        names += (names.empty() ? "" : " ") + to_text(space);
    return names;
}

inline cards::Card card(std::string_view name) {
    tabletop::TextReader reader(name);
    return cards::read_card(reader);
}

/// A position whose cards lie in deck order from a8 on (checkers_poker::sorted_layout), by its
/// other nine fields: rank 8 bears the twos and threes, rank 7 the fours and fives, …, and with 52
/// cards e2 to h1 are blank.
inline State sorted(const std::string& nine_fields) {
    const std::string rules = nine_fields.substr(nine_fields.rfind(' ') + 1);
    const cards::Deck deck = checkers_poker::read_options(rules).deck;
    return checkers_poker::read_position(to_text(checkers_poker::sorted_layout(deck)) + " " +
                                         nine_fields);
}

/// A position string without its cards.
inline std::string nine_fields(const State& state) {
    const std::string position = to_text(state);
    return position.substr(position.find(' ') + 1);
}

/// What some actions lead to; each of them has to be legal.
inline State after(State state, std::string_view actions) {
    for (const std::string& token : words(actions))
        checkers_poker::apply(state, checkers_poker::read_action(token, state));
    return state;
}
inline std::string after(const std::string& nine, std::string_view actions) {
    return nine_fields(after(sorted(nine), actions));
}

/// Five cards as they are written, whether or not the rules allow them.
inline cards::Hand raw_hand(std::string_view token) {
    tabletop::TextReader reader(token);
    cards::Hand hand;
    for (cards::NamedCard& named : hand) {
        named.card = named.stands_for = cards::read_card(reader);
        if (reader.take_if("(")) {
            named.stands_for = cards::read_card(reader);
            reader.take_if(")");
        }
    }
    return hand;
}

/// An action by its token, whether or not it is legal.
inline Action raw_action(std::string_view token) {
    using namespace checkers_poker;
    if (token == "south" || token == "north")
        return ChooseEnd{token == "south" ? End::south : End::north};
    if (token == "resign")
        return Resign{};
    if (token == "draw")
        return AgreeDraw{};
    if (token.starts_with("die:"))
        return RollDie{static_cast<std::uint8_t>(std::stoi(std::string(token.substr(4))))};
    if (token == "=none")
        return Show{};
    if (token.front() == '=')
        return Show{raw_hand(token.substr(1))};
    if (token.front() == 'x')
        return RemoveChecker{space(token.substr(1))};
    return Move{space(token.substr(0, 2)), space(token.substr(3))};
}

inline bool is_legal(const State& state, std::string_view token) {
    return !check(state, raw_action(token));
}

/// Why an action is not legal; it must not be.
inline checkers_poker::Refusal refusal(const State& state, std::string_view token) {
    return check(state, raw_action(token)).value();
}
inline checkers_poker::Refusal refusal(const std::string& nine, std::string_view token) {
    return refusal(sorted(nine), token);
}

/// The tokens of the legal actions, sorted by bytes.
inline std::vector<std::string> legal_tokens(const State& state) {
    std::vector<std::string> tokens;
    for (const Action& action : legal_actions(state))
        tokens.push_back(to_text(action));
    std::sort(tokens.begin(), tokens.end());
    return tokens;
}

} // namespace support
