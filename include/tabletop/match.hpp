#pragma once

#include "tabletop/field.hpp"
#include "tabletop/game.hpp"
#include "tabletop/history.hpp"
#include "tabletop/record_text.hpp"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tabletop {

/// Carries out an action, for the history.
template <Game G>
struct Step {
    void operator()(typename G::State& state, const typename G::Action& action) const {
        G::apply(state, action);
    }
};

/// A game whose start is not told by its rules or its position alone.
template <class G>
concept HasOrigins = Game<G> && Value<typename G::Origin> &&
    requires(const typename G::State& start, typename G::Origin& origin, std::string_view name,
             const TagsAtPlaces& tags, const TextReader& after_tags) {
    /// The tags that tell a start, in the order in which they are written.
    { G::start_tags(start, origin) } -> std::same_as<std::vector<Tag>>;
    { G::is_start_tag(name) } -> std::same_as<bool>;
    /// Throws TextError, at `after_tags` where a tag is missing.
    { G::read_start(tags, after_tags, origin) } -> std::same_as<typename G::State>;
};

/// What a match knows of where its start comes from, besides the start itself: nothing in most
/// games.
template <Game G>
struct OriginOf {
    struct Type {
        friend bool operator==(const Type&, const Type&) = default;
    };
};
template <HasOrigins G>
struct OriginOf<G> {
    using Type = typename G::Origin;
};

/// A match of any game with its players and remarks: what is played and what a .cpk file holds.
/// Every action in `history` is legal where it stands.
template <Game G>
struct Match : OriginOf<G>::Type {
    explicit Match(typename G::State start, typename OriginOf<G>::Type origin = {})
        : OriginOf<G>::Type(std::move(origin))
        , history(std::move(start)) {}

    /// Names, event, date and tags of other programs, in their order. Those that follow from the
    /// game (Result, Place and those of its start) are not among them.
    std::vector<Tag> tags;
    History<typename G::State, typename G::Action, Step<G>> history;
    std::vector<Remark> remarks;

    friend bool operator==(const Match&, const Match&) = default;
};

/// See value_of() and set_value().
template <Game G>
std::string_view tag(const Match<G>& match, std::string_view name) {
    return value_of(match.tags, name);
}
template <Game G>
void set_tag(Match<G>& match, std::string_view name, std::string value) {
    set_value(match.tags, name, std::move(value));
}

/// Carries out an action at the match's place, dropping what was undone there, remarks included.
/// A game that writes equal actions in one way has them arranged() for it. On a refusal nothing
/// changes.
template <Game G>
std::optional<typename G::Refusal> play(Match<G>& match, const typename G::Action& action) {
    if (auto refusal = G::check(match.history.current(), action))
        return refusal;
    if (match.history.can_redo()) {
        std::erase_if(match.remarks, [place = match.history.place()](const Remark& remark) {
            return remark.after > place;
        });
    }
    if constexpr (requires { G::arranged(match.history.start(), action); })
        match.history.play(G::arranged(match.history.start(), action));
    else
        match.history.play(action);
    return std::nullopt;
}

/// `*` while the game goes on; then `1-0`, `0-1` or `1/2-1/2` for two seats, and for more their
/// places joined by colons.
template <Game G>
std::string result_text(const typename G::State& state) {
    const auto places = G::outcome(state);
    if (!places)
        return "*";
    const int first = (*places)[Seat{0}];
    const int second = (*places)[Seat{1}];
    if (G::seats(state) == 2)
        return first == second ? "1/2-1/2" : first < second ? "1-0" : "0-1";
    std::string text;
    for (std::size_t i = 0; i < G::seats(state); ++i) {
        text += (i == 0 ? "" : ":") + std::to_string((*places)[seat_at(i)]);
    }
    return text;
}

