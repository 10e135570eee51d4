#pragma once

#include "engine/ugi_search.hpp"

#include <memory>

namespace engine {

/// The engine as a UGI session uses it, with the options Hash (megabytes), Threads and Level.
std::unique_ptr<UgiSearch> make_session_search();

} // namespace engine
