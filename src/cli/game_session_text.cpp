#include "game_session_text.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <system_error>

namespace cli {

using engine::ThinkLimits;
using engine::Thought;
using tabletop::TextReader;

namespace {

/// Clocks that ran out while the message was on its way come as numbers below zero.
std::chrono::milliseconds read_time(TextReader& reader) {
    constexpr std::int64_t a_year = std::int64_t{366} * 24 * 3600 * 1000;
    return std::chrono::milliseconds(read_whole_number(reader, 0, a_year));
}

} // namespace

std::string_view next_word(TextReader& reader) {
    reader.skip_white_space();
    return reader.take_word();
}

std::int64_t read_whole_number(TextReader& reader, std::int64_t least, std::int64_t most) {
    reader.skip_white_space();
    const std::string_view word = TextReader(reader).take_word();
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size())
        reader.fail("a whole number below 2^63");
    reader.take_word();
    return std::clamp(number, least, most);
}

std::size_t seat_of(std::string_view word, std::string_view what) {
    const bool fits = word.size() == what.size() + 2 && word.front() == 'p' &&
                      word.substr(2) == what && word[1] >= '1' &&
                      word[1] < static_cast<char>('1' + tabletop::most_seats);
    return fits ? static_cast<std::size_t>(word[1] - '1') : tabletop::most_seats;
}

ThinkLimits read_limits(TextReader& reader, std::size_t to_act) {
    constexpr std::int64_t any = std::int64_t{1} << 62U;
    ThinkLimits limits;
    for (reader.skip_white_space(); !reader.at_end(); reader.skip_white_space()) {
        const TextReader here = reader;
        const std::string_view word = reader.take_word();
        if (word == "movetime") {
            limits.movetime = read_time(reader);
        } else if (word == "depth") {
            limits.depth = static_cast<unsigned>(read_whole_number(reader, 1, 1000));
        } else if (word == "nodes") {
            limits.nodes = static_cast<std::uint64_t>(read_whole_number(reader, 1, any));
        } else if (const std::size_t seat = seat_of(word, "time"); seat < tabletop::most_seats) {
            const auto time = read_time(reader);
            if (seat == to_act)
                limits.remaining = time;
        } else if (const std::size_t gains = seat_of(word, "inc"); gains < tabletop::most_seats) {
            const auto time = read_time(reader);
            if (gains == to_act)
                limits.increment = time;
        } else if (word != "infinite") {
            here.fail("movetime, depth, nodes, infinite, p1time to p6time or p1inc to p6inc");
        }
    }
    return limits;
}

std::string info_of(const Thought& thought) {
    const auto time = std::max<std::int64_t>(thought.time.count(), 1);
    std::string line = "info depth " + std::to_string(thought.depth) + " nodes " +
                       std::to_string(thought.nodes) + " time " +
                       std::to_string(thought.time.count()) + " nps " +
                       std::to_string(thought.nodes * 1000 / static_cast<std::uint64_t>(time)) +
                       " score cp " + std::to_string(thought.score);
    if (!thought.scores.empty())
        line += " scores";
    for (const int score : thought.scores)
        line += ' ' + std::to_string(score);
    line += " pv";
    for (const std::string& token : thought.line)
        line += ' ' + token;
    return line;
}

std::string_view take_position(TextReader& reader) {
    const std::string_view rest = reader.rest();
    const std::size_t moves = rest.find(" moves");
    std::string_view position = reader.take(std::min(moves, rest.size()));
    while (position.ends_with(' '))
        position.remove_suffix(1);
    return position;
}

} // namespace cli
