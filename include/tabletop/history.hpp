#pragma once

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace tabletop {

/// The states of one game from its start on, with the actions between them, and a place in it.
/// Undo and redo only move the place; playing on from the past drops what came after it.
/// Value type: copying it costs one copy of every state.
template <class State, class Action>
class History {
public:
    explicit History(State start) { states_.push_back(std::move(start)); }

    /// The number of actions, done and undone alike.
    std::size_t size() const { return actions_.size(); }
    /// How many of them are done: 0 is the start.
    std::size_t place() const { return place_; }
    bool can_undo() const { return place_ > 0; }
    bool can_redo() const { return place_ < size(); }

    const State& current() const { return states_[place_]; }
    /// The state after `count` actions. Precondition: count <= size().
    const State& state(std::size_t count) const { return states_[count]; }
    /// The action that leads from state(i) to state(i + 1). Precondition: i < size().
    const Action& action(std::size_t i) const { return actions_[i]; }
    const std::vector<Action>& actions() const { return actions_; }

    /// Adds an action at the place, dropping what was undone there.
    void play(Action action, State after) {
        actions_.resize(place_);
        states_.erase(states_.begin() + static_cast<std::ptrdiff_t>(place_) + 1, states_.end());
        actions_.push_back(std::move(action));
        states_.push_back(std::move(after));
        ++place_;
    }
    /// Precondition: can_undo().
    void undo() { go_to(place_ - 1); }
    /// Precondition: can_redo().
    void redo() { go_to(place_ + 1); }
    /// Precondition: place <= size().
    void go_to(std::size_t place) {
        assert(place <= size());
        place_ = place;
    }

    friend bool operator==(const History&, const History&) = default;

private:
    std::vector<State> states_;
    std::vector<Action> actions_;
    std::size_t place_ = 0;
};

} // namespace tabletop
