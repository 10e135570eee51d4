#pragma once

#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/state.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace CLI { // NOLINT(readability-identifier-naming): the name of the library
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

/// `--patience N`, in milliseconds: that of UgiProgram.
CLI::Option* add_patience_option(CLI::App& command, std::uint64_t& patience);

/// A whole number from 0 to 4294967295.
std::uint32_t read_number(const CLI::Option& option);

/// What was given for an option, several words with a space between.
std::string text_of(const CLI::Option& option);

/// The argument in a form that the parser never takes for an option or a list; text_of() turns it
/// back. A position may begin with `--`, its ninth field with `-`.
std::string shielded(const std::string& argument);
/// All of them. A `--` between two numbers is a field of a position that was not quoted, and not
/// the sign that options end.
std::vector<std::string> shielded(const std::vector<std::string>& arguments);
std::string unshielded(const std::string& argument);

} // namespace cli
