#pragma once

#include "tabletop/text_error.hpp"

#include <string>

namespace support {

/// The error that a reader throws as "line:column found | expected"; "fine" if it throws none.
template <class Read>
std::string failure(const Read& read) {
    try {
        read();
    } catch (const tabletop::TextError& error) {
        return std::to_string(error.place().line) + ":" + std::to_string(error.place().column) +
               " " + error.found() + " | " + error.expected();
    }
    return "fine";
}

} // namespace support
