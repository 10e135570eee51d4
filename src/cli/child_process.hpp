#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace cli {

/// A program that runs beside this one and is spoken to in lines. It is ended with the object, by
/// force if it does not end when it is asked to, and so is what it has started. Nothing here waits
/// longer than it is told to, whatever the program does.
class ChildProcess {
public:
    /// Starts a command line by the shell. Throws std::system_error if that is not possible.
    explicit ChildProcess(const std::string& command);
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ~ChildProcess();

    /// Sends a line, without its end. False when the program does not take it in time.
    bool send(std::string_view line, std::chrono::milliseconds patience);
    /// The next line that it writes, without its end; nothing when it has ended, does not write one
    /// in time, or writes one that is longer than any answer (1 MiB).
    std::optional<std::string> receive(std::chrono::milliseconds patience);
    /// Whether receive() has come to the end of what the program writes, or send() found that it
    /// does not listen any more.
    bool has_ended() const { return has_ended_; }

private:
    int pid_ = -1;
    int to_child_ = -1;
    int from_child_ = -1;
    std::string unread_;
    bool has_ended_ = false;
};

} // namespace cli
