#include "jumping_drawing.hpp"

#include "games/jumping/fields.hpp"
#include "games/jumping/text.hpp"
#include "tabletop/text_reader.hpp"

#include <functional>

namespace cli {

namespace {

using jumping::Board;
using jumping::index;
using jumping::letter;
using jumping::Seat;
using jumping::Space;
using jumping::Standing;
using jumping::Status;

std::string rank_number(std::size_t rank) {
    const std::string number = std::to_string(rank + 1);
    return std::string(3 - number.size(), ' ') + number + ' ';
}

std::string spaces_of(std::size_t rank, const jumping::Rank& files,
                      const std::function<char(Space)>& letter_on) {
    std::string text;
    for (std::size_t file = files.first; file < files.first + files.size; ++file) {
        const char here = letter_on({file, rank});
        text += {' ', here == '\0' ? '.' : here};
    }
    return text;
}

/// Ranks from the highest, files named above and below.
std::string square_lines(const Board& board, const std::function<char(Space)>& letter_on) {
    std::string files = "    ";
    for (std::size_t file = 0; file < board.files; ++file)
        files += {' ', static_cast<char>('a' + file)};
    std::string text = files + '\n';
    for (std::size_t rank = board.ranks; rank-- > 0;) {
        text += rank_number(rank) + spaces_of(rank, jumping::rank_of(board, rank), letter_on) +
                ' ' + rank_number(rank) + '\n';
    }
    return text + files + '\n';
}

/// Ranks from the highest. Files are no columns here, so each rank stands between the names of its
/// first and its last file.
std::string star_lines(const std::function<char(Space)>& letter_on) {
    const Board& star = jumping::star_board();
    std::string text;
    for (std::size_t rank = star.ranks; rank-- > 0;) {
        const jumping::Rank files = jumping::rank_of(star, rank);
        // Files lean to the left by half a hole, one column, a rank; file a begins on rank 5.
        const std::size_t column = 2 * files.first + 5 - rank;
        text += rank_number(rank) + std::string(column, ' ') +
                static_cast<char>('a' + files.first) + ' ' + spaces_of(rank, files, letter_on) +
                "  " + static_cast<char>('a' + files.first + files.size - 1) + '\n';
    }
    return text;
}

std::string name_of(Seat seat, const std::vector<tabletop::Tag>& tags) {
    std::string text{letter(seat)};
    for (const tabletop::Tag& tag : tags) {
        if (tag.name == text && !tag.value.empty())
            return text + ", " + tabletop::escaped(tag.value);
    }
    return text;
}

std::string status_of(const Standing& standing, Seat seat) {
    const Status status = standing.status[seat];
    if (status.waits())
        return "has finished and waits for its partner";
    return status.plays() ? "plays" : "place " + std::to_string(status.place());
}

std::string task(const Standing& standing, const std::string& what) {
    const std::string turn = "Turn " + std::to_string(standing.turn) + ": ";
    if (is_over(standing))
        return turn + "the game is over.\n";
    return turn + letter(standing.to_act) + " is to " + what + ".\n";
}

} // namespace

std::string draw(const jumping::State& state, const std::vector<tabletop::Tag>& tags) {
    const auto letter_on = [&](Space space) {
        char found = '\0';
        for_each_seat(state.standing, [&](Seat seat) {
            if (state.pieces[seat].contains(space))
                found = letter(seat);
        });
        return found;
    };
    const Board& board = *state.options.setup->board;
    const bool is_square = board.directions == jumping::most_directions;
    std::string text = is_square ? square_lines(board, letter_on) : star_lines(letter_on);
    text += '\n';
    for_each_seat(state.standing, [&](Seat seat) {
        const jumping::SpaceSet& pieces = state.pieces[seat];
        const jumping::SeatOfSetup& of = setup_of(state, seat);
        text += name_of(seat, tags) + ": " + status_of(state.standing, seat) + ", " +
                std::to_string((pieces & of.goal).size()) + " of " + std::to_string(pieces.size()) +
                " pieces in the goal, " + std::to_string((pieces & of.home).size()) + " at home\n";
    });
    const bool passes =
        !is_over(state) && std::holds_alternative<jumping::Pass>(legal_actions(state).front());
    text += task(state.standing, passes ? "pass, having no move" : "move");
    const std::size_t limit = quiet_limit(*state.options.setup);
    text += std::to_string(state.quiet) +
            " moves in a row without a piece that entered its goal; " + std::to_string(limit) +
            " end the game.\n\n";
    return text + to_text(state) + '\n';
}

std::string draw(const chinese_checkers::capture::State& state,
                 const std::vector<tabletop::Tag>& tags) {
    std::string text =
        star_lines([&](Space hole) { return state.marbles.contains(hole) ? 'o' : '\0'; });
    text += '\n';
    for_each_seat(state.standing, [&](Seat seat) {
        text += name_of(seat, tags) + ": " + status_of(state.standing, seat) + ", " +
                std::to_string(state.taken[seat]) + " marbles taken\n";
    });
    return text + task(state.standing, "jump") + '\n' + chinese_checkers::capture::to_text(state) +
           '\n';
}

} // namespace cli
