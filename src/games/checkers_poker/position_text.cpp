#include "games/checkers_poker/position_text.hpp"

namespace checkers_poker {

namespace {

std::string checkers_field(const PerSeat<SpaceSet>& checkers) {
    std::string text;
    for (std::size_t rank = board_side; rank-- > 0;) {
        std::size_t free = 0;
        const auto end_run = [&] {
            if (free > 0)
                text += std::to_string(free);
            free = 0;
        };
        for (std::size_t file = 0; file < board_side; ++file) {
            const Space space(file, rank);
            const bool is_first = checkers[first].contains(space);
            if (!is_first && !checkers[second].contains(space)) {
                ++free;
                continue;
            }
            end_run();
            text += is_first ? 'x' : 'o';
        }
        end_run();
        if (rank > 0)
            text += '/';
    }
    return text;
}

std::string side_field(const State& state) {
    const auto* over = std::get_if<GameOver>(&state.phase);
    const std::optional<Seat> side = over != nullptr ? over->winner : to_act(state);
    if (!side)
        return "-";
    return *side == first ? "x" : "o";
}

std::string used_field(const UsedHands& used) {
    std::string text;
    for (const cards::Announcement announcement : used.in_order()) {
        text += (text.empty() ? "" : ",") + cards::to_text(announcement);
    }
    return text.empty() ? "-" : text;
}

std::string shown_field(const Phase& phase) {
    if (const auto* showing = std::get_if<Showing>(&phase)) {
        return showing->shown_by_second ? to_text(*showing->shown_by_second) : "-";
    }
    if (const auto* removing = std::get_if<Removing>(&phase)) {
        return to_text(removing->shown[second]) + "," + to_text(removing->shown[first]);
    }
    return "-";
}

} // namespace

std::string to_text(const State& state) {
    constexpr std::string_view phase_letters = "ermsdg";
    const std::string die = state.die == 0 ? "-" : std::to_string(unsigned{state.die});
    return to_text(state.layout) + " " + checkers_field(state.checkers) + " " + side_field(state) +
           " " + phase_letters[state.phase.index()] + " " + std::to_string(state.turn) + " " +
           used_field(state.used[first]) + " " + used_field(state.used[second]) + " " +
           shown_field(state.phase) + " " + die + "/" +
           std::to_string(unsigned{state.showdowns_without_removal}) + " " + to_text(state.options);
}

} // namespace checkers_poker
