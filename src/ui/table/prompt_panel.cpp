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

namespace {

constexpr auto askProperty = "ask";
constexpr auto tokenProperty = "token";

/// Beads of the other kind differ in colour as well as in words.
QColor beadColour(bool isOther) {
    return isOther ? QColor(0x9f, 0xd0, 0xff) : QColor(0xf3, 0xbb, 0x4a);
}

std::string tokenOf(const QObject& button) {
    return button.property(tokenProperty).toString().toStdString();
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
    , roll_(addButton(tr("&Roll the die"), QStringLiteral("rollDie"), Ask::roll))
    , page_(addButton(QString(), QStringLiteral("openPage"), Ask::page))
    , resume_(addButton(tr("Go &on"), QStringLiteral("resume"), Ask::resume))
    , back_(addButton(tr("&Back to the game"), QStringLiteral("backToGame"), Ask::backToGame))
    , goOn_(addButton(tr("Go on &from here"), QStringLiteral("goOnFromHere"), Ask::backToGame))
    , rematch_(addButton(tr("Re&match"), QStringLiteral("rematch"), Ask::rematch))
    , newGame_(addButton(tr("New g&ame…"), QStringLiteral("newGame"), Ask::rematch)) {
    buttons_->setContentsMargins(0, 2, 0, 0);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    arrange();
    connect(roll_, &QPushButton::clicked, this, &PromptPanel::rollAsked);
    connect(page_, &QPushButton::clicked, this, &PromptPanel::pageAsked);
    connect(resume_, &QPushButton::clicked, this, &PromptPanel::resumeAsked);
    connect(back_, &QPushButton::clicked, this, &PromptPanel::backAsked);
    connect(goOn_, &QPushButton::clicked, this, &PromptPanel::goOnAsked);
    connect(rematch_, &QPushButton::clicked, this, &PromptPanel::rematchAsked);
    connect(newGame_, &QPushButton::clicked, this, &PromptPanel::newGameAsked);
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
    refreshChoices();
    refresh();
}

/// A button for each act that is offered; they stand before all others.
void PromptPanel::refreshChoices() {
    const auto& wanted = prompt_.ask == Ask::choices ? prompt_.choices : std::vector<Choice>();
    while (choices_.size() < wanted.size()) {
        QPushButton* button = addButton({}, {}, Ask::choices);
        connect(button, &QPushButton::clicked, this,
                [this, button] { Q_EMIT chosen(tokenOf(*button)); });
        button->installEventFilter(this);
        // As if it had been there from the start: what a hidden button hands the focus on to.
        setTabOrder(choices_.empty() ? newGame_ : choices_.back(), button);
        choices_.push_back(button);
    }
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        const Choice choice = i < wanted.size() ? wanted[i] : Choice();
        choices_[i]->setText(choice.text);
        choices_[i]->setToolTip(choice.description);
        choices_[i]->setAccessibleDescription(choice.description);
        choices_[i]->setObjectName(QStringLiteral("choose-") +
                                   QString::fromStdString(choice.token));
        choices_[i]->setProperty(tokenProperty, QString::fromStdString(choice.token));
    }
    if (prompt_.ask == Ask::page)
        page_->setText(prompt_.choices.front().text);
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
    // What runs out matters more than whose names stand beside it.
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
    const Countdown& countdown = prompt_.countdown;
    title_->setText(prompt_.title);
    detail_->setText(prompt_.detail);
    schedule_->setText(countdown.words);
    meaning_->setText(countdown.meaning);
    detail_->setVisible(density_ != Density::tiny);
    schedule_->setVisible(!countdown.words.isEmpty());
    meaning_->setVisible(!countdown.meaning.isEmpty() &&
                         (!isCompact() || countdown.isOther || prompt_.ask == Ask::roll));
    beads_->setVisible(countdown.all > 0);
    beads_->setBeads(countdown.done, countdown.all, beadColour(countdown.isOther), countdown.words);
    die_->setVisible(countdown.die.has_value());
    die_->setValue(countdown.die.value_or(0));
    for (QPushButton* button : buttonRow_->findChildren<QPushButton*>())
        button->setVisible(button->property(askProperty).toInt() == static_cast<int>(prompt_.ask) &&
                           !button->text().isEmpty());
    buttonRow_->setVisible(prompt_.ask != Ask::nothing && prompt_.ask != Ask::next);
}

QWidget* PromptPanel::focusPlace() const {
    switch (prompt_.ask) {
    case Ask::roll:
        return roll_;
    case Ask::page:
        return page_;
    case Ask::resume:
        return resume_;
    case Ask::rematch:
        return rematch_;
    case Ask::backToGame:
        return back_;
    case Ask::choices:
        // Where the board can answer as well, the keyboard stays there.
        return prompt_.isOnBoard ? nullptr : choices_.front();
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
    // Of those watched every one is a choice.
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        Q_EMIT choicePointedAt(tokenOf(*watched));
    else if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut)
        Q_EMIT choicePointedAt({});
    return Panel::eventFilter(watched, event);
}

void PromptPanel::changeEvent(QEvent* event) {
    Panel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace ui
