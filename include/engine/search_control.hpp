#pragma once

#include <cstdint>

namespace engine {

/// When to stop, shared by the threads of one search.
class SearchControl {
public:
    virtual ~SearchControl() = default;
    /// Called every few hundred nodes with the number that this thread has seen; true: stop.
    virtual bool should_stop(std::uint64_t nodes) = 0;
};

} // namespace engine
