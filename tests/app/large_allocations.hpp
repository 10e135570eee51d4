#pragma once

#include <cstddef>

namespace support {

/// How many pieces of memory of a megabyte or more this test program has asked for: tables of
/// searches, among other things. Always 0 under the address sanitizer.
std::size_t large_allocations();

/// While it stands, there is no piece of memory of a megabyte or more to be had.
class NoLargeAllocations {
public:
    NoLargeAllocations();
    NoLargeAllocations(const NoLargeAllocations&) = delete;
    NoLargeAllocations& operator=(const NoLargeAllocations&) = delete;
    ~NoLargeAllocations();
    /// Not under the address sanitizer.
    bool works() const;
};

} // namespace support
