#pragma once

#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/state.hpp"
#include "support/game_text.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

/// Showdowns by the cards that the two sides' checkers stand on.
namespace support {

/// What those show who stand on a pair of kings or of aces and on these others, in lists of
/// actions.
inline const std::string kings = " =KcKdJh8s6c ";
inline const std::string aces = " =AcAdQh9s7c ";

/// The spaces of some cards; each `--` is a further blank space.
inline SpaceSet spaces_under(std::string_view cards, const checkers_poker::Layout& layout,
                             SpaceSet taken) {
    SpaceSet found;
    for (const std::string& word : words(cards)) {
        if (word != "--") {
            found.insert(layout.space_of(card(word)).value());
            continue;
        }
        for (const Space space : ~(taken | found)) {
            if (!layout.card_on(space)) {
                found.insert(space);
                break;
            }
        }
    }
    return found;
}

/// Second is to show at the end of a turn. The checkers stand on these cards. In a game with a die
/// a six was rolled.
inline State showdown(std::string_view cards_of_first, std::string_view cards_of_second,
                      std::string_view rules = "standard", std::uint32_t turn = 3) {
    using namespace checkers_poker;
    const Options options = read_options(rules);
    State state = new_game(options, sorted_layout(options.deck));
    state.checkers[first] = spaces_under(cards_of_first, state.layout, {});
    state.checkers[second] = spaces_under(cards_of_second, state.layout, state.checkers[first]);
    state.phase = Showing{};
    state.turn = turn;
    state.die = options.die ? 6 : 0;
    return state;
}

/// First can show aces and Second kings, and each has one card more.
inline State aces_against_kings() { return showdown("Ac Ad Qh 9s 7c 5d", "Kc Kd Jh 8s 6c 4d"); }

/// Who lost the showdown that has just been decided.
inline std::string loser(const State& state) {
    const auto* removing = std::get_if<checkers_poker::Removing>(&state.phase);
    if (removing == nullptr)
        return "nobody";
    return removing->loser == checkers_poker::first ? "First" : "Second";
}

/// Who loses if First shows these five cards and Second those: "First", "Second" or "nobody".
inline std::string loser(const std::string& hand_of_first, const std::string& hand_of_second,
                         std::string_view rules = "standard", std::uint32_t turn = 3) {
    const auto faces = [](const std::string& hand) {
        std::string names;
        for (const cards::NamedCard& named : raw_hand(hand))
            names += to_text(named.card) + " ";
        return names;
    };
    const State before = showdown(faces(hand_of_first), faces(hand_of_second), rules, turn);
    return loser(after(before, "=" + hand_of_second + " =" + hand_of_first));
}

} // namespace support
