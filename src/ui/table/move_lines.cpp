#include "ui/table/move_lines.hpp"

#include <algorithm>
#include <variant>

namespace ui {

using checkers_poker::Action;
using checkers_poker::History;
using checkers_poker::State;

/// Says of each act whether it begins a line or stands in the one before it.
class MoveLines::Adder {
public:
    explicit Adder(std::vector<Line>& lines)
        : lines_(lines) {}

    void add(std::size_t place, const State& before, const Action& action) {
        const Line line{static_cast<std::uint32_t>(place), before.turn, kindOf(action)};
        if (lines_.empty() || !continues(lines_.back(), line, before))
            lines_.push_back(line);
    }

private:
    static Kind kindOf(const Action& action) {
        if (std::holds_alternative<checkers_poker::RollDie>(action) ||
            std::holds_alternative<checkers_poker::Move>(action))
            return Kind::turn;
        if (std::holds_alternative<checkers_poker::Show>(action) ||
            std::holds_alternative<checkers_poker::RemoveChecker>(action))
            return Kind::showdown;
        return Kind::alone;
    }
    static bool continues(const Line& last, const Line& line, const State& before) {
        if (line.kind != last.kind || line.kind == Kind::alone || line.turn != last.turn)
            return false;
        const auto* showing = std::get_if<checkers_poker::Showing>(&before.phase);
        return showing == nullptr || showing->shown_by_second;
    }

    std::vector<Line>& lines_;
};

/// Returns how many of the first acts are listed already, of which some may be known.
std::size_t MoveLines::takeIn(const History& history, std::size_t shared) {
    History& listed = listed_.history;
    std::size_t common = 0;
    if (listed.start() == history.start()) {
        const auto& known = listed.actions();
        const auto& now = history.actions();
        const auto start =
            static_cast<std::ptrdiff_t>(std::min({shared, known.size(), now.size()}));
        common = static_cast<std::size_t>(
            std::mismatch(known.begin() + start, known.end(), now.begin() + start, now.end())
                .first -
            known.begin());
    }
    if (common == 0 || (common == history.size() && common < listed.size())) {
        listed = history;
    } else {
        listed.go_to(common);
        for (std::size_t i = common; i < history.size(); ++i)
            listed.play(history.action(i));
    }
    return common;
}

std::size_t MoveLines::follow(const checkers_poker::Match& match, std::size_t shared) {
    const std::size_t common = takeIn(match.history, shared);
    while (!lines_.empty() && lines_.back().begin >= common)
        lines_.pop_back();
    const std::size_t kept = lines_.size();
    Adder adder(lines_);
    listed_.history.visit(common, listed_.history.size(),
                          [&adder](std::size_t place, const State& before, const Action& action) {
                              adder.add(place, before, action);
                          });
    return kept;
}

std::size_t MoveLines::end(std::size_t line) const {
    return line + 1 < lines_.size() ? lines_[line + 1].begin : listed_.history.size();
}

std::optional<std::size_t> MoveLines::lineOf(std::size_t place) const {
    if (place == 0 || place > listed_.history.size())
        return std::nullopt;
    const auto behind =
        std::upper_bound(lines_.begin(), lines_.end(), place - 1,
                         [](std::size_t act, const Line& line) { return act < line.begin; });
    return static_cast<std::size_t>(behind - lines_.begin()) - 1;
}

} // namespace ui
