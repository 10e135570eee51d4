#include "faces/jumping/options_page.hpp"

#include "ui/new_game/choice_box.hpp"
#include "ui/new_game/new_game_note.hpp"
#include "ui/widgets/wrap_layout.hpp"

#include <QCheckBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace jumping_face {

using jumping::Camps;
using jumping::Prison;

namespace {

constexpr int betweenOptions = 8;
constexpr int besideOption = 6;
constexpr int usualLeave = 30; ///< moves, as on the smallest board

QString keyOf(Option option) {
    switch (option) {
    case Option::pairs:
        return QStringLiteral("pairs");
    case Option::longJumps:
        return QStringLiteral("longJumps");
    case Option::camps:
        return QStringLiteral("camps");
    case Option::leave:
        return QStringLiteral("leave");
    case Option::winAll:
        return QStringLiteral("winAll");
    case Option::prison:
        return QStringLiteral("prison");
    case Option::endFirst:
        break;
    }
    return QStringLiteral("endFirst");
}

/// The letter that leads to an option. None is taken by what stands around the page.
QChar letterOf(Option option) {
    switch (option) {
    case Option::pairs:
        return QLatin1Char('r');
    case Option::longJumps:
        return QLatin1Char('j');
    case Option::camps:
        return QLatin1Char('c');
    case Option::leave:
        return QLatin1Char('h');
    case Option::winAll:
        return QLatin1Char('i');
    case Option::prison:
        return QLatin1Char('o');
    case Option::endFirst:
        break;
    }
    return QLatin1Char('f');
}

QString label(Option option) {
    QString title = optionTitle(option);
    const qsizetype at = title.indexOf(letterOf(option), 0, Qt::CaseInsensitive);
    return at < 0 ? title : title.insert(at, QLatin1Char('&'));
}

/// The row of a box that cannot be chosen where there is a reason why not.
void allow(ui::ChoiceBox& box, int index, const QString& whyNot) {
    auto* items = qobject_cast<QStandardItemModel*>(box.model());
    items->item(index)->setEnabled(whyNot.isEmpty());
    items->item(index)->setToolTip(whyNot);
}

} // namespace

OptionsPage::OptionsPage(const Offer& offer, const std::vector<Option>& options, QWidget* parent)
    : RacePage(parent)
    , offer_(offer)
    , column_(new QVBoxLayout(this)) {
    column_->setSpacing(4);
    for (const Option option : options)
        add(option);
    column_->addStretch();
}

void OptionsPage::add(Option option) {
    if (!rows_.empty())
        column_->addSpacing(betweenOptions);
    QWidget* control = makeControl(option);
    control->setObjectName(keyOf(option));
    auto* note = new ui::NewGameNote(2, this);
    column_->addWidget(note);
    rows_.push_back({option, control, note});
}

QWidget* OptionsPage::makeControl(Option option) {
    const auto box = [&](QCheckBox*& made) {
        made = new QCheckBox(label(option), this);
        column_->addWidget(made);
        connect(made, &QCheckBox::clicked, this, &OptionsPage::change);
        return made;
    };
    const auto choice = [&](ui::ChoiceBox*& made, const QStringList& choices) {
        made = new ui::ChoiceBox(label(option), this);
        made->addItems(choices);
        auto* line = new ui::WrapLayout;
        line->setSpacing(besideOption);
        line->addWidget(made->label());
        line->addWidget(made);
        column_->addLayout(line);
        connect(made, &QComboBox::activated, this, &OptionsPage::change);
        return made;
    };
    switch (option) {
    case Option::pairs:
        return box(pairs_);
    case Option::longJumps:
        return box(longJumps_);
    case Option::camps:
        return choice(camps_, {tr("may be entered"), tr("may only be passed through"),
                               tr("may not be touched")});
    case Option::leave:
        return makeLeave();
    case Option::winAll:
        return box(winAll_);
    case Option::prison:
        return choice(prison_,
                      {tr("who is shut in is out"), tr("none"), tr("who is shut in plays on")});
    case Option::endFirst:
        break;
    }
    return box(endFirst_);
}

QWidget* OptionsPage::makeLeave() {
    leave_ = new QCheckBox(label(Option::leave), this);
    moves_ = new QSpinBox(this);
    moves_->setObjectName(QStringLiteral("leaveMoves"));
    moves_->setRange(1, jumping::most_to_leave);
    moves_->setValue(usualLeave);
    moves_->setAccessibleName(tr("Own moves to leave home in"));
    auto* unit = new QLabel(tr("own moves"), this);
    auto* line = new ui::WrapLayout;
    line->setSpacing(besideOption);
    line->addWidget(leave_);
    line->addWidget(moves_);
    line->addWidget(unit);
    column_->addLayout(line);
    connect(leave_, &QCheckBox::clicked, this, &OptionsPage::change);
    connect(moves_, &QSpinBox::valueChanged, this, &OptionsPage::change);
    return leave_;
}

void OptionsPage::change() {
    RaceChoice choice;
    choice.game = game_;
    applyTo(choice);
    game_ = choice.game;
    update();
    Q_EMIT edited();
}

void OptionsPage::applyTo(RaceChoice& choice) const {
    NewGame& game = choice.game;
    if (pairs_)
        game.pairs = pairs_->isChecked();
    if (longJumps_)
        game.longJumps = longJumps_->isChecked();
    if (camps_)
        game.camps = static_cast<Camps>(camps_->currentIndex());
    if (leave_)
        game.leave = leave_->isChecked() ? static_cast<std::uint16_t>(moves_->value()) : 0;
    if (winAll_)
        game.winAll = winAll_->isChecked();
    if (prison_)
        game.prison = static_cast<Prison>(prison_->currentIndex());
    if (endFirst_)
        game.endFirst = endFirst_->isChecked();
}

void OptionsPage::display(const RaceChoice& choice) {
    game_ = choice.game;
    update();
}

void OptionsPage::showChoice(Option option) {
    switch (option) {
    case Option::pairs:
        pairs_->setChecked(game_.pairs);
        break;
    case Option::longJumps:
        longJumps_->setChecked(game_.longJumps);
        break;
    case Option::camps:
        camps_->setCurrentIndex(static_cast<int>(game_.camps));
        break;
    case Option::leave: {
        const QSignalBlocker quiet(moves_);
        leave_->setChecked(game_.leave != 0);
        moves_->setEnabled(game_.leave != 0);
        if (game_.leave != 0)
            moves_->setValue(game_.leave);
        break;
    }
    case Option::winAll:
        winAll_->setChecked(game_.winAll);
        break;
    case Option::prison:
        allow(*prison_, static_cast<int>(Prison::play), whyNotPrisonPlay(offer_, game_));
        prison_->setCurrentIndex(static_cast<int>(game_.prison));
        break;
    case Option::endFirst:
        endFirst_->setChecked(game_.endFirst);
        break;
    }
}

void OptionsPage::update() {
    for (const Row& row : rows_) {
        showChoice(row.option);
        const QString why = whyNot(offer_, game_, row.option);
        row.control->setEnabled(why.isEmpty());
        row.note->say(why.isEmpty() ? optionMeaning(game_, row.option) : tr("%1.").arg(why));
        row.control->setAccessibleDescription(row.note->words());
    }
}

} // namespace jumping_face
