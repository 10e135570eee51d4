#include "child_process.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace cli {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

struct Pipe {
    int read_end = -1;
    int write_end = -1;
};

Pipe make_pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        throw std::system_error(errno, std::generic_category(), "cannot make a pipe");
    return {ends[0], ends[1]};
}

[[noreturn]] void become(const std::string& command, const Pipe& in, const Pipe& out) {
    dup2(in.read_end, STDIN_FILENO);
    dup2(out.write_end, STDOUT_FILENO);
    // What is ignored stays so in the new program; it should end with its reader.
    std::signal(SIGPIPE, SIG_DFL);
    execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
    _exit(127);
}

} // namespace

ChildProcess::ChildProcess(const std::string& command) {
    // A program that has ended must not end this one by the signal of a broken pipe.
    std::signal(SIGPIPE, SIG_IGN);
    const Pipe in = make_pipe();
    const Pipe out = make_pipe();
    pid_ = fork();
    if (pid_ < 0)
        throw std::system_error(errno, std::generic_category(), "cannot start a program");
    if (pid_ == 0)
        become(command, in, out);
    close(in.read_end);
    close(out.write_end);
    to_child_ = in.write_end;
    from_child_ = out.read_end;
}

ChildProcess::~ChildProcess() {
    send("quit");
    close(to_child_);
    close(from_child_);
    constexpr int tries = 100;
    for (int i = 0; i < tries; ++i) {
        if (waitpid(pid_, nullptr, WNOHANG) != 0)
            return;
        std::this_thread::sleep_for(milliseconds(10));
    }
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
}

// Not const: what is sent changes the program, which belongs to the object.
// NOLINTNEXTLINE(readability-make-member-function-const)
bool ChildProcess::send(std::string_view line) {
    std::string text(line);
    text += '\n';
    std::size_t sent = 0;
    while (sent < text.size()) {
        const ssize_t count = write(to_child_, text.data() + sent, text.size() - sent);
        if (count < 0)
            return false;
        sent += static_cast<std::size_t>(count);
    }
    return true;
}

std::optional<std::string> ChildProcess::receive(milliseconds patience) {
    const auto deadline = steady_clock::now() + patience;
    while (true) {
        const std::size_t end = unread_.find('\n');
        if (end != std::string::npos) {
            std::string line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            return line;
        }
        const auto left =
            std::chrono::duration_cast<milliseconds>(deadline - steady_clock::now()).count();
        pollfd readable{from_child_, POLLIN, 0};
        if (left <= 0 || poll(&readable, 1, static_cast<int>(left)) <= 0)
            return std::nullopt;
        std::array<char, 4096> buffer{};
        const ssize_t count = read(from_child_, buffer.data(), buffer.size());
        if (count <= 0)
            return std::nullopt;
        unread_.append(buffer.data(), static_cast<std::size_t>(count));
    }
}

} // namespace cli
