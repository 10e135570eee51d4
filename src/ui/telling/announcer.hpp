#pragma once

#include <QStringList>
#include <QWidget>

namespace ui {

/// Has sentences spoken by a screen reader, each once. It is never seen.
///
/// They are spoken when the events at hand are over, in one: a screen reader breaks off what it is
/// saying both for the next sentence and for a change of focus, which belongs before them.
class Announcer : public QWidget {
    Q_OBJECT

public:
    explicit Announcer(QWidget* parent);

    void say(const QString& sentence);
    const QString& sentence() const { return sentence_; }

Q_SIGNALS:
    void said(const QString& sentence);

private:
    void speak();

    QStringList waiting_;
    QString sentence_;
};

/// Sentences one after the other: "Ann moves g2 to e8. Ben is thinking…". Empty ones are left out.
QString joinedSentences(const QStringList& sentences);

} // namespace ui
