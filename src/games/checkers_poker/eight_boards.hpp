#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace checkers_poker {

/// Eight words with which the same is done: plain loops, which compilers turn into instructions
/// for several words at once, on every processor.
class EightBoards {
public:
    static constexpr std::size_t count = 8;

    constexpr EightBoards() = default;
    /// The same word eight times.
    constexpr EightBoards(std::uint64_t word) { words_.fill(word); } // NOLINT: stands in for a word

    constexpr std::uint64_t& operator[](std::size_t i) { return words_[i]; }
    constexpr std::uint64_t operator[](std::size_t i) const { return words_[i]; }
    constexpr auto begin() const { return words_.begin(); }
    constexpr auto end() const { return words_.end(); }

    friend constexpr EightBoards operator~(const EightBoards& a) {
        return each(a, a, [](std::uint64_t word, std::uint64_t) { return ~word; });
    }
    friend constexpr EightBoards operator&(const EightBoards& a, const EightBoards& b) {
        return each(a, b, [](std::uint64_t x, std::uint64_t y) { return x & y; });
    }
    friend constexpr EightBoards operator|(const EightBoards& a, const EightBoards& b) {
        return each(a, b, [](std::uint64_t x, std::uint64_t y) { return x | y; });
    }
    friend constexpr EightBoards operator+(const EightBoards& a, const EightBoards& b) {
        return each(a, b, [](std::uint64_t x, std::uint64_t y) { return x + y; });
    }
    friend constexpr EightBoards operator-(const EightBoards& a, const EightBoards& b) {
        return each(a, b, [](std::uint64_t x, std::uint64_t y) { return x - y; });
    }
    friend constexpr EightBoards operator<<(const EightBoards& a, unsigned by) {
        return each(a, a, [by](std::uint64_t word, std::uint64_t) { return word << by; });
    }
    friend constexpr EightBoards operator>>(const EightBoards& a, unsigned by) {
        return each(a, a, [by](std::uint64_t word, std::uint64_t) { return word >> by; });
    }
    constexpr EightBoards& operator|=(const EightBoards& other) { return *this = *this | other; }
    constexpr EightBoards& operator+=(const EightBoards& other) { return *this = *this + other; }

private:
    template <class Operation>
    static constexpr EightBoards each(const EightBoards& a, const EightBoards& b,
                                      Operation operation) {
        EightBoards result;
        for (std::size_t i = 0; i < count; ++i)
            result.words_[i] = operation(a.words_[i], b.words_[i]);
        return result;
    }

    std::array<std::uint64_t, count> words_{};
};

/// All bits that are set on some board.
constexpr std::uint64_t united(std::uint64_t board) { return board; }
constexpr std::uint64_t united(const EightBoards& boards) {
    std::uint64_t all = 0;
    for (const std::uint64_t board : boards)
        all |= board;
    return all;
}

} // namespace checkers_poker
