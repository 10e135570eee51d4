#include "ui/window/keys_window.hpp"

#include "ui/table/face.hpp"
#include "ui/widgets/window_place.hpp"
#include "ui/window/commands.hpp"
#include "ui/window/text_page.hpp"

#include <QAction>
#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace ui {

namespace {

/// A paragraph for each: in a table, whoever reads by ear would hear one column alone.
QString row(const QString& keys, const QString& meaning) {
    return QStringLiteral("<p style='margin-top:2px; margin-bottom:2px'><b>") +
           keys.toHtmlEscaped() + QStringLiteral("</b>&nbsp;&nbsp;&nbsp;") +
           meaning.toHtmlEscaped() + QStringLiteral("</p>");
}

QString plain(QString text) {
    text.remove(QLatin1Char('&'));
    text.remove(QChar(0x2026));
    return text;
}

} // namespace

KeysWindow::KeysWindow(const Commands& commands, const Uses& uses, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Keys"));
    QString text =
        QStringLiteral("<h3>") + tr("On the board and in the lists") + QStringLiteral("</h3>");
    text += row(tr("Arrows"), tr("go from space to space, or through the list"));
    text += row(tr("Space, Enter"),
                uses.suits ? tr("choose the piece, go there, pick the card, take the piece off")
                           : tr("choose the piece, go there"));
    text += row(tr("Home, End, PgUp, PgDown"),
                tr("go to the edge of the board; on the number pad, one space diagonally"));
    text += row(tr("A letter, digits"), tr("go to that space of the board, such as D 4"));
    text += row(tr("Esc"), uses.suits ? tr("put the piece or the picked cards back, go on after a "
                                           "result, or leave full screen")
                                      : tr("put the piece back, or leave full screen"));
    text += row(tr("Tab"), tr("go to the next part of the window"));
    text += QStringLiteral("<h3>") + tr("Everywhere") + QStringLiteral("</h3>");
    for (const QAction* action : commands.all())
        if (!action->shortcut().isEmpty())
            text += row(QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText),
                        plain(action->text()));

    auto* page = new TextPage(this);
    page->setAccessibleName(tr("List of keys"));
    page->setHtml(text);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(page);
    column->addWidget(buttons);
    resizeForScreen(*this, {460, 520});
}

} // namespace ui
