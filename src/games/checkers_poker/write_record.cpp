#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/record.hpp"

#include <algorithm>
#include <array>

namespace checkers_poker {

namespace {

constexpr std::size_t most_columns = 80;
constexpr std::array<std::string_view, 4> leading_tags{"Event", "Date", "First", "Second"};

bool ends_line(char byte) { return byte == '\n' || byte == '\r'; }

std::string tag_line(std::string_view name, std::string_view value) {
    std::string line = "[" + std::string(name) + " \"";
    for (const char byte : value) {
        if (byte == '"' || byte == '\\')
            line += '\\';
        line += ends_line(byte) ? ' ' : byte;
    }
    return line + "\"]\n";
}

std::string start_tags(const Match& match) {
    const State& start = match.history.start();
    if (!std::holds_alternative<ChoosingEnd>(start.phase)) {
        return tag_line("Position", to_text(start));
    }
    std::string text = tag_line("Rules", to_text(start.options));
    if (match.deal)
        text += tag_line("Deal", std::to_string(*match.deal));
    return text + tag_line("Cards", to_text(start.layout));
}

/// After all actions that are written, the undone ones too.
State end_of(const Match& match) { return match.history.state(match.history.size()); }

std::string tag_section(const Match& match) {
    std::string text;
    for (const std::string_view name : leading_tags) {
        for (const Tag& leading : match.tags) {
            if (leading.name == name)
                text += tag_line(leading.name, leading.value);
        }
    }
    text += tag_line("Result", result_text(end_of(match)));
    text += start_tags(match);
    if (match.history.can_redo())
        text += tag_line("Place", std::to_string(match.history.place()));
    for (const Tag& other : match.tags) {
        if (std::find(leading_tags.begin(), leading_tags.end(), other.name) == leading_tags.end()) {
            text += tag_line(other.name, other.value);
        }
    }
    return text;
}

/// Words in lines of at most 80 columns, counted in code points.
class WordWriter {
public:
    void add(std::string_view word) {
        const auto width =
            static_cast<std::size_t>(std::count_if(word.begin(), word.end(), [](char byte) {
                return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
            }));
        const bool fits = columns_ + 1 + width <= most_columns;
        if (!text_.empty())
            text_ += fits ? ' ' : '\n';
        columns_ = text_.empty() || !fits ? width : columns_ + 1 + width;
        text_ += word;
    }
    const std::string& text() const { return text_; }

private:
    std::string text_;
    std::size_t columns_ = 0;
};

/// A comment is broken at its spaces like everything else; a reader takes the break for a space.
void add_comment(WordWriter& writer, std::string text) {
    std::replace(text.begin(), text.end(), '}', ')');
    std::replace_if(text.begin(), text.end(), ends_line, ' ');
    text = "{" + text + "}";
    std::string_view rest = text;
    for (std::size_t end = rest.find(' '); end != std::string_view::npos; end = rest.find(' ')) {
        writer.add(rest.substr(0, end));
        rest.remove_prefix(end + 1);
    }
    writer.add(rest);
}

bool begins_turn(const State& state) {
    const auto* moving = std::get_if<Moving>(&state.phase);
    return std::holds_alternative<Rolling>(state.phase) ||
           (moving != nullptr && moving->seat == first && !state.options.die);
}

std::string action_section(const Match& match) {
    WordWriter writer;
    auto comment = match.comments.begin();
    const auto add_comments = [&](std::size_t after) {
        for (; comment != match.comments.end() && comment->after <= after; ++comment) {
            add_comment(writer, comment->text);
        }
    };
    match.history.visit(0, match.history.size(),
                        [&](std::size_t i, const State& before, const Action& action) {
                            add_comments(i);
                            if (begins_turn(before))
                                writer.add(std::to_string(before.turn) + ".");
                            writer.add(to_text(action));
                        });
    add_comments(match.history.size());
    writer.add(result_text(end_of(match)));
    return writer.text() + "\n";
}

} // namespace

std::string to_text(const Match& match) {
    return tag_section(match) + "\n" + action_section(match);
}

} // namespace checkers_poker
