#include "games.hpp"

#include "games/chinese_checkers/capture.hpp"
#include "games/chinese_checkers/capture_thinker.hpp"
#include "games/chinese_checkers/chinese_checkers.hpp"
#include "games/halma/halma.hpp"
#include "games/jumping/baselines.hpp"
#include "jumping_drawing.hpp"
#include "tabletop/match.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace cli {

namespace {

using tabletop::TextPlace;

template <tabletop::Game G>
std::string start_of(std::string_view rules, TextPlace place) {
    return G::to_text(G::read_start(rules, place));
}

template <tabletop::Game G>
std::vector<std::string> tokens_of(const typename G::State& state) {
    std::vector<std::string> tokens;
    for (const auto& action : G::legal_actions(state))
        tokens.push_back(G::to_text(state, action));
    std::sort(tokens.begin(), tokens.end());
    return tokens;
}

template <tabletop::Game G>
std::vector<std::string> legal_at(std::string_view position) {
    return tokens_of<G>(G::read_position(position, {}));
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

std::string choose(jumping::Thinker& thinker, const jumping::State& state,
                   const engine::ThinkLimits& limits, std::stop_token stop,
                   const engine::OnThought& tell) {
    return to_text(*state.options.setup->board,
                   thinker.choose(state, limits, std::move(stop), tell));
}

std::string choose(jumping::Thinker& thinker, const chinese_checkers::capture::State& state,
                   const engine::ThinkLimits& limits, std::stop_token stop,
                   const engine::OnThought& tell) {
    return chinese_checkers::capture::to_text(chinese_checkers::capture::choose_action(
        state, thinker.level(), limits, std::move(stop), tell));
}

std::string choose_simply(const jumping::State& state, Baseline baseline,
                          const engine::ThinkLimits& limits) {
    return to_text(*state.options.setup->board, baseline == Baseline::greedy
                                                    ? jumping::choose_greedily(state)
                                                    : jumping::choose_by_alpha_beta(state, limits));
}

std::string choose_simply(const chinese_checkers::capture::State&, Baseline,
                          const engine::ThinkLimits&) {
    return "";
}

template <tabletop::Game G>
class TextMatchOf : public TextMatch {
public:
    explicit TextMatchOf(tabletop::Match<G> match)
        : match_(std::move(match)) {}

    std::string position() const override { return G::to_text(state()); }
    std::vector<std::string> legal() const override { return tokens_of<G>(state()); }
    std::size_t seats() const override { return G::seats(state()); }
    std::optional<std::size_t> to_act() const override { return as_number(G::to_act(state())); }
    std::optional<std::size_t> winner() const override {
        return as_number(jumping::winner(state().standing));
    }
    void play(std::string_view token, TextPlace place) override {
        tabletop::play(match_, G::read_action(token, state(), place));
    }
    std::string think(jumping::Thinker& thinker, const engine::ThinkLimits& limits,
                      std::stop_token stop, const engine::OnThought& tell) const override {
        return choose(thinker, state(), limits, std::move(stop), tell);
    }
    std::string choose_simply(Baseline baseline, const engine::ThinkLimits& limits) const override {
        return cli::choose_simply(state(), baseline, limits);
    }
    std::string record(const std::vector<tabletop::Tag>& tags) const override {
        tabletop::Match<G> match = match_;
        match.tags = tags;
        return to_text(match);
    }
    std::unique_ptr<TextMatch> copy() const override {
        return std::make_unique<TextMatchOf>(match_);
    }

private:
    const typename G::State& state() const { return match_.history.current(); }
    static std::optional<std::size_t> as_number(std::optional<tabletop::Seat> seat) {
        return seat ? std::optional(tabletop::index(*seat)) : std::nullopt;
    }

    tabletop::Match<G> match_;
};

template <tabletop::Game G>
std::unique_ptr<TextMatch> match_at(std::string_view position, TextPlace place) {
    return std::make_unique<TextMatchOf<G>>(tabletop::Match<G>(G::read_position(position, place)));
}

template <tabletop::Game G>
constexpr TextGame text_game(std::string_view name) {
    return {name, start_of<G>, legal_at<G>, perft_of<G>, divide_at<G>, record_of<G>, match_at<G>};
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
