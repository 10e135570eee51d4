#include "faces/checkers_poker/new_game_dialog.hpp"

#include "faces/checkers_poker/arrange_dialog.hpp"
#include "faces/checkers_poker/new_game_board.hpp"
#include "faces/checkers_poker/new_game_memory.hpp"
#include "faces/checkers_poker/new_game_players.hpp"
#include "faces/checkers_poker/new_game_preview.hpp"
#include "faces/checkers_poker/new_game_rules.hpp"
#include "faces/checkers_poker/new_game_start.hpp"
#include "faces/checkers_poker/new_game_variant_bar.hpp"
#include "faces/checkers_poker/new_game_wild.hpp"
#include "ui/new_game/new_game_note.hpp"
#include "ui/widgets/scroll_pane.hpp"
#include "ui/widgets/text_label.hpp"
#include "ui/widgets/window_place.hpp"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QStyle>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using checkers_poker::Layout;

namespace {

constexpr QSize usualNewGameSize(860, 560);
constexpr int betweenParts = 12;
// In digits side by side: the choices take what they need, the picture the rest.
constexpr int usualTabs = 56;
constexpr int aroundParts = 44; ///< margins and a scroll bar
constexpr int mostTabs = 66;
const auto showLink = QStringLiteral("show");
const auto undoLink = QStringLiteral("undo");
const auto forgetLink = QStringLiteral("forget");

} // namespace

