#pragma once

#include <QLabel>
#include <QString>

#include <utility>
#include <vector>

namespace ui {

/// The plain words beside a choice: what it changes in play, or why it cannot be played. It keeps
/// room for its lines, so that nothing moves when it says something else.
class NewGameNote : public QLabel {
    Q_OBJECT

public:
    /// What is done about a trouble: the name that linkActivated() gives, and its words.
    using Remedies = std::vector<std::pair<QString, QString>>;

    explicit NewGameNote(int lines, QWidget* parent = nullptr);

    void say(const QString& meaning, const Remedies& remedies = {});
    void warn(const QString& trouble, const Remedies& remedies = {});
    void setLines(int lines);
    /// The words without markup.
    const QString& words() const { return words_; }
    bool isWarning() const { return warning_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void set(const QString& words, const Remedies& remedies, bool warning);
    void applyColours();

    int lines_;
    QString words_;
    bool warning_ = false;
};

} // namespace ui
