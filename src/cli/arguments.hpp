#pragma once

#include "checkers_poker/options.hpp"
#include "checkers_poker/state.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace cli {

// What several commands take. The readers throw InputError.

/// `--rules R`, the standard game when it is left out.
CLI::Option* add_rules_option(CLI::App& command);
checkers_poker::Options read_rules(const CLI::Option& option);

/// A position string, or `startpos`. It need not be quoted: its fields may come as ten arguments.
CLI::Option* add_position(CLI::App& command);
checkers_poker::State read_position(const CLI::Option& option);

/// A whole number from 0 to 4294967295.
std::uint32_t read_number(const CLI::Option& option);

/// Several arguments as one text with spaces between.
std::string joined(const std::vector<std::string>& arguments);

} // namespace cli
