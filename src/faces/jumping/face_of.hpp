#pragma once

#include "app/played_game_of.hpp"
#include "engine/question.hpp"
#include "faces/jumping/story.hpp"
#include "tabletop/text_error.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace jumping_face {

/// A face of one game: `Base` with all that has to know the game's types, which is little.
template <class Base, app::TableGame G>
class FaceOf final : public Base {
public:
    using Base::Base;

    bool isOf(const app::PlayedGame& game) const override { return app::isMatchOf<G>(game); }

protected:
    typename G::State stateAt(const app::PlayedGame& game, std::size_t place) const override {
        const auto& history = app::matchOf<G>(game).history;
        return place == history.place() ? history.current() : history.state(place);
    }

    std::unique_ptr<const Story> storyOf(const app::PlayedGame& game, Names names) const override {
        return std::make_unique<StoryOf<G>>(app::matchOf<G>(game), std::move(names));
    }

    std::size_t playable(const engine::Question& from,
                         const std::vector<std::string>& tokens) const override {
        auto state = engine::state_of<G>(from);
        std::size_t count = 0;
        try {
            for (const std::string& token : tokens) {
                G::apply(state, G::read_action(token, state, {}));
                ++count;
            }
        } catch (const tabletop::TextError&) {
            return count; // what a table of the search mixed up is no part of its line
        }
        return count;
    }

    app::AnyGame begunAnew(const app::PlayedGame& game, bool isOwnStart) const override {
        const auto& start = app::matchOf<G>(game).history.start();
        return tabletop::Match<G>(isOwnStart ? start : G::read_start(G::rules_text(start), {}));
    }
};

} // namespace jumping_face
