#pragma once

#include "ui/density.hpp"
#include "ui/panel.hpp"

namespace ui {

class Announcer;
class TextLabel;

/// The line at the bottom: what a move pointed at would change; otherwise the latest message.
class StatusLine : public Panel {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// Stays until the next message; spoken once by a screen reader.
    void tell(const QString& message);
    /// The same for why something was not done, until it is settled.
    void refuse(const QString& reason);
    void settle();
    /// Covers the message while it is not empty.
    void setHint(const QString& hint);
    void setDensity(Density density);
    QString message() const { return message_; }

private:
    void refresh();

    TextLabel* label_;
    Announcer* announcer_;
    QString message_;
    bool isRefusal_ = false;
    QString hint_;
};

} // namespace ui
