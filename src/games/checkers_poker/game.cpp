#include "games/checkers_poker/game.hpp"

#include "tabletop/field.hpp"
#include "tabletop/random.hpp"

#include <limits>
#include <random>
#include <variant>

namespace checkers_poker {

namespace {

using tabletop::find;
using tabletop::TagAtPlace;

std::uint32_t read_deal(const TagAtPlace& read) {
    const tabletop::Field field{read.tag.value, read.place};
    return read_number(field, field.text, 0, std::numeric_limits<std::uint32_t>::max(),
                       "a deal number from 0 to 4294967295");
}

} // namespace

Action Game::arranged(const State& start, const Action& action) {
    const auto* show = std::get_if<Show>(&action);
    return show == nullptr ? action : checkers_poker::arranged(*show, start.options.deck);
}

std::optional<tabletop::Places> Game::outcome(const State& state) {
    const auto* over = std::get_if<GameOver>(&state.phase);
    if (over == nullptr)
        return std::nullopt;
    tabletop::Places places;
    for (const Seat seat : {first, second})
        places[seat] = over->winner.value_or(seat) == seat ? 1 : 2;
    return places;
}

bool Game::begins_turn(const State& state) {
    const auto* moving = std::get_if<Moving>(&state.phase);
    return chance_due(state) || (moving != nullptr && moving->seat == first && !state.options.die);
}

Action Game::chance_action(const State& state, std::uint64_t seed) {
    // An odd multiplier keeps the seeds of all turns of a game apart.
    std::mt19937_64 generator(seed + state.turn * 0x9E3779B97F4A7C15ULL);
    return RollDie{static_cast<std::uint8_t>(1 + tabletop::uniform_below(generator, die_faces))};
}

bool Game::brings_result(const State& before, const Action& action) {
    const auto* showing = std::get_if<Showing>(&before.phase);
    return showing != nullptr && showing->shown_by_second && std::holds_alternative<Show>(action);
}

State Game::read_start(std::string_view rules, tabletop::TextPlace start) {
    const Options options = read_options(rules, start);
    return new_game(options, deal(1, options.deck));
}

std::vector<tabletop::Tag> Game::start_tags(const State& start, const Origin& origin) {
    if (!std::holds_alternative<ChoosingEnd>(start.phase))
        return {{"Position", to_text(start)}};
    std::vector<tabletop::Tag> tags{{"Rules", rules_text(start)}};
    if (origin.deal)
        tags.push_back({"Deal", std::to_string(*origin.deal)});
    tags.push_back({"Cards", checkers_poker::to_text(start.layout)});
    return tags;
}

State Game::read_start(const tabletop::TagsAtPlaces& tags, const tabletop::TextReader& after_tags,
                       Origin& origin) {
    const TagAtPlace* position = find(tags, "Position");
    const TagAtPlace* rules = find(tags, "Rules");
    const TagAtPlace* layout = find(tags, "Cards");
    const TagAtPlace* number = find(tags, "Deal");
    if (position != nullptr) {
        for (const TagAtPlace* read : {rules, layout, number}) {
            if (read != nullptr)
                read->fail("no Rules, Cards or Deal tag beside Position");
        }
        return read_position(position->tag.value, position->place);
    }
    if (rules == nullptr)
        after_tags.fail("a tag Rules or Position before the actions");
    const Options options = read_options(rules->tag.value, rules->place);
    if (layout == nullptr && number == nullptr)
        after_tags.fail("a tag Cards, Deal or Position before the actions");
    if (number != nullptr)
        origin.deal = read_deal(*number);
    return new_game(options, layout != nullptr
                                 ? read_layout(layout->tag.value, options.deck, layout->place)
                                 : deal(*origin.deal, options.deck));
}

} // namespace checkers_poker
