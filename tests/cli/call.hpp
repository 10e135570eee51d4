#pragma once

#include "cli/program.hpp"
#include "support/program.hpp"

#include <sstream>
#include <string>
#include <vector>

/// The command line without a process of its own, which is a hundred times as fast.
inline support::Answer call(const std::vector<std::string>& arguments,
                            const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream errors;
    const int code = cli::run(arguments, {in, out}, errors);
    return {code, out.str(), errors.str()};
}

inline support::Answer call_program(const std::vector<std::string>& arguments,
                                    const std::string& input = "",
                                    const std::string& redirection = "") {
    return support::run_program(CLI_PROGRAM, arguments, input, redirection);
}
