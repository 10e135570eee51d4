#include "ui/new_game/sets_bar.hpp"

#include "app/settings.hpp"
#include "ui/new_game/choice_box.hpp"
#include "ui/new_game/set_name_dialog.hpp"
#include "ui/widgets/plain_button.hpp"
#include "ui/widgets/wrap_layout.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace ui {

namespace {
// Sets by their place: those that come with the game, then the player's own. Items without one are
// the line between them and the mixture that has no name.
constexpr int placeRole = Qt::UserRole;
constexpr int leastCharacters = 20;
} // namespace

SetsBar::SetsBar(app::Settings& settings, app::SetsOfGame sets, QWidget* parent)
    : QWidget(parent)
    , settings_(settings)
    , game_(std::move(sets))
    , stored_(app::loadSets(settings, game_))
    , games_(new ChoiceBox(tr("Game"), this))
    , sets_(new ChoiceBox(tr("&Variant"), this))
    , save_(plainButton(tr("Save &as…"), QStringLiteral("saveSet"),
                        tr("Keep these rules as a set of your own"), this))
    , rename_(plainButton(tr("Re&name…"), QStringLiteral("renameSet"), tr("Rename this set"), this))
    , delete_(
          plainButton(tr("&Delete"), QStringLiteral("deleteSet"), tr("Delete this set"), this)) {
    games_->setObjectName(QStringLiteral("game"));
    games_->hide();
    games_->label()->hide();
    sets_->setObjectName(QStringLiteral("sets"));
    sets_->setMinimumContentsLength(leastCharacters);
    sets_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* game = new QHBoxLayout;
    game->addWidget(games_->label());
    game->addWidget(games_, 1);
    auto* choice = new QHBoxLayout;
    choice->addWidget(sets_->label());
    choice->addWidget(sets_, 1);
    auto* row = new WrapLayout(this);
    row->setSpacing(6);
    row->addLayout(game);
    row->addLayout(choice);
    row->addWidget(save_);
    row->addWidget(rename_);
    row->addWidget(delete_);
    fitChoice();
    connect(sets_, &QComboBox::activated, this, &SetsBar::choose);
    connect(save_, &QPushButton::clicked, this, &SetsBar::saveAs);
    connect(rename_, &QPushButton::clicked, this, &SetsBar::rename);
    connect(delete_, &QPushButton::clicked, this, &SetsBar::remove);
}

/// The names of sets are read whole, whatever the font.
void SetsBar::fitChoice() {
    constexpr int arrow = 40;
    int least = leastCharacters * fontMetrics().averageCharWidth();
    for (const app::RuleSet& set : game_.builtIn)
        least = std::max(least, fontMetrics().horizontalAdvance(set.name));
    sets_->setMinimumWidth(least + arrow);
}

void SetsBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitChoice();
}

void SetsBar::display(const QString& rules, bool playable) {
    rules_ = rules;
    save_->setEnabled(playable);
    rebuild();
}

void SetsBar::rebuild() {
    sets_->clear();
    int current = -1;
    int place = 0;
    const auto add = [&](const app::RuleSet& set) {
        sets_->addItem(set.name, place++);
        const int index = sets_->count() - 1;
        sets_->setItemData(index, game_.inWords(set.rules), Qt::ToolTipRole);
        if (set.rules == rules_ && (current == -1 || set.name == preferred_))
            current = index;
    };
    for (const app::RuleSet& set : game_.builtIn)
        add(set);
    if (!stored_.own.all().empty())
        sets_->insertSeparator(sets_->count());
    for (const app::RuleSet& set : stored_.own.all())
        add(set);
    if (current == -1) {
        current = sets_->count();
        sets_->addItem(tr("Your own mixture"));
    }
    sets_->setCurrentIndex(current);
    sets_->setAccessibleDescription(game_.inWords(rules_));
    rename_->setEnabled(ownChosen().has_value());
    delete_->setEnabled(ownChosen().has_value());
}

std::optional<std::size_t> SetsBar::ownChosen() const {
    const QVariant place = sets_->currentData(placeRole);
    const auto builtIn = static_cast<int>(game_.builtIn.size());
    if (!place.isValid() || place.toInt() < builtIn)
        return std::nullopt;
    return static_cast<std::size_t>(place.toInt() - builtIn);
}

void SetsBar::choose(int index) {
    if (!sets_->itemData(index, placeRole).isValid())
        return;
    const auto own = ownChosen();
    const app::RuleSet& set =
        own ? stored_.own.all()[*own]
            : game_.builtIn[static_cast<std::size_t>(sets_->itemData(index, placeRole).toInt())];
    preferred_ = set.name;
    Q_EMIT chosen(QString(set.rules));
}

/// Other copies of the program may have added sets meanwhile.
void SetsBar::reload() {
    const auto own = ownChosen();
    if (own)
        preferred_ = stored_.own.all()[*own].name;
    stored_ = app::loadSets(settings_, game_);
    rebuild();
}

void SetsBar::saveAs() {
    reload();
    SetNameDialog dialog(stored_.own, std::nullopt, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    preferred_ = dialog.name();
    if (const auto old = dialog.replaced()) {
        preferred_ = stored_.own.all()[*old].name;
        stored_.own.replace(*old, rules_);
    } else {
        stored_.own.add(preferred_, rules_);
    }
    store(tr("Saved the set “%1”.").arg(preferred_));
}

void SetsBar::rename() {
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

void SetsBar::remove() {
    reload();
    const auto own = ownChosen();
    if (!own)
        return;
    deleted_ = stored_.own.all()[*own];
    stored_.own.remove(*own);
    store({});
    Q_EMIT deleted(deleted_->name);
}

void SetsBar::undoDelete() {
    if (!deleted_ || stored_.own.troubleWithName(deleted_->name))
        return;
    stored_.own.add(deleted_->name, deleted_->rules);
    preferred_ = deleted_->name;
    store(tr("The set “%1” is back.").arg(deleted_->name));
    deleted_.reset();
}

void SetsBar::forgetUnread() {
    stored_.unread.clear();
    stored_.troubles.clear();
    store({});
}

void SetsBar::store(const QString& words) {
    app::saveSets(settings_, game_, stored_);
    const QString trouble = settings_.write();
    rebuild();
    Q_EMIT said(trouble.isEmpty() ? words
                                  : tr("Sets last only until the program ends. %1").arg(trouble));
}

} // namespace ui
