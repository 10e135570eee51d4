#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace engine {

/// How well the computer plays: 1, which a child beats, to 8, the full engine.
class Level {
public:
    static constexpr unsigned lowest = 1;
    static constexpr unsigned highest = 8;

    constexpr Level() = default;
    /// Precondition: lowest <= number <= highest.
    constexpr explicit Level(unsigned number)
        : number_(static_cast<std::uint8_t>(number)) {}
    /// Nothing when there is no level of that number.
    static constexpr std::optional<Level> from_number(unsigned number) {
        if (number < lowest || number > highest)
            return std::nullopt;
        return Level(number);
    }

    constexpr unsigned number() const { return number_; }
    friend constexpr bool operator==(Level, Level) = default;

private:
    std::uint8_t number_ = highest;
};

/// Its name: "Newcomer" … "Champion".
std::string_view name(Level level);

} // namespace engine
