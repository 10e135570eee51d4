#pragma once

#include "tabletop/bits.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace tabletop {

/// What sets of more than 64 kinds of things share, in the manner of BitSet: bit Item::index() of
/// `word_count` words of 64 bits. `Set` is the class that derives from it and has its
/// constructors. `Item` has index(), below 64 * word_count, and from_index(). Everything takes
/// time in the number of words but iterating, which goes on in the order of the indices.
template <class Set, class Item, std::size_t word_count>
class WordSet {
public:
    using Words = std::array<std::uint64_t, word_count>;

    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Item;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = Item;

        constexpr Iterator(const Words& words, std::size_t word)
            : words_(words)
            , word_(word) {
            skip_empty_words();
        }
        constexpr Item operator*() const {
            return Item::from_index(word_ * 64 +
                                    static_cast<std::size_t>(std::countr_zero(words_[word_])));
        }
        constexpr Iterator& operator++() {
            words_[word_] &= words_[word_] - 1;
            skip_empty_words();
            return *this;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
            return a.word_ == b.word_ &&
                   (a.word_ == word_count || a.words_[a.word_] == b.words_[b.word_]);
        }

    private:
        constexpr void skip_empty_words() {
            while (word_ < word_count && words_[word_] == 0)
                ++word_;
        }

        Words words_;
        std::size_t word_;
    };

    constexpr WordSet() = default;
    constexpr explicit WordSet(const Words& words)
        : words_(words) {}
    constexpr WordSet(std::initializer_list<Item> items) {
        for (const Item item : items)
            insert(item);
    }

    constexpr std::uint64_t word(std::size_t i) const { return words_[i]; }
    constexpr std::uint64_t& word(std::size_t i) { return words_[i]; }
    constexpr std::size_t size() const {
        std::size_t size = 0;
        for (const std::uint64_t word : words_)
            size += count_ones(word);
        return size;
    }
    constexpr bool empty() const {
        std::uint64_t all = 0;
        for (const std::uint64_t word : words_)
            all |= word;
        return all == 0;
    }
    constexpr bool contains(Item item) const {
        return (words_[item.index() / 64] >> (item.index() % 64) & 1U) != 0;
    }
    constexpr void insert(Item item) { words_[item.index() / 64] |= bit(item); }
    constexpr void erase(Item item) { words_[item.index() / 64] &= ~bit(item); }

    constexpr Iterator begin() const { return Iterator(words_, 0); }
    constexpr Iterator end() const { return Iterator(words_, word_count); }

    friend constexpr bool operator==(const Set& a, const Set& b) { return a.words_ == b.words_; }
    friend constexpr Set operator|(Set a, const Set& b) {
        for (std::size_t i = 0; i < word_count; ++i)
            a.word(i) |= b.word(i);
        return a;
    }
    friend constexpr Set operator&(Set a, const Set& b) {
        for (std::size_t i = 0; i < word_count; ++i)
            a.word(i) &= b.word(i);
        return a;
    }
    /// What is in `a` and not in `b`.
    friend constexpr Set operator-(Set a, const Set& b) {
        for (std::size_t i = 0; i < word_count; ++i)
            a.word(i) &= ~b.word(i);
        return a;
    }

private:
    static constexpr std::uint64_t bit(Item item) {
        return std::uint64_t{1} << (item.index() % 64);
    }

    Words words_{};
};

} // namespace tabletop
