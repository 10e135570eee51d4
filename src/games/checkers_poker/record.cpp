#include "games/checkers_poker/record.hpp"

#include <variant>

namespace checkers_poker {

std::string to_text(const Match& match) { return tabletop::to_text(match); }

Match read_record(std::string_view text) { return tabletop::read_match<Game>(text); }

RecordCounts count(const Match& match) {
    RecordCounts counts;
    match.history.visit(
        0, match.history.place(), [&](std::size_t, const State& before, const Action& action) {
            const auto* moving = std::get_if<Moving>(&before.phase);
            const auto* showing = std::get_if<Showing>(&before.phase);
            if (moving != nullptr && moving->seat == second && std::holds_alternative<Move>(action))
                ++counts.turns;
            if (showing != nullptr && showing->shown_by_second &&
                std::holds_alternative<Show>(action))
                ++counts.showdowns;
        });
    return counts;
}

} // namespace checkers_poker
