#include "app/chance.hpp"

#include <QRandomGenerator>

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace app {

namespace {

std::optional<std::uint64_t> seedOf(const PlayedGame& game) {
    const std::string_view text = game.tag(game.seedTag());
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return seed;
}

} // namespace

void ensureSeed(PlayedGame& game) {
    const std::string tag = game.seedTag();
    if (tag.empty() || seedOf(game))
        return;
    game.setTag(tag, std::to_string(QRandomGenerator::global()->generate()));
}

std::string dueChance(const PlayedGame& game) { return game.chanceToken(seedOf(game).value_or(0)); }

} // namespace app
