#pragma once

#include <cstddef>

namespace support {

/// How many pieces of memory of a megabyte or more this test program has asked for: tables of
/// searches, among other things. Always 0 under the address sanitizer.
std::size_t large_allocations();

} // namespace support
