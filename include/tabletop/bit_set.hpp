#pragma once

#include "tabletop/bits.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace tabletop {

/// What sets of up to 64 kinds of things share: bit Item::index() of one 64-bit word. `Set` is the
/// class that derives from it, so that operations on sets of spaces give sets of spaces and cannot
/// be mixed with sets of cards. `Item` has index(), below 64, and from_index(). Everything takes
/// constant time but iterating, which goes from one member to the next in the order of the indices.
template <class Set, class Item>
class BitSet {
public:
    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Item;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = Item;

        constexpr explicit Iterator(std::uint64_t bits)
            : bits_(bits) {}
        constexpr Item operator*() const {
            return Item::from_index(static_cast<std::size_t>(std::countr_zero(bits_)));
        }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t bits_;
    };

    constexpr BitSet() = default;
    constexpr explicit BitSet(std::uint64_t bits)
        : bits_(bits) {}
    constexpr BitSet(std::initializer_list<Item> items) {
        for (const Item item : items)
            insert(item);
    }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr std::size_t size() const { return count_ones(bits_); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool contains(Item item) const { return (bits_ >> item.index() & 1U) != 0; }
    constexpr void insert(Item item) { bits_ |= std::uint64_t{1} << item.index(); }
    constexpr void erase(Item item) { bits_ &= ~(std::uint64_t{1} << item.index()); }

    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

    friend constexpr bool operator==(Set a, Set b) { return a.bits() == b.bits(); }
    friend constexpr Set operator|(Set a, Set b) { return Set(a.bits() | b.bits()); }
    friend constexpr Set operator&(Set a, Set b) { return Set(a.bits() & b.bits()); }
    /// What is in `a` and not in `b`.
    friend constexpr Set operator-(Set a, Set b) { return Set(a.bits() & ~b.bits()); }

private:
    std::uint64_t bits_ = 0;
};

} // namespace tabletop
