#pragma once

#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/state.hpp"
#include "tabletop/history.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace checkers_poker {

/// In bytes; no record of a game comes near it. What is larger is refused before it is read whole,
/// so that a wrong file does not fill the memory. A record of half that size is never refused for
/// it: what can be read can be written and read again, and what is written, with turn numbers and
/// all tags, is less than twice as long.
inline constexpr std::size_t largest_record = std::size_t{8} << 20U;

/// A name and a value at the head of a record.
struct Tag {
    std::string name;
    std::string value;
    friend bool operator==(const Tag&, const Tag&) = default;
};

/// A remark that stands after so many actions.
struct Comment {
    std::size_t after = 0;
    std::string text;
    friend bool operator==(const Comment&, const Comment&) = default;
};

/// Carries out an action, for the history.
struct Step {
    void operator()(State& state, const Action& action) const { apply(state, action); }
};
using History = tabletop::History<State, Action, Step>;

/// A game with its players and remarks: what is played in the window and what a .cpk file holds.
/// Every action in `history` is legal where it stands.
struct Match {
    explicit Match(State start)
        : history(std::move(start)) {}

    /// Names, event, date and tags of other programs, in their order. Those that follow from the
    /// game (Result, Rules, Deal, Cards, Position, Place) are not among them.
    std::vector<Tag> tags;
    /// The deal number that the board came from, where it is known.
    std::optional<std::uint32_t> deal;
    History history;
    std::vector<Comment> comments;

    friend bool operator==(const Match&, const Match&) = default;
};

/// The value of a tag; empty when it is not there.
std::string_view tag(const Match& match, std::string_view name);
/// Sets a tag, in its place if it is there, else at the end. An empty value removes it.
void set_tag(Match& match, std::string_view name, std::string value);

/// Carries out an action at the match's place, dropping what was undone there, remarks included.
/// A hand is kept in the order in which it is written.
/// On a refusal nothing changes.
std::optional<Refusal> play(Match& match, const Action& action);

/// `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on.
std::string_view result_text(const State& state);

/// The whole record: tags, a blank line, actions in lines of at most 80 columns, the result. Undone
/// actions are actions like others; a tag Place then says how many are done.
std::string to_text(const Match& match);

/// Reads a record and plays it through check(). Throws tabletop::TextError and has then done
/// nothing. A text that is larger than `largest_record`, or would be once it is written with all
/// that a writer adds, is refused. The place of the returned history is what the tag Place says,
/// else its end.
Match read_record(std::string_view text);

/// `turns` in which both have moved, `showdowns` in which both have shown.
struct RecordCounts {
    std::size_t turns = 0;
    std::size_t showdowns = 0;
};
RecordCounts count(const Match& match);

} // namespace checkers_poker
