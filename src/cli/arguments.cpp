#include "arguments.hpp"

#include "games/checkers_poker/position_text.hpp"
#include "input.hpp"
#include "tabletop/text_reader.hpp"

#include <CLI/App.hpp>

#include <charconv>
#include <limits>
#include <system_error>

namespace cli {

namespace {

/// The control character "unit separator", which occurs in no argument of ours.
constexpr char shield = '\x1f';

} // namespace

CLI::Option* add_rules_option(CLI::App& command) {
    return command.add_option("--rules", "The rules string of a variant, such as deck64,high-low")
        ->type_name("R")
        ->default_str("standard");
}

checkers_poker::Options read_rules(const CLI::Option& option) {
    if (option.empty())
        return {};
    const auto text = text_of(option);
    return reading("--rules", [&] { return checkers_poker::read_options(text); });
}

CLI::Option* add_position(CLI::App& command) {
    return command.add_option("FEN", "A position string, or startpos")
        ->required()
        ->expected(1, CLI::detail::expected_max_vector_size)
        ->allow_extra_args();
}

checkers_poker::State read_position(const CLI::Option& option) {
    const std::string text = text_of(option);
    return reading("FEN", [&] { return checkers_poker::read_position(text); });
}

CLI::Option* add_patience_option(CLI::App& command, std::uint64_t& patience) {
    return command
        .add_option("--patience", patience,
                    "Milliseconds that a program may take to get ready, or longer than --movetime "
                    "for an action; 15 times as long for one without --movetime")
        ->check(CLI::Range(1, 3'600'000));
}

std::uint32_t read_number(const CLI::Option& option) {
    const auto text = text_of(option);
    return reading(option.get_name(), [&] {
        std::uint32_t number = 0;
        const char* const end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, number);
        if (error != std::errc() || stop != end)
            throw tabletop::TextError(
                {}, tabletop::quoted(text),
                "a number from 0 to " + std::to_string(std::numeric_limits<std::uint32_t>::max()));
        return number;
    });
}

std::string text_of(const CLI::Option& option) {
    std::string text;
    for (const std::string& word : option.results()) {
        if (!text.empty())
            text += ' ';
        text += unshielded(word);
    }
    return text;
}

std::string shielded(const std::string& argument) {
    if (argument.starts_with('['))
        return shield + argument;
    const std::size_t letter = argument.find_first_not_of('-');
    const bool starts_with_hyphen = argument.size() > 1 && letter != 0;
    // Our own options have a small letter behind one or two hyphens; no position has.
    const bool is_option =
        argument == "--" || (letter <= 2 && argument[letter] >= 'a' && argument[letter] <= 'z');
    return starts_with_hyphen && !is_option ? shield + argument : argument;
}

std::vector<std::string> shielded(const std::vector<std::string>& arguments) {
    const auto is_number = [&](std::size_t i) {
        return i < arguments.size() && !arguments[i].empty() &&
               arguments[i].find_first_not_of("0123456789,") == std::string::npos;
    };
    std::vector<std::string> all;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const bool is_field = arguments[i] == "--" && i > 0 && is_number(i - 1) && is_number(i + 1);
        all.push_back(is_field ? shield + arguments[i] : shielded(arguments[i]));
    }
    return all;
}

std::string unshielded(const std::string& argument) {
    return argument.substr(argument.starts_with(shield) ? 1 : 0);
}

} // namespace cli
