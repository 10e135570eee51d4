#include "ui/table/prompt_panel.hpp"

#include "ui/art/die_face.hpp"
#include "ui/widgets/beads.hpp"
#include "ui/widgets/text_label.hpp"
#include "ui/widgets/theme.hpp"
#include "ui/widgets/wrap_layout.hpp"

#include <QEvent>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <initializer_list>

namespace ui {

using checkers_poker::End;
using checkers_poker::Showdown;

namespace {

constexpr auto askProperty = "ask";

/// Beads of a low showdown differ in colour as well as in words.
QColor beadColour(std::optional<Showdown> kind) {
    return kind == Showdown::low ? QColor(0x9f, 0xd0, 0xff) : QColor(0xf3, 0xbb, 0x4a);
}

} // namespace

PromptPanel::PromptPanel(QWidget* parent)
    : Panel(Ground::banner, parent)
    , title_(new TextLabel(TextLabel::Role::bannerTitle, this))
    , detail_(new TextLabel(TextLabel::Role::banner, this))
    , beads_(new Beads(Beads::Style::chain, this))
    , die_(new DieFace(this))
    , schedule_(new TextLabel(TextLabel::Role::banner, this))
    , meaning_(new TextLabel(TextLabel::Role::bannerMuted, this))
    , buttonRow_(new QWidget(this))
    , buttons_(new WrapLayout(buttonRow_))
    , south_(addButton(tr("&South end"), QStringLiteral("chooseSouth"), Ask::end))
    , north_(addButton(tr("&North end"), QStringLiteral("chooseNorth"), Ask::end))
    , roll_(addButton(tr("&Roll the die"), QStringLiteral("rollDie"), Ask::roll))
    , hands_(addButton(tr("&Look at the hands"), QStringLiteral("openHands"), Ask::hands))
    , resume_(addButton(tr("Go &on"), QStringLiteral("resume"), Ask::resume))
    , back_(addButton(tr("&Back to the game"), QStringLiteral("backToGame"), Ask::backToGame))
    , goOn_(addButton(tr("Go on &from here"), QStringLiteral("goOnFromHere"), Ask::backToGame))
    , rematch_(addButton(tr("Re&match"), QStringLiteral("rematch"), Ask::rematch))
    , newGame_(addButton(tr("New g&ame…"), QStringLiteral("newGame"), Ask::rematch)) {
    buttons_->setContentsMargins(0, 2, 0, 0);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    arrange();
    connect(south_, &QPushButton::clicked, this, [this] { Q_EMIT endChosen(End::south); });
    connect(north_, &QPushButton::clicked, this, [this] { Q_EMIT endChosen(End::north); });
    connect(roll_, &QPushButton::clicked, this, &PromptPanel::rollAsked);
    connect(hands_, &QPushButton::clicked, this, &PromptPanel::handsAsked);
    connect(resume_, &QPushButton::clicked, this, &PromptPanel::resumeAsked);
    connect(back_, &QPushButton::clicked, this, &PromptPanel::backAsked);
    connect(goOn_, &QPushButton::clicked, this, &PromptPanel::goOnAsked);
    connect(rematch_, &QPushButton::clicked, this, &PromptPanel::rematchAsked);
    connect(newGame_, &QPushButton::clicked, this, &PromptPanel::newGameAsked);
    south_->installEventFilter(this);
    north_->installEventFilter(this);
}

QPushButton* PromptPanel::addButton(const QString& text, const QString& name, Ask ask) {
    auto* button = new QPushButton(text, buttonRow_);
    button->setObjectName(name);
    button->setAutoDefault(true);
    button->setProperty(askProperty, static_cast<int>(ask));
    buttons_->addWidget(button);
    return button;
}

void PromptPanel::show(const Prompt& prompt) {
    if (prompt == prompt_)
        return;
    prompt_ = prompt;
    refresh();
}

void PromptPanel::setDensity(Density density, bool narrow) {
    if (density_ == density && narrow_ == narrow)
        return;
    density_ = density;
    narrow_ = narrow;
    arrange();
    refresh();
}

void PromptPanel::arrange() {
    delete layout();
    auto* rows = new QVBoxLayout(this);
    const bool compact = isCompact();
    const bool tiny = density_ == Density::tiny;
    const int margin = compact ? 7 : 14;
    rows->setContentsMargins(margin,
                             tiny      ? 2
                             : compact ? 5
                                       : 10,
                             margin,
                             tiny      ? 2
                             : compact ? 6
                                       : 10);
    rows->setSpacing(compact ? 1 : 4);
    // Each row shares its width as its own words need it.
    const auto addRow = [rows](std::initializer_list<QWidget*> widgets) {
        auto* row = new QHBoxLayout;
        row->setSpacing(10);
        for (QWidget* widget : widgets)
            row->addWidget(widget);
        rows->addLayout(row);
    };
    const Qt::Alignment side = narrow_ ? Qt::AlignLeft : Qt::AlignRight;
    schedule_->setAlignment(side | Qt::AlignVCenter);
    meaning_->setAlignment(side | Qt::AlignVCenter);
    // When the showdown comes matters more than whose names stand beside it.
    schedule_->setSizePolicy(narrow_ ? QSizePolicy::Expanding : QSizePolicy::Minimum,
                             QSizePolicy::Fixed);
    die_->setLines(compact ? 1.6 : 2.2);
    title_->setRole(compact ? TextLabel::Role::bannerStrong : TextLabel::Role::bannerTitle);
    title_->setLinesAtMost(narrow_ ? 2 : 1);
    detail_->setLinesAtMost(2);
    addRow({title_, beads_, die_});
    if (narrow_) {
        addRow({detail_});
        addRow({schedule_});
        addRow({meaning_});
        addRow({buttonRow_});
    } else {
        addRow({detail_, schedule_});
        addRow({buttonRow_, meaning_});
    }
}

void PromptPanel::refresh() {
    const Schedule& schedule = prompt_.schedule;
    title_->setText(prompt_.title);
    detail_->setText(prompt_.detail);
    schedule_->setText(schedule.words);
    meaning_->setText(schedule.meaning);
    detail_->setVisible(density_ != Density::tiny);
    meaning_->setVisible(!isCompact() || schedule.kind == Showdown::low ||
                         prompt_.ask == Ask::roll);
    beads_->setVisible(schedule.turnsInAll > 0);
    beads_->setBeads(schedule.turnsDone, schedule.turnsInAll, beadColour(schedule.kind),
                     schedule.words);
    die_->setVisible(schedule.turnsInAll == 0 && !schedule.words.isEmpty());
    die_->setValue(schedule.die);
    for (QPushButton* button : buttonRow_->findChildren<QPushButton*>())
        button->setVisible(button->property(askProperty).toInt() == static_cast<int>(prompt_.ask));
    buttonRow_->setVisible(prompt_.ask != Ask::nothing && prompt_.ask != Ask::next);
}

QWidget* PromptPanel::focusPlace() const {
    switch (prompt_.ask) {
    case Ask::roll:
        return roll_;
    case Ask::hands:
        return hands_;
    case Ask::resume:
        return resume_;
    case Ask::rematch:
        return rematch_;
    case Ask::backToGame:
        return back_;
    case Ask::end:
    case Ask::next:
    case Ask::nothing:
        break;
    }
    return nullptr;
}

QSize PromptPanel::sizeHint() const {
    const QSize wanted = Panel::sizeHint();
    return {wanted.width(), heightForWidth(width())};
}

void PromptPanel::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    if (event->oldSize().width() != width())
        updateGeometry();
}

bool PromptPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == south_ || watched == north_) {
        const End end = watched == south_ ? End::south : End::north;
        if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
            Q_EMIT endPointedAt(end);
        else if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut)
            Q_EMIT endPointedAt(std::nullopt);
    }
    return Panel::eventFilter(watched, event);
}

void PromptPanel::changeEvent(QEvent* event) {
    Panel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace ui
