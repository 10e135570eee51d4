#pragma once

#include <QUndoCommand>

#include <functional>
#include <utility>

namespace ui {

/// A step that can be undone: a value becomes another, and the setter is told each time.
template <class T>
class ValueChange : public QUndoCommand {
public:
    using Setter = std::function<void(const T&)>;

    ValueChange(T before, T after, Setter setter, const QString& what)
        : QUndoCommand(what)
        , before_(std::move(before))
        , after_(std::move(after))
        , set_(std::move(setter)) {}

    void undo() override { set_(before_); }
    void redo() override { set_(after_); }

private:
    T before_;
    T after_;
    Setter set_;
};

} // namespace ui
