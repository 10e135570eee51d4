#pragma once

#include <cstddef>

namespace support {

/// How many pieces of memory of a megabyte or more this test program has asked for: tables of
/// searches, among other things.
std::size_t large_allocations();

} // namespace support
