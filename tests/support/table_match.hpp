#pragma once

#include "app/game_controller.hpp"
#include "app/session.hpp"
#include "faces/checkers_poker/decided_showdown.hpp"
#include "faces/checkers_poker/table_match.hpp"
#include "games/checkers_poker/action_text.hpp"
#include "games/checkers_poker/event.hpp"

#include <optional>

/// Checkers Poker on the table with its own types, where a test knows that it is. Windows and
/// sessions see it as any game.
namespace support {

using checkers_poker_face::matchOf;

inline const checkers_poker::Match& matchOf(const app::AnyGame& game) { return matchOf(*game); }
inline const checkers_poker::Match& matchOf(const app::GameController& controller) {
    return matchOf(controller.game());
}

/// At the game's place.
inline const checkers_poker::State& stateOf(const app::GameController& controller) {
    return matchOf(controller).history.current();
}
/// At the shown place.
inline checkers_poker::State shownState(const app::GameController& controller) {
    return matchOf(controller).history.state(controller.shownPlace());
}

inline bool isRollDue(const checkers_poker::State& state) {
    return checkers_poker::Game::chance_due(state);
}

/// Through the one door. The reason of a refusal is that of the rules.
inline std::optional<checkers_poker::Refusal> submit(app::GameController& controller,
                                                     const checkers_poker::Action& action) {
    auto refusal = check(stateOf(controller), action);
    controller.submit(to_text(action));
    return refusal;
}

/// The showdown whose result holds the game until it was read.
inline std::optional<checkers_poker::happened::ShowdownDecided>
resultToRead(const app::Session& session) {
    if (!session.isResultToRead())
        return std::nullopt;
    return checkers_poker_face::decidedAt(matchOf(session.game()), session.game().place());
}

} // namespace support
