#include "ui/window/text_page.hpp"

#include "ui/widgets/announcer.hpp"

#include <QTextBlock>

namespace ui {

namespace {

/// Where an anchor of that name stands; -1 where there is none.
int positionOf(const QTextDocument& text, const QString& anchor) {
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().anchorNames().contains(anchor))
                return part.fragment().position();
    return -1;
}

} // namespace

TextPage::TextPage(QWidget* parent)
    : QTextBrowser(parent)
    , announcer_(new Announcer(this)) {
    setTextInteractionFlags(textInteractionFlags() | Qt::TextSelectableByKeyboard);
}

bool TextPage::focusNextPrevChild(bool next) {
    const QTextCursor before = textCursor();
    const bool moved = QTextBrowser::focusNextPrevChild(next);
    if (textCursor() != before && textCursor().hasSelection())
        announcer_->say(tr("%1, link").arg(textCursor().selectedText()));
    return moved;
}

void TextPage::doSetSource(const QUrl& url, QTextDocument::ResourceType type) {
    QTextBrowser::doSetSource(url, type);
    const int position = url.hasFragment() ? positionOf(*document(), url.fragment()) : -1;
    if (position < 0)
        return;
    QTextCursor cursor(document());
    cursor.setPosition(position);
    setTextCursor(cursor);
    scrollToAnchor(url.fragment()); // the cursor may stand lower than the top
}

} // namespace ui
