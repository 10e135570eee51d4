#pragma once

#include "engine/limits.hpp"
#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/state.hpp"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace checkers_poker {

/// Takes what follows the word `info` on a line of progress: "depth 5 nodes 812 pv e1-g5".
using UgiInfo = std::function<void(std::string_view)>;

/// The engine behind a UGI session. The session calls it from one thread at a time.
class UgiSearch {
public:
    UgiSearch() = default;
    UgiSearch(const UgiSearch&) = delete;
    UgiSearch& operator=(const UgiSearch&) = delete;
    virtual ~UgiSearch() = default;

    /// What can be set, each as the rest of an `option` line:
    /// "name Hash type spin default 64 min 1 max 4096".
    virtual std::vector<std::string> options() const = 0;
    /// Sets an option by its name in any mixture of cases. Returns why it could not, as a sentence
    /// without a full stop, and has then changed nothing.
    virtual std::optional<std::string> set_option(std::string_view name,
                                                  std::string_view value) = 0;
    /// Forgets what earlier games taught.
    virtual void new_game() = 0;

    /// Finds an action for the player to act. Blocks until a limit is reached or `stop` is
    /// requested, after which it returns within 20 ms; it always has an answer.
    /// Precondition: the game is not over and no die is to be rolled.
    virtual Action search(const State& state, const engine::Limits& limits, std::stop_token stop,
                          const UgiInfo& info) = 0;
};

} // namespace checkers_poker
