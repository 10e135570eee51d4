#include "ui/window/help_window.hpp"

#include "ui/widgets/window_place.hpp"
#include "ui/window/text_page.hpp"

#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace ui {

HelpWindow::HelpWindow(QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("How to play Checkers Poker"));
    auto* page = new TextPage(this);
    page->setAccessibleName(tr("How to play"));
    page->setObjectName(QStringLiteral("rules"));
    page->setSource(QUrl(QStringLiteral("qrc:/help/rules.html")));
    page->setOpenExternalLinks(false);
    // The text is English, in whatever direction the desktop writes.
    page->setLayoutDirection(Qt::LeftToRight);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(page);
    column->addWidget(buttons);
    resizeForScreen(*this, {620, 560});
}

} // namespace ui