namespace record {

/// The tags that follow from the game.
template <Game G>
bool is_of_the_game(std::string_view name) {
    if constexpr (HasOrigins<G>) {
        if (G::is_start_tag(name))
            return true;
    }
    return name == "Result" || name == "Rules" || name == "Position" || name == "Place";
}

template <Game G>
std::vector<std::string> leading_names(const typename G::State& state) {
    std::vector<std::string> names{"Event", "Date"};
    for (std::size_t i = 0; i < G::seats(state); ++i)
        names.push_back(G::seat_tag(seat_at(i)));
    return names;
}

template <Game G>
std::vector<Tag> start_tags(const Match<G>& match) {
    const auto& start = match.history.start();
    if constexpr (HasOrigins<G>) {
        return G::start_tags(start, match);
    } else {
        const std::string rules = G::rules_text(start);
        if (G::read_start(rules, {}) == start)
            return {{"Rules", rules}};
        return {{"Position", G::to_text(start)}};
    }
}

/// The match before its first action, by its tags.
template <Game G>
Match<G> read_start(const TagsAtPlaces& tags, const TextReader& after_tags) {
    if constexpr (HasOrigins<G>) {
        typename G::Origin origin;
        auto start = G::read_start(tags, after_tags, origin);
        return Match<G>(std::move(start), std::move(origin));
    } else {
        const TagAtPlace* position = find(tags, "Position");
        const TagAtPlace* rules = find(tags, "Rules");
        if (position != nullptr) {
            if (rules != nullptr)
                rules->fail("no Rules tag beside Position");
            return Match<G>(G::read_position(position->tag.value, position->place));
        }
        if (rules == nullptr)
            after_tags.fail("a tag Rules or Position before the actions");
        return Match<G>(G::read_start(rules->tag.value, rules->place));
    }
}

/// Whether a turn number is written before the action at a state, the last one having been `last`.
template <Game G>
bool is_numbered(const typename G::State& state, std::size_t last) {
    if constexpr (requires { G::begins_turn(state); })
        return G::begins_turn(state);
    else
        return G::turn(state) != last;
}

inline void require_form_of_result(const TagAtPlace* result, std::size_t seats) {
    if (result != nullptr && !looks_like_a_result(result->tag.value, seats))
        result->fail("a result: " + results_in_words(seats));
}

template <Game G>
void read_word(const RecordItem& word, Match<G>& match) {
    const auto& state = match.history.current();
    if (word.text.front() >= '0' && word.text.front() <= '9') {
        const std::string number = std::to_string(G::turn(state)) + ".";
        if (word.text != number)
            word.fail("turn number " + number + " and white space");
    } else if (G::outcome(state)) {
        word.fail("the result, since the game is over");
    } else if (word.text.front() == '[') {
        word.fail("tags before the actions only");
    } else {
        play(match, G::read_action(word.text, state, word.place));
    }
}

/// The actions up to the result, into the match; returns the result as it is written.
template <Game G>
std::string read_actions(TextReader& reader, Match<G>& match) {
    const std::size_t seats = G::seats(match.history.current());
    while (const auto item = next_item(reader)) {
        if (item->is_remark) {
            match.remarks.push_back({match.history.size(), item->text});
        } else if (looks_like_a_result(item->text, seats)) {
            std::string result = result_text<G>(match.history.current());
            if (item->text != result)
                item->fail("the result " + result + " of this game");
            return result;
        } else {
            read_word(*item, match);
            require_end_of_number(*item, reader);
        }
    }
    reader.fail("the result at the end: " + results_in_words(seats));
}

/// Goes to where the game stands, if a tag says so; else it stands at its end.
template <Game G>
void go_to_place(const TagAtPlace* read, Match<G>& match) {
    if (read == nullptr)
        return;
    const Field field{read->tag.value, read->place};
    const auto most = static_cast<std::uint32_t>(match.history.size());
    const std::string size = std::to_string(most);
    match.history.go_to(
        read_number(field, field.text, 0, most,
                    "how many of the " + size + " actions are done, from 0 to " + size));
}

/// Actions with turn numbers and remarks, and the result.
template <Game G>
void write_actions(RecordWriter& writer, const Match<G>& match, const std::string& result) {
    auto remark = match.remarks.begin();
    const auto add_remarks = [&](std::size_t after) {
        for (; remark != match.remarks.end() && remark->after <= after; ++remark)
            writer.add_remark(remark->text);
    };
    std::size_t turn = 0;
    match.history.visit(0, match.history.size(),
                        [&](std::size_t i, const auto& state, const auto& action) {
                            add_remarks(i);
                            if (is_numbered<G>(state, turn)) {
                                turn = G::turn(state);
                                writer.add_word(std::to_string(turn) + ".");
                            }
                            writer.add_word(G::to_text(state, action));
                        });
    add_remarks(match.history.size());
    writer.add_word(result);
}

} // namespace record

/// The whole record. Undone actions are actions like others; a tag Place then says how many are
/// done.
template <Game G>
std::string to_text(const Match<G>& match) {
    const std::string result = result_text<G>(match.history.state(match.history.size()));
    const std::vector<std::string> leading = record::leading_names<G>(match.history.start());
    RecordWriter writer;
    for (const std::string& name : leading) {
        for (const Tag& tag : match.tags) {
            if (tag.name == name)
                writer.add(tag);
        }
    }
    writer.add({"Result", result});
    for (const Tag& tag : record::start_tags(match))
        writer.add(tag);
    if (match.history.can_redo())
        writer.add({"Place", std::to_string(match.history.place())});
    for (const Tag& tag : match.tags) {
        if (std::find(leading.begin(), leading.end(), tag.name) == leading.end())
            writer.add(tag);
    }
    record::write_actions(writer, match, result);
    return writer.take_text();
}

/// Reads a record and plays it through check(). Throws TextError and has then done nothing. A text
/// that is larger than `largest_record`, or would be once it is written with all that a writer
/// adds, is refused. The place of the returned history is what the tag Place says, else its end.
template <Game G>
Match<G> read_match(std::string_view text) {
    TextReader reader = begin_record(text);
    const TagsAtPlaces tags = read_tags(reader);
    const TagAtPlace* result = find(tags, "Result");
    if constexpr (requires { G::seat_count; })
        record::require_form_of_result(result, G::seat_count);
    Match<G> match = record::read_start<G>(tags, reader);
    record::require_form_of_result(result, G::seats(match.history.current()));
    for (const TagAtPlace& read : tags) {
        if (!record::is_of_the_game<G>(read.tag.name))
            match.tags.push_back(read.tag);
    }
    const std::string written = record::read_actions(reader, match);
    reader.skip_white_space();
    if (!reader.at_end())
        reader.fail("the end of the record after its result");
    if (result != nullptr && result->tag.value != written)
        result->fail("the result " + written + " of this game");
    record::go_to_place(find(tags, "Place"), match);
    if (text.size() > largest_record / 2 && to_text(match).size() > largest_record)
        refuse_as_too_large_written();
    return match;
}

} // namespace tabletop
