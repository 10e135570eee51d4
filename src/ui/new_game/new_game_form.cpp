#include "ui/new_game/new_game_form.hpp"

#include "ui/new_game/sets_bar.hpp"

#include <QHBoxLayout>
#include <QIcon>
#include <QStyle>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

// In digits side by side: the choices take what they need, the picture the rest.
constexpr int usualTabs = 56;
constexpr int aroundParts = 44; ///< margins and a scroll bar
const auto undoLink = QStringLiteral("undo");
const auto forgetLink = QStringLiteral("forget");

} // namespace

NewGameForm::NewGameForm(app::Settings& settings, app::SetsOfGame sets,
                         std::shared_ptr<const Skin> skin, QWidget* parent)
    : QWidget(parent)
    , settings_(settings)
    , bar_(new SetsBar(settings, std::move(sets), this))
    , tabs_(new QTabWidget(this))
    , preview_(new NewGamePreview(std::move(skin), this)) {
    tabs_->setObjectName(QStringLiteral("pages"));
    auto* middle = new QHBoxLayout;
    middle->addWidget(tabs_, 1);
    middle->addWidget(preview_, 1);
    auto* upper = new QVBoxLayout(this);
    upper->setContentsMargins({});
    upper->addWidget(bar_);
    upper->addLayout(middle, 1);
    connect(tabs_, &QTabWidget::currentChanged, this, [this] {
        shareTabs();
        Q_EMIT changed();
    });
    connectBar();
}

NewGameForm::~NewGameForm() = default;

ChoiceBox& NewGameForm::games() const { return bar_->games(); }

void NewGameForm::addTab(QWidget& tab, const QString& title) {
    tabs_->addTab(&tab, title);
    shareTabs();
}

void NewGameForm::addPage(FormPage& page, std::function<void()> take) {
    pages_.push_back(&page);
    connect(&page, &FormPage::edited, this, [this, taken = std::move(take)] {
        taken();
        remark_ = {};
        refresh();
    });
}

void NewGameForm::connectBar() {
    connect(bar_, &SetsBar::chosen, this, [this](const QString& rules) {
        useRules(rules);
        remark_ = {};
        refresh();
    });
    connect(bar_, &SetsBar::said, this, [this](const QString& words) { say({words, {}, {}}); });
    connect(bar_, &SetsBar::deleted, this, [this](const QString& name) {
        say({tr("Deleted the set “%1”.").arg(name), undoLink, tr("Put it back")});
    });
}

void NewGameForm::say(Remark remark) {
    remark_ = std::move(remark);
    Q_EMIT changed();
}

void NewGameForm::begin(const QStringList& troubles) {
    remark_.words = (troubles + bar_->troubles()).join(QLatin1Char(' '));
    if (!bar_->troubles().isEmpty()) {
        remark_.link = forgetLink;
        remark_.linkWords = tr("Forget these sets");
    }
    refresh();
}

void NewGameForm::refresh() {
    displayPages();
    bar_->display(rules(), isPlayable());
    preview_->display(beginning());
    showTrouble();
    Q_EMIT changed();
}

void NewGameForm::showTrouble() {
    const auto found = trouble();
    for (int tab = 0; tab < tabs_->count(); ++tab) {
        const bool here = found && tabOf(found->field) == tab;
        tabs_->setTabIcon(tab,
                          here ? style()->standardIcon(QStyle::SP_MessageBoxWarning) : QIcon());
    }
}

void NewGameForm::follow(const QString& link) {
    if (link == undoLink)
        bar_->undoDelete();
    else if (link == forgetLink)
        bar_->forgetUnread();
}

/// A page is as high as it needs; none scrolls since another is higher.
void NewGameForm::shareTabs() {
    for (int tab = 0; tab < tabs_->count(); ++tab) {
        QSizePolicy policy = tabs_->widget(tab)->sizePolicy();
        policy.setVerticalPolicy(tab == tabs_->currentIndex() ? QSizePolicy::Preferred
                                                              : QSizePolicy::Ignored);
        tabs_->widget(tab)->setSizePolicy(policy);
    }
}

void NewGameForm::share(int dialogWidth) {
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const int least = preview_->minimumSizeHint().width();
    const int rest = dialogWidth - usualTabs * digit - aroundParts;
    preview_->setVisible(rest > least);
    preview_->setMaximumWidth(std::max(rest, least));
}

std::optional<FieldTrouble> NewGameForm::trouble() const {
    for (const FormPage* page : pages_)
        if (auto found = page->trouble())
            return found;
    return std::nullopt;
}

int NewGameForm::tabOf(const QWidget* field) const {
    for (int tab = 0; tab < tabs_->count(); ++tab)
        if (tabs_->widget(tab)->isAncestorOf(field))
            return tab;
    return -1;
}

bool NewGameForm::isInSight(const FieldTrouble& trouble) const {
    return tabOf(trouble.field) == tabs_->currentIndex();
}

void NewGameForm::leadTo(const FieldTrouble& trouble) {
    tabs_->setCurrentIndex(tabOf(trouble.field));
    trouble.field->setFocus(Qt::OtherFocusReason);
}

QString NewGameForm::startWords() const { return tr("S&tart game"); }

bool NewGameForm::makeReady() { return true; }

bool NewGameForm::isPlayable() const { return true; }

} // namespace ui
