#include "ui/new_game/new_game_note.hpp"

#include "ui/widgets/theme.hpp"

#include <QEvent>
#include <QPalette>

namespace ui {

NewGameNote::NewGameNote(int lines, QWidget* parent)
    : QLabel(parent)
    , lines_(lines) {
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setFocusPolicy(Qt::NoFocus);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    applyColours();
}

void NewGameNote::say(const QString& meaning, const Remedies& remedies) {
    set(meaning, remedies, false);
}

void NewGameNote::warn(const QString& trouble, const Remedies& remedies) {
    set(trouble, remedies, true);
}

void NewGameNote::setLines(int lines) {
    lines_ = lines;
    setMinimumHeight(lines_ * fontMetrics().lineSpacing());
}

void NewGameNote::set(const QString& words, const Remedies& remedies, bool warning) {
    QString html = words.toHtmlEscaped();
    for (const auto& [name, remedy] : remedies)
        html += QStringLiteral(" <a href=\"%1\">%2</a>").arg(name, remedy.toHtmlEscaped());
    words_ = words;
    setText(html);
    // A note without a link is nothing to stop at on the way with the Tab key.
    setFocusPolicy(remedies.empty() ? Qt::NoFocus : Qt::StrongFocus);
    setAccessibleName(words);
    if (warning_ != warning) {
        warning_ = warning;
        applyColours();
    }
}

void NewGameNote::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::ParentChange)
        applyColours();
}

void NewGameNote::applyColours() {
    setLines(lines_);
    const QPalette around = parentWidget() ? parentWidget()->palette() : QPalette();
    const Theme theme = themeOf(around);
    const QColor text = warning_ ? theme.warning : theme.muted;
    const QColor link = readableOn(around.color(QPalette::Link), theme.window);
    QPalette own = palette();
    if (own.color(QPalette::WindowText) == text && own.color(QPalette::Link) == link)
        return;
    own.setColor(QPalette::WindowText, text);
    own.setColor(QPalette::Link, link);
    setPalette(own);
}

} // namespace ui
