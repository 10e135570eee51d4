#pragma once

#include "app/asked_place.hpp"
#include "engine/level.hpp"
#include "engine/thinker.hpp"

#include <chrono>
#include <memory>
#include <stop_token>
#include <string>

namespace app {

/// Chooses the acts of the computer at all its seats.
class Thinker {
public:
    Thinker() = default;
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    virtual ~Thinker() = default;

    /// An act for whoever is to act. Returns within a few milliseconds of a stop request, with the
    /// best found so far. What it throws is told, and ends its part in the game.
    /// Called by one thread at a time, not always the same.
    /// Precondition: somebody is to act, and chance is not.
    virtual std::string choose(const AskedPlace& place, engine::Level level,
                               const std::stop_token& stop) = 0;
    /// Whether it takes a draw that is offered to `seat`. May be called while choose() is under
    /// way.
    virtual bool acceptsDraw(const AskedPlace& place, tabletop::Seat seat, engine::Level level,
                             const std::stop_token& stop) const = 0;
    /// Forgets the game before. Nothing is under way meanwhile.
    virtual void startAnew() = 0;
};

/// How long the highest level thinks about an act.
inline constexpr std::chrono::milliseconds thinkingTime{1000};

/// The engine, with a table for each seat that is made when it first thinks.
std::unique_ptr<Thinker> engineThinker();

} // namespace app
