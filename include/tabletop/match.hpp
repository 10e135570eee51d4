#pragma once

#include "tabletop/game.hpp"
#include "tabletop/history.hpp"
#include "tabletop/record_text.hpp"

#include <algorithm>
#include <array>
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

/// A match of any game with its players and remarks: what is played and what a .cpk file holds.
/// Every action in `history` is legal where it stands.
template <Game G>
struct Match {
    explicit Match(typename G::State start)
        : history(std::move(start)) {}

    /// Names, event, date and tags of other programs, in their order. Those that follow from the
    /// game (Result, Rules, Position, Place) are not among them.
    std::vector<Tag> tags;
    History<typename G::State, typename G::Action, Step<G>> history;
    std::vector<Remark> remarks;

    friend bool operator==(const Match&, const Match&) = default;
};

/// Carries out an action at the match's place, dropping what was undone there, remarks included.
/// On a refusal nothing changes.
template <Game G>
std::optional<typename G::Refusal> play(Match<G>& match, const typename G::Action& action) {
    if (auto refusal = G::check(match.history.current(), action))
        return refusal;
    std::erase_if(match.remarks, [place = match.history.place()](const Remark& remark) {
        return remark.after > place;
    });
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
        text += (i == 0 ? "" : ":") + std::to_string((*places)[Seat(static_cast<std::uint8_t>(i))]);
    }
    return text;
}

namespace record {

/// The tags that follow from the game.
inline bool is_of_the_game(std::string_view name) {
    return name == "Result" || name == "Rules" || name == "Position" || name == "Place";
}

template <Game G>
std::vector<std::string> leading_names(const typename G::State& state) {
    std::vector<std::string> names{"Event", "Date"};
    for (std::size_t i = 0; i < G::seats(state); ++i)
        names.push_back(G::seat_tag(Seat(static_cast<std::uint8_t>(i))));
    return names;
}

template <Game G>
Tag start_tag(const typename G::State& start) {
    const std::string rules = G::rules_text(start);
    if (G::read_start(rules, {}) == start)
        return {"Rules", rules};
    return {"Position", G::to_text(start)};
}

/// The start of the match by its tags.
template <Game G>
typename G::State read_start(const TagsAtPlaces& tags, const TextReader& after_tags) {
    const TagAtPlace* position = find(tags, "Position");
    const TagAtPlace* rules = find(tags, "Rules");
    if (position != nullptr) {
        if (rules != nullptr)
            rules->fail("no Rules tag beside Position");
        return G::read_position(position->tag.value, position->place);
    }
    if (rules == nullptr)
        after_tags.fail("a tag Rules or Position before the actions");
    return G::read_start(rules->tag.value, rules->place);
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
    while (const auto item = next_item(reader)) {
        if (item->is_remark) {
            match.remarks.push_back({match.history.size(), item->text});
        } else if (looks_like_a_result(item->text)) {
            std::string result = result_text<G>(match.history.current());
            if (item->text != result)
                item->fail("the result " + result + " of this game");
            return result;
        } else {
            read_word(*item, match);
        }
    }
    reader.fail("the result at the end, which is " + result_text<G>(match.history.current()));
}

/// Goes to where the game stands, if a tag says so; else it stands at its end.
template <Game G>
void go_to_place(const TagAtPlace* read, Match<G>& match) {
    if (read == nullptr)
        return;
    for (std::size_t place = 0; place <= match.history.size(); ++place) {
        if (read->tag.value == std::to_string(place)) {
            match.history.go_to(place);
            return;
        }
    }
    const std::string size = std::to_string(match.history.size());
    read->fail("how many of the " + size + " actions are done, from 0 to " + size);
}

/// Actions with turn numbers and remarks, and the result.
template <Game G>
std::vector<RecordItem> items_of(const Match<G>& match, const std::string& result) {
    std::vector<RecordItem> items;
    auto remark = match.remarks.begin();
    const auto add_remarks = [&](std::size_t after) {
        for (; remark != match.remarks.end() && remark->after <= after; ++remark)
            items.push_back({remark->text, true, {}});
    };
    std::size_t turn = 0;
    match.history.visit(0, match.history.size(),
                        [&](std::size_t i, const auto& state, const auto& action) {
                            add_remarks(i);
                            if (G::turn(state) != turn) {
                                turn = G::turn(state);
                                items.push_back({std::to_string(turn) + ".", false, {}});
                            }
                            items.push_back({G::to_text(state, action), false, {}});
                        });
    add_remarks(match.history.size());
    items.push_back({result, false, {}});
    return items;
}

} // namespace record

/// The whole record. Undone actions are actions like others; a tag Place then says how many are
/// done.
template <Game G>
std::string to_text(const Match<G>& match) {
    const auto& start = match.history.start();
    const std::string result = result_text<G>(match.history.state(match.history.size()));
    const std::vector<std::string> leading = record::leading_names<G>(start);
    std::vector<Tag> tags;
    for (const std::string& name : leading) {
        std::copy_if(match.tags.begin(), match.tags.end(), std::back_inserter(tags),
                     [&](const Tag& tag) { return tag.name == name; });
    }
    tags.push_back({"Result", result});
    tags.push_back(record::start_tag<G>(start));
    if (match.history.can_redo())
        tags.push_back({"Place", std::to_string(match.history.place())});
    std::copy_if(match.tags.begin(), match.tags.end(), std::back_inserter(tags),
                 [&](const Tag& tag) {
                     return std::find(leading.begin(), leading.end(), tag.name) == leading.end();
                 });
    return record_text(tags, record::items_of(match, result));
}

/// Reads a record and plays it through check(). Throws TextError and has then done nothing. The
/// place of the returned history is its end.
template <Game G>
Match<G> read_match(std::string_view text) {
    TextReader reader = begin_record(text);
    const TagsAtPlaces tags = read_tags(reader);
    Match<G> match(record::read_start<G>(tags, reader));
    const TagAtPlace* result = find(tags, "Result");
    if (result != nullptr && !looks_like_a_result(result->tag.value))
        result->fail("a result, such as * or " +
                     std::string(G::seats(match.history.current()) == 2 ? "1-0" : "1:2:2"));
    for (const TagAtPlace& read : tags) {
        if (!record::is_of_the_game(read.tag.name))
            match.tags.push_back(read.tag);
    }
    const std::string written = record::read_actions(reader, match);
    reader.skip_white_space();
    if (!reader.at_end())
        reader.fail("the end of the record after its result");
    if (result != nullptr && result->tag.value != written)
        result->fail("the result " + written + " of this game");
    record::go_to_place(find(tags, "Place"), match);
    return match;
}

} // namespace tabletop
