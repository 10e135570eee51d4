#include "large_allocations.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> large_ones{0};
std::atomic<bool> are_refused{false};

} // namespace

std::size_t support::large_allocations() { return large_ones; }

support::NoLargeAllocations::NoLargeAllocations() { are_refused = true; }
support::NoLargeAllocations::~NoLargeAllocations() { are_refused = false; }
bool support::NoLargeAllocations::works() const {
#ifdef __SANITIZE_ADDRESS__
    return false;
#else
    return true;
#endif
}

// The other forms of new and delete are made of these. The sanitizers have their own, which must
// not be mixed with others: nothing is counted there.
#ifndef __SANITIZE_ADDRESS__

void* operator new(std::size_t size) {
    constexpr std::size_t large = std::size_t{1} << 20U;
    if (size >= large) {
        if (are_refused)
            throw std::bad_alloc();
        ++large_ones;
    }
    if (void* memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

#endif
