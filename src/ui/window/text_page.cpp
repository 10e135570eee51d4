#include "ui/window/text_page.hpp"

#include "ui/widgets/announcer.hpp"

#include <QTextBlock>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

// A board is so many lines high, but no wider than the narrowest page.
constexpr int boardLines = 17;
constexpr int mostOfBoard = 400;

/// Where an anchor of that name stands; -1 where there is none.
int positionOf(const QTextDocument& text, const QString& anchor) {
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().anchorNames().contains(anchor))
                return part.fragment().position();
    return -1;
}

} // namespace

TextPage::TextPage(QWidget* parent, Draw draw)
    : QTextBrowser(parent)
    , draw_(std::move(draw))
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

QVariant TextPage::loadResource(int type, const QUrl& name) {
    if (type != QTextDocument::ImageResource || name.scheme() != QLatin1String("board") || !draw_)
        return QTextBrowser::loadResource(type, name);
    const int side = std::min(boardLines * fontMetrics().height(), mostOfBoard);
    return draw_(name.path(QUrl::FullyDecoded), {side, side});
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
