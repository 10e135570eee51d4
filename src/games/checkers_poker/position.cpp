#include "games/checkers_poker/position.hpp"

#include "cards/announcement.hpp"
#include "cards/hand.hpp"

#include <bit>
#include <variant>

namespace checkers_poker {

namespace {

std::uint64_t announcement_key(cards::Announcement announcement) {
    return mixed(announcement.index() + 0x51ED270B76F1ULL);
}

std::uint64_t used_key_of(const UsedHands& used) {
    std::uint64_t key = 0;
    for (const cards::Announcement announcement : used.in_order())
        key ^= announcement_key(announcement);
    return key;
}

void refresh(Position& position, Seat seat) {
    position.covered[seat] = covered_cards(position.state, seat);
}

/// What the hand shown by Second, or its lack, means for what First can do.
std::uint64_t shown_number(const Show& show, cards::Deck deck) {
    return show.hand ? cards::value_of(*show.hand, deck).number() + 1ULL : 0ULL;
}

std::uint64_t phase_number(const State& state) {
    struct Number {
        cards::Deck deck;
        std::uint64_t operator()(const ChoosingEnd&) const { return 0; }
        std::uint64_t operator()(const Rolling&) const { return 1; }
        std::uint64_t operator()(const Moving& moving) const { return 2 + index(moving.seat); }
        std::uint64_t operator()(const Showing& showing) const {
            if (!showing.shown_by_second)
                return 4;
            return 5 | shown_number(*showing.shown_by_second, deck) << 8U;
        }
        std::uint64_t operator()(const Removing& removing) const {
            return 6 + index(removing.loser);
        }
        std::uint64_t operator()(const GameOver&) const { return 8; }
    };
    return std::visit(Number{state.options.deck}, state.phase);
}

/// Where the game is in the schedule of showdowns.
std::uint64_t schedule_number(const State& state) {
    if (!state.options.die)
        return state.turn % (turns_between_showdowns * (state.options.high_low ? 2 : 1));
    const auto showdown = showdown_this_turn(state);
    return showdown ? 1 + static_cast<std::uint64_t>(*showdown) : 0;
}

} // namespace

Position position_of(const State& state) {
    Position position;
    position.state = state;
    for (const Seat seat : {first, second}) {
        refresh(position, seat);
        position.used_key[seat] = used_key_of(state.used[seat]);
    }
    return position;
}

void apply(Position& position, const Action& action) {
    struct Update {
        Position& position;
        Seat seat;
        void operator()(const Move& move) const {
            const auto& layout = position.state.layout;
            if (const auto card = layout.card_on(move.from))
                position.covered[seat].erase(*card);
            if (const auto card = layout.card_on(move.to))
                position.covered[seat].insert(*card);
        }
        void operator()(const RemoveChecker& removal) const {
            if (const auto card = position.state.layout.card_on(removal.space))
                position.covered[seat].erase(*card);
        }
        void operator()(const Show& show) const {
            if (show.hand)
                position.used_key[seat] ^=
                    announcement_key(position.state.used[seat].in_order().back());
        }
        void operator()(const ChooseEnd&) const {
            refresh(position, first);
            refresh(position, second);
        }
        void operator()(const RollDie&) const {}
        void operator()(const Resign&) const {}
        void operator()(const AgreeDraw&) const {}
    };
    const Seat seat = to_act(position.state).value();
    checkers_poker::apply(position.state, action);
    std::visit(Update{position, seat}, action);
}

std::uint64_t key_of(const Position& position) {
    const State& state = position.state;
    const std::uint64_t rest = phase_number(state) | schedule_number(state) << 40U |
                               std::uint64_t{state.showdowns_without_removal} << 48U;
    std::uint64_t key = mixed(state.checkers[first].bits() + 0x9E3779B97F4A7C15ULL);
    key = mixed(key ^ state.checkers[second].bits());
    key ^= mixed(rest * 0xA0761D6478BD642FULL + position.used_key[first]);
    return key ^ std::rotl(position.used_key[second], 23);
}

} // namespace checkers_poker
