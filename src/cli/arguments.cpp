#include "arguments.hpp"

#include "checkers_poker/position_text.hpp"
#include "input.hpp"
#include "tabletop/text_reader.hpp"

#include <CLI/App.hpp>

#include <charconv>
#include <limits>
#include <system_error>

namespace cli {

CLI::Option* add_rules_option(CLI::App& command) {
    return command.add_option("--rules", "The rules string of a variant, such as deck64,high-low")
        ->type_name("R")
        ->default_str("standard");
}

checkers_poker::Options read_rules(const CLI::Option& option) {
    if (option.empty())
        return {};
    const auto text = option.as<std::string>();
    return reading("--rules", [&] { return checkers_poker::read_options(text); });
}

CLI::Option* add_position(CLI::App& command) {
    constexpr int fields = 10;
    return command.add_option("FEN", "A position string, or startpos")
        ->required()
        ->expected(1, fields);
}

checkers_poker::State read_position(const CLI::Option& option) {
    const std::string text = joined(option.results());
    return reading("FEN", [&] { return checkers_poker::read_position(text); });
}

std::uint32_t read_number(const CLI::Option& option) {
    const auto text = option.as<std::string>();
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

std::string joined(const std::vector<std::string>& arguments) {
    std::string text;
    for (const std::string& argument : arguments) {
        if (!text.empty())
            text += ' ';
        text += argument;
    }
    return text;
}

} // namespace cli
