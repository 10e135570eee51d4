#pragma once

#include "checkers_poker/state.hpp"
#include "engine/ugi_search.hpp"

#include <functional>
#include <iosfwd>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace engine {

/// How a program introduces itself.
struct UgiIdentity {
    std::string name;
    std::string author;
};

/// One conversation in the universal game interface (docs/notation.md). Every line that comes in is
/// answered or obeyed; one that is not understood, or not legal, is answered by an `info string`
/// and changes nothing. A search runs on a thread of its own, so that the session goes on
/// listening.
class UgiSession {
public:
    /// Takes a line to be sent, without its end. Called from several threads, never at once.
    using Send = std::function<void(std::string_view line)>;

    /// `search` may be nothing: then `go` is answered by an `info string`.
    UgiSession(UgiIdentity identity, std::unique_ptr<UgiSearch> search, Send send);
    UgiSession(const UgiSession&) = delete;
    UgiSession& operator=(const UgiSession&) = delete;
    /// Stops a search that is running.
    ~UgiSession();

    /// Obeys one line, without its end. Returns at once, but for `stop` and `quit`, which wait for
    /// the search to end. False after `quit`.
    bool receive(std::string_view line);

    /// Waits for the end of a search that will end by itself; stops one without a limit.
    void finish();

private:
    void introduce();
    void set_option(std::string_view arguments);
    void start_new_game();
    void set_position(std::string_view line);
    void answer_query(std::string_view arguments);
    void go(std::string_view arguments);
    void run_search(const std::stop_token& stop, const checkers_poker::State& state,
                    const UgiLimits& limits);
    void stop_search();
    bool is_searching() const;
    /// Whether no search is running; says so in an `info string` if one is.
    bool require_idle(std::string_view command);
    void send(std::string_view line);
    void complain(std::string_view text);

    UgiIdentity identity_;
    std::unique_ptr<UgiSearch> search_;
    Send send_;
    checkers_poker::State state_;
    mutable std::mutex mutex_; ///< guards send_ and searching_
    bool searching_ = false;
    bool search_is_limited_ = true;
    std::jthread thread_; ///< last, so that it is joined before anything that it uses goes
};

/// Speaks UGI until `quit` or the end of the input; each line is flushed when it is written.
void run_ugi(std::istream& in, std::ostream& out, UgiIdentity identity,
             std::unique_ptr<UgiSearch> search);

} // namespace engine
