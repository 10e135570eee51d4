#pragma once

#include <QPixmap>
#include <QTextBrowser>

#include <functional>

namespace ui {

class Announcer;

/// A page of text that can be read without seeing it: it has a cursor, by which screen readers read
/// line by line; links say what they are when Tab comes to them, and lead the cursor along.
class TextPage : public QTextBrowser {
    Q_OBJECT

public:
    /// Draws what a page has as an image of the address `board:…`, at a size in logical pixels.
    using Draw = std::function<QPixmap(const QString& board, QSize size)>;

    explicit TextPage(QWidget* parent, Draw draw = {});

    QVariant loadResource(int type, const QUrl& name) override;

protected:
    bool focusNextPrevChild(bool next) override;
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;

private:
    Draw draw_;
    Announcer* announcer_;
};

} // namespace ui
