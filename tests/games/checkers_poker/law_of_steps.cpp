#include "games/checkers_poker/moves.hpp"
#include "laws.hpp"
#include "support/slow_hands.hpp"
#include "support/slow_moves.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

namespace laws {

using namespace checkers_poker;

namespace {

/// Rules 4.1, 6.2 and 6.3 in the plainest way: 'h', 'l', or '-' for no showdown.
char showdown_due(const State& state) {
    const bool high_low = state.options.high_low;
    if (state.options.die) {
        if (state.die == 6 || (state.die == 5 && !high_low))
            return 'h';
        return state.die == 1 && high_low ? 'l' : '-';
    }
    if (state.turn % 3 != 0)
        return '-';
    return high_low && state.turn % 6 == 0 ? 'l' : 'h';
}

int compare(const cards::Hand& a, const cards::Hand& b, cards::Deck deck) {
    const auto number = [deck](const cards::Hand& hand) {
        slow::FiveCards named;
        std::transform(hand.begin(), hand.end(), named.begin(),
                       [](const cards::NamedCard& card) { return card.stands_for; });
        return slow::evaluate(named, deck).value.number();
    };
    return number(a) < number(b) ? -1 : static_cast<int>(number(a) > number(b));
}

/// Rules 4.4 and 4.6.
std::optional<Seat> loser(const Show& of_first, const Show& of_second, char due, cards::Deck deck) {
    if (!of_first.hand && !of_second.hand)
        return std::nullopt;
    if (!of_first.hand || !of_second.hand)
        return of_first.hand ? second : first;
    const int compared = compare(*of_first.hand, *of_second.hand, deck);
    if (compared == 0)
        return std::nullopt;
    return (compared > 0) == (due == 'h') ? second : first;
}

/// The phase that an action has to lead to, the checkers, used hands and counters likewise.
struct Step {
    const State& before;
    State expected;

    explicit Step(const State& state)
        : before(state)
        , expected(state) {}

    void next_turn() {
        expected.die = 0;
        if (before.options.die)
            expected.phase = Rolling{};
        else
            expected.phase = Moving{first};
    }
    void operator()(const ChooseEnd& choice) {
        const bool is_south = choice.end == End::south;
        const auto& start = before.options.start;
        expected.checkers = {is_south ? start.north : start.south,
                             is_south ? start.south : start.north};
        next_turn();
    }
    void operator()(const RollDie& roll) {
        expected.die = roll.value;
        expected.phase = Moving{first};
    }
    void operator()(const Move& move) {
        const Seat seat = std::get<Moving>(before.phase).seat;
        expected.checkers[seat] =
            (expected.checkers[seat] - SpaceSet{move.from}) | SpaceSet{move.to};
        if (seat == first) {
            expected.phase = Moving{second};
        } else if (showdown_due(before) != '-') {
            expected.phase = Showing{};
        } else {
            ++expected.turn;
            next_turn();
        }
    }
    void operator()(const Show& show) {
        const auto& showing = std::get<Showing>(before.phase);
        if (show.hand) {
            expected.used[showing.seat()].add(
                cards::announcement_of(*show.hand, before.options.deck));
        }
        if (!showing.shown_by_second) {
            expected.phase = Showing{show};
            return;
        }
        const auto lost =
            loser(show, *showing.shown_by_second, showdown_due(before), before.options.deck);
        if (lost) {
            expected.phase = Removing{*lost, {show, *showing.shown_by_second}};
        } else if (++expected.showdowns_without_removal == 10) {
            expected.phase = GameOver{};
        } else {
            ++expected.turn;
            next_turn();
        }
    }
    void operator()(const RemoveChecker& removal) {
        const Seat lost = std::get<Removing>(before.phase).loser;
        expected.checkers[lost].erase(removal.space);
        expected.showdowns_without_removal = 0;
        if (expected.checkers[lost].size() == 4) {
            expected.phase = GameOver{lost == first ? second : first};
        } else {
            ++expected.turn;
            next_turn();
        }
    }
    void operator()(const Resign&) {
        expected.phase = GameOver{to_act(before) == first ? second : first};
    }
    void operator()(const AgreeDraw&) { expected.phase = GameOver{}; }
};

/// The event of a kind, of which there has to be exactly one.
template <class Kind>
const Kind& only(const std::vector<Event>& events) {
    EXPECT_EQ(std::count_if(events.begin(), events.end(),
                            [](const Event& event) { return std::holds_alternative<Kind>(event); }),
              1);
    const auto found = std::find_if(events.begin(), events.end(), [](const Event& event) {
        return std::holds_alternative<Kind>(event);
    });
    return std::get<Kind>(*found);
}

/// The main event of each action.
struct EventOf {
    const State& before;
    const State& after;
    const std::vector<Event>& events;

    void operator()(const ChooseEnd& choice) const {
        EXPECT_EQ(only<happened::EndChosen>(events).end, choice.end);
    }
    void operator()(const RollDie& roll) const {
        EXPECT_EQ(only<happened::DieRolled>(events).value, roll.value);
        EXPECT_EQ(only<happened::DieRolled>(events).brings.has_value(), showdown_due(after) != '-');
    }
    void operator()(const Move& move) const {
        const auto& moved = only<happened::CheckerMoved>(events);
        EXPECT_EQ(moved.seat, to_act(before));
        EXPECT_EQ(moved.path.front(), move.from);
        EXPECT_EQ(moved.path.back(), move.to);
        EXPECT_TRUE(slow::is_path(occupied_spaces(before), moved.path));
    }
    void operator()(const Show& show) const {
        const auto& shown = only<happened::HandShown>(events);
        EXPECT_EQ(shown.seat, to_act(before));
        EXPECT_EQ(shown.show, show);
        if (shown.seat == second)
            return;
        const auto& decided = only<happened::ShowdownDecided>(events);
        EXPECT_EQ(decided.showdown == Showdown::low, showdown_due(before) == 'l');
        EXPECT_EQ(decided.loser, loser(decided.shown[first], decided.shown[second],
                                       showdown_due(before), before.options.deck));
        EXPECT_FALSE(decision_in_words(decided, before.options.deck).empty());
    }
    void operator()(const RemoveChecker& removal) const {
        EXPECT_EQ(only<happened::CheckerRemoved>(events).seat, to_act(before));
        EXPECT_EQ(only<happened::CheckerRemoved>(events).space, removal.space);
    }
    void operator()(const Resign&) const {}
    void operator()(const AgreeDraw&) const {}
};

} // namespace

void expect_lawful_step(const State& before, const Action& action, const State& after) {
    Step step(before);
    std::visit(step, action);
    EXPECT_EQ(after, step.expected) << to_text(action);
    EXPECT_TRUE((after.checkers[first] & after.checkers[second]).empty());
}

void expect_lawful_events(const State& before, const Action& action, const State& after) {
    const std::vector<Event> events = events_of(before, action);
    std::visit(EventOf{before, after, events}, action);
    const auto* ended = std::get_if<happened::GameEnded>(&events.back());
    EXPECT_EQ(ended != nullptr, is_over(after));
    if (ended != nullptr) {
        EXPECT_EQ(ended->winner, std::get<GameOver>(after.phase).winner);
    }
}

} // namespace laws
