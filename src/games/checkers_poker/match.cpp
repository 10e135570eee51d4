#include "games/checkers_poker/record.hpp"

#include <algorithm>

namespace checkers_poker {

namespace {

auto find_tag(const std::vector<Tag>& tags, std::string_view name) {
    return std::find_if(tags.begin(), tags.end(),
                        [name](const Tag& tag) { return tag.name == name; });
}

} // namespace

std::string_view tag(const Match& match, std::string_view name) {
    const auto found = find_tag(match.tags, name);
    return found == match.tags.end() ? std::string_view() : found->value;
}

void set_tag(Match& match, std::string_view name, std::string value) {
    const auto found = find_tag(match.tags, name);
    const auto place = match.tags.begin() + (found - match.tags.cbegin());
    if (value.empty()) {
        if (place != match.tags.end())
            match.tags.erase(place);
    } else if (place != match.tags.end()) {
        place->value = std::move(value);
    } else {
        match.tags.push_back({std::string(name), std::move(value)});
    }
}

std::optional<Refusal> play(Match& match, const Action& action) {
    if (auto refusal = check(match.history.current(), action))
        return refusal;
    if (match.history.can_redo()) {
        std::erase_if(match.comments, [place = match.history.place()](const Comment& comment) {
            return comment.after > place;
        });
    }
    const auto* show = std::get_if<Show>(&action);
    match.history.play(show == nullptr ? action
                                       : arranged(*show, match.history.start().options.deck));
    return std::nullopt;
}

std::string_view result_text(const State& state) {
    const auto* over = std::get_if<GameOver>(&state.phase);
    if (over == nullptr)
        return "*";
    if (!over->winner)
        return "1/2-1/2";
    return *over->winner == first ? "1-0" : "0-1";
}

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
