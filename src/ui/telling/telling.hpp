#pragma once

#include "app/session.hpp"
#include "ui/table/face.hpp"

#include <QString>

#include <cstddef>

namespace ui {

class StatusLine;

/// Tells what happened at the table and what is asked next, in the line at the bottom and by ear:
/// every act, every step through the game and every request once.
class Telling {
public:
    /// What is referred to outlives this.
    Telling(const app::Session& session, const Faces& faces, StatusLine& line);

    /// Another game is on the table: what it is is told next.
    void greet(const QString& advice = {});
    /// The act from a place on was carried out, which is told next.
    void noteAct(std::size_t place);
    /// Tells what is new, now that `prompt` is what is asked.
    void follow(const Prompt& prompt);

private:
    /// What is read may be shorter or longer than what is heard.
    struct Words {
        QString shown;
        QString spoken;
    };
    Words requestOf(const Prompt& prompt) const;
    const Face& face() const { return faces_.of(game_.game()); }

    const app::Session& session_;
    const app::GameController& game_;
    const Faces& faces_;
    StatusLine& line_;
    Words news_;
    bool isGreeting_ = false;
    /// The place that was last told of; others are reached by undo, redo and looking.
    std::size_t toldPlace_ = 0;
    QString toldRequest_;
};

} // namespace ui
