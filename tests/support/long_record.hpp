#pragma once

#include <cstddef>
#include <string>

namespace support {

/// A legal record with as many acts as `size` bytes can hold: the die never brings a showdown, both
/// step back and forth, and the numbers of the turns are left out.
inline std::string long_record(std::size_t size) {
    const std::string end = "*\n";
    const std::string two_turns = "die:1 d5-d4 f3-e3 die:1 d4-d5 e3-f3\n";
    std::string text = "[Rules \"die\"]\n[Deal \"1\"]\n\nsouth\n";
    while (text.size() + two_turns.size() + end.size() <= size)
        text += two_turns;
    return text + end;
}

} // namespace support
