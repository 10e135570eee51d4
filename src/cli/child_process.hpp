#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace cli {

/// A program that runs beside this one and is spoken to in lines. It is ended with the object.
class ChildProcess {
public:
    /// Starts a command line by the shell. Throws std::system_error if that is not possible.
    explicit ChildProcess(const std::string& command);
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ~ChildProcess();

    /// Sends a line, without its end. False when the program does not take it.
    bool send(std::string_view line);
    /// The next line that it writes, without its end; nothing when it has ended or does not write
    /// one in time.
    std::optional<std::string> receive(std::chrono::milliseconds patience);

private:
    int pid_ = -1;
    int to_child_ = -1;
    int from_child_ = -1;
    std::string unread_;
};

} // namespace cli
