#include "cards/hand.hpp"
#include "games/checkers_poker/random_action.hpp"
#include "laws.hpp"
#include "support/game_text.hpp"
#include "support/slow_hands.hpp"
#include "support/slow_moves.hpp"
#include "tabletop/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace laws {

using namespace checkers_poker;

namespace {

slow::Shown evaluated(const cards::Hand& hand, cards::Deck deck) {
    slow::FiveCards named;
    std::transform(hand.begin(), hand.end(), named.begin(),
                   [](const cards::NamedCard& card) { return card.stands_for; });
    return slow::evaluate(named, deck);
}

/// Rules 3: of the moves that start on `from`.
void expect_moves_from(const State& state, Seat seat, Space from,
                       const std::set<std::string>& listed) {
    const SpaceSet occupied = occupied_spaces(state);
    const bool is_own = state.checkers[seat].contains(from);
    const SpaceSet ends = is_own ? slow::destinations(occupied, from) : SpaceSet();
    for (const Space to : ~SpaceSet()) {
        const Move move{from, to};
        EXPECT_EQ(!check(state, move), ends.contains(to)) << to_text(move);
        EXPECT_EQ(listed.count(to_text(move)), ends.contains(to) ? 1U : 0U) << to_text(move);
    }
}

/// What belongs to other phases than the one that is on.
void expect_other_kinds_refused(const State& state, Space any,
                                const std::set<std::string>& listed) {
    std::vector<Action> others{ChooseEnd{End::south}, ChooseEnd{End::north}, RemoveChecker{any},
                               Move{any, any.turned()}, Show{}};
    for (std::uint8_t value = 0; value <= 7; ++value)
        others.emplace_back(RollDie{value});
    for (const Action& action : others) {
        EXPECT_EQ(!check(state, action), listed.count(to_text(action)) == 1) << to_text(action);
    }
    EXPECT_EQ(!check(state, Resign()), !is_over(state));
    EXPECT_EQ(!check(state, AgreeDraw()), !is_over(state));
}

/// Any five covered cards, wild ones under any names.
cards::Hand any_hand(std::mt19937_64& random, const State& state, cards::CardSet covered) {
    std::vector<cards::Card> from = cards::in_deck_order(covered);
    std::shuffle(from.begin(), from.end(), random);
    const std::vector<cards::Card> deck = cards::in_deck_order(state.options.deck);
    cards::Hand hand;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const bool renamed = state.options.wild.contains(from[i]) && random() % 4 != 0;
        hand[i] = {from[i], renamed ? deck[random() % deck.size()] : from[i]};
    }
    return hand;
}

/// Rules 6.4: no two stand for the same card unless all five have one rank.
bool is_allowed_by_name(const cards::Hand& hand) {
    cards::CardSet named;
    std::set<cards::Rank> ranks;
    for (const cards::NamedCard& card : hand) {
        named.insert(card.stands_for);
        ranks.insert(card.stands_for.rank());
    }
    return named.size() == hand.size() || ranks.size() == 1;
}

void expect_random_one(const State& state, const std::vector<Action>& actions,
                       std::mt19937_64 random) {
    std::mt19937_64 same = random;
    EXPECT_EQ(random_action(state, random), actions[tabletop::uniform_below(same, actions.size())]);
    EXPECT_EQ(random, same);
}

} // namespace

void expect_complete_list(const State& state, std::mt19937_64& random) {
    const std::vector<Action> actions = legal_actions(state);
    std::set<std::string> listed;
    for (const Action& action : actions)
        listed.insert(to_text(action));
    EXPECT_EQ(count_legal_actions(state), actions.size());
    if (!actions.empty())
        expect_random_one(state, actions, random);
    if (const auto* moving = std::get_if<Moving>(&state.phase)) {
        const bool everywhere = random() % 16 == 0;
        for (const Space from : everywhere ? ~SpaceSet() : state.checkers[moving->seat])
            expect_moves_from(state, moving->seat, from, listed);
    }
    for (int i = 0; i < 4; ++i)
        expect_other_kinds_refused(state, Space::from_index(random() % space_count), listed);
}

void expect_lawful_shows(const State& state, std::mt19937_64& random) {
    const auto* showing = std::get_if<Showing>(&state.phase);
    if (showing == nullptr)
        return;
    const Seat seat = showing->seat();
    const bool is_low = showdown_this_turn(state) == Showdown::low;
    const cards::CardSet covered = covered_cards(state, seat);
    const auto open = open_hands(state, seat, is_low ? cards::Choice::lowest : cards::Choice::best);
    EXPECT_EQ(!check(state, Show()), open.empty());
    for (int i = 0; i < 12 && covered.size() >= 5; ++i) {
        const cards::Hand hand = any_hand(random, state, covered);
        const bool well_named = is_allowed_by_name(hand);
        const slow::Shown shown = well_named ? evaluated(hand, state.options.deck) : slow::Shown();
        const bool expected = well_named && !state.used[seat].contains(shown.announcement);
        ASSERT_EQ(!check(state, Show{hand}), expected) << cards::to_text(hand);
        if (!expected)
            continue;
        const auto* listed = std::find_if(open.begin(), open.end(), [&](const auto& found) {
            return found.announcement == shown.announcement;
        });
        ASSERT_NE(listed, open.end()) << cards::to_text(hand);
        EXPECT_TRUE(is_low ? listed->value <= shown.value : listed->value >= shown.value)
            << cards::to_text(hand);
    }
    if (!(covered & state.options.wild).empty())
        return;
    const slow::Table all = slow::every_hand(covered, state.options.hand_rules());
    std::size_t unused = all.size();
    for (const cards::Announcement announcement : state.used[seat].in_order())
        unused -= static_cast<std::size_t>(all[announcement].seen);
    EXPECT_EQ(open.size(), unused);
}

} // namespace laws
