#include "engine/helper_threads.hpp"

#include "engine/stop_watch.hpp"

#include <new>
#include <system_error>

namespace engine {

HelperThreads::HelperThreads(unsigned count, StopWatch& watch,
                             const std::function<void(unsigned thread)>& work)
    : watch_(watch) {
    try {
        for (unsigned thread = 1; thread < count; ++thread) {
            threads_.emplace_back([work, thread] {
                try {
                    work(thread);
                } catch (const std::bad_alloc&) {
                    return;
                }
            });
        }
    } catch (const std::bad_alloc&) {
        return;
    } catch (const std::system_error&) {
        return;
    }
}

HelperThreads::~HelperThreads() { watch_.stop(); }

} // namespace engine
