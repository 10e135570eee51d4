#pragma once

#include "games/jumping/board.hpp"
#include "games/jumping/standing.hpp"
#include "tabletop/field.hpp"
#include "tabletop/text_reader.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// The fields of a position string, which the race and the capture game share. All of these throw
/// tabletop::TextError.
namespace jumping {

enum FieldIndex : std::size_t { board_at, seat_at, turn_at, places_at, count_at, rules_at };
inline constexpr std::size_t field_count = 6;

using tabletop::Field;
using Fields = std::array<Field, field_count>;

/// Exactly six words with one space between.
Fields split_fields(std::string_view text, tabletop::TextPlace start);

/// The letter of a seat, from A.
constexpr char letter(Seat seat) { return static_cast<char>('A' + index(seat)); }

/// The board field: what stands on a space as a letter, '\0' for nothing.
std::string board_text(const Board& board, const auto& letter_on);
/// Calls use(space, letter) for everything that stands on the board; `letters` are those allowed.
template <class Use>
void read_board(const Field& field, const Board& board, std::string_view letters, Use use);

/// Field 4: a sign a seat.
std::string places_text(const Standing& standing);
/// Fields 2, 3 and 4 into a standing whose seats and pairs are known, checked against each other.
void read_standing(const Fields& fields, Standing& standing);
/// Field 2.
std::string seat_text(const Standing& standing);

// Implementation.

std::size_t read_free_spaces(tabletop::TextReader& reader, std::size_t left);

/// How many spaces a rank has, and the first file of them.
struct Rank {
    std::size_t first = 0;
    std::size_t size = 0;
};
Rank rank_of(const Board& board, std::size_t rank);

std::string board_text(const Board& board, const auto& letter_on) {
    std::string text;
    for (std::size_t rank = board.ranks; rank-- > 0;) {
        const auto [first, size] = rank_of(board, rank);
        std::size_t free = 0;
        const auto end_run = [&] {
            if (free > 0)
                text += std::to_string(free);
            free = 0;
        };
        for (std::size_t file = first; file < first + size; ++file) {
            const char here = letter_on(Space(file, rank));
            if (here == '\0') {
                ++free;
                continue;
            }
            end_run();
            text += here;
        }
        end_run();
        if (rank > 0)
            text += '/';
    }
    return text;
}

template <class Use>
void read_board(const Field& field, const Board& board, std::string_view letters, Use use) {
    tabletop::TextReader reader(field.text, field.place);
    for (std::size_t rank = board.ranks; rank-- > 0;) {
        const auto [first, size] = rank_of(board, rank);
        bool after_number = false;
        for (std::size_t done = 0; done < size;) {
            const char here = reader.peek();
            const bool is_piece = here != '\0' && letters.find(here) != std::string_view::npos;
            if (is_piece) {
                use(Space(first + done, rank), here);
                reader.take(1);
                ++done;
            } else if (after_number) {
                reader.fail("one number for the free spaces in a row, or a further rank");
            } else {
                done += read_free_spaces(reader, size - done);
            }
            after_number = !is_piece;
        }
        const bool is_last = rank == 0;
        if (is_last ? !reader.at_end() : !reader.take_if("/")) {
            reader.fail(is_last ? "the end of the board after its last rank"
                                : "\"/\" after the " + std::to_string(size) + " spaces of a rank");
        }
    }
}

} // namespace jumping
