#pragma once

#include <QTextBrowser>

namespace ui {

class Announcer;

/// A page of text that can be read without seeing it: it has a cursor, by which screen readers read
/// line by line; links say what they are when Tab comes to them, and lead the cursor along.
class TextPage : public QTextBrowser {
    Q_OBJECT

public:
    explicit TextPage(QWidget* parent);

protected:
    bool focusNextPrevChild(bool next) override;
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;

private:
    Announcer* announcer_;
};

} // namespace ui
