#include "games/jumping/text.hpp"

#include <algorithm>
#include <array>

namespace jumping {

namespace {

using tabletop::TextReader;

/// Options behind the setup stand in this order, each once.
enum Option : std::size_t { pairs, super, camps, leave, win, prison, end, option_count };
constexpr std::array<std::string_view, option_count> option_names{
    "pairs", "super", "camps=", "leave=", "win=", "prison=", "end="};

std::string_view word_at(std::string_view text) { return text.substr(0, text.find(',')); }

/// Whether `text` begins with a whole list of words.
bool begins_with(std::string_view text, std::string_view words) {
    return text.starts_with(words) && (text.size() == words.size() || text[words.size()] == ',');
}

/// What is left to say after the setup's part: "board=8, board=10, players=4".
std::string setup_options(std::span<const Setup> setups) {
    std::string text;
    for (const Setup& setup : setups) {
        const std::size_t comma = setup.rules.find(',');
        if (comma != std::string::npos)
            text += setup.rules.substr(comma + 1) + ", ";
    }
    return text;
}

const Setup& read_setup(TextReader& reader, std::span<const Setup> setups) {
    const std::string_view name = word_at(setups.front().rules);
    if (word_at(reader.rest()) != name)
        reader.fail("rules that begin with " + std::string(name));
    const Setup* best = nullptr;
    for (const Setup& setup : setups) {
        if (begins_with(reader.rest(), setup.rules) &&
            (best == nullptr || setup.rules.size() > best->rules.size()))
            best = &setup;
    }
    reader.take(best->rules.size());
    return *best;
}

/// One of two values behind an option's `=`; giving a default is an error.
template <class Value>
Value read_value(TextReader& reader,
                 std::initializer_list<std::pair<std::string_view, Value>> all) {
    std::string expected;
    for (const auto& [word, value] : all) {
        if (word_at(reader.rest()) == word) {
            reader.take(word.size());
            return value;
        }
        expected += (expected.empty() ? "" : " or ") + std::string(word);
    }
    reader.fail(std::move(expected));
}

std::uint16_t read_leave(TextReader& reader) {
    const std::string_view digits = word_at(reader.rest());
    std::size_t number = 0;
    const bool is_number = !digits.empty() && digits.size() <= 3 && digits.front() != '0' &&
                           digits.find_first_not_of("0123456789") == std::string_view::npos;
    for (const char digit : is_number ? digits : std::string_view())
        number = number * 10 + static_cast<std::size_t>(digit - '0');
    if (!is_number)
        reader.fail("1 to " + std::to_string(most_to_leave));
    reader.take(digits.size());
    return static_cast<std::uint16_t>(number);
}

void require(bool goes_together, const TextReader& reader, const Options& options) {
    if (!goes_together)
        reader.fail("an option that goes with " + options.setup->rules);
}

void read_option(TextReader& reader, std::size_t which, Options& options) {
    const TextReader before = reader;
    const bool for_many = options.setup->seats > 2;
    reader.take(option_names[which].size());
    switch (which) {
    case pairs:
        require(options.setup->allows_pairs, before, options);
        options.pairs = true;
        break;
    case super:
        options.long_jumps = true;
        break;
    case camps:
        require(options.setup->allows_camps, before, options);
        options.camps =
            read_value<Camps>(reader, {{"pass", Camps::pass}, {"closed", Camps::closed}});
        break;
    case leave:
        options.leave = read_leave(reader);
        break;
    case win:
        options.win_all = read_value<bool>(reader, {{"all", true}});
        break;
    case prison:
        options.prison = read_value<Prison>(reader, {{"play", Prison::play}, {"off", Prison::off}});
        require(for_many || options.prison == Prison::off, before, options);
        break;
    default:
        require(for_many, before, options);
        options.end_first = read_value<bool>(reader, {{"first", true}});
        break;
    }
}

} // namespace

std::string to_text(const Options& options) {
    std::string text = options.setup->rules;
    if (options.pairs)
        text += ",pairs";
    if (options.long_jumps)
        text += ",super";
    if (options.camps != Camps::open)
        text += options.camps == Camps::pass ? ",camps=pass" : ",camps=closed";
    if (options.leave != 0)
        text += ",leave=" + std::to_string(options.leave);
    if (options.win_all)
        text += ",win=all";
    if (options.prison != Prison::on)
        text += options.prison == Prison::play ? ",prison=play" : ",prison=off";
    if (options.end_first)
        text += ",end=first";
    return text;
}

Options read_options(std::string_view text, std::span<const Setup> setups,
                     tabletop::TextPlace start) {
    TextReader reader(text, start);
    Options options(read_setup(reader, setups));
    for (std::size_t next = 0; !reader.at_end(); ++next) {
        if (!reader.take_if(","))
            reader.fail("\",\" and a further option, or the end of the rules");
        const auto is_here = [&](std::string_view name) {
            return name.ends_with('=') ? reader.rest().starts_with(name)
                                       : word_at(reader.rest()) == name;
        };
        while (next < option_count && !is_here(option_names[next]))
            ++next;
        if (next == option_count) {
            reader.fail("an option that is not the default, each once, in the order " +
                        setup_options(setups) +
                        "pairs, super, camps=pass or camps=closed, leave=1 to leave=999, "
                        "win=all, prison=play or prison=off, end=first");
        }
        read_option(reader, next, options);
    }
    return options;
}

} // namespace jumping
