#include "games/chinese_checkers/capture.hpp"

#include "games/jumping/moves.hpp"

#include <algorithm>
#include <cassert>

namespace chinese_checkers::capture {

namespace {

using jumping::Board;

struct Jump {
    Space over;
    Space to;
};

/// The jump from a hole in a direction, if there is one.
std::optional<Jump> jump(const SpaceSet& marbles, Space from, std::size_t direction) {
    const Board& star = jumping::star_board();
    const auto way = static_cast<jumping::Direction>(direction);
    const auto over = star.neighbour(from, way);
    if (!over || !marbles.contains(*over))
        return std::nullopt;
    const auto to = star.neighbour(*over, way);
    if (!to || marbles.contains(*to))
        return std::nullopt;
    return Jump{*over, *to};
}

/// Calls use(jump) for each jump from a hole.
template <class Use>
void for_each_jump(const SpaceSet& marbles, Space from, Use use) {
    for (std::size_t d = 0; d < jumping::star_board().directions; ++d) {
        if (const auto found = jump(marbles, from, d))
            use(*found);
    }
}

std::optional<Jump> jump_to(const SpaceSet& marbles, Space from, Space to) {
    std::optional<Jump> found;
    for_each_jump(marbles, from, [&](const Jump& one) {
        if (one.to == to)
            found = one;
    });
    return found;
}

/// The marbles while one of them is in the air.
SpaceSet lifted(const SpaceSet& marbles, Space space) { return marbles - SpaceSet{space}; }

/// Every chain that goes on from this one, each before those that are longer.
template <class Chain>
void add_chains(const SpaceSet& others, const Capture& so_far, std::vector<Chain>& chains) {
    for_each_jump(others, so_far.path.back(), [&](const Jump& next) {
        Capture longer = so_far;
        longer.path.push_back(next.to);
        chains.emplace_back(longer);
        add_chains(lifted(others, next.over), longer, chains);
    });
}

bool has_jump(const State& state) {
    return std::any_of(state.marbles.begin(), state.marbles.end(), [&](Space marble) {
        bool found = false;
        for_each_jump(state.marbles, marble, [&](const Jump&) { found = true; });
        return found;
    });
}

struct Check {
    const State& state;

    std::optional<Refusal> operator()(const Capture& capture) const {
        const Space start = capture.path[0];
        if (!state.marbles.contains(start))
            return refused::NoMarbleThere{start};
        SpaceSet others = lifted(state.marbles, start);
        for (std::size_t i = 1; i < capture.path.size(); ++i) {
            const auto leg = jump_to(others, capture.path[i - 1], capture.path[i]);
            if (!leg)
                return refused::NoJump{capture.path[i - 1], capture.path[i]};
            others.erase(leg->over);
        }
        if (capture.path.size() < 2)
            return refused::NoJump{start, start};
        return std::nullopt;
    }
    std::optional<Refusal> operator()(const Resign&) const { return std::nullopt; }
    std::optional<Refusal> operator()(const AgreeDraw&) const { return std::nullopt; }
};

struct Effect {
    State& state;

    void operator()(const Capture& capture) const {
        state.marbles.erase(capture.path[0]);
        for (std::size_t i = 1; i < capture.path.size(); ++i) {
            const auto leg = jump_to(state.marbles, capture.path[i - 1], capture.path[i]);
            state.marbles.erase(leg.value().over);
            ++state.taken[state.standing.to_act];
        }
        state.marbles.insert(capture.path.back());
        if (!has_jump(state)) {
            place_the_rest(state.standing,
                           [&](Seat seat) { return -static_cast<int>(state.taken[seat]); });
        }
    }
    void operator()(const Resign&) const {
        take_place(state.standing, state.standing.to_act, last_place_left(state.standing));
    }
    void operator()(const AgreeDraw&) const {
        place_the_rest(state.standing, [](Seat) { return 0; });
    }
};

struct Reason {
    static std::string name(Space hole) { return jumping::name(jumping::star_board(), hole); }

    std::string operator()(const refused::GameIsOver&) const { return "the game is over"; }
    std::string operator()(const refused::NoMarbleThere& there) const {
        return "there is no marble on " + name(there.hole);
    }
    std::string operator()(const refused::NoJump& leg) const {
        return "no jump over a marble leads from " + name(leg.from) + " to " + name(leg.to);
    }
};

} // namespace

State new_game(std::size_t players) {
    State state;
    state.standing.seats = static_cast<std::uint8_t>(players);
    const Board& star = jumping::star_board();
    const int middle = static_cast<int>(star.files / 2);
    for (const Space hole : star.spaces) {
        const int u = star.cells[hole.index()].file - middle;
        const int v = star.cells[hole.index()].rank - middle;
        const int distance = std::max({std::abs(u), std::abs(v), std::abs(u - v)});
        if (distance > 0 && distance <= 4)
            state.marbles.insert(hole);
    }
    return state;
}

std::optional<Refusal> check(const State& state, const Action& action) {
    if (is_over(state.standing))
        return refused::GameIsOver{};
    return std::visit(Check{state}, action);
}

void apply(State& state, const Action& action) {
    assert(!check(state, action));
    std::visit(Effect{state}, action);
    pass_turn_on(state.standing);
}

std::vector<Action> legal_actions(const State& state) {
    std::vector<Action> actions;
    if (is_over(state.standing))
        return actions;
    for (const Space marble : state.marbles) {
        Capture start;
        start.path.push_back(marble);
        add_chains(lifted(state.marbles, marble), start, actions);
    }
    return actions;
}

std::vector<Capture> chains_from(const State& state, const Capture& begun) {
    std::vector<Capture> chains;
    if (is_over(state.standing) || begun.path.empty())
        return chains;
    const bool is_jump = begun.path.size() > 1;
    if (is_jump ? check(state, begun).has_value() : !state.marbles.contains(begun.path[0]))
        return chains;
    if (is_jump)
        chains.push_back(begun);
    SpaceSet others = lifted(state.marbles, begun.path[0]);
    for (const Space taken : taken_by(begun))
        others.erase(taken);
    add_chains(others, begun, chains);
    return chains;
}

std::vector<Space> taken_by(const Capture& capture) {
    return jumping::jumped_over(jumping::star_board(), {capture.path.begin(), capture.path.end()});
}

std::vector<jumping::Event> events_of(const State& before, const Action& action) {
    using jumping::happened::GameEnded;
    const Seat seat = before.standing.to_act;
    State after = before;
    capture::apply(after, action);
    std::vector<jumping::Event> events;
    auto cause = GameEnded::Cause::one_side_left;
    if (const auto* capture = std::get_if<Capture>(&action)) {
        events.emplace_back(
            jumping::happened::PieceMoved{seat, {capture->path.begin(), capture->path.end()}});
        events.emplace_back(jumping::happened::MarblesCaptured{seat, taken_by(*capture)});
        cause = GameEnded::Cause::no_jump_left;
    } else if (std::holds_alternative<Resign>(action)) {
        events.emplace_back(jumping::happened::PutOut{
            seat, jumping::happened::PutOut::Cause::resigned, after.standing.status[seat].place()});
    } else {
        cause = GameEnded::Cause::draw_agreed;
    }
    if (is_over(after.standing))
        events.emplace_back(GameEnded{cause});
    return events;
}

std::string in_words(const Refusal& refusal) { return std::visit(Reason{}, refusal); }

std::optional<Seat> Game::to_act(const State& state) {
    return is_over(state.standing) ? std::nullopt : std::optional(state.standing.to_act);
}

} // namespace chinese_checkers::capture
