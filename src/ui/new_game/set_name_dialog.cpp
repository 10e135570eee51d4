#include "ui/new_game/set_name_dialog.hpp"

#include "app/player_names.hpp"
#include "ui/new_game/new_game_note.hpp"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {
constexpr int leastName = 32; ///< letters that are seen of a name
} // namespace

SetNameDialog::SetNameDialog(const app::OwnSets& own, std::optional<std::size_t> renamed,
                             QWidget* parent)
    : QDialog(parent)
    , own_(own)
    , renamed_(renamed)
    , name_(new QLineEdit(this))
    , note_(new NewGameNote(2, this)) {
    setWindowTitle(renamed ? tr("Rename the set") : tr("Save as a set"));
    auto* label = new QLabel(tr("&Name of the set"), this);
    label->setBuddy(name_);
    name_->setObjectName(QStringLiteral("setName"));
    name_->setAccessibleName(tr("Name of the set"));
    name_->setMinimumWidth(leastName * fontMetrics().averageCharWidth());
    if (renamed)
        name_->setText(own.all()[*renamed].name);
    name_->selectAll();

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    take_ = buttons->button(QDialogButtonBox::Ok);
    take_->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cance&l"));
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(name_, &QLineEdit::textEdited, this, &SetNameDialog::update);

    auto* column = new QVBoxLayout(this);
    column->addWidget(label);
    column->addWidget(name_);
    column->addWidget(note_);
    column->addWidget(buttons);
    update();
}

QString SetNameDialog::name() const { return app::cleanedName(name_->text()); }

std::optional<std::size_t> SetNameDialog::replaced() const {
    return renamed_ ? std::nullopt : own_.find(name());
}

void SetNameDialog::update() {
    const auto old = replaced();
    const auto trouble = old ? std::nullopt : own_.troubleWithName(name(), renamed_);
    take_->setEnabled(!trouble);
    take_->setText(renamed_ ? tr("&Rename") : old ? tr("&Replace") : tr("&Save"));
    if (old)
        note_->say(tr("The set “%1” will have these rules instead.").arg(own_.all()[*old].name));
    else if (trouble && !name().isEmpty())
        note_->warn(*trouble);
    else
        note_->say(trouble.value_or(QString()));
    name_->setAccessibleDescription(note_->words());
}

} // namespace ui
