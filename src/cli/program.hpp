#pragma once

#include "commands.hpp"

#include <iosfwd>
#include <string>
#include <vector>

namespace cli {

enum ExitCode : int { fine = 0, bad_input = 1, wrong_usage = 2 };

/// The whole program: obeys the arguments (without the program's name), tells errors on `errors`
/// and returns the exit code. Nothing is left half written on `streams.out` when the input is bad.
ExitCode run(const std::vector<std::string>& arguments, const Streams& streams,
             std::ostream& errors);

} // namespace cli
