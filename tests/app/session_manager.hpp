#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>

namespace support {

/// The desktop's side of a session with one program in it, in the protocol of X11's desktops
/// (XSMP): tells the program to save, lets it ask its person, and ends it. One stands at a time.
class SessionManager {
public:
    /// Throws std::runtime_error where there can be none.
    SessionManager();
    SessionManager(const SessionManager&) = delete;
    SessionManager& operator=(const SessionManager&) = delete;
    /// The program finds its session manager gone.
    ~SessionManager();

    /// What SESSION_MANAGER is to be in the program's environment.
    std::string address() const;

    // What it tells a program that has joined.
    void endingBegins(); ///< it is to save, and may ask its person
    void letAsk();       ///< it has its person's ear now
    void endingIsOff();
    void end();

    // What the program has said.
    bool hasJoined() const;
    bool hasSaved() const; ///< since it was told that the end begins
    bool wantsToAsk() const;
    bool calledItOff() const;

    /// Listens to the program until something holds. Returns whether it does.
    bool listenUntil(const std::function<bool()>& holds, std::chrono::milliseconds patience);

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace support
