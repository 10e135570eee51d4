#pragma once

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace tabletop {

/// The actions of one game from its start on, and a place among them. Undo and redo only move the
/// place; playing on from the past drops what came after it.
///
/// `Step` carries out an action: `Step()(state, action)` changes the state to the one after it. It
/// has no state of its own and does the same with equal arguments at any time, since states are
/// not kept: only the start, the current one and every 64th, from which the others are played
/// anew. Memory therefore follows the actions.
///
/// Value type without anything hidden: copying costs the actions and the states that are kept;
/// several threads may read one history at once.
template <class State, class Action, class Step>
class History {
public:
    explicit History(State start)
        : current_(std::move(start)) {
        kept_.push_back(current_);
    }

    /// The number of actions, done and undone alike.
    std::size_t size() const { return actions_.size(); }
    /// How many of them are done: 0 is the start.
    std::size_t place() const { return place_; }
    bool can_undo() const { return place_ > 0; }
    bool can_redo() const { return place_ < size(); }

    const State& start() const { return kept_.front(); }
    const State& current() const { return current_; }
    /// The state after `count` actions, made anew by at most 63 steps. To go through many in a row
    /// use visit(). Precondition: count <= size().
    State state(std::size_t count) const {
        assert(count <= size());
        State state = kept_[count / interval];
        for (std::size_t i = count - count % interval; i < count; ++i)
            Step()(state, actions_[i]);
        return state;
    }
    /// The action that leads from state(i) to state(i + 1). Precondition: i < size().
    const Action& action(std::size_t i) const { return actions_[i]; }
    const std::vector<Action>& actions() const { return actions_; }

    /// Calls `look(i, state(i), action(i))` for each i from `from` on, up to but without `to`, at a
    /// step each. The state is there during the call alone. Precondition: from <= to <= size().
    template <class Look>
    void visit(std::size_t from, std::size_t to, Look look) const {
        assert(from <= to && to <= size());
        if (from == to)
            return;
        State state = this->state(from);
        for (std::size_t i = from; i < to; ++i) {
            look(i, std::as_const(state), actions_[i]);
            Step()(state, actions_[i]);
        }
    }

    /// Carries out an action at the place, dropping what was undone there.
    void play(Action action) {
        drop_undone();
        actions_.push_back(std::move(action));
        Step()(current_, actions_.back());
        ++place_;
        if (place_ % interval == 0)
            kept_.push_back(current_);
    }
    /// Precondition: can_undo().
    void undo() { go_to(place_ - 1); }
    /// Precondition: can_redo().
    void redo() {
        Step()(current_, actions_[place_]);
        ++place_;
    }
    /// Precondition: place <= size().
    void go_to(std::size_t place) {
        current_ = state(place);
        place_ = place;
    }

    /// The other states follow from the start and the actions.
    friend bool operator==(const History& a, const History& b) {
        return a.place_ == b.place_ && a.start() == b.start() && a.actions_ == b.actions_;
    }

private:
    static constexpr std::size_t interval = 64;

    void drop_undone() {
        const auto done = static_cast<std::ptrdiff_t>(place_);
        const auto kept = static_cast<std::ptrdiff_t>(place_ / interval) + 1;
        actions_.erase(actions_.begin() + done, actions_.end());
        kept_.erase(kept_.begin() + kept, kept_.end());
    }

    std::vector<State> kept_; ///< after 0, 64, 128 … actions
    std::vector<Action> actions_;
    State current_;
    std::size_t place_ = 0;
};

} // namespace tabletop
