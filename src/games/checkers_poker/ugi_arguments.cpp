#include "ugi_arguments.hpp"

#include "games/checkers_poker/action_text.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/seats.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <system_error>

namespace checkers_poker {

using namespace engine;
using tabletop::TextReader;

namespace {

/// The text up to the word `moves` or the end, and with it the reader behind it.
std::string_view take_position(TextReader& reader) {
    const std::string_view rest = reader.rest();
    TextReader ahead = reader;
    for (;;) {
        const std::size_t before = rest.size() - ahead.rest().size();
        if (ahead.at_end() || TextReader(ahead).take_word() == "moves")
            return reader.take(before);
        ahead.take_word();
        ahead.skip_white_space();
    }
}

std::int64_t read_number(TextReader& reader) {
    reader.skip_white_space();
    const std::string_view word = TextReader(reader).take_word();
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error == std::errc::result_out_of_range)
        reader.fail("a whole number below 2^63");
    if (error != std::errc() || end != word.data() + word.size())
        reader.fail("a whole number");
    reader.take_word();
    return number;
}

/// Clocks that ran out while the message was on its way come as numbers below zero.
std::chrono::milliseconds read_time(TextReader& reader) {
    constexpr std::int64_t a_year = std::int64_t{366} * 24 * 3600 * 1000;
    return std::chrono::milliseconds(std::clamp<std::int64_t>(read_number(reader), 0, a_year));
}

template <class Count>
Count read_count(TextReader& reader) {
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<Count>::max());
    const auto number = static_cast<std::uint64_t>(std::max<std::int64_t>(read_number(reader), 1));
    return static_cast<Count>(std::min(number, most));
}

} // namespace

std::string_view take_next_word(TextReader& reader) {
    reader.skip_white_space();
    return reader.take_word();
}

State read_ugi_position(TextReader& reader) {
    reader.skip_white_space();
    const TextReader here = reader;
    const std::string_view kind = reader.take_word();
    reader.skip_white_space();
    if (kind != "startpos" && kind != "fen")
        here.fail("startpos or fen");
    const tabletop::TextPlace start = reader.place();
    State state = kind == "fen" ? read_position(take_position(reader), start) : standard_start();
    if (reader.at_end())
        return state;
    const TextReader behind = reader;
    if (reader.take_word() != "moves")
        behind.fail("moves or the end of the line");
    for (reader.skip_white_space(); !reader.at_end(); reader.skip_white_space()) {
        const tabletop::TextPlace place = reader.place();
        checkers_poker::apply(state, read_action(reader.take_word(), state, place));
    }
    return state;
}

Limits read_ugi_limits(TextReader& reader) {
    Limits limits;
    tabletop::PerSeat<ClockTime> clock;
    bool has_clock = false;
    for (reader.skip_white_space(); !reader.at_end(); reader.skip_white_space()) {
        const TextReader here = reader;
        const std::string_view word = reader.take_word();
        if (word == "movetime") {
            limits.movetime = read_time(reader);
        } else if (word == "depth") {
            limits.depth = read_count<unsigned>(reader);
        } else if (word == "nodes") {
            limits.nodes = read_count<std::uint64_t>(reader);
        } else if (word == "p1time" || word == "p2time") {
            clock[word == "p1time" ? first : second].remaining = read_time(reader);
            has_clock = true;
        } else if (word == "p1inc" || word == "p2inc") {
            clock[word == "p1inc" ? first : second].increment = read_time(reader);
            has_clock = true;
        } else if (word != "infinite") {
            here.fail("movetime, depth, nodes, infinite, p1time, p2time, p1inc or p2inc");
        }
    }
    if (has_clock)
        limits.clock = clock;
    return limits;
}

} // namespace checkers_poker
