#pragma once

#include "app/rule_sets.hpp"

#include <QDialog>

#include <cstddef>
#include <optional>

class QLineEdit;
class QPushButton;

namespace ui {

class NewGameNote;

/// Asks for the name of a set, and says beside the field why one cannot be taken.
class SetNameDialog : public QDialog {
    Q_OBJECT

public:
    /// Without `renamed` a set is to be saved: then the name of another own set is allowed too, and
    /// the dialog says that it will be replaced.
    SetNameDialog(const app::OwnSets& own, std::optional<std::size_t> renamed,
                  QWidget* parent = nullptr);

    QString name() const;
    /// The set that has the name already and is to be replaced.
    std::optional<std::size_t> replaced() const;

private:
    void update();

    app::OwnSets own_;
    std::optional<std::size_t> renamed_;
    QLineEdit* name_ = nullptr;
    NewGameNote* note_ = nullptr;
    QPushButton* take_ = nullptr;
};

} // namespace ui