NewGameDialog::NewGameDialog(app::Settings& settings, QWidget* parent)
    : QDialog(parent)
    , settings_(settings)
    , bar_(new VariantBar(settings, this)) {
    setWindowTitle(tr("New game"));
    const checkers_poker_face::RememberedGame remembered =
        checkers_poker_face::recallGame(settings);
    game_ = remembered.game;
    makeTabs();
    preview_ = new NewGamePreview(this);
    auto* contents = new QWidget;
    auto* middle = new QHBoxLayout;
    middle->addWidget(tabs_, 1);
    middle->addWidget(preview_, 1);
    auto* upper = new QVBoxLayout(contents);
    upper->setContentsMargins({});
    upper->addWidget(bar_);
    upper->addLayout(middle, 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(new ScrollPane(contents, this), 1);
    column->addWidget(makeBottom());

    connectBar();
    const QStringList troubles = remembered.troubles + bar_->troubles();
    said_ = troubles.join(QLatin1Char(' '));
    if (!bar_->troubles().isEmpty()) {
        saidLink_ = forgetLink;
        saidLinkWords_ = tr("Forget these sets");
    }
    refresh();
    resizeForScreen(*this, usualNewGameSize);
    start_->setFocus();
}

void NewGameDialog::makeTabs() {
    tabs_ = new QTabWidget(this);
    tabs_->setObjectName(QStringLiteral("pages"));
    tabs_->addTab(makeGameTab(), tr("&Game"));
    auto* rules = new NewGameRules(this);
    auto* wild = new NewGameWild(this);
    auto* start = new NewGameStart(this);
    tabs_->addTab(rules, tr("&Rules"));
    tabs_->addTab(wild, tr("&Wild cards"));
    tabs_->addTab(start, tr("&Checkers"));
    for (NewGamePage* page : std::initializer_list<NewGamePage*>{rules, wild, start})
        addPage(*page);
    connect(tabs_, &QTabWidget::currentChanged, this, &NewGameDialog::showStatus);
    connect(tabs_, &QTabWidget::currentChanged, this, &NewGameDialog::shareTabs);
    shareTabs();
}

/// A page is as high as it needs; none scrolls since another is higher.
void NewGameDialog::shareTabs() {
    for (int tab = 0; tab < tabs_->count(); ++tab) {
        QSizePolicy policy = tabs_->widget(tab)->sizePolicy();
        policy.setVerticalPolicy(tab == tabs_->currentIndex() ? QSizePolicy::Preferred
                                                              : QSizePolicy::Ignored);
        tabs_->widget(tab)->setSizePolicy(policy);
    }
}

void NewGameDialog::addPage(NewGamePage& page) {
    pages_.push_back(&page);
    connect(&page, &NewGamePage::edited, this, [this, &page] {
        page.applyTo(game_);
        said_.clear();
        saidLink_.clear();
        refresh();
    });
}

QWidget* NewGameDialog::makeGameTab() {
    auto* tab = new QWidget(this);
    auto* column = new QVBoxLayout(tab);
    const auto add = [&](const QString& title, NewGamePage* page) {
        auto* heading = new TextLabel(TextLabel::Role::strong, tab);
        heading->setText(title);
        page->setAccessibleName(title);
        column->addWidget(heading);
        column->addWidget(page);
        addPage(*page);
    };
    add(tr("Players"), new NewGamePlayers(tab));
    column->addSpacing(betweenParts);
    add(tr("Board"), new NewGameBoard(tab));
    column->addStretch();
    return tab;
}

QWidget* NewGameDialog::makeBottom() {
    auto* bottom = new QWidget(this);
    status_ = new NewGameNote(2, bottom);
    status_->setObjectName(QStringLiteral("status"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, bottom);
    QPushButton* cancel = buttons->button(QDialogButtonBox::Cancel);
    cancel->setText(tr("Cance&l"));
    cancel->setObjectName(QStringLiteral("cancel"));
    cancel->setAutoDefault(false);
    start_ = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    start_->setObjectName(QStringLiteral("start"));
    start_->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(status_, &QLabel::linkActivated, this, &NewGameDialog::followLink);
    bottom_ = new QBoxLayout(QBoxLayout::LeftToRight, bottom);
    bottom_->setContentsMargins({});
    bottom_->addWidget(status_, 1);
    bottom_->addWidget(buttons);
    return bottom;
}

void NewGameDialog::connectBar() {
    connect(bar_, &VariantBar::chosen, this, [this](const checkers_poker::Options& options) {
        game_.options = options;
        if (const auto* layout = std::get_if<Layout>(&game_.board))
            game_.board = checkers_poker_face::fittedTo(*layout, options.deck);
        said_.clear();
        saidLink_.clear();
        refresh();
    });
    connect(bar_, &VariantBar::said, this, [this](const QString& words) {
        said_ = words;
        saidLink_.clear();
        showStatus();
    });
    connect(bar_, &VariantBar::deleted, this, [this](const QString& name) {
        said_ = tr("Deleted the set “%1”.").arg(name);
        saidLink_ = undoLink;
        saidLinkWords_ = tr("Put it back");
        showStatus();
    });
}

void NewGameDialog::followLink(const QString& link) {
    if (link == undoLink)
        bar_->undoDelete();
    else if (link == forgetLink)
        bar_->forgetUnread();
    else if (const auto found = trouble())
        leadTo(*found);
}

void NewGameDialog::refresh() {
    if (const auto* layout = std::get_if<Layout>(&game_.board))
        game_.board = checkers_poker_face::fittedTo(*layout, game_.options.deck);
    for (NewGamePage* page : pages_)
        page->display(game_);
    bar_->display(game_.options, !trouble_with(game_.options));
    const bool byHand = std::holds_alternative<Layout>(game_.board);
    start_->setText(byHand ? tr("Arrange the board…") : tr("S&tart game"));
    preview_->display(game_);
    showStatus();
}

void NewGameDialog::showStatus() {
    const auto found = trouble();
    start_->setEnabled(!found);
    for (int tab = 0; tab < tabs_->count(); ++tab) {
        const bool here = found && tabOf(found->field) == tab;
        tabs_->setTabIcon(tab,
                          here ? style()->standardIcon(QStyle::SP_MessageBoxWarning) : QIcon());
    }
    NewGameNote::Remedies links;
    if (found) {
        // The page says itself what is wrong on it.
        if (tabOf(found->field) == tabs_->currentIndex())
            status_->say(tr("The game can start when that is put right."));
        else
            status_->warn(found->sentence, {{showLink, tr("Show")}});
        return;
    }
    if (!saidLink_.isEmpty())
        links.emplace_back(saidLink_, saidLinkWords_);
    status_->say(said_.isEmpty() ? tr("Enter starts the game, Esc leaves everything as it was.")
                                 : said_,
                 links);
    status_->setToolTip(said_);
}

std::optional<FieldTrouble> NewGameDialog::trouble() const {
    for (const NewGamePage* page : pages_)
        if (auto found = page->trouble())
            return found;
    return std::nullopt;
}

int NewGameDialog::tabOf(const QWidget* field) const {
    for (int tab = 0; tab < tabs_->count(); ++tab)
        if (tabs_->widget(tab)->isAncestorOf(field))
            return tab;
    return -1;
}

void NewGameDialog::leadTo(const FieldTrouble& trouble) {
    tabs_->setCurrentIndex(tabOf(trouble.field));
    trouble.field->setFocus(Qt::OtherFocusReason);
}

/// The picture gives way where the choices need the whole width.
void NewGameDialog::share() {
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const int least = preview_->minimumSizeHint().width();
    const bool stacked = width() < mostTabs * digit;
    bottom_->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    status_->setLines(stacked ? 1 : 2);
    const int rest = width() - usualTabs * digit - aroundParts;
    preview_->setVisible(rest > least);
    preview_->setMaximumWidth(std::max(rest, least));
}

void NewGameDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    share();
}

void NewGameDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange && preview_ != nullptr)
        share();
}

void NewGameDialog::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !start_->isEnabled())
        accept();
    else
        QDialog::keyPressEvent(event);
}

void NewGameDialog::accept() {
    if (const auto found = trouble()) {
        leadTo(*found);
        return;
    }
    if (std::holds_alternative<Layout>(game_.board) && !arrange())
        return;
    for (const auto seat : {checkers_poker::first, checkers_poker::second})
        game_.names[seat] = app::cleanedName(game_.names[seat]);
    checkers_poker_face::rememberGame(settings_, game_);
    QDialog::accept();
}

bool NewGameDialog::arrange() {
    ArrangeDialog dialog(game_, this);
    const bool ready = dialog.exec() == QDialog::Accepted;
    game_.board = dialog.layout();
    refresh();
    return ready;
}

} // namespace ui
