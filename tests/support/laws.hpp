#pragma once

#include "tabletop/match.hpp"
#include "tabletop/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <set>
#include <string>
#include <vector>

/// What holds in every game, looked at in random play through tabletop::Game alone. Each function
/// fails the running test where it does not.
namespace laws {

/// Whether an action is legal exactly where it is listed. Games in which some are legal besides
/// specialise this.
template <tabletop::Game G>
bool is_listed_where_legal(const typename G::Action&) {
    return true;
}

/// The listed actions are all different and legal; other actions that were seen in this match are
/// legal exactly when they are listed.
template <tabletop::Game G>
void expect_lawful_list(const typename G::State& state, const std::vector<typename G::Action>& seen,
                        std::mt19937_64& random) {
    const auto actions = G::legal_actions(state);
    std::set<std::string> listed;
    for (const auto& action : actions) {
        EXPECT_FALSE(G::check(state, action)) << G::to_text(state, action);
        listed.insert(G::to_text(state, action));
    }
    EXPECT_EQ(listed.size(), actions.size());
    EXPECT_EQ(actions.empty(), G::outcome(state).has_value());
    EXPECT_EQ(G::to_act(state).has_value(), !G::outcome(state).has_value());
    EXPECT_EQ(G::perft(state, 1), actions.size());
    for (std::size_t i = 0; i < 20 && !seen.empty(); ++i) {
        const auto& action = seen[tabletop::uniform_below(random, seen.size())];
        const bool is_listed = listed.count(G::to_text(state, action)) == 1;
        EXPECT_TRUE(!G::check(state, action) == is_listed ||
                    (!is_listed && !is_listed_where_legal<G>(action)))
            << G::to_text(state) << ' ' << G::to_text(state, action);
    }
}

/// The position and the listed actions can be written and read again.
template <tabletop::Game G>
void expect_lawful_text(const typename G::State& state) {
    const std::string position = G::to_text(state);
    try {
        EXPECT_EQ(G::read_position(position, {}), state) << position;
        EXPECT_EQ(G::to_text(G::read_position(position, {})), position);
        for (const auto& action : G::legal_actions(state)) {
            const std::string token = G::to_text(state, action);
            EXPECT_EQ(G::read_action(token, state, {}), action) << position << ' ' << token;
        }
    } catch (const tabletop::TextError& error) {
        ADD_FAILURE() << position << ": " << error.what();
    }
}

/// All the way back and forth again.
template <tabletop::Game G>
void expect_undo_and_redo(tabletop::Match<G> match) {
    const tabletop::Match<G> end = match;
    for (std::size_t place = match.history.place(); place > 0; --place) {
        match.history.undo();
        auto again = match.history.current();
        G::apply(again, end.history.action(place - 1));
        EXPECT_EQ(again, end.history.state(place));
    }
    EXPECT_EQ(tabletop::read_match<G>(to_text(match)), match) << "with everything undone";
    while (match.history.can_redo())
        match.history.redo();
    EXPECT_EQ(match, end);
}

template <tabletop::Game G>
void expect_record(const tabletop::Match<G>& match) {
    const std::string record = to_text(match);
    EXPECT_EQ(tabletop::read_match<G>(record), match) << record;
    EXPECT_EQ(to_text(tabletop::read_match<G>(record)), record);
}

/// A match from a state on, at most so many actions long, with every law looked at after each.
/// `also(state)` adds what only this game has.
template <tabletop::Game G, class Also>
tabletop::Match<G> play_by_the_laws(const typename G::State& start, std::size_t most_actions,
                                    std::mt19937_64& random, Also also) {
    tabletop::Match<G> match(start);
    std::vector<typename G::Action> seen;
    while (match.history.size() < most_actions && !testing::Test::HasFailure()) {
        const auto state = match.history.current();
        expect_lawful_list<G>(state, seen, random);
        expect_lawful_text<G>(state);
        also(state);
        const auto actions = G::legal_actions(state);
        if (actions.empty())
            break;
        seen.insert(seen.end(), actions.begin(), actions.end());
        EXPECT_FALSE(play(match, actions[tabletop::uniform_below(random, actions.size())]));
        EXPECT_EQ(match.history.state(match.history.place() - 1), state);
    }
    expect_lawful_list<G>(match.history.current(), seen, random);
    expect_lawful_text<G>(match.history.current());
    expect_undo_and_redo(match);
    expect_record(match);
    return match;
}

} // namespace laws
