#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>

namespace tabletop {

/// A sequence with a fixed capacity, stored in the object itself (in the manner of C++26's
/// std::inplace_vector). Copying costs only the elements that are there, which is what lets a game
/// state with long lists be copied at every node of a search.
template <class T, std::size_t capacity>
class InplaceVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_default_constructible_v<T>);

public:
    InplaceVector() {} // NOLINT(modernize-use-equals-default): "= default" may clear the storage
    InplaceVector(const InplaceVector& other)
        : size_(other.size_) {
        std::copy_n(other.begin(), size_, begin());
    }
    InplaceVector& operator=(const InplaceVector& other) {
        size_ = other.size_;
        if (this != &other)
            std::copy_n(other.begin(), size_, begin());
        return *this;
    }
    ~InplaceVector() = default;

    /// Precondition: size() < capacity.
    void push_back(T item) {
        assert(size_ < capacity);
        begin()[size_++] = item;
    }
    void clear() { size_ = 0; }
    /// Takes the first `size` elements as they have been written from begin() on.
    /// Precondition: size <= capacity.
    void adopt(std::size_t size) {
        assert(size <= capacity);
        size_ = static_cast<std::uint32_t>(size);
    }
    /// Precondition: size <= size().
    void truncate(std::size_t size) {
        assert(size <= size_);
        size_ = static_cast<std::uint32_t>(size);
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    T& operator[](std::size_t i) { return begin()[i]; }
    const T& operator[](std::size_t i) const { return begin()[i]; }
    T& back() { return begin()[size_ - 1]; }
    const T& back() const { return begin()[size_ - 1]; }
    T* begin() { return std::launder(reinterpret_cast<T*>(storage_.data())); }
    T* end() { return begin() + size_; }
    const T* begin() const { return std::launder(reinterpret_cast<const T*>(storage_.data())); }
    const T* end() const { return begin() + size_; }

    friend bool operator==(const InplaceVector& a, const InplaceVector& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    // Bytes, so that an element's default values are not written to all of it: elements past size()
    // are never read.
    alignas(T) std::array<std::byte, sizeof(T) * capacity> storage_;
    std::uint32_t size_ = 0;
};

} // namespace tabletop
