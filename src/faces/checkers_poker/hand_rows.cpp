#include "faces/checkers_poker/hand_rows.hpp"

#include "cards/hand_finder.hpp"
#include "cards/words.hpp"
#include "faces/checkers_poker/card_signs.hpp"
#include "faces/checkers_poker/game_words.hpp"
#include "faces/checkers_poker/presenter.hpp"
#include "games/checkers_poker/moves.hpp"
#include "ui/art/signs.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cassert>
#include <utility>
#include <variant>

namespace ui {

using checkers_poker::Match;
using checkers_poker::Seat;
using checkers_poker::second;
using checkers_poker::Showdown;
using checkers_poker::Space;
using checkers_poker::State;

namespace {

struct HandRowWords {
    Q_DECLARE_TR_FUNCTIONS(ui::HandRows)
};

Showdown showdownNow(const State& state) {
    return showdown_this_turn(state).value_or(Showdown::high);
}

/// Strongest for the showdown first.
std::vector<cards::FoundHand> inOrder(const cards::FoundHands& found, Showdown showdown) {
    std::vector<cards::FoundHand> result(found.begin(), found.end());
    if (showdown == Showdown::low)
        std::reverse(result.begin(), result.end());
    return result;
}

QString turnOf(const std::vector<UsedHand>& used, cards::Announcement announcement) {
    for (const UsedHand& hand : used)
        if (hand.announcement == announcement && hand.turn)
            return HandRowWords::tr("used in turn %1").arg(*hand.turn);
    return HandRowWords::tr("used");
}

QString howItFares(const State& state, const cards::Hand& hand) {
    const auto& showing = std::get<checkers_poker::Showing>(state.phase);
    if (!showing.shown_by_second)
        return {};
    const checkers_poker::PerSeat<checkers_poker::Show> shown(checkers_poker::Show{hand},
                                                              *showing.shown_by_second);
    const auto loser = loser_of(shown, showdownNow(state), state.options.deck);
    if (!loser)
        return HandRowWords::tr("ties");
    return *loser == second ? HandRowWords::tr("wins") : HandRowWords::tr("loses");
}

QString namingOf(const cards::Hand& hand) {
    QStringList named;
    for (const cards::NamedCard& card : hand)
        if (card.card != card.stands_for)
            named << HandRowWords::tr("%1 as %2")
                         .arg(fromUtf8(cards::in_words(card.card)),
                              fromUtf8(cards::in_words(card.stands_for)));
    return named.join(QStringLiteral(", "));
}

} // namespace

std::vector<HandRow> rowsToShow(const Match& match, std::size_t place) {
    const State& state = match.history.state(place);
    const Seat seat = std::get<checkers_poker::Showing>(state.phase).seat();
    const cards::CardSet covered = covered_cards(state, seat);
    const cards::HandRules rules = state.options.hand_rules();
    const Showdown showdown = showdownNow(state);
    const std::vector<UsedHand> used = usedHands(match, place, seat);
    std::vector<HandRow> rows;
    for (const cards::FoundHand& found :
         inOrder(cards::find_hands(covered, rules, choice_at(showdown)), showdown)) {
        HandRow row;
        row.hand = cards::cards_for(found, covered, rules);
        row.words = fromUtf8(cards::in_words(found.announcement));
        row.naming = namingOf(*row.hand);
        row.signs = namingInSigns(*row.hand);
        row.spaces = spacesOf(state.layout, cards::cards_in(*row.hand));
        row.struckOut = state.used[seat].contains(found.announcement);
        row.note = row.struckOut ? turnOf(used, found.announcement) : howItFares(state, *row.hand);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<HandRow> rowsOfPlaces(const State& state, Space from) {
    const Seat seat = std::get<checkers_poker::Moving>(state.phase).seat;
    const Showdown showdown = comingShowdown(state);
    const auto now = strongestHand(state, seat);
    std::vector<std::pair<cards::HandValue, HandRow>> found;
    for (const Space to : checkers_poker::destinations(occupied_spaces(state), from)) {
        State after = state;
        after.checkers[seat].erase(from);
        after.checkers[seat].insert(to);
        const auto hand = strongestHand(after, seat);
        HandRow row;
        row.lead = spaceText(to);
        row.words =
            hand ? fromUtf8(cards::in_words(hand->announcement)) : HandRowWords::tr("no hand");
        row.spaces.insert(to);
        if (hand && now && hand->value != now->value) {
            row.emphasised = (hand->value > now->value) == (showdown == Showdown::high);
            row.note = row.emphasised ? HandRowWords::tr("better") : HandRowWords::tr("weaker");
        }
        found.emplace_back(hand ? hand->value : cards::HandValue(), std::move(row));
    }
    std::stable_sort(found.begin(), found.end(), [showdown](const auto& a, const auto& b) {
        return showdown == Showdown::high ? a.first > b.first : a.first < b.first;
    });
    std::vector<HandRow> rows;
    rows.reserve(found.size());
    for (auto& [value, row] : found)
        rows.push_back(std::move(row));
    return rows;
}

cards::Hand handOf(const State& state, cards::CardSet five) {
    assert(five.size() == cards::hand_size);
    const Seat seat = std::get<checkers_poker::Showing>(state.phase).seat();
    const cards::HandRules rules = state.options.hand_rules();
    const Showdown showdown = showdownNow(state);
    const auto hands = inOrder(cards::find_hands(five, rules, choice_at(showdown)), showdown);
    const auto unused = std::find_if(hands.begin(), hands.end(), [&](const auto& hand) {
        return !state.used[seat].contains(hand.announcement);
    });
    return cards::cards_for(unused != hands.end() ? *unused : hands.front(), five, rules);
}

} // namespace ui
