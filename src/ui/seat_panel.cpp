#include "ui/seat_panel.hpp"

#include "ui/beads.hpp"
#include "ui/chip_label.hpp"
#include "ui/text_label.hpp"
#include "ui/theme.hpp"

#include <QEvent>
#include <QGridLayout>

namespace ui {

SeatPanel::SeatPanel(QWidget* parent)
    : Panel(Ground::panel, parent)
    , chip_(new ChipLabel(this))
    , name_(new TextLabel(TextLabel::Role::title, this))
    , beads_(new Beads(Beads::Style::row, this))
    , count_(new TextLabel(TextLabel::Role::muted, this))
    , handTitle_(new TextLabel(TextLabel::Role::muted, this))
    , hand_(new TextLabel(TextLabel::Role::subtitle, this))
    , usedTitle_(new TextLabel(TextLabel::Role::muted, this))
    , used_(new UsedHandsView(this)) {
    usedTitle_->setText(tr("Used"));
    usedTitle_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Player"));
    arrange();
}

void SeatPanel::show(const SeatWords& words) {
    if (words == words_)
        return;
    words_ = words;
    refresh();
}

void SeatPanel::setCompact(bool compact) {
    if (compact_ == compact)
        return;
    compact_ = compact;
    arrange();
    refresh();
}

void SeatPanel::arrange() {
    delete layout();
    auto* grid = new QGridLayout(this);
    const int margin = compact_ ? 7 : 12;
    grid->setContentsMargins(margin, compact_ ? 5 : 10, margin, compact_ ? 5 : 10);
    grid->setHorizontalSpacing(compact_ ? 6 : 10);
    grid->setVerticalSpacing(compact_ ? 2 : 4);
    chip_->setDiameter(compact_ ? 22 : 40);
    beads_->setVisible(!compact_);
    usedTitle_->setVisible(!compact_);
    used_->setLines(compact_ ? 1 : 2);
    name_->setRole(compact_ ? TextLabel::Role::strong : TextLabel::Role::title);
    hand_->setRole(compact_ ? TextLabel::Role::strong : TextLabel::Role::subtitle);
    count_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    handTitle_->setSizePolicy(compact_ ? QSizePolicy::Maximum : QSizePolicy::Expanding,
                              QSizePolicy::Fixed);
    if (compact_) {
        grid->addWidget(chip_, 0, 0);
        grid->addWidget(name_, 0, 1);
        grid->addWidget(count_, 0, 2);
        auto* handRow = new QHBoxLayout;
        handRow->addWidget(handTitle_);
        handRow->addWidget(hand_);
        grid->addLayout(handRow, 1, 0, 1, 3);
        grid->addWidget(used_, 2, 0, 1, 3);
        return;
    }
    grid->addWidget(chip_, 0, 0, 2, 1, Qt::AlignTop);
    grid->addWidget(name_, 0, 1, 1, 2);
    grid->addWidget(beads_, 1, 1);
    grid->addWidget(count_, 1, 2, Qt::AlignLeft);
    grid->setColumnStretch(2, 1);
    grid->addWidget(handTitle_, 2, 0, 1, 3);
    grid->addWidget(hand_, 3, 0, 1, 3);
    auto* usedRow = new QHBoxLayout;
    usedRow->addWidget(usedTitle_, 0, Qt::AlignTop);
    usedRow->addWidget(used_);
    grid->addLayout(usedRow, 4, 0, 1, 3);
}

void SeatPanel::refresh() {
    const Theme theme = themeOf(palette());
    const QString count =
        words_.checkers == 1 ? tr("1 checker") : tr("%1 checkers").arg(words_.checkers);
    chip_->setSeat(words_.seat);
    name_->setText(words_.name);
    beads_->setBeads(words_.checkers, words_.checkersAtStart, theme.seat[words_.seat], count);
    count_->setText(compact_ ? QString::number(words_.checkers) : count);
    count_->setAccessibleName(count);
    handTitle_->setText(compact_ ? words_.shortHandTitle : words_.handTitle);
    hand_->setText(words_.hand);
    used_->setHands(words_.used);
    setAccent(words_.toAct ? std::optional(theme.seat[words_.seat]) : std::nullopt);
    setAccessibleDescription(
        QStringLiteral("%1, %2. %3: %4").arg(words_.name, count, words_.handTitle, words_.hand));
}

void SeatPanel::changeEvent(QEvent* event) {
    Panel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace ui
