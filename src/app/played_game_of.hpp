#pragma once

#include "app/any_game.hpp"
#include "app/played_game.hpp"
#include "tabletop/match.hpp"

#include <algorithm>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace app {

/// A game that can be put on the table: one that has a word and a thinker.
template <class G>
concept TableGame = tabletop::Game<G> && requires(const engine::ThinkerSettings& settings) {
    { G::word } -> std::convertible_to<std::string_view>;
    { G::make_thinker(settings) } -> std::same_as<std::unique_ptr<engine::Thinker>>;
    { G::score_unit() } -> std::same_as<engine::ScoreUnit>;
};

/// A game in which chance may have a part.
template <class G>
concept ChanceGame = tabletop::Game<G> &&
    requires(const typename G::State& state, std::uint64_t seed) {
    /// Whether the rules leave anything to chance.
    { G::has_chance(state) } -> std::same_as<bool>;
    { G::seed_tag() } -> std::same_as<std::string>;
    /// Precondition: chance_due(state).
    { G::chance_action(state, seed) } -> std::same_as<typename G::Action>;
};

/// A match of one game as any game. This is all that a new game needs to be played, kept, saved,
/// analysed and taken back.
template <tabletop::Game G>
class PlayedGameOf final : public PlayedGame {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    explicit PlayedGameOf(tabletop::Match<G> match)
        : match_(std::move(match)) {
        static_assert(TableGame<G>);
    }

    const tabletop::Match<G>& match() const { return match_; }

    std::unique_ptr<PlayedGame> copy() const override {
        return std::make_unique<PlayedGameOf>(match_);
    }
    bool isEqual(const PlayedGame& other) const override {
        const auto* same = dynamic_cast<const PlayedGameOf*>(&other);
        return same != nullptr && same->match_ == match_;
    }

    std::string_view word() const override { return G::word; }
    std::string rules() const override { return G::rules_text(match_.history.start()); }
    std::size_t seats() const override { return G::seats(match_.history.start()); }
    std::string seatTag(tabletop::Seat seat) const override { return G::seat_tag(seat); }

    std::size_t size() const override { return match_.history.size(); }
    std::size_t place() const override { return match_.history.place(); }
    void goTo(std::size_t place) override { match_.history.go_to(place); }

    std::string token(std::size_t place) const override {
        return at(place, [&](const State& state) {
            return G::to_text(state, match_.history.action(place));
        });
    }
    std::string position(std::size_t place) const override {
        return at(place, [](const State& state) { return G::to_text(state); });
    }
    Situation situation(std::size_t place) const override { return at(place, situationOf); }
    void visit(std::size_t from, std::size_t to, const Look& look) const override {
        match_.history.visit(from, to,
                             [&](std::size_t place, const State& state, const Action& action) {
                                 look(place, situationOf(state), G::to_text(state, action));
                             });
    }
    std::vector<std::string> legalTokens(std::size_t place) const override {
        return at(place, [](const State& state) {
            std::vector<std::string> tokens;
            for (const Action& action : G::legal_actions(state))
                tokens.push_back(G::to_text(state, action));
            return tokens;
        });
    }
    std::string resultText(std::size_t place) const override {
        return at(place, [](const State& state) { return tabletop::result_text<G>(state); });
    }
    bool bringsResult(std::size_t place) const override {
        if constexpr (requires(const State& state, const Action& action) {
                          { G::brings_result(state, action) } -> std::same_as<bool>;
                      }) {
            return place > 0 && at(place - 1, [&](const State& state) {
                       return G::brings_result(state, match_.history.action(place - 1));
                   });
        }
        return false;
    }
    engine::Question question(std::size_t place) const override { return {position(place), {}}; }

    std::optional<std::string> play(std::string_view token) override {
        try {
            tabletop::play(match_, G::read_action(token, match_.history.current(), {}));
            return std::nullopt;
        } catch (const tabletop::TextError& error) {
            return whyNot(token).value_or(error.what());
        }
    }

    std::string seedTag() const override {
        if constexpr (ChanceGame<G>) {
            if (G::has_chance(match_.history.start()))
                return G::seed_tag();
        }
        return {};
    }
    std::string chanceToken([[maybe_unused]] std::uint64_t seed) const override {
        if constexpr (ChanceGame<G>) {
            const State& state = match_.history.current();
            return G::to_text(state, G::chance_action(state, seed));
        }
        return {};
    }

    const std::vector<tabletop::Tag>& tags() const override { return match_.tags; }
    void setTags(std::vector<tabletop::Tag> tags) override { match_.tags = std::move(tags); }
    const std::vector<tabletop::Remark>& remarks() const override { return match_.remarks; }
    bool hasOwnStart() const override {
        const auto& start = match_.history.start();
        if constexpr (requires { G::is_own_start(start, match_); })
            return G::is_own_start(start, match_);
        else
            return G::read_start(G::rules_text(start), {}) != start;
    }
    std::string recordText() const override { return to_text(match_); }

    engine::ScoreUnit scoreUnit() const override { return G::score_unit(); }
    engine::MakeThinker thinkerMaker() const override { return G::make_thinker; }

private:
    static Situation situationOf(const State& state) {
        return {G::to_act(state), G::chance_due(state), G::outcome(state), G::turn(state)};
    }

    template <class Use>
    auto at(std::size_t place, Use use) const {
        return place == match_.history.place() ? use(match_.history.current())
                                               : use(match_.history.state(place));
    }

    /// The reason alone, where a token spells an action that is not legal.
    std::optional<std::string> whyNot(std::string_view token) const {
        try {
            const State& state = match_.history.current();
            const auto refusal = G::check(state, G::parse_action(token, state, {}));
            if (refusal)
                return G::in_words(state, *refusal);
        } catch (const tabletop::TextError&) {
            return std::nullopt;
        }
        return std::nullopt;
    }

    tabletop::Match<G> match_;
};

template <tabletop::Game G>
AnyGame::AnyGame(tabletop::Match<G> match)
    : game_(std::make_unique<PlayedGameOf<G>>(std::move(match))) {}

/// Whether a match is one of that game.
template <tabletop::Game G>
bool isMatchOf(const PlayedGame& game) {
    return dynamic_cast<const PlayedGameOf<G>*>(&game) != nullptr;
}
/// The typed match, for what belongs to one game alone. Precondition: isMatchOf<G>(game).
template <tabletop::Game G>
const tabletop::Match<G>& matchOf(const PlayedGame& game) {
    assert(isMatchOf<G>(game));
    return static_cast<const PlayedGameOf<G>&>(game).match();
}

} // namespace app
