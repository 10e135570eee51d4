#pragma once

#include "games/checkers_poker/state.hpp"
#include "games/checkers_poker/ugi_search.hpp"
#include "tabletop/text_reader.hpp"

#include <chrono>
#include <functional>
#include <iosfwd>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace checkers_poker {

/// How a program introduces itself.
struct UgiIdentity {
    std::string name;
    std::string author;
};

/// One conversation in the universal game interface (docs/notation.md). Every line that comes in is
/// answered or obeyed; one that is not understood, or not legal, is answered by an `info string`
/// and changes nothing. The time of a search runs from the receipt of `go`; one that fails is
/// answered by an `info string` and `bestmove none`. A search runs on a thread of its own, so that
/// the session goes on listening.
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

    /// Sends an `info string`.
    void complain(std::string_view text);

private:
    void obey(std::string_view command, tabletop::TextReader& arguments);
    void obey_when_idle(std::string_view command, tabletop::TextReader& arguments);
    void introduce();
    void set_option(tabletop::TextReader& arguments);
    void answer_query(tabletop::TextReader& arguments);
    void go(tabletop::TextReader& arguments);
    void start_search(const engine::Limits& limits);
    void run_search(const std::stop_token& stop, const State& state, const engine::Limits& limits);
    void stop_search();
    bool is_searching() const;
    void send(std::string_view line);

    UgiIdentity identity_;
    std::unique_ptr<UgiSearch> search_;
    Send send_;
    State state_;
    std::chrono::steady_clock::time_point received_; ///< the line that is being obeyed
    mutable std::mutex mutex_;                       ///< guards send_ and searching_
    bool searching_ = false;
    bool search_is_limited_ = true;
    std::jthread thread_; ///< last, so that it is joined before anything that it uses goes
};

/// Speaks UGI until `quit` or the end of the input. Each line is flushed when it is written; one
/// that is too long is skipped and answered by an `info string`.
void run_ugi(std::istream& in, std::ostream& out, UgiIdentity identity,
             std::unique_ptr<UgiSearch> search);

} // namespace checkers_poker
