#pragma once

#include "engine/thinker.hpp"
#include "tabletop/places.hpp"
#include "tabletop/record_text.hpp"
#include "tabletop/seat.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace app {

/// What has to happen at a place of a game.
struct Situation {
    std::optional<tabletop::Seat> toAct; ///< nobody when the game is over
    bool isChanceDue = false;
    std::optional<tabletop::Places> outcome; ///< nothing while the game goes on
    std::size_t turn = 1;

    bool isOver() const { return outcome.has_value(); }
    friend bool operator==(const Situation&, const Situation&) = default;
};

/// A whole match of any game, in the texts that records and the games' protocol use: an act is its
/// token, a state its position string. Everything above the rules sees games through this alone; a
/// game's own panels get at their typed match by matchOf() (played_game_of.hpp).
///
/// Places count the acts done before them, from 0 to size(). Several threads may read one match at
/// once.
class PlayedGame {
public:
    PlayedGame() = default;
    PlayedGame& operator=(const PlayedGame&) = delete;
    virtual ~PlayedGame() = default;

    virtual std::unique_ptr<PlayedGame> copy() const = 0;
    /// The same match of the same game, with all tags and remarks.
    virtual bool isEqual(const PlayedGame& other) const = 0;

    /// The game's word, such as "checkers-poker".
    virtual std::string_view word() const = 0;
    virtual std::string rules() const = 0;
    virtual std::size_t seats() const = 0;
    /// The tag that has the name of the player on a seat, such as "First".
    virtual std::string seatTag(tabletop::Seat seat) const = 0;

    virtual std::size_t size() const = 0;  ///< acts, done and undone
    virtual std::size_t place() const = 0; ///< where the game stands
    virtual void goTo(std::size_t place) = 0;
    bool canRedo() const { return place() < size(); }

    /// The act that leads from a place to the next.
    virtual std::string token(std::size_t place) const = 0;
    virtual std::string position(std::size_t place) const = 0;
    virtual Situation situation(std::size_t place) const = 0;
    Situation situation() const { return situation(place()); }
    /// Calls look() for each place from `from` on, up to but without `to`, with the act done there:
    /// as fast as one act after another can be played. Precondition: from <= to <= size().
    using Look = std::function<void(std::size_t place, const Situation&, const std::string& token)>;
    virtual void visit(std::size_t from, std::size_t to, const Look& look) const = 0;
    /// Every legal act but resigning and agreeing on a draw.
    virtual std::vector<std::string> legalTokens(std::size_t place) const = 0;
    /// The result as records have it; `*` while the game goes on.
    virtual std::string resultText(std::size_t place) const = 0;
    /// Whether the act before a place brought a result that players want to read before the game
    /// goes on.
    virtual bool bringsResult(std::size_t place) const = 0;
    /// A place for a thinker.
    virtual engine::Question question(std::size_t place) const = 0;

    /// Carries out an act where the game stands, dropping what was undone there, remarks included.
    /// Otherwise the reason is returned, for people, and nothing has changed.
    virtual std::optional<std::string> play(std::string_view token) = 0;

    /// The tag that has the seed from which chance acts; none where the rules leave nothing to it.
    virtual std::string seedTag() const = 0;
    /// The act of chance that is due where the game stands: a function of the seed and of how far
    /// the game has got, so that undo, saving and loading never draw again. Where none is due it is
    /// one that is refused.
    virtual std::string chanceToken(std::uint64_t seed) const = 0;

    virtual const std::vector<tabletop::Tag>& tags() const = 0;
    std::string_view tag(std::string_view name) const { return value_of(tags(), name); }
    virtual void setTags(std::vector<tabletop::Tag> tags) = 0;
    /// An empty value removes the tag.
    void setTag(std::string_view name, std::string value) {
        std::vector<tabletop::Tag> changed = tags();
        set_value(changed, name, std::move(value));
        setTags(std::move(changed));
    }
    virtual const std::vector<tabletop::Remark>& remarks() const = 0;
    /// Whether somebody made the start by hand, so that it is worth keeping before the first act.
    virtual bool hasOwnStart() const = 0;
    virtual std::string recordText() const = 0;

    virtual engine::ScoreUnit scoreUnit() const = 0;
    virtual engine::MakeThinker thinkerMaker() const = 0;

protected:
    PlayedGame(const PlayedGame&) = default;
};

} // namespace app
