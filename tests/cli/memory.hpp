#pragma once

#include "support/program.hpp"

#include <string>
#include <string_view>

/// Whether sanitizers are there, which need more memory for themselves than these tests allow.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

/// What the program answers to a command with that many kilobytes of address space.
inline support::Answer answer_within(const std::string& kilobytes, const std::string& command,
                                     std::string_view input) {
    return support::run_program(
        "/bin/sh", {"-c", "ulimit -v " + kilobytes + " && exec \"$0\" " + command, CLI_PROGRAM},
        input);
}
