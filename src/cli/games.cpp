#include "games.hpp"

#include "games/chinese_checkers/capture.hpp"
#include "games/chinese_checkers/chinese_checkers.hpp"
#include "games/halma/halma.hpp"
#include "jumping_drawing.hpp"
#include "tabletop/match.hpp"

#include <algorithm>
#include <array>

namespace cli {

namespace {

using tabletop::TextPlace;

template <tabletop::Game G>
std::string start_of(std::string_view rules, TextPlace place) {
    return G::to_text(G::read_start(rules, place));
}

template <tabletop::Game G>
std::vector<std::string> legal_at(std::string_view position) {
    const auto state = G::read_position(position, {});
    std::vector<std::string> tokens;
    for (const auto& action : G::legal_actions(state))
        tokens.push_back(G::to_text(state, action));
    std::sort(tokens.begin(), tokens.end());
    return tokens;
}

template <tabletop::Game G>
std::uint64_t perft_of(std::string_view position, unsigned depth) {
    return G::perft(G::read_position(position, {}), depth);
}

template <tabletop::Game G>
std::vector<std::string> divide_at(std::string_view position, unsigned depth) {
    const auto state = G::read_position(position, {});
    std::vector<std::string> lines;
    for (const auto& action : G::legal_actions(state)) {
        auto after = state;
        G::apply(after, action);
        lines.push_back(G::to_text(state, action) + ": " +
                        std::to_string(G::perft(after, depth - 1)));
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

template <tabletop::Game G>
GameRecord record_of(std::string_view text) {
    const auto match = tabletop::read_match<G>(text);
    const auto& here = match.history.current();
    const auto end = match.history.state(match.history.size());
    return {G::to_text(here), draw(here, match.tags), tabletop::result_text<G>(end), G::turn(end),
            match.history.size()};
}

template <tabletop::Game G>
constexpr TextGame text_game(std::string_view name) {
    return {name, start_of<G>, legal_at<G>, perft_of<G>, divide_at<G>, record_of<G>};
}

constexpr TextGame halma_game = text_game<halma::Game>("halma");
constexpr TextGame star_game = text_game<chinese_checkers::Game>("chinese-checkers");
constexpr TextGame capture_game = text_game<chinese_checkers::capture::Game>("chinese-checkers");

} // namespace

std::span<const GameWord> game_words() {
    static const std::array<GameWord, 2> words{
        {{"halma", "Halma", "halma"},
         {"chinese-checkers", "Chinese Checkers", "chinese-checkers"}}};
    return words;
}

const TextGame& game_of_rules(std::string_view rules, TextPlace place) {
    const std::string_view name = rules.substr(0, rules.find(','));
    if (name == halma_game.name)
        return halma_game;
    if (name == star_game.name)
        return chinese_checkers::capture::is_meant(rules) ? capture_game : star_game;
    throw tabletop::TextError(place, rules.empty() ? "the end" : tabletop::quoted(rules),
                              "rules that begin with halma or chinese-checkers");
}

const TextGame& game_of_position(std::string_view position, TextPlace place) {
    tabletop::TextReader reader(position, place);
    const std::size_t space = position.rfind(' ');
    if (space != std::string_view::npos)
        reader.take(space + 1);
    return game_of_rules(reader.rest(), reader.place());
}

const TextGame& game_of_record(std::string_view text) {
    tabletop::TextReader reader = tabletop::begin_record(text);
    const tabletop::TagsAtPlaces tags = tabletop::read_tags(reader);
    if (const auto* position = find(tags, "Position"))
        return game_of_position(position->tag.value, position->place);
    if (const auto* rules = find(tags, "Rules"))
        return game_of_rules(rules->tag.value, rules->place);
    reader.fail("a tag Rules or Position before the actions");
}

} // namespace cli
