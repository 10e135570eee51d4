#include "games/checkers_poker/search_game.hpp"

#include "games/checkers_poker/moves.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <variant>

namespace checkers_poker {

using namespace engine;

namespace {

/// The upper four bits of a code tell the kind of action, the lower twelve which one.
enum Kind : MoveCode { move_kind = 1, show_kind, no_hand_kind, removal_kind, end_kind, die_kind };

constexpr MoveCode coded(Kind kind, std::size_t number) {
    return static_cast<MoveCode>(static_cast<std::size_t>(kind) << 12U | number);
}
constexpr Kind kind_of(MoveCode code) { return static_cast<Kind>(code >> 12U); }
constexpr std::size_t number_of(MoveCode code) { return code & 0xFFFU; }

constexpr MoveCode coded(Move move) {
    return coded(move_kind, move.from.index() | move.to.index() << 6U);
}
constexpr Move move_of(MoveCode code) {
    return {Space::from_index(number_of(code) & 63U), Space::from_index(number_of(code) >> 6U)};
}

Action show_of(MoveCode code, const State& state) {
    const auto& showing = std::get<Showing>(state.phase);
    const auto announcement = cards::Announcement::from_index(number_of(code));
    const cards::FoundHands open =
        open_hands(state, showing.seat(), choice_at(showdown_this_turn(state).value()));
    const auto* found = std::find_if(open.begin(), open.end(), [&](cards::FoundHand hand) {
        return hand.announcement == announcement;
    });
    assert(found != open.end());
    return Show{
        cards::cards_for(*found, covered_cards(state, showing.seat()), state.options.hand_rules())};
}

} // namespace

MoveCode code_of(const Action& action, cards::Deck deck) {
    struct Coder {
        cards::Deck deck;
        MoveCode operator()(const ChooseEnd& choice) const {
            return coded(end_kind, static_cast<std::size_t>(choice.end));
        }
        MoveCode operator()(const RollDie& roll) const { return coded(die_kind, roll.value); }
        MoveCode operator()(const Move& move) const { return coded(move); }
        MoveCode operator()(const Show& show) const {
            if (!show.hand)
                return coded(no_hand_kind, 0);
            return coded(show_kind, cards::announcement_of(*show.hand, deck).index());
        }
        MoveCode operator()(const RemoveChecker& removal) const {
            return coded(removal_kind, removal.space.index());
        }
        MoveCode operator()(const Resign&) const { return 0; }
        MoveCode operator()(const AgreeDraw&) const { return 0; }
    };
    return std::visit(Coder{deck}, action);
}

Action action_of(MoveCode code, const State& state) {
    switch (kind_of(code)) {
    case move_kind:
        return move_of(code);
    case show_kind:
        return show_of(code, state);
    case removal_kind:
        return RemoveChecker{Space::from_index(number_of(code))};
    case end_kind:
        return ChooseEnd{static_cast<End>(number_of(code))};
    case die_kind:
        return RollDie{static_cast<std::uint8_t>(number_of(code))};
    case no_hand_kind:
        break;
    }
    return Show{};
}

SearchGame::SearchGame(const State& game, bool selective, Score noise, std::uint64_t noise_seed)
    : selective_(selective)
    , evaluator_(game, noise, noise_seed) {}

std::size_t SearchGame::history_index(MoveCode code) const {
    constexpr std::size_t shows = 4096;
    constexpr std::size_t removals = shows + 1024;
    constexpr std::size_t others = removals + space_count;
    switch (kind_of(code)) {
    case move_kind:
        return number_of(code);
    case show_kind:
        return shows + number_of(code);
    case removal_kind:
        return removals + number_of(code);
    default:
        return others;
    }
}

Seat SearchGame::seat(const Position& position) const {
    return to_act(position.state).value_or(first);
}

std::optional<int> SearchGame::result(const Position& position) const {
    const auto* over = std::get_if<GameOver>(&position.state.phase);
    if (over == nullptr)
        return std::nullopt;
    if (!over->winner)
        return 0;
    return *over->winner == first ? win_score : -win_score;
}

bool SearchGame::is_chance(const Position& position) const {
    return std::holds_alternative<Rolling>(position.state.phase);
}

/// Rolls that bring the same showdown, or none, are one outcome.
void SearchGame::outcomes(const Position& position, engine::ChanceOutcomes& outcomes) const {
    constexpr std::uint8_t faces = 6;
    const State& state = position.state;
    outcomes.clear();
    for (std::uint8_t value = 1; value <= faces; ++value) {
        const auto brings = showdown_after(state.options, state.turn, value);
        auto* same = std::find_if(
            outcomes.begin(), outcomes.end(), [&](const engine::ChanceOutcome& outcome) {
                const auto earlier = static_cast<std::uint8_t>(number_of(outcome.code));
                return showdown_after(state.options, state.turn, earlier) == brings;
            });
        if (same == outcomes.end())
            outcomes.push_back({coded(die_kind, value), 1});
        else
            ++same->weight;
    }
}

void SearchGame::generate(const Position& position, Moves& moves) {
    struct Generator {
        SearchGame& game;
        const Position& position;
        Moves& moves;
        void operator()(const ChoosingEnd&) const { game.generate_ends(moves); }
        void operator()(const Rolling&) const {}
        void operator()(const Moving& moving) const {
            game.generate_moves(position, moving.seat, moves);
        }
        void operator()(const Showing& showing) const {
            game.generate_shows(position, showing, moves);
        }
        void operator()(const Removing& removing) const {
            game.generate_removals(position, removing.loser, moves);
        }
        void operator()(const GameOver&) const {}
    };
    moves.clear();
    std::visit(Generator{*this, position, moves}, position.state.phase);
}

void SearchGame::generate_ends(Moves& moves) const {
    for (const End end : {End::south, End::north})
        moves.push_back({coded(end_kind, static_cast<std::size_t>(end)), 0});
}

void SearchGame::generate_moves(const Position& position, Seat seat, Moves& moves) const {
    const State& state = position.state;
    MovesOfSide found;
    find_moves(state.checkers, seat, found);
    for (const auto& [from, destinations] : found) {
        const int leaves_card = state.layout.card_on(from) ? 1 : 0;
        for (const Space to : destinations) {
            const int finds_card = state.layout.card_on(to) ? 1 : 0;
            moves.push_back({coded(Move{from, to}), 200 * (finds_card - leaves_card)});
        }
    }
}

void SearchGame::generate_shows(const Position& position, const Showing& showing, Moves& moves) {
    const State& state = position.state;
    const Showdown showdown = showdown_this_turn(state).value();
    open_hands(state, showing.seat(), choice_at(showdown), found_);
    if (found_.empty()) {
        moves.push_back({coded(no_hand_kind, 0), 0});
        return;
    }
    std::int32_t to_beat = 0;
    if (!showing.shown_by_second) {
        const cards::FoundHands answers = open_hands(state, first, choice_at(showdown));
        for (const cards::FoundHand& answer : answers)
            to_beat = std::max(to_beat, merit_of(answer.value, showdown));
    } else if (showing.shown_by_second->hand) {
        to_beat =
            merit_of(cards::value_of(*showing.shown_by_second->hand, state.options.deck), showdown);
    }
    // Winners from the cheapest up, then losers from the worst up, the best of which comes early.
    std::sort(found_.begin(), found_.end(), [&](cards::FoundHand a, cards::FoundHand b) {
        return merit_of(a.value, showdown) < merit_of(b.value, showdown);
    });
    constexpr int winner = 4000;
    constexpr int step = 30;
    int rank = 0;
    bool won_before = false;
    for (const cards::FoundHand& hand : found_) {
        const bool wins = merit_of(hand.value, showdown) > to_beat;
        if (wins && !won_before)
            rank = 0;
        won_before = wins;
        moves.push_back(
            {coded(show_kind, hand.announcement.index()), (wins ? winner : 0) - step * rank});
        ++rank;
    }
    if (!won_before)
        moves.back().order = -step / 2;
}

void SearchGame::generate_removals(const Position& position, Seat loser, Moves& moves) {
    for (const Space space : position.state.checkers[loser]) {
        const Score score = evaluator_.evaluate_after(position, RemoveChecker{space});
        moves.push_back(
            {coded(removal_kind, space.index()), 20 * (loser == first ? score : -score)});
    }
}

/// Moves by what the evaluation thinks of them.
void SearchGame::refine_order(const Position& position, Moves& moves) {
    const auto* moving = std::get_if<Moving>(&position.state.phase);
    if (moving == nullptr)
        return;
    constexpr int weight = 20;
    for (engine::OrderedMove& move : moves) {
        const Score score = evaluator_.evaluate_after(position, move_of(move.code));
        move.order = weight * (moving->seat == first ? score : -score);
    }
}

Position SearchGame::after(const Position& position, MoveCode code) const {
    Position result = position;
    checkers_poker::apply(result, action_of(code, position.state));
    return result;
}

int SearchGame::cost(const Position& position) const {
    constexpr int whole = 4;
    if (!selective_ || std::holds_alternative<Moving>(position.state.phase))
        return whole;
    return whole / 2;
}

bool SearchGame::is_quiet(const Position& position) const {
    return !std::holds_alternative<Removing>(position.state.phase);
}

bool SearchGame::leads_to_quiet(const Position& position) const {
    const State& state = position.state;
    if (const auto* moving = std::get_if<Moving>(&state.phase))
        return moving->seat == first || !state.options.die || showdown_this_turn(state);
    const auto* removing = std::get_if<Removing>(&state.phase);
    return removing != nullptr && !state.options.die &&
           state.checkers[removing->loser].size() > checkers_of_loser + 1;
}

int SearchGame::evaluate_after(const Position& position, MoveCode code) {
    if (kind_of(code) == removal_kind)
        return evaluator_.evaluate_after(position,
                                         RemoveChecker{Space::from_index(number_of(code))});
    return evaluator_.evaluate_after(position, move_of(code));
}

} // namespace checkers_poker
