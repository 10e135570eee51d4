#pragma once

#include "games/jumping/event.hpp"
#include "games/jumping/state.hpp"
#include "tabletop/match.hpp"

#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace jumping_face {

using jumping::PerSeat;
using jumping::Seat;

/// What players are called within sentences.
using Names = PerSeat<QString>;

/// A match as it is told, whichever of the games it is of: Halma, Chinese Checkers or the capture
/// game. Places count the acts before them.
class Story {
public:
    Story() = default;
    Story(const Story&) = delete;
    Story& operator=(const Story&) = delete;
    virtual ~Story() = default;

    virtual const jumping::Board& board() const = 0;
    /// From camp to camp; else it is the capture game.
    virtual bool isRace() const = 0;
    virtual std::size_t size() const = 0;
    virtual jumping::Standing standing(std::size_t place) const = 0;
    /// The act from a place to the next, as its token and as what happened.
    virtual std::string token(std::size_t place) const = 0;
    virtual std::vector<jumping::Event> events(std::size_t place) const = 0;
    virtual const QString& name(Seat seat) const = 0;
};

/// Refers to the match and has to be gone before it.
template <tabletop::Game G>
class StoryOf final : public Story {
public:
    StoryOf(const tabletop::Match<G>& match, Names names)
        : match_(match)
        , names_(std::move(names)) {}

    const jumping::Board& board() const override { return G::board(match_.history.start()); }
    bool isRace() const override { return std::is_same_v<typename G::State, jumping::State>; }
    std::size_t size() const override { return match_.history.size(); }
    jumping::Standing standing(std::size_t place) const override { return state(place).standing; }
    std::string token(std::size_t place) const override {
        return G::to_text(state(place), match_.history.action(place));
    }
    std::vector<jumping::Event> events(std::size_t place) const override {
        return events_of(state(place), match_.history.action(place));
    }
    const QString& name(Seat seat) const override { return names_[seat]; }

private:
    typename G::State state(std::size_t place) const {
        return place == match_.history.place() ? match_.history.current()
                                               : match_.history.state(place);
    }

    const tabletop::Match<G>& match_;
    Names names_;
};

/// The act by which a seat got its place or began to wait for its partner, as the place before it;
/// nothing while it plays, and where it had its place from the start. Precondition: place <=
/// story.size().
std::optional<std::size_t> endOfPlay(const Story& story, std::size_t place, Seat seat);

} // namespace jumping_face
