#include "ui/window/help_window.hpp"

#include "ui/widgets/window_place.hpp"

#include <QDialogButtonBox>
#include <QVBoxLayout>

#include <utility>

namespace ui {

HelpWindow::HelpWindow(QWidget* parent, TextPage::Draw draw)
    : QDialog(parent)
    , page_(new TextPage(this, std::move(draw))) {
    page_->setAccessibleName(tr("How to play"));
    page_->setObjectName(QStringLiteral("rules"));
    page_->setOpenExternalLinks(false);
    // The text is English, in whatever direction the desktop writes.
    page_->setLayoutDirection(Qt::LeftToRight);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(page_);
    column->addWidget(buttons);
    resizeForScreen(*this, {620, 560});
}

void HelpWindow::show(const QString& title, const QUrl& page) {
    setWindowTitle(tr("How to play %1").arg(title));
    if (page_->source() != page)
        page_->setSource(page);
    show();
    raise();
    activateWindow();
}

} // namespace ui
