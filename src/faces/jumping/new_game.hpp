#pragma once

#include "games/jumping/options.hpp"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What is chosen before a game, for a dialog that knows none of it.
namespace jumping_face {

/// A board and what stands on it, such as 8×8 or fifteen marbles, for some numbers of players.
struct Ground {
    QString title;
    QString meaning;
    /// How rules strings begin for so many players.
    struct Row {
        std::size_t players = 2;
        std::string rules;
    };
    std::vector<Row> rows;
    /// Whether it is a race; else no option goes with it.
    bool isRace = true;
};

/// A rules string under a name, to start from.
struct NamedRules {
    QString name;
    QString meaning;
    std::string rules;
};

/// A game as it is offered: its own data, of which there is one for each game.
struct Offer {
    QString title;
    std::span<const jumping::Setup> setups;
    std::vector<Ground> grounds;
    /// The game as it is stands first.
    std::vector<NamedRules> named;
};

enum class Option : std::uint8_t { pairs, longJumps, camps, leave, winAll, prison, endFirst };
inline constexpr std::size_t optionCount = 7;

/// A value: what newGameOf() makes of a rules string and rulesOf() turns into one.
struct NewGame {
    std::size_t players = 2;
    std::size_t ground = 0; ///< a place in the offer's grounds
    bool pairs = false;
    bool longJumps = false;
    jumping::Camps camps = jumping::Camps::open;
    std::uint16_t leave = 0;
    bool winAll = false;
    jumping::Prison prison = jumping::Prison::on;
    bool endFirst = false;
    friend bool operator==(const NewGame&, const NewGame&) = default;
};

/// What rules strings say. Precondition: troubleWith(offer, game) is nothing.
std::string rulesOf(const Offer& offer, const NewGame& game);
/// Reads a rules string of the game. Throws tabletop::TextError.
NewGame newGameOf(const Offer& offer, std::string_view rules);

/// Why so many cannot play there, as a sentence; empty when they can.
QString whyNotPlayers(const Offer& offer, std::size_t ground, std::size_t players);
/// Why an option cannot be chosen for these players there, whether it is or not; empty when it can.
QString whyNot(const Offer& offer, const NewGame& game, Option option);
/// The same for the imprisoned who plays on with the rest, which not all can choose who can choose
/// whether there is a prison.
QString whyNotPrisonPlay(const Offer& offer, const NewGame& game);
/// The first thing that keeps this from being played; empty when nothing does.
QString troubleWith(const Offer& offer, const NewGame& game);
/// The same with as few changes as make it playable: the number of players stays if anybody offers
/// it, what does not go with it falls.
NewGame fitted(const Offer& offer, NewGame game);

/// The numbers of players on a ground, in order.
std::vector<std::size_t> playersOn(const Ground& ground);

/// What an option is called.
QString optionTitle(Option option);
/// What its choice changes in play, as a plain sentence.
QString optionMeaning(const NewGame& game, Option option);
/// All of it in parts, "8×8", "two players", "long jumps", and in a line: "8×8 · two players · long
/// jumps · home empty after move 31".
QStringList factsOf(const Offer& offer, const NewGame& game);
QString inWords(const Offer& offer, const NewGame& game);

} // namespace jumping_face
