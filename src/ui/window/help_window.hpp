#pragma once

#include <QDialog>
#include <QUrl>

namespace ui {

class TextPage;

/// The rules for players, to be read beside the game.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent = nullptr);

    /// The rules of a game, by the address of their page.
    void show(const QString& title, const QUrl& page);
    using QWidget::show;

private:
    TextPage* page_;
};

} // namespace ui
