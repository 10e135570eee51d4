#pragma once

#include <QString>
#include <QWidget>

#include <optional>

namespace ui {

/// Why the game cannot start yet, and the field where that can be mended.
struct FieldTrouble {
    QString sentence;
    QWidget* field = nullptr;
};

/// A part of what is asked about a new game.
class FormPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    FormPage(const FormPage&) = delete;
    FormPage& operator=(const FormPage&) = delete;
    ~FormPage() override;

    /// The first trouble on the page, of what is on it now.
    virtual std::optional<FieldTrouble> trouble() const;

Q_SIGNALS:
    void edited();
};

} // namespace ui
