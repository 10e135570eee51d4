#include "faces/checkers_poker/table_match.hpp"

#include "faces/checkers_poker/decided_showdown.hpp"

namespace checkers_poker_face {

using checkers_poker::Action;
using checkers_poker::State;

State shownState(const app::GameController& controller) {
    return controller.isLookingElsewhere()
               ? matchOf(controller).history.state(controller.shownPlace())
               : stateOf(controller);
}

std::optional<checkers_poker::Refusal> submit(app::GameController& controller,
                                              const Action& action) {
    auto refusal = check(stateOf(controller), action);
    controller.submit(to_text(action));
    return refusal;
}

Action actionOf(const State& state, const std::string& token) {
    return checkers_poker::read_action(token, state);
}

std::optional<checkers_poker::happened::ShowdownDecided> resultToRead(const app::Session& session) {
    if (!session.isResultToRead())
        return std::nullopt;
    return decidedAt(matchOf(session.game()), session.game().place());
}

State stateOf(const app::AskedPlace& place) {
    return engine::state_of<checkers_poker::Game>(place.question);
}

} // namespace checkers_poker_face
