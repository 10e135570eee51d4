#include "faces/checkers_poker/new_game_variant_bar.hpp"

#include "app/settings.hpp"
#include "faces/checkers_poker/new_game_set_name.hpp"
#include "faces/checkers_poker/variant_words.hpp"
#include "ui/new_game/choice_box.hpp"
#include "ui/widgets/plain_button.hpp"
#include "ui/widgets/wrap_layout.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace ui {

using checkers_poker::Options;

namespace {
// Sets by their place: those that come with the game, then the player's own. Items without one are
// the line between them and the mixture that has no name.
constexpr int placeRole = Qt::UserRole;
constexpr int leastCharacters = 20;
} // namespace

VariantBar::VariantBar(app::Settings& settings, QWidget* parent)
    : QWidget(parent)
    , settings_(settings)
    , stored_(checkers_poker_face::loadVariants(settings))
    , builtIn_(checkers_poker_face::builtInVariants())
    , sets_(new ChoiceBox(tr("&Variant"), this))
    , save_(plainButton(tr("Save &as…"), QStringLiteral("saveSet"),
                        tr("Keep these rules as a set of your own"), this))
    , rename_(plainButton(tr("Re&name…"), QStringLiteral("renameSet"), tr("Rename this set"), this))
    , delete_(
          plainButton(tr("&Delete"), QStringLiteral("deleteSet"), tr("Delete this set"), this)) {
    sets_->setObjectName(QStringLiteral("sets"));
    sets_->setMinimumContentsLength(leastCharacters);
    sets_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* choice = new QHBoxLayout;
    choice->addWidget(sets_->label());
    choice->addWidget(sets_, 1);
    auto* row = new WrapLayout(this);
    row->setSpacing(6);
    row->addLayout(choice);
    row->addWidget(save_);
    row->addWidget(rename_);
    row->addWidget(delete_);
    fitChoice();
    connect(sets_, &QComboBox::activated, this, &VariantBar::choose);
    connect(save_, &QPushButton::clicked, this, &VariantBar::saveAs);
    connect(rename_, &QPushButton::clicked, this, &VariantBar::rename);
    connect(delete_, &QPushButton::clicked, this, &VariantBar::remove);
}

/// The names of sets are read whole, whatever the font.
void VariantBar::fitChoice() {
    constexpr int arrow = 40;
    sets_->setMinimumWidth(leastCharacters * fontMetrics().averageCharWidth() + arrow);
}

void VariantBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitChoice();
}

void VariantBar::display(const Options& options, bool playable) {
    options_ = options;
    save_->setEnabled(playable);
    rebuild();
}

void VariantBar::rebuild() {
    sets_->clear();
    int current = -1;
    int place = 0;
    const auto add = [&](const checkers_poker_face::VariantSet& set) {
        sets_->addItem(set.name, place++);
        const int index = sets_->count() - 1;
        sets_->setItemData(index, checkers_poker_face::inWords(set.options), Qt::ToolTipRole);
        if (set.options == options_ && (current == -1 || set.name == preferred_))
            current = index;
    };
    for (const checkers_poker_face::VariantSet& set : builtIn_)
        add(set);
    if (!stored_.own.all().empty())
        sets_->insertSeparator(sets_->count());
    for (const checkers_poker_face::VariantSet& set : stored_.own.all())
        add(set);
    if (current == -1) {
        current = sets_->count();
        sets_->addItem(tr("Your own mixture"));
    }
    sets_->setCurrentIndex(current);
    sets_->setAccessibleDescription(checkers_poker_face::inWords(options_));
    rename_->setEnabled(ownChosen().has_value());
    delete_->setEnabled(ownChosen().has_value());
}

std::optional<std::size_t> VariantBar::ownChosen() const {
    const QVariant place = sets_->currentData(placeRole);
    const auto builtIn = static_cast<int>(builtIn_.size());
    if (!place.isValid() || place.toInt() < builtIn)
        return std::nullopt;
    return static_cast<std::size_t>(place.toInt() - builtIn);
}

void VariantBar::choose(int index) {
    if (!sets_->itemData(index, placeRole).isValid())
        return;
    const auto own = ownChosen();
    const checkers_poker_face::VariantSet& set =
        own ? stored_.own.all()[*own]
            : builtIn_[static_cast<std::size_t>(sets_->itemData(index, placeRole).toInt())];
    preferred_ = set.name;
    Q_EMIT chosen(Options(set.options));
}

/// Other copies of the program may have added sets meanwhile.
void VariantBar::reload() {
    const auto own = ownChosen();
    if (own)
        preferred_ = stored_.own.all()[*own].name;
    stored_ = checkers_poker_face::loadVariants(settings_);
    rebuild();
}

void VariantBar::saveAs() {
    reload();
    SetNameDialog dialog(stored_.own, std::nullopt, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    preferred_ = dialog.name();
    if (const auto old = dialog.replaced()) {
        preferred_ = stored_.own.all()[*old].name;
        stored_.own.replace(*old, options_);
    } else {
        stored_.own.add(preferred_, options_);
    }
    store(tr("Saved the set “%1”.").arg(preferred_));
}

void VariantBar::rename() {
    reload();
    const auto own = ownChosen();
    if (!own)
        return;
    SetNameDialog dialog(stored_.own, own, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    stored_.own.rename(*own, dialog.name());
    preferred_ = stored_.own.all()[*own].name;
    store(tr("The set is called “%1” now.").arg(preferred_));
}

void VariantBar::remove() {
    reload();
    const auto own = ownChosen();
    if (!own)
        return;
    deleted_ = stored_.own.all()[*own];
    stored_.own.remove(*own);
    store({});
    Q_EMIT deleted(deleted_->name);
}

void VariantBar::undoDelete() {
    if (!deleted_ || stored_.own.troubleWithName(deleted_->name))
        return;
    stored_.own.add(deleted_->name, deleted_->options);
    preferred_ = deleted_->name;
    store(tr("The set “%1” is back.").arg(deleted_->name));
    deleted_.reset();
}

void VariantBar::forgetUnread() {
    stored_.unread.clear();
    stored_.troubles.clear();
    store({});
}

void VariantBar::store(const QString& words) {
    checkers_poker_face::saveVariants(settings_, stored_);
    const QString trouble = settings_.write();
    rebuild();
    Q_EMIT said(trouble.isEmpty() ? words
                                  : tr("Sets last only until the program ends. %1").arg(trouble));
}

} // namespace ui
