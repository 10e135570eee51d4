#pragma once

#include <QStringList>
#include <QWidget>

#include <array>
#include <cstddef>

namespace ui {

/// A sentence as screen readers know it.
class Notice : public QWidget {
    Q_OBJECT

public:
    explicit Notice(QWidget* parent);

    const QString& sentence() const { return sentence_; }
    void setSentence(const QString& sentence) { sentence_ = sentence; }

private:
    QString sentence_;
};

/// Has sentences spoken by a screen reader, each once. It is never seen.
///
/// They are spoken when the events at hand are over, in one: a screen reader breaks off what it is
/// saying both for the next sentence and for a change of focus, which belongs before them. It asks
/// for their words when it comes to it, when others may have followed; each therefore stays for a
/// while under a notice of its own.
class Announcer : public QWidget {
    Q_OBJECT

public:
    explicit Announcer(QWidget* parent);

    void say(const QString& sentence);

Q_SIGNALS:
    void said(const QString& sentence);

private:
    void speak();

    QStringList waiting_;
    std::array<Notice*, 8> notices_{};
    std::size_t next_ = 0;
};

/// Sentences one after the other: "Ann moves g2 to e8. Ben is thinking…". Empty ones are left out.
QString joinedSentences(const QStringList& sentences);

} // namespace ui
