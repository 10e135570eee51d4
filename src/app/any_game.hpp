#pragma once

#include "app/played_game.hpp"
#include "tabletop/match.hpp"

#include <memory>
#include <utility>

namespace app {

/// A match of some game, as a value: copies are deep. One that was moved from is to be assigned or
/// destroyed alone.
class AnyGame {
public:
    explicit AnyGame(std::unique_ptr<PlayedGame> game)
        : game_(std::move(game)) {}
    /// A match of that game (played_game_of.hpp).
    template <tabletop::Game G>
    AnyGame(tabletop::Match<G> match); // NOLINT(google-explicit-constructor): it is one
    AnyGame(const AnyGame& other)
        : game_(other.game_->copy()) {}
    AnyGame& operator=(const AnyGame& other) { return *this = AnyGame(other); }
    AnyGame(AnyGame&&) noexcept = default;
    AnyGame& operator=(AnyGame&&) noexcept = default;
    ~AnyGame() = default;

    PlayedGame& operator*() { return *game_; }
    const PlayedGame& operator*() const { return *game_; }
    PlayedGame* operator->() { return game_.get(); }
    const PlayedGame* operator->() const { return game_.get(); }

    friend bool operator==(const AnyGame& a, const AnyGame& b) {
        return a.game_->isEqual(*b.game_);
    }

private:
    std::unique_ptr<PlayedGame> game_;
};

} // namespace app
