#include "ui/table/seat_panel.hpp"

#include "faces/checkers_poker/board_words.hpp"
#include "faces/checkers_poker/card_skin.hpp"
#include "ui/board/chip_label.hpp"
#include "ui/widgets/accessible_role.hpp"
#include "ui/widgets/beads.hpp"
#include "ui/widgets/text_label.hpp"
#include "ui/widgets/theme.hpp"

#include <QEvent>
#include <QGridLayout>
#include <QScrollBar>

namespace ui {

namespace {

/// The chip's colour, strong enough for a bead or an outline on a panel.
QColor chipColour(checkers_poker::Seat seat, const QPalette& palette) {
    const Theme theme = themeOf(palette);
    return seat == checkers_poker::first
               ? readableOn(QColor(0xf3, 0xbb, 0x4a), theme.panel, seenContrast)
               : theme.seat[seat];
}

QString checkersInWords(int checkers) {
    return checkers == 1 ? SeatPanel::tr("1 checker") : SeatPanel::tr("%1 checkers").arg(checkers);
}

} // namespace

QString inWords(const SeatWords& words) {
    QStringList parts{words.name, words.role, checkersInWords(words.checkers),
                      SeatPanel::tr("%1: %2").arg(words.handTitle, words.hand),
                      inWords(words.used)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

SeatPanel::SeatPanel(QWidget* parent)
    : Panel(Ground::panel, parent)
    , chip_(new ChipLabel(cardSkin(), this))
    , name_(new TextLabel(TextLabel::Role::title, this))
    , role_(new TextLabel(TextLabel::Role::muted, this))
    , beads_(new Beads(Beads::Style::row, this))
    , count_(new TextLabel(TextLabel::Role::muted, this))
    , handTitle_(new TextLabel(TextLabel::Role::muted, this))
    , hand_(new TextLabel(TextLabel::Role::subtitle, this))
    , usedTitle_(new TextLabel(TextLabel::Role::muted, this))
    , used_(new UsedHandsView(this)) {
    usedTitle_->setText(tr("Used"));
    connect(used_->verticalScrollBar(), &QScrollBar::rangeChanged, this, &SeatPanel::titleUsed);
    usedTitle_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    giveRole(*this, QAccessible::Grouping);
    arrange();
}

void SeatPanel::show(const SeatWords& words) {
    if (words == words_)
        return;
    words_ = words;
    refresh();
}

void SeatPanel::setDensity(Density density, bool narrow) {
    if (density_ == density && narrow_ == narrow)
        return;
    density_ = density;
    narrow_ = narrow;
    arrange();
    refresh();
}

void SeatPanel::setBrief(bool brief) {
    brief_ = brief;
    showUsed();
}

void SeatPanel::showUsed() {
    used_->setVisible(density_ != Density::tiny && (!brief_ || !isCompact()));
    used_->setLines(brief_ || isCompact() ? 1 : 2);
    const bool hand = density_ != Density::tiny || !brief_ || !narrow_;
    handTitle_->setVisible(hand && (density_ != Density::tiny || !narrow_));
    hand_->setVisible(hand);
}

void SeatPanel::arrange() {
    delete layout();
    auto* grid = new QGridLayout(this);
    const bool compact = isCompact();
    const bool full = density_ == Density::full;
    const int margin = compact ? 7 : 12;
    const int edge = density_ == Density::tiny ? 2 : compact ? 5 : (full ? 10 : 8);
    grid->setContentsMargins(margin, edge, margin, edge);
    grid->setHorizontalSpacing(compact ? 6 : 10);
    grid->setVerticalSpacing(compact ? 2 : 4);
    beads_->setVisible(!compact);
    usedTitle_->setVisible(!compact);
    showUsed();
    name_->setRole(compact ? TextLabel::Role::strong : TextLabel::Role::title);
    hand_->setRole(compact ? TextLabel::Role::strong : TextLabel::Role::subtitle);
    count_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    role_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    handTitle_->setSizePolicy(full ? QSizePolicy::Expanding : QSizePolicy::Fixed,
                              QSizePolicy::Fixed);
    if (compact) {
        arrangeCompact(*grid);
        return;
    }
    chip_->setLines(2.4);
    grid->addWidget(chip_, 0, 0, 2, 1, Qt::AlignTop);
    auto* nameRow = new QHBoxLayout;
    nameRow->setSpacing(8);
    nameRow->addWidget(name_, 1);
    nameRow->addWidget(role_);
    grid->addLayout(nameRow, 0, 1, 1, 2);
    grid->addWidget(beads_, 1, 1);
    grid->addWidget(count_, 1, 2, Qt::AlignLeft);
    grid->setColumnStretch(2, 1);
    auto* handRow = new QBoxLayout(full ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    handRow->setSpacing(full ? 0 : 8);
    handRow->addWidget(handTitle_);
    handRow->addWidget(hand_);
    grid->addLayout(handRow, 2, 0, 1, 3);
    auto* usedRow = new QHBoxLayout;
    usedRow->setSpacing(8);
    usedRow->addWidget(usedTitle_, 0, Qt::AlignTop);
    usedRow->addWidget(used_);
    grid->addLayout(usedRow, 3, 0, 1, 3);
}

void SeatPanel::arrangeCompact(QGridLayout& grid) {
    chip_->setLines(1.4);
    grid.addWidget(chip_, 0, 0);
    grid.addWidget(name_, 0, 1);
    grid.addWidget(role_, 0, 2);
    grid.addWidget(count_, 0, 3);
    grid.setColumnStretch(1, 1);
    auto* handRow = new QHBoxLayout;
    handRow->setSpacing(6);
    handRow->addWidget(handTitle_);
    handRow->addWidget(hand_);
    grid.addLayout(handRow, 1, 0, 1, 4);
    if (narrow_) {
        grid.addWidget(used_, 2, 0, 1, 4);
    } else {
        handRow->setStretchFactor(hand_, 3);
        handRow->addWidget(used_, 4);
    }
}

void SeatPanel::refresh() {
    const QColor colour = chipColour(words_.seat, palette());
    const QString count = checkersInWords(words_.checkers);
    chip_->setPiece({words_.seat}, chipWords(words_.seat));
    name_->setText(words_.name);
    role_->setText(words_.role);
    role_->setVisible(!words_.role.isEmpty() && density_ != Density::tiny);
    beads_->setBeads(words_.checkers, words_.checkersAtStart, colour, count);
    count_->setText(isCompact() ? QString::number(words_.checkers) : count);
    count_->setAccessibleName(count);
    handTitle_->setText(isCompact() ? words_.shortHandTitle : words_.handTitle);
    hand_->setText(words_.hand);
    used_->setHands(words_.used);
    titleUsed();
    setAccent(words_.toAct ? std::optional(colour) : std::nullopt);
    setAccessibleName(inWords(words_));
}

/// Says so when the earlier ones have no room.
void SeatPanel::titleUsed() {
    const bool isCut = used_->verticalScrollBar()->maximum() > 0;
    usedTitle_->setText(words_.used.empty() ? tr("Used")
                        : isCut             ? tr("Last of %1 used").arg(words_.used.size())
                                            : tr("Used: %1").arg(words_.used.size()));
}

void SeatPanel::changeEvent(QEvent* event) {
    Panel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace ui
