#pragma once

#include <functional>
#include <thread>
#include <vector>

namespace engine {

class StopWatch;

/// The threads beside the first one of a search. They end with the object, however that comes
/// about: it stops the watch and waits for them.
class HelperThreads {
public:
    /// Does the work of each thread from 1 to `count` - 1. With less memory or fewer threads than
    /// that needs, the search goes on with fewer.
    HelperThreads(unsigned count, StopWatch& watch,
                  const std::function<void(unsigned thread)>& work);
    HelperThreads(const HelperThreads&) = delete;
    HelperThreads& operator=(const HelperThreads&) = delete;
    ~HelperThreads();

private:
    StopWatch& watch_;
    std::vector<std::jthread> threads_;
};

} // namespace engine
