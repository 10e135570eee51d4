#include "games/jumping/event.hpp"
#include "support/jumping_games.hpp"
#include "support/jumping_positions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <ostream>
#include <string>

// What an action did, docs/halma.md, 4 and 6.

namespace {

using jumping::Event;
using jumping::Seat;
namespace happened = jumping::happened;

/// An event as a line: "A moves a1-c3", "C out imprisoned 4".
struct EventLine {
    const jumping::Board& board;

    static std::string name_of(Seat seat) {
        return {static_cast<char>('A' + tabletop::index(seat)), ' '};
    }
    std::string operator()(const happened::PieceMoved& event) const {
        std::string line = name_of(event.seat) + "moves";
        for (const jumping::Space space : event.path)
            line += ' ' + name(board, space);
        return line;
    }
    std::string operator()(const happened::Passed& event) const {
        return name_of(event.seat) + "passes";
    }
    std::string operator()(const happened::Finished& event) const {
        return name_of(event.seat) + "finishes " + std::to_string(event.place) +
               (event.has_strangers ? " with strangers" : "");
    }
    std::string operator()(const happened::Imprisoned& event) const {
        return name_of(event.seat) + "imprisoned";
    }
    std::string operator()(const happened::PutOut& event) const {
        const std::array<std::string, 4> causes{"resigned", "imprisoned", "late", "partner"};
        return name_of(event.seat) + "out " + causes.at(static_cast<std::size_t>(event.cause)) +
               ' ' + std::to_string(event.place);
    }
    std::string operator()(const happened::PiecesTakenOff& event) const {
        return name_of(event.seat) + "loses " + std::to_string(event.from.size());
    }
    std::string operator()(const happened::MarblesCaptured& event) const {
        std::string line = name_of(event.seat) + "takes";
        for (const jumping::Space space : event.from)
            line += ' ' + name(board, space);
        return line;
    }
    std::string operator()(const happened::GameEnded& event) const {
        const std::array<std::string, 5> causes{"one side left", "first place", "no progress",
                                                "agreed", "no jump left"};
        return "over: " + causes.at(static_cast<std::size_t>(event.cause));
    }
};

std::string lines_of(const std::string& position, const std::string& token) {
    return support::with_jumping_game(position, [&](auto game) {
        using G = decltype(game);
        const auto state = G::read_position(position);
        std::string lines;
        for (const Event& event : events_of(state, G::read_action(token, state)))
            lines += (lines.empty() ? "" : ", ") + std::visit(EventLine{G::board(state)}, event);
        return lines;
    });
}

struct EventCase {
    const char* name;
    std::string position;
    const char* token;
    const char* events;

    friend std::ostream& operator<<(std::ostream& out, const EventCase& one) {
        return out << one.position << ' ' << one.token;
    }
};

class EventsOf : public testing::TestWithParam<EventCase> {};

TEST_P(EventsOf, an_action_are_told_in_order) {
    EXPECT_EQ(lines_of(GetParam().position, GetParam().token), GetParam().events);
}

INSTANTIATE_TEST_SUITE_P(
    Jumping, EventsOf,
    testing::Values(
        EventCase{"a_step", support::halma_start, "e2-f2", "A moves e2 f2"},
        EventCase{"a_chain", support::one_forward + "A 9 -- 0 halma,board=8", "b1-d5",
                  "A moves b1 d3 d5"},
        EventCase{"a_pass", support::shut_in, "pass", "A passes"},
        EventCase{"the_last_piece_in", support::nearly_home, "g4-h5",
                  "A moves g4 h5, A finishes 1, over: one side left"},
        EventCase{"a_goal_filled_with_strangers", support::filled_with_strangers, "h4-h5",
                  "A moves h4 h5, A finishes 1 with strangers, over: one side left"},
        EventCase{"a_goal_filled_by_another", support::filled_by_b + ",prison=off", "g4-h5",
                  "B moves g4 h5, A finishes 1 with strangers, over: one side left"},
        EventCase{"a_finish_of_four", support::a_before_the_goal + "halma,players=4", "p12-o13",
                  "A moves p12 o13, A finishes 1"},
        EventCase{"a_finish_that_ends_the_game",
                  support::a_before_the_goal + "halma,players=4,end=first", "p12-o13",
                  "A moves p12 o13, A finishes 1, over: first place"},
        EventCase{"a_partner_who_waits", support::a_before_the_goal + "halma,players=4,pairs",
                  "p12-o13", "A moves p12 o13, A finishes 0"},
        EventCase{"a_partner_who_comes_in", support::c_after_its_partner, "d4-c3",
                  "C moves d4 c3, C finishes 1, over: one side left"},
        EventCase{"an_imprisoned_one_of_two", support::before_prison_of_two, "b4-a4",
                  "B moves b4 a4, A out imprisoned 2, A loses 1, over: one side left"},
        EventCase{"an_imprisoned_one_of_four", support::before_prison_of_four + "halma,players=4",
                  "c4-b4", "C moves c4 b4, A out imprisoned 4, A loses 1"},
        EventCase{"an_imprisoned_one_of_three", support::before_prison_of_three + "players=3",
                  "i5-h4", "C moves i5 h4, A out imprisoned 3, A loses 1"},
        EventCase{"an_imprisoned_one_who_plays_on",
                  support::before_prison_of_four + "halma,players=4,prison=play", "c4-b4",
                  "C moves c4 b4, A imprisoned, A loses 1"},
        EventCase{"an_imprisoned_partner", support::before_prison_of_four + "halma,players=4,pairs",
                  "c4-b4",
                  "C moves c4 b4, A out imprisoned 2, C out partner 2, A loses 1, C loses 1, over: "
                  "one side left"},
        EventCase{"one_who_left_too_late", support::one_forward + "A 3 -- 2 halma,board=8,leave=2",
                  "d4-d5", "A moves d4 d5, A out late 2, A loses 9, over: one side left"},
        EventCase{"no_progress", support::before_the_limit, "f1-g1",
                  "A moves f1 g1, over: no progress"},
        EventCase{"a_resignation_of_two", support::halma_start, "resign",
                  "A out resigned 2, A loses 19, over: one side left"},
        EventCase{"a_resignation_of_four", support::a_before_the_goal + "halma,players=4", "resign",
                  "A out resigned 4"},
        EventCase{"an_agreed_draw", support::halma_start, "draw", "over: agreed"},
        EventCase{"a_capture", support::three_marbles_left, "g9-i9", "B moves g9 i9, B takes h9"},
        EventCase{"a_circle_of_captures", support::circle_of_marbles, "g9-i9-i11-g9",
                  "A moves g9 i9 i11 g9, A takes h9 i10 h10, over: no jump left"},
        EventCase{"a_resignation_at_captures", support::last_jump_of_three, "resign",
                  "A out resigned 3"},
        EventCase{"a_draw_at_captures", support::last_jump_of_three, "draw", "over: agreed"}),
    [](const auto& row) { return std::string(row.param.name); });

} // namespace
