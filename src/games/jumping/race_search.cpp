#include "race_search.hpp"

#include "carry_out.hpp"
#include "engine/search_style.hpp"

#include <algorithm>
#include <array>

namespace jumping {

namespace {

/// The thinker's own way counts the more, the longer nobody has got on: else two who wait for each
/// other could wait for ever.
constexpr int calm = 16;
int urgency_at(const State& root) { return calm + root.quiet / 4; }

std::uint64_t key_of_pieces(const State& state) {
    std::uint64_t key = 0;
    for_each_seat(state.standing, [&](Seat seat) {
        for (const Space space : state.pieces[seat])
            key ^= key_of(seat, space);
    });
    return key;
}

} // namespace

RaceSearch::Position::Position()
    : state([] {
        static const Setup none;
        return State(Options(none));
    }()) {}

RaceSearch::RaceSearch(const State& root, int noise, std::uint64_t noise_seed)
    : thinker_(root.standing.to_act)
    , other_(tabletop::next_seat(thinker_, root.standing.seats))
    , costs_(root)
    , urgency_(urgency_at(root))
    , noise_(noise)
    , noise_seed_(noise_seed) {
    for_each_seat(root.standing, [&](Seat seat) {
        camps_ = camps_ | setup_of(root, seat).home | setup_of(root, seat).goal;
    });
}

RaceSearch::Position RaceSearch::position_of(const State& state) const {
    Position position(state);
    position.pieces_key = key_of_pieces(state);
    position.has_full_home = has_full_home(state);
    for_each_seat(state.standing,
                  [&](Seat seat) { position.costs[seat] = costs_.of(state, seat); });
    return position;
}

std::optional<int> RaceSearch::result(const Position& position) const {
    const PerSeat<Status>& status = position.state.standing.status;
    if (!status[thinker_].has_place())
        return std::nullopt;
    return win_score * (status[other_].place() - status[thinker_].place());
}

std::uint64_t RaceSearch::key(const Position& position) const {
    std::uint64_t key = position.pieces_key;
    const Standing& standing = position.state.standing;
    for_each_seat(standing, [&](Seat seat) {
        const Status status = standing.status[seat];
        if (!status.plays())
            key ^= spread(0x10000U + index(seat) * 16 + (status.waits() ? 15U : status.place()));
    });
    return position.thinker_acts ? key : ~key;
}

/// What the thinker has before the other.
int RaceSearch::balance(const PerSeat<int>& costs) const {
    return costs[other_] - costs[thinker_] * urgency_ / calm;
}

int RaceSearch::with_noise(int score, std::uint64_t key) const {
    return std::clamp(score + misjudgement(noise_, key ^ noise_seed_), -surely_decided,
                      surely_decided);
}

int RaceSearch::evaluate(const Position& position) const {
    return with_noise(balance(position.costs), key(position));
}

void RaceSearch::generate(const Position& position, Moves& moves) const {
    moves.clear();
    const Seat seat = mover(position);
    MovesOfSide found;
    find_moves(position.state, seat, found);
    for (const MovesOfPiece& of_piece : found) {
        const int here = costs_.of_piece(seat, of_piece.from);
        for (const Space to : of_piece.to) {
            if (moves.size() == 1024)
                return;
            moves.push_back({code_of(of_piece.from, to), (here - costs_.of_piece(seat, to)) * 16});
        }
    }
    if (moves.empty())
        moves.push_back({pass_code, 0});
}

RaceSearch::Position RaceSearch::after(const Position& position, MoveCode code) const {
    Position next = position;
    next.thinker_acts = !position.thinker_acts;
    if (code == pass_code) {
        ++next.state.quiet;
        return next;
    }
    const Seat seat = mover(position);
    next.state.standing.to_act = seat;
    carry_out(next.state, Move{from_of(code), to_of(code)});
    next.has_full_home = has_full_home(next.state);
    if (next.state.standing.status == position.state.standing.status) {
        next.pieces_key ^= key_of(seat, from_of(code)) ^ key_of(seat, to_of(code));
        next.costs[seat] = costs_.of(next.state, seat);
        return next;
    }
    // Somebody has finished or is out, and pieces may have come off.
    next.pieces_key = key_of_pieces(next.state);
    for_each_seat(next.state.standing,
                  [&](Seat each) { next.costs[each] = costs_.of(next.state, each); });
    return next;
}

int RaceSearch::gain(const Position& position, MoveCode code) const {
    return position.costs[thinker_] - after(position, code).costs[thinker_];
}

int RaceSearch::cost(const Position&) const { return engine::one_ply; }

bool RaceSearch::has_full_home(const State& state) const {
    const SpaceSet occupied = occupied_spaces(state);
    bool found = false;
    for_each_seat(state.standing, [&](Seat seat) {
        const SpaceSet& home = setup_of(state, seat).home;
        found = found || ((home - occupied).empty() && !(home - state.pieces[seat]).empty());
    });
    return found;
}

/// Whether a move changes nothing but the mover's cost, and that by one piece's alone.
bool RaceSearch::is_plain(const Position& position, MoveCode code) const {
    const State& state = position.state;
    return code != pass_code && !camps_.contains(from_of(code)) && !camps_.contains(to_of(code)) &&
           !position.has_full_home && state.options.leave == 0 &&
           state.quiet + 1U < quiet_limit(*state.options.setup);
}

int RaceSearch::evaluate_after(const Position& position, MoveCode code) const {
    if (noise_ == 0 && is_plain(position, code)) {
        const Seat seat = mover(position);
        const SpaceSet outside = position.state.pieces[seat] - setup_of(position.state, seat).goal;
        if (outside.size() > RaceCosts::few) {
            PerSeat<int> costs = position.costs;
            costs[seat] +=
                costs_.of_piece(seat, to_of(code)) - costs_.of_piece(seat, from_of(code));
            return with_noise(balance(costs), 0);
        }
    }
    const Position next = after(position, code);
    return result(next).value_or(evaluate(next));
}

} // namespace jumping
