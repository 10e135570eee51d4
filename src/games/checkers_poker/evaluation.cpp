#include "games/checkers_poker/evaluation.hpp"

#include "games/checkers_poker/moves.hpp"
#include "weights.hpp"

#include <algorithm>
#include <cstdlib>
#include <variant>

namespace checkers_poker {

using namespace engine;

namespace {

constexpr std::size_t cache_size = std::size_t{1} << 14U;

/// The turns that a showdown takes to come on average, from the roll on.
constexpr std::uint32_t likely_turns_with_die = 3;

int hands_beating(const Arsenal& own, const Arsenal& other) {
    const auto beaten = std::find_if(own.merits.begin(), own.merits.end(),
                                     [&](std::int32_t merit) { return merit <= other.merits[0]; });
    return static_cast<int>(beaten - own.merits.begin());
}

/// What First's prospects at the next showdown are worth to him.
int lead_of(const Arsenal& of_first, const Arsenal& of_second, unsigned moves_left) {
    const std::size_t when = moves_left;
    const int ahead = hands_beating(of_first, of_second) - hands_beating(of_second, of_first);
    constexpr int full = 250;
    const int gap = std::clamp(of_first.strength - of_second.strength, -full, full);
    const int column = ahead + static_cast<int>(Arsenal::kept);
    return weights::lead[when][static_cast<std::size_t>(column)] +
           (weights::strength[when] * gap + weights::strength_of_first[when] * std::max(gap, 0)) /
               full;
}

} // namespace

Evaluator::Evaluator(const State& game, Score noise, std::uint64_t noise_seed)
    : options_(game.options)
    , noise_(noise)
    , noise_seed_(noise_seed)
    , cache_(cache_size) {
    for (std::size_t i = 0; i < space_count; ++i) {
        if (const auto card = game.layout.card_on(Space::from_index(i)))
            card_on_[i].insert(*card);
    }
    for (std::size_t number = 0; number < pattern_count; ++number) {
        const cards::CardSet cards = cards_of_pattern(number, options_.deck);
        for (std::size_t i = 0; i < space_count; ++i) {
            if (!(card_on_[i] & cards).empty())
                spaces_of_pattern_[number].insert(Space::from_index(i));
        }
    }
}

Score Evaluator::evaluate(const Position& position) {
    return judge(position, situation_of(position));
}

Score Evaluator::evaluate_after(const Position& position, Move move) {
    const State& state = position.state;
    const Seat mover = std::get<Moving>(state.phase).seat;
    Situation situation;
    situation.covered = position.covered;
    situation.covered[mover] = moved(situation.covered[mover], move);
    situation.checkers = state.checkers;
    situation.checkers[mover].erase(move.from);
    situation.checkers[mover].insert(move.to);
    const auto showdown = showdown_this_turn(state);
    const bool ends_turn = mover == second;
    if (ends_turn && showdown)
        situation.next = *showdown;
    else
        set_timing(situation, state.turn + (ends_turn ? 1 : 0), other(mover),
                   ends_turn ? std::uint8_t{0} : state.die);
    return judge(position, situation);
}

Score Evaluator::evaluate_after(const Position& position, RemoveChecker removal) {
    const State& state = position.state;
    const Seat loser = std::get<Removing>(state.phase).loser;
    Situation situation;
    situation.covered = position.covered;
    situation.covered[loser] = situation.covered[loser] - card_on_[removal.space.index()];
    situation.checkers = state.checkers;
    situation.checkers[loser].erase(removal.space);
    set_timing(situation, state.turn + 1, first, 0);
    return judge(position, situation);
}

const Arsenal& Evaluator::arsenal(const Position& position, Seat seat, Showdown showdown) {
    return arsenal(position.covered[seat], position, seat, showdown);
}

Evaluator::Situation Evaluator::situation_of(const Position& position) const {
    const State& state = position.state;
    Situation situation;
    situation.covered = position.covered;
    situation.checkers = state.checkers;
    const auto* moving = std::get_if<Moving>(&state.phase);
    if (const auto* showing = std::get_if<Showing>(&state.phase)) {
        situation.next = showdown_this_turn(state).value();
        if (showing->shown_by_second) {
            const auto& hand = showing->shown_by_second->hand;
            situation.to_beat =
                hand ? merit_of(cards::value_of(*hand, options_.deck), situation.next) : 0;
        }
    } else if (const auto* removing = std::get_if<Removing>(&state.phase)) {
        situation.loser = removing->loser;
        set_timing(situation, state.turn + 1, first, 0);
    } else {
        set_timing(situation, state.turn, moving != nullptr ? moving->seat : first, state.die);
    }
    return situation;
}

void Evaluator::set_timing(Situation& situation, std::uint32_t turn, Seat mover,
                           std::uint8_t die) const {
    std::uint32_t turns_before = 0;
    if (const auto showdown = showdown_after(options_, turn, die)) {
        situation.next = *showdown;
    } else if (options_.die) {
        turns_before = likely_turns_with_die - 1;
    } else {
        turns_before = turns_between_showdowns - turn % turns_between_showdowns;
        situation.next = showdown_after(options_, turn + turns_before, die).value();
    }
    situation.moves_left = 2 * turns_before + (mover == first ? 2 : 1);
}

Score Evaluator::judge(const Position& position, const Situation& situation) {
    int thousandths = 0;
    for (const Seat seat : {first, second}) {
        const std::size_t count =
            situation.checkers[seat].size() - (situation.loser == seat ? 1 : 0);
        const int worth = weights::sides[seat].checkers[count];
        thousandths += seat == first ? worth : -worth;
    }
    const auto add = [&](Showdown showdown, int percent) {
        const Arsenal of_first = arsenal(situation.covered[first], position, first, showdown);
        Arsenal of_second = arsenal(situation.covered[second], position, second, showdown);
        if (situation.to_beat && showdown == situation.next) {
            of_second.merits.fill(0);
            of_second.merits[0] = *situation.to_beat;
        }
        thousandths +=
            (of_first.worth - of_second.worth + lead_of(of_first, of_second, situation.moves_left) +
             reach_of(of_first, situation, first) - reach_of(of_second, situation, second)) *
            percent / 100;
    };
    if (!options_.high_low) {
        add(Showdown::high, 100);
    } else if (options_.die && situation.moves_left > 2) {
        add(Showdown::high, 50);
        add(Showdown::low, 50);
    } else {
        const bool is_high = situation.next == Showdown::high;
        add(situation.next, 65);
        add(is_high ? Showdown::low : Showdown::high, 35);
    }
    const Score score = thousandths / 10 + noise_of(position, situation);
    return std::clamp(score, -surely_decided, surely_decided);
}

const Arsenal& Evaluator::arsenal(cards::CardSet covered, const Position& position, Seat seat,
                                  Showdown showdown) {
    const std::uint64_t rest = (position.used_key[seat] & ~std::uint64_t{3}) | index(seat) << 1U |
                               static_cast<std::uint64_t>(showdown);
    const std::uint64_t place = mixed(covered.bits() * 0x9E3779B97F4A7C15ULL + rest);
    Cached& cached = cache_[place & (cache_size - 1)];
    if (cached.cards != covered.bits() || cached.rest != rest) {
        cached.arsenal = take_stock(covered, position.state.used[seat].set(), seat, showdown,
                                    options_.hand_rules(), found_);
        cached.cards = covered.bits();
        cached.rest = rest;
    }
    return cached.arsenal;
}

/// What the hands are worth that one move would complete.
int Evaluator::reach_of(const Arsenal& arsenal, const Situation& situation, Seat seat) const {
    const SpaceSet own = situation.checkers[seat];
    const SpaceSet occupied = own | situation.checkers[other(seat)];
    int worth = 0;
    for (std::size_t i = 0; i < arsenal.near_count; ++i) {
        const SpaceSet pattern = spaces_of_pattern_[arsenal.near[i]];
        const SpaceSet lacking = pattern - own;
        if (lacking.size() != 1 || !(lacking & occupied).empty())
            continue;
        if (can_reach(occupied, own - pattern, *lacking.begin()))
            worth += arsenal.near[i] < first_four_pattern
                         ? weights::sides[seat].straight_flush_in_reach
                         : weights::sides[seat].four_in_reach;
    }
    return worth;
}

cards::CardSet Evaluator::moved(cards::CardSet covered, Move move) const {
    return (covered - card_on_[move.from.index()]) | card_on_[move.to.index()];
}

Score Evaluator::noise_of(const Position& position, const Situation& situation) const {
    if (noise_ == 0)
        return 0;
    const std::uint64_t number = mixed(mixed(situation.covered[first].bits() ^ noise_seed_) +
                                       situation.covered[second].bits() +
                                       position.used_key[first] * 3 + position.used_key[second]);
    // The sum of two even throws: small errors are more common than large ones.
    const auto span = static_cast<std::uint64_t>(noise_) + 1;
    return static_cast<Score>((number & 0xFFFFFFFFU) % span) -
           static_cast<Score>((number >> 32U) % span);
}

} // namespace checkers_poker
