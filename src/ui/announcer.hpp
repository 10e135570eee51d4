#pragma once

#include <QWidget>

namespace ui {

/// Has sentences spoken by a screen reader, each once. It takes no room in the window.
class Announcer : public QWidget {
    Q_OBJECT

public:
    explicit Announcer(QWidget* parent);

    void say(const QString& sentence);
    const QString& sentence() const { return sentence_; }

Q_SIGNALS:
    void said(const QString& sentence);

private:
    QString sentence_;
};

} // namespace ui
