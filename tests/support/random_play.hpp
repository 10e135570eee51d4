#pragma once

#include "games/checkers_poker/baselines.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/state.hpp"
#include "tabletop/random.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string_view>

namespace support {

/// Rules strings that between them have every option, alone and together.
inline constexpr std::array<std::string_view, 9> variants{
    "standard",
    "deck64",
    "high-low",
    "die",
    "high-low,die",
    "wild=2c+2d+2h+2s",
    "deck64,high-low,wild=Fc+Fd+Fh+Fs",
    "deck64,die,south=a1+c1+e1+g1+b2+d2+f2+h2+a3+c3+e3+g3",
    "high-low,die,wild=Js+Jh,south=a1+b1+c1+d1+e1+f1+g1,north=a8+b8+c8+d8+e8"};

/// A position that random play reaches from that deal after so many actions, or the last before
/// the game is over.
inline checkers_poker::State random_position(std::string_view rules, std::uint32_t deal_number,
                                             std::size_t actions) {
    using namespace checkers_poker;
    const Options options = read_options(rules);
    State state = new_game(options, deal(deal_number, options.deck));
    std::mt19937_64 generator(deal_number);
    for (std::size_t i = 0; i < actions; ++i) {
        State after = state;
        checkers_poker::apply(after, checkers_poker::choose_at_random(state, generator));
        if (is_over(after))
            break;
        state = after;
    }
    return state;
}

/// The same seen from the other end: every space with what lies and stands there turned half round.
inline checkers_poker::State turned(const checkers_poker::State& state) {
    using namespace checkers_poker;
    State result = state;
    for (std::size_t i = 0; i < space_count; ++i) {
        const Space space = Space::from_index(i);
        result.layout.put(space, state.layout.card_on(space.turned()));
    }
    for (const Seat seat : {first, second})
        result.checkers[seat] = state.checkers[seat].turned();
    return result;
}

} // namespace support
