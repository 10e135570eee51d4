#pragma once

#include "ui/table/density.hpp"
#include "ui/widgets/panel.hpp"

namespace ui {

class Announcer;
class TextLabel;

/// The line at the bottom: what a move pointed at would change; otherwise what was remarked, until
/// that is settled; otherwise the news of the game.
class StatusLine : public Panel {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// What happened in the game; stays until the next news. What was remarked before is settled.
    void showNews(const QString& news);
    /// A word about something else, such as why an act was refused; spoken once by a screen reader.
    void tell(const QString& remark);
    /// What was remarked is over.
    void settle();
    /// Covers both while it is not empty.
    void setHint(const QString& hint);
    /// Has a screen reader speak, and shows nothing.
    void say(const QString& sentence);
    void setDensity(Density density);

private:
    void refresh();

    TextLabel* label_;
    Announcer* announcer_;
    QString news_;
    QString remark_;
    QString hint_;
};

} // namespace ui
