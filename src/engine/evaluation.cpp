#include "engine/evaluation.hpp"

#include "weights.hpp"

#include <algorithm>
#include <cstdlib>
#include <variant>

namespace engine {

using namespace checkers_poker;

namespace {

constexpr std::size_t cache_size = std::size_t{1} << 14U;

/// The turns that a showdown takes to come on average, from the roll on.
constexpr std::uint32_t likely_turns_with_die = 3;

} // namespace

int strength(cards::HandValue value) {
    const auto category = static_cast<std::size_t>(value.category());
    const auto rank = static_cast<int>(value.rank(0));
    return weights::category_base[category] + weights::category_step[category] * rank;
}

Evaluator::Evaluator(const State& game, Score noise, std::uint64_t noise_seed)
    : options_(game.options)
    , noise_(noise)
    , noise_seed_(noise_seed)
    , cache_(cache_size) {
    for (std::size_t i = 0; i < space_count; ++i) {
        if (const auto card = game.layout.card_on(Space::from_index(i)))
            card_on_[i].insert(*card);
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
    for (const Seat seat : {first, second})
        situation.checkers[seat] = static_cast<int>(state.checkers[seat].size());
    const bool ends_turn = mover == second;
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
    for (const Seat seat : {first, second})
        situation.checkers[seat] = static_cast<int>(state.checkers[seat].size());
    --situation.checkers[loser];
    set_timing(situation, state.turn + 1, first, 0);
    return judge(position, situation);
}

const Arsenal& Evaluator::arsenal(const Position& position, Seat seat, Showdown showdown) {
    return arsenal(position.covered[seat], position.state.used[seat], position.used_key[seat],
                   showdown);
}

Evaluator::Situation Evaluator::situation_of(const Position& position) const {
    const State& state = position.state;
    Situation situation;
    situation.covered = position.covered;
    for (const Seat seat : {first, second})
        situation.checkers[seat] = static_cast<int>(state.checkers[seat].size());
    const auto* moving = std::get_if<Moving>(&state.phase);
    if (std::holds_alternative<Showing>(state.phase)) {
        situation.next = showdown_this_turn(state).value();
    } else if (const auto* removing = std::get_if<Removing>(&state.phase)) {
        --situation.checkers[removing->loser];
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
    const auto arsenal_of = [&](Seat seat, Showdown showdown) -> const Arsenal& {
        return arsenal(situation.covered[seat], position.state.used[seat], position.used_key[seat],
                       showdown);
    };
    Score score = weights::checkers[static_cast<std::size_t>(situation.checkers[first])] -
                  weights::checkers[static_cast<std::size_t>(situation.checkers[second])];
    const auto add = [&](Showdown showdown, int percent) {
        const Arsenal of_first = arsenal_of(first, showdown);
        const Arsenal& of_second = arsenal_of(second, showdown);
        int sum = 0;
        for (std::size_t i = 0; i < Arsenal::kept; ++i)
            sum += weights::held[i] * (of_first.strongest[i] - of_second.strongest[i]);
        const int gap = of_first.strongest[0] - of_second.strongest[0] +
                        (of_first.best > of_second.best   ? 10
                         : of_first.best < of_second.best ? -10
                                                          : 0);
        const int lead = weights::lead[situation.moves_left] * gap /
                         (std::abs(gap) + weights::lead_scale[situation.moves_left]);
        const int supply = weights::supply * (std::min<int>(of_first.count, weights::enough) -
                                              std::min<int>(of_second.count, weights::enough));
        score += (sum / 1000 + lead + supply) * percent / 100;
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
    score += noise_of(position, situation);
    return std::clamp(score, -surely_decided, surely_decided);
}

const Arsenal& Evaluator::arsenal(cards::CardSet covered, const UsedHands& used,
                                  std::uint64_t used_key, Showdown showdown) {
    const std::uint64_t rest =
        (used_key & ~std::uint64_t{1}) | static_cast<std::uint64_t>(showdown);
    const std::uint64_t place = mixed(covered.bits() * 0x9E3779B97F4A7C15ULL + rest);
    Cached& cached = cache_[place & (cache_size - 1)];
    if (cached.cards != covered.bits() || cached.rest != rest) {
        cached.arsenal = take_stock(covered, used, showdown);
        cached.cards = covered.bits();
        cached.rest = rest;
    }
    return cached.arsenal;
}

Arsenal Evaluator::take_stock(cards::CardSet covered, const UsedHands& used, Showdown showdown) {
    const bool is_low = showdown == Showdown::low;
    cards::find_hands(covered, options_.hand_rules(),
                      is_low ? cards::Choice::lowest : cards::Choice::best, found_);
    Arsenal arsenal;
    const auto take = [&](cards::FoundHand hand) {
        if (used.contains(hand.announcement))
            return;
        if (static_cast<std::size_t>(arsenal.count) < Arsenal::kept) {
            const auto i = static_cast<std::size_t>(arsenal.count);
            arsenal.strongest[i] = static_cast<std::int16_t>(
                is_low ? weights::low_top - strength(hand.value) : strength(hand.value));
        }
        if (arsenal.count == 0) {
            const auto number = static_cast<std::int32_t>(hand.value.number()) + 1;
            arsenal.best = is_low ? (1 << 24) - number : number;
        }
        ++arsenal.count;
    };
    if (is_low)
        std::for_each(std::make_reverse_iterator(found_.end()),
                      std::make_reverse_iterator(found_.begin()), take);
    else
        std::for_each(found_.begin(), found_.end(), take);
    return arsenal;
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

} // namespace engine
