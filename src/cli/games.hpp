#pragma once

#include "engine/think.hpp"
#include "games/jumping/thinker.hpp"
#include "tabletop/record_text.hpp"
#include "tabletop/text_error.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// What a record of a game amounts to.
struct GameRecord {
    std::string position; ///< at the record's place
    std::string drawing;  ///< the same for a reader without a window
    std::string result;   ///< after the last action, done or undone
    std::size_t turns = 0;
    std::size_t actions = 0;
};

/// The players in games/jumping/baselines.hpp.
enum class Baseline : std::uint8_t { greedy, alpha_beta };

/// A match of one of these games.
class TextMatch {
public:
    TextMatch() = default;
    TextMatch(const TextMatch&) = delete;
    TextMatch& operator=(const TextMatch&) = delete;
    virtual ~TextMatch() = default;

    virtual std::string position() const = 0;
    /// Sorted by bytes.
    virtual std::vector<std::string> legal() const = 0;
    virtual std::size_t seats() const = 0;
    /// From 0; nothing when the game is over.
    virtual std::optional<std::size_t> to_act() const = 0;
    /// Who is alone on the first place, with pairs the first seat of the side.
    virtual std::optional<std::size_t> winner() const = 0;
    /// Throws tabletop::TextError, with nothing changed.
    virtual void play(std::string_view token, tabletop::TextPlace place) = 0;
    /// The engine's choice for the seat to act. Precondition: the game is not over.
    virtual std::string think(jumping::Thinker& thinker, const engine::ThinkLimits& limits,
                              std::stop_token stop, const engine::OnThought& tell) const = 0;
    /// What a simple player does for the seat to act; empty where there is none. Precondition: the
    /// game is not over.
    virtual std::string choose_simply(Baseline baseline,
                                      const engine::ThinkLimits& limits) const = 0;
    /// The record from the position that the match began with.
    virtual std::string record(const std::vector<tabletop::Tag>& tags) const = 0;
    virtual std::unique_ptr<TextMatch> copy() const = 0;
};

/// A game of the table but Checkers Poker, as the command line sees it: in texts alone. All throw
/// tabletop::TextError.
struct TextGame {
    /// The first word of its rules strings.
    std::string_view name;
    std::string (*start)(std::string_view rules, tabletop::TextPlace place);
    /// The legal actions, sorted by bytes.
    std::vector<std::string> (*legal)(std::string_view position);
    std::uint64_t (*perft)(std::string_view position, unsigned depth);
    /// `action: count` for each first action, sorted. Precondition: depth > 0.
    std::vector<std::string> (*divide)(std::string_view position, unsigned depth);
    GameRecord (*read_record)(std::string_view text);
    std::unique_ptr<TextMatch> (*match)(std::string_view position, tabletop::TextPlace place);
};

/// A first word of the command line, what it stands for, and the rules of its `startpos`.
struct GameWord {
    std::string word;
    std::string title;
    std::string rules;
};

/// The one list of the games that have a word. Either word reads positions and records of all.
std::span<const GameWord> game_words();

/// The game that a rules string, a position string by its last field, or a record by its tags asks
/// for. Throws tabletop::TextError where it is none of them.
const TextGame& game_of_rules(std::string_view rules, tabletop::TextPlace place = {});
const TextGame& game_of_position(std::string_view position, tabletop::TextPlace place = {});
const TextGame& game_of_record(std::string_view text);

} // namespace cli
