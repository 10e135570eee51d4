#include "app/die_rolls.hpp"

#include "tabletop/random.hpp"

#include <QRandomGenerator>

#include <charconv>
#include <optional>
#include <random>
#include <string>
#include <variant>

namespace app {

namespace {

constexpr std::string_view seedTag = "DieSeed";

std::optional<std::uint64_t> seedOf(const checkers_poker::Match& match) {
    const std::string_view text = checkers_poker::tag(match, seedTag);
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return seed;
}

} // namespace

std::uint8_t dieRoll(std::uint64_t seed, std::uint32_t turn) {
    // An odd multiplier keeps the seeds of all turns of a game apart.
    std::mt19937_64 generator(seed + turn * 0x9E3779B97F4A7C15ULL);
    return static_cast<std::uint8_t>(1 + tabletop::uniform_below(generator, 6));
}

void ensureDieSeed(checkers_poker::Match& match) {
    if (!match.history.current().options.die || seedOf(match))
        return;
    set_tag(match, seedTag, std::to_string(QRandomGenerator::global()->generate()));
}

checkers_poker::RollDie dueRoll(const checkers_poker::Match& match,
                                const checkers_poker::State& state) {
    return {dieRoll(seedOf(match).value_or(0), state.turn)};
}

bool isRollDue(const checkers_poker::State& state) {
    return std::holds_alternative<checkers_poker::Rolling>(state.phase);
}

} // namespace app
