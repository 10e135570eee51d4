#include "child_process.hpp"

#include "engine/ugi_stream.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
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

/// Waits until a pipe can be read or written without waiting; false when that takes too long.
bool is_ready(int pipe, short event, steady_clock::time_point deadline) {
    while (true) {
        const auto left =
            std::chrono::duration_cast<milliseconds>(deadline - steady_clock::now()).count();
        if (left <= 0)
            return false;
        constexpr std::int64_t longest_wait = 60'000;
        pollfd waited_for{pipe, event, 0};
        const int count = poll(&waited_for, 1, static_cast<int>(std::min(left, longest_wait)));
        if (count > 0)
            return true;
        if (count < 0 && errno != EINTR)
            return false;
    }
}

/// Whether a process has ended, without letting go of its number.
bool is_dead(int pid) {
    siginfo_t info{};
    return waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           info.si_pid != 0;
}

[[noreturn]] void become(const std::string& command, const Pipe& in, const Pipe& out) {
    setpgid(0, 0); // of its own, so that all it starts can be ended with it
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
    setpgid(pid_, pid_); // whichever of the two comes first
    close(in.read_end);
    close(out.write_end);
    fcntl(in.write_end, F_SETFL, O_NONBLOCK); // NOLINT(cppcoreguidelines-pro-type-vararg)
    to_child_ = in.write_end;
    from_child_ = out.read_end;
}

ChildProcess::~ChildProcess() {
    send("quit", milliseconds(100));
    close(to_child_);
    close(from_child_);
    constexpr int tries = 100;
    for (int i = 0; i < tries && !is_dead(pid_); ++i)
        std::this_thread::sleep_for(milliseconds(10));
    // The whole group: the shell may have started others. Until its first process is waited for,
    // no other group can have its number.
    kill(-pid_, SIGKILL);
    while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

// Not const: what is sent changes the program, which belongs to the object.
// NOLINTNEXTLINE(readability-make-member-function-const)
bool ChildProcess::send(std::string_view line, milliseconds patience) {
    const auto deadline = steady_clock::now() + patience;
    std::string text(line);
    text += '\n';
    std::size_t sent = 0;
    while (sent < text.size()) {
        const ssize_t count = write(to_child_, text.data() + sent, text.size() - sent);
        if (count >= 0) {
            sent += static_cast<std::size_t>(count);
        } else if (errno != EINTR && (errno != EAGAIN || !is_ready(to_child_, POLLOUT, deadline))) {
            has_ended_ = has_ended_ || errno == EPIPE;
            return false;
        }
    }
    return true;
}

std::optional<std::string> ChildProcess::receive(milliseconds patience) {
    const auto deadline = steady_clock::now() + patience;
    std::size_t searched = 0;
    while (true) {
        const std::size_t end = unread_.find('\n', searched);
        if (end != std::string::npos) {
            std::string line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            return line;
        }
        searched = unread_.size();
        if (searched > engine::longest_ugi_line || !is_ready(from_child_, POLLIN, deadline))
            return std::nullopt;
        std::array<char, 4096> buffer{};
        const ssize_t count = read(from_child_, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0) {
            has_ended_ = true;
            return std::nullopt;
        }
        unread_.append(buffer.data(), static_cast<std::size_t>(count));
    }
}

} // namespace cli
