#pragma once

#include "ui/window/text_page.hpp"

#include <QDialog>
#include <QUrl>

namespace ui {

/// The rules for players, to be read beside the game.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    /// `draw` draws the boards of the pages.
    explicit HelpWindow(QWidget* parent = nullptr, TextPage::Draw draw = {});

    /// The rules of a game, by the address of their page.
    void show(const QString& title, const QUrl& page);
    using QWidget::show;

private:
    TextPage* page_;
};

} // namespace ui
