#include "ui/table/seat_panel.hpp"

#include "ui/board/chip_label.hpp"
#include "ui/table/seat_labels_view.hpp"
#include "ui/widgets/accessible_role.hpp"
#include "ui/widgets/beads.hpp"
#include "ui/widgets/text_label.hpp"
#include "ui/widgets/theme.hpp"

#include <QEvent>
#include <QGridLayout>
#include <QScrollBar>

#include <utility>

namespace ui {

QString inWords(const SeatWords& words) {
    QStringList labels;
    for (const SeatLabel& label : words.labels)
        labels << label.inWords;
    const QString all = labels.isEmpty() ? words.noLabels : labels.join(QStringLiteral("; "));
    QStringList parts{words.name, words.role, words.countWords};
    if (!words.fact.text.isEmpty())
        parts << SeatPanel::tr("%1: %2").arg(words.fact.title, words.fact.text);
    if (!all.isEmpty())
        parts << (words.labelsTitle.isEmpty()
                      ? all
                      : SeatPanel::tr("%1: %2").arg(words.labelsTitle, all));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

SeatPanel::SeatPanel(QWidget* parent)
    : Panel(Ground::panel, parent)
    , chip_(new ChipLabel({}, this))
    , name_(new TextLabel(TextLabel::Role::title, this))
    , role_(new TextLabel(TextLabel::Role::muted, this))
    , beads_(new Beads(Beads::Style::row, this))
    , count_(new TextLabel(TextLabel::Role::muted, this))
    , factTitle_(new TextLabel(TextLabel::Role::muted, this))
    , fact_(new TextLabel(TextLabel::Role::subtitle, this))
    , labelsTitle_(new TextLabel(TextLabel::Role::muted, this))
    , labels_(new SeatLabelsView(this)) {
    connect(labels_->verticalScrollBar(), &QScrollBar::rangeChanged, this, &SeatPanel::titleLabels);
    labelsTitle_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
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

void SeatPanel::setLine(bool line) {
    if (line_ == line)
        return;
    line_ = line;
    arrange();
    refresh();
}

void SeatPanel::setBrief(bool brief) {
    brief_ = brief;
    showParts();
}

void SeatPanel::showParts() {
    const bool hasLabels = !words_.labels.empty() || !words_.noLabels.isEmpty();
    labels_->setVisible(hasLabels && !line_ && density_ != Density::tiny &&
                        (!brief_ || !isCompact()));
    labels_->setLines(brief_ || isCompact() ? 1 : 2);
    const bool room = line_ ? !narrow_ : density_ != Density::tiny || !brief_ || !narrow_;
    const bool fact = room && !words_.fact.text.isEmpty();
    factTitle_->setVisible(fact && (density_ != Density::tiny || !narrow_));
    fact_->setVisible(fact);
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
    labelsTitle_->setVisible(!compact && !words_.labelsTitle.isEmpty());
    showParts();
    name_->setRole(compact ? TextLabel::Role::strong : TextLabel::Role::title);
    fact_->setRole(compact ? TextLabel::Role::strong : TextLabel::Role::subtitle);
    count_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    role_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    factTitle_->setSizePolicy(full ? QSizePolicy::Expanding : QSizePolicy::Fixed,
                              QSizePolicy::Fixed);
    if (compact) {
        chip_->setLines(1.4);
        if (line_)
            arrangeLine(*grid);
        else
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
    handRow->addWidget(factTitle_);
    handRow->addWidget(fact_);
    grid->addLayout(handRow, 2, 0, 1, 3);
    auto* usedRow = new QHBoxLayout;
    usedRow->setSpacing(8);
    usedRow->addWidget(labelsTitle_, 0, Qt::AlignTop);
    usedRow->addWidget(labels_);
    grid->addLayout(usedRow, 3, 0, 1, 3);
}

void SeatPanel::arrangeCompact(QGridLayout& grid) {
    grid.addWidget(chip_, 0, 0);
    grid.addWidget(name_, 0, 1);
    grid.addWidget(role_, 0, 2);
    grid.addWidget(count_, 0, 3);
    grid.setColumnStretch(1, 1);
    auto* handRow = new QHBoxLayout;
    handRow->setSpacing(6);
    handRow->addWidget(factTitle_);
    handRow->addWidget(fact_);
    grid.addLayout(handRow, 1, 0, 1, 4);
    if (narrow_) {
        grid.addWidget(labels_, 2, 0, 1, 4);
    } else {
        handRow->setStretchFactor(fact_, 3);
        handRow->addWidget(labels_, 4);
    }
}

void SeatPanel::arrangeLine(QGridLayout& grid) {
    int column = 0;
    for (QWidget* part : {static_cast<QWidget*>(chip_), static_cast<QWidget*>(name_),
                          static_cast<QWidget*>(role_), static_cast<QWidget*>(factTitle_),
                          static_cast<QWidget*>(fact_), static_cast<QWidget*>(count_)})
        grid.addWidget(part, 0, column++);
    fact_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    grid.setColumnStretch(1, 1);
}

void SeatPanel::setPiece(std::shared_ptr<const Skin> skin, const QString& words,
                         const QColor& colour) {
    chip_->setSkin(std::move(skin));
    pieceWords_ = words;
    colour_ = colour;
    refresh();
}

void SeatPanel::refresh() {
    const QColor colour = readableOn(colour_, themeOf(palette()).panel, seenContrast);
    chip_->setPiece({words_.seat}, pieceWords_);
    name_->setText(words_.name);
    role_->setText(words_.role);
    const bool hasRoomForRole = line_ ? !narrow_ : density_ != Density::tiny;
    role_->setVisible(!words_.role.isEmpty() && hasRoomForRole);
    beads_->setBeads(words_.count, words_.all, colour, words_.countWords);
    count_->setText(isCompact() ? words_.shortCount : words_.countWords);
    count_->setAccessibleName(words_.countWords);
    factTitle_->setText(isCompact() ? words_.fact.shortTitle : words_.fact.title);
    fact_->setText(words_.fact.text);
    labels_->setLabels(words_.labels, words_.noLabels);
    labelsTitle_->setVisible(!isCompact() && !words_.labelsTitle.isEmpty());
    showParts();
    titleLabels();
    setAccent(words_.toAct ? std::optional(colour) : std::nullopt);
    setAccessibleName(inWords(words_));
}

/// Says so when the earlier ones have no room.
void SeatPanel::titleLabels() {
    const bool isCut = labels_->verticalScrollBar()->maximum() > 0;
    if (words_.labels.empty() || words_.labelsTitle.isEmpty())
        labelsTitle_->setText(words_.labelsTitle);
    else
        labelsTitle_->setText(
            isCut ? tr("Last of %1 %2")
                        .arg(QString::number(words_.labels.size()), words_.labelsTitle.toLower())
                  : tr("%1: %2").arg(words_.labelsTitle, QString::number(words_.labels.size())));
}

void SeatPanel::changeEvent(QEvent* event) {
    Panel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace ui
