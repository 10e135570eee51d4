#pragma once

#include "app/asked_place.hpp"
#include "app/catalogue.hpp"
#include "app/chance.hpp"
#include "faces/checkers_poker/kind.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/chinese_checkers/capture.hpp"
#include "games/chinese_checkers/chinese_checkers.hpp"
#include "games/halma/halma.hpp"
#include "support/table_match.hpp"

#include <charconv>
#include <cstdint>

/// What tests of the table share.
namespace support {

/// The capture game shares the word of the race, and is asked first.
inline app::GameKind captureKind() {
    app::GameKind kind = app::kindOf<chinese_checkers::capture::Game>(QStringLiteral("Capture"));
    kind.isMeant = chinese_checkers::capture::is_meant;
    return kind;
}

/// Every game, Checkers Poker first, which takes what is no other's.
inline const app::Catalogue& games() {
    static const app::Catalogue catalogue(
        {checkers_poker_face::kind(), app::kindOf<halma::Game>(QStringLiteral("Halma")),
         captureKind(), app::kindOf<chinese_checkers::Game>(QStringLiteral("Chinese Checkers"))});
    return catalogue;
}

/// A state as the engine is asked about it.
inline app::AskedPlace asked(const checkers_poker::State& state) {
    return app::askedPlace(*app::AnyGame(checkers_poker::Match(state)), 0);
}

inline void ensureDieSeed(checkers_poker::Match& match) {
    app::AnyGame game(match);
    app::ensureSeed(*game);
    match.tags = game->tags();
}

inline std::uint8_t dieRoll(std::uint64_t seed, std::uint32_t turn) {
    checkers_poker::State state;
    state.turn = turn;
    return std::get<checkers_poker::RollDie>(checkers_poker::Game::chance_action(state, seed))
        .value;
}

/// The roll that is due at a state of the match, which has a seed.
inline checkers_poker::RollDie dueRoll(const checkers_poker::Match& match,
                                       const checkers_poker::State& state) {
    const std::string_view text = tag(match, "DieSeed");
    std::uint64_t seed = 0;
    std::from_chars(text.data(), text.data() + text.size(), seed);
    return {dieRoll(seed, state.turn)};
}

} // namespace support
