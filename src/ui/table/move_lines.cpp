#include "ui/table/move_lines.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace ui {

namespace {

/// The act that leads to a place, with what was to be done.
ListedAct actBefore(const app::PlayedGame& game, std::size_t place) {
    return {game.situation(place - 1), game.token(place - 1)};
}

/// How many of the first acts two games share, of which some are known to be.
std::size_t commonActs(const app::PlayedGame& a, const app::PlayedGame& b, std::size_t known) {
    const std::size_t most = std::min(a.size(), b.size());
    std::size_t common = std::min(known, most);
    while (common < most && a.token(common) == b.token(common))
        ++common;
    return common;
}

} // namespace

/// Returns how many of the first acts are listed already, of which some may be known.
std::size_t MoveLines::takeIn(const app::PlayedGame& game, std::size_t shared) {
    std::size_t common = 0;
    if (listed_ && (shared > 0 || ((*listed_)->word() == game.word() &&
                                   (*listed_)->position(0) == game.position(0))))
        common = commonActs(**listed_, game, shared);
    if (common == 0 || (common == game.size() && common < (*listed_)->size())) {
        listed_ = app::AnyGame(game.copy());
        return common;
    }
    (*listed_)->goTo(common);
    for (std::size_t i = common; i < game.size(); ++i)
        (*listed_)->play(game.token(i));
    (*listed_)->setTags(game.tags());
    return common;
}

std::size_t MoveLines::follow(const app::PlayedGame& game, const Face& face, std::size_t shared) {
    if (std::exchange(face_, &face) != &face) {
        listed_.reset();
        lines_.clear();
        shared = 0;
    }
    const std::size_t common = takeIn(game, shared);
    while (!lines_.empty() && lines_.back().begin >= common)
        lines_.pop_back();
    const std::size_t kept = lines_.size();
    std::optional<ListedAct> last;
    if (common > 0)
        last = actBefore(listed(), common);
    listed().visit(common, listed().size(),
                   [&](std::size_t place, const app::Situation& before, const std::string& token) {
                       ListedAct act{before, token};
                       if (!last || place == 0 || face.beginsLine(game, *last, act))
                           lines_.push_back({static_cast<std::uint32_t>(place), face.isBand(act)});
                       last = std::move(act);
                   });
    return kept;
}

std::size_t MoveLines::end(std::size_t line) const {
    return line + 1 < lines_.size() ? lines_[line + 1].begin : listed().size();
}

std::optional<std::size_t> MoveLines::lineOf(std::size_t place) const {
    if (place == 0 || lines_.empty() || place > listed().size())
        return std::nullopt;
    const auto behind =
        std::upper_bound(lines_.begin(), lines_.end(), place - 1,
                         [](std::size_t act, const Line& line) { return act < line.begin; });
    return static_cast<std::size_t>(behind - lines_.begin()) - 1;
}

} // namespace ui
