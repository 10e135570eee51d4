#pragma once

#include "engine/think.hpp"
#include "games.hpp"
#include "games/jumping/thinker.hpp"
#include "tabletop/text_reader.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace cli {

/// One conversation in the universal game interface about Halma or Chinese Checkers, for two to six
/// players (docs/halma-notation.md). It behaves as checkers_poker::UgiSession does: every line is
/// answered or obeyed, one that is not understood or not legal is answered by an `info string` and
/// changes nothing, and a search runs on a thread of its own.
class GameSession {
public:
    /// Takes a line to be sent, without its end. Called from several threads, never at once.
    using Send = std::function<void(std::string_view line)>;

    /// `rules` is what `startpos` stands for at first.
    GameSession(std::string name, std::string author, std::string rules, Send send);
    GameSession(const GameSession&) = delete;
    GameSession& operator=(const GameSession&) = delete;
    /// Stops a search that is running.
    ~GameSession();

    /// Obeys one line, without its end. False after `quit`.
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
    void set_position(tabletop::TextReader& arguments);
    void answer_query(tabletop::TextReader& arguments);
    std::string answer_to(std::string_view question) const;
    void go(tabletop::TextReader& arguments);
    void search(const std::stop_token& stop, const TextMatch& match,
                const engine::ThinkLimits& limits);
    void stop_search();
    bool is_searching() const;
    void send(std::string_view line);

    std::string name_;
    std::string author_;
    std::string rules_;
    Send send_;
    std::unique_ptr<TextMatch> match_;
    std::size_t hash_megabytes_;
    unsigned level_ = jumping::Thinker::highest_level;
    jumping::Thinker thinker_;
    std::chrono::steady_clock::time_point received_; ///< the line that is being obeyed
    mutable std::mutex mutex_;                       ///< guards send_ and searching_
    bool searching_ = false;
    bool search_is_limited_ = true;
    std::jthread thread_; ///< last, so that it is joined before anything that it uses goes
};

} // namespace cli
