#pragma once

#include "games/checkers_poker/ugi_search.hpp"

#include <memory>

namespace checkers_poker {

/// The engine as a UGI session uses it, with the options Hash (megabytes), Threads and Level.
std::unique_ptr<UgiSearch> make_session_search();

} // namespace checkers_poker
