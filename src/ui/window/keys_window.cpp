#include "ui/window/keys_window.hpp"

#include "ui/window/commands.hpp"
#include "ui/window/window_place.hpp"

#include <QAction>
#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace ui {

namespace {

QString row(const QString& keys, const QString& meaning) {
    return QStringLiteral("<tr><td><b>") + keys.toHtmlEscaped() +
           QStringLiteral("</b>&nbsp;&nbsp;&nbsp;</td><td>") + meaning.toHtmlEscaped() +
           QStringLiteral("</td></tr>");
}

QString plain(QString text) {
    text.remove(QLatin1Char('&'));
    text.remove(QChar(0x2026));
    return text;
}

} // namespace

KeysWindow::KeysWindow(const Commands& commands, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Keys"));
    QString table = QStringLiteral("<h3>") + tr("On the board and in the lists") +
                    QStringLiteral("</h3><table>");
    table += row(tr("Arrows"), tr("go from space to space, or through the list"));
    table += row(tr("Space, Enter"),
                 tr("choose the checker, go there, pick the card, take the checker off"));
    table += row(tr("Home, End, PgUp, PgDown"),
                 tr("go to the edge of the board; on the number pad, one space diagonally"));
    table += row(tr("A letter, a digit"), tr("go to that space of the board, such as D 4"));
    table +=
        row(tr("Esc"), tr("put the checker or the picked cards back, go on after a showdown, or "
                          "leave full screen"));
    table += row(tr("Tab"), tr("go to the next part of the window"));
    table += QStringLiteral("</table><h3>") + tr("Everywhere") + QStringLiteral("</h3><table>");
    for (const QAction* action : commands.all())
        if (!action->shortcut().isEmpty())
            table += row(QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText),
                         plain(action->text()));
    table += QStringLiteral("</table>");

    auto* page = new QTextBrowser(this);
    page->setAccessibleName(tr("List of keys"));
    page->setHtml(table);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(page);
    column->addWidget(buttons);
    resizeForScreen(*this, {460, 520});
}

} // namespace ui
