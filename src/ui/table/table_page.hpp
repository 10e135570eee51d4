#pragma once

#include "app/preferences.hpp"
#include "ui/table/scene.hpp"
#include "ui/widgets/panel.hpp"

#include <QString>

#include <cstdint>
#include <string>

namespace ui {

/// A game's own page beside the board, in the place of the list of moves. The table asks which is
/// wanted and shows that one.
class TablePage : public Panel {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t {
        act,    ///< where the act asked for is made
        result, ///< what the last act brought; done with by dismissed()
        advice  ///< what helps with an act on the board
    };

    TablePage(Kind kind, QWidget* parent);

    Kind kind() const { return kind_; }
    /// Whether it is wanted now.
    virtual bool isWanted(const Scene& scene, const app::Preferences& preferences) const = 0;
    /// Precondition: it is wanted.
    virtual void showScene(const Scene& scene) = 0;
    /// What was marked before is forgotten: another place is shown.
    virtual void startAnew() {}
    /// Marks an act among those that it offers.
    virtual void mark(const Scene& scene, const std::string& token);
    virtual void setPreferences(const app::Preferences& preferences);
    virtual void setCompact(bool compact) = 0;
    /// Where the keyboard goes on; nothing where that is the board.
    virtual QWidget* focusPlace() const { return nullptr; }
    /// What the button says that opens a page of acts, such as "Look at the hands".
    virtual QString opener() const { return {}; }

Q_SIGNALS:
    void dismissed();

private:
    Kind kind_;
};

} // namespace ui
