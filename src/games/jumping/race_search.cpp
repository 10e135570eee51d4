#include "race_search.hpp"

#include "carry_out.hpp"
#include "engine/search_style.hpp"

#include <algorithm>
#include <array>

namespace jumping {

namespace {

/// Stands for the pass of whoever cannot move; no move has equal ends.
constexpr MoveCode pass_code = 0x0101;

constexpr MoveCode code_of(Space from, Space to) {
    return static_cast<MoveCode>(from.index() << 8U | to.index());
}
constexpr Space from_of(MoveCode code) { return Space::from_index(code >> 8U); }
constexpr Space to_of(MoveCode code) { return Space::from_index(code & 0xFFU); }

/// Spreads every bit of a number over all of the result.
constexpr std::uint64_t spread(std::uint64_t number) {
    number += 0x9E3779B97F4A7C15ULL;
    number = (number ^ number >> 30U) * 0xBF58476D1CE4E5B9ULL;
    number = (number ^ number >> 27U) * 0x94D049BB133111EBULL;
    return number ^ number >> 31U;
}

/// With more than two players only the likeliest replies of the others are looked at. Eight did
/// better in matches than three or twenty.
constexpr std::size_t most_replies = 8;

void keep_best(RaceSearch::Moves& moves, std::size_t most) {
    if (moves.size() <= most)
        return;
    const auto end = moves.begin() + static_cast<std::ptrdiff_t>(most);
    std::nth_element(moves.begin(), end, moves.end(),
                     [](const auto& a, const auto& b) { return a.order > b.order; });
    moves.truncate(most);
}

/// The thinker's own way counts the more, the longer nobody has got on: else two who wait for each
/// other could wait for ever.
constexpr int calm = 16;
int urgency_at(const State& root) {
    const auto seats = static_cast<int>(root.options.setup->seats);
    return calm + root.quiet / (2 * seats);
}

std::uint64_t key_of(Seat seat, Space space) {
    return spread(index(seat) * most_spaces + space.index());
}

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

Action RaceSearch::action_of(MoveCode code) const {
    if (code == pass_code)
        return Pass{};
    return Move{from_of(code), to_of(code)};
}

/// The place of the thinker as a number from win_score for the first to its negative for the last.
std::optional<int> RaceSearch::result(const Position& position) const {
    const Standing& standing = position.state.standing;
    const Status status = standing.status[thinker_];
    if (!status.has_place())
        return std::nullopt;
    const int all = static_cast<int>(sides(standing));
    int shared = 0;
    for (std::size_t i = 0; i < sides(standing); ++i)
        shared += standing.status[Seat(static_cast<std::uint8_t>(i))] == status ? 1 : 0;
    // Twice the middle of the places that are shared.
    const int twice_place = 2 * status.place() + shared - 1;
    return win_score * (all + 1 - twice_place) / (all - 1);
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

bool RaceSearch::is_opponent(const State& state, Seat seat) const {
    return seat != thinker_ && seat != partner(state.standing, thinker_);
}

/// What the thinker's side has before the others: half against the average of them, half against
/// the one who is farthest.
int RaceSearch::balance(const State& state, const PerSeat<int>& costs) const {
    const Standing& standing = state.standing;
    const Seat mate = partner(standing, thinker_);
    int best = 1 << 20;
    int sum = 0;
    int count = 0;
    int behind = 0;
    for_each_seat(standing, [&](Seat seat) {
        if (!is_opponent(state, seat))
            return;
        const Status status = standing.status[seat];
        if (status.has_place()) {
            const bool is_before = status.place() < best_place_left(standing);
            behind += is_before ? 600 : -200;
            return;
        }
        best = std::min(best, costs[seat]);
        sum += costs[seat];
        ++count;
    });
    const int own = mate == thinker_ ? costs[thinker_] : (costs[thinker_] + costs[mate]) / 2;
    const int others = count == 0 ? own : (best + sum / count) / 2;
    return others - own * urgency_ / calm - behind;
}

int RaceSearch::with_noise(int score, std::uint64_t key) const {
    if (noise_ > 0) {
        const std::uint64_t dice = spread(key ^ noise_seed_);
        score += static_cast<int>(dice % static_cast<std::uint64_t>(2 * noise_ + 1)) - noise_;
    }
    return std::clamp(score, -surely_decided, surely_decided);
}

int RaceSearch::evaluate(const Position& position) const {
    return with_noise(balance(position.state, position.costs), key(position));
}

void RaceSearch::generate_for(const Position& position, Seat seat, Moves& moves) const {
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
}

void RaceSearch::generate(const Position& position, Moves& moves) const {
    moves.clear();
    const Standing& standing = position.state.standing;
    if (position.thinker_acts) {
        if (standing.status[thinker_].plays())
            generate_for(position, thinker_, moves);
    } else {
        for_each_seat(standing, [&](Seat seat) {
            if (is_opponent(position.state, seat) && standing.status[seat].plays())
                generate_for(position, seat, moves);
        });
        if (sides_playing(standing) > 2)
            keep_best(moves, most_replies);
    }
    if (moves.empty())
        moves.push_back({pass_code, 0});
}

Seat RaceSearch::mover(const Position& position, MoveCode code) const {
    Seat found = thinker_;
    if (!position.thinker_acts) {
        for_each_seat(position.state.standing, [&](Seat seat) {
            if (position.state.pieces[seat].contains(from_of(code)))
                found = seat;
        });
    }
    return found;
}

RaceSearch::Position RaceSearch::after(const Position& position, MoveCode code) const {
    Position next = position;
    next.thinker_acts = !position.thinker_acts;
    if (code == pass_code) {
        ++next.state.quiet;
        return next;
    }
    const Seat seat = mover(position, code);
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
        const Seat seat = mover(position, code);
        const SpaceSet outside = position.state.pieces[seat] - setup_of(position.state, seat).goal;
        if (outside.size() > RaceCosts::few) {
            PerSeat<int> costs = position.costs;
            costs[seat] +=
                costs_.of_piece(seat, to_of(code)) - costs_.of_piece(seat, from_of(code));
            return with_noise(balance(position.state, costs), 0);
        }
    }
    const Position next = after(position, code);
    return result(next).value_or(evaluate(next));
}

} // namespace jumping
