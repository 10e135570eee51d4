#include "ui/window/unsaved_games_dialog.hpp"

#include "app/whole_file.hpp"
#include "faces/checkers_poker/table_match.hpp"
#include "faces/checkers_poker/variant_words.hpp"
#include "ui/telling/game_words.hpp"
#include "ui/widgets/announcer.hpp"
#include "ui/widgets/window_place.hpp"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using checkers_poker::Match;

namespace {

struct UnsavedGameWords {
    Q_DECLARE_TR_FUNCTIONS(ui::UnsavedGamesDialog)
};

constexpr int nameRole = Qt::UserRole;
constexpr int canTakeRole = Qt::UserRole + 1;
constexpr int canDeleteRole = Qt::UserRole + 2;
constexpr QSize usualSize(640, 400);

QString playersOf(const Match& match) {
    return called(match, checkers_poker::first) + QStringLiteral(" – ") +
           called(match, checkers_poker::second);
}

/// The names at their whole length.
QString namesOf(const app::KeptGame& game) {
    if (!game.game)
        return {};
    const Match& match = checkers_poker_face::matchOf(*game.game);
    const QString names = nameInFull(match, checkers_poker::first) + QStringLiteral(" – ") +
                          nameInFull(match, checkers_poker::second);
    return QStringLiteral("<qt>%1</qt>").arg(names.toHtmlEscaped());
}

QString turnOf(const Match& match) {
    const checkers_poker::State& state = match.history.current();
    if (const auto seat = to_act(state))
        return UnsavedGameWords::tr("%1 is to act").arg(called(match, *seat));
    if (const auto* over = std::get_if<checkers_poker::GameOver>(&state.phase))
        return over->winner ? UnsavedGameWords::tr("%1 won").arg(called(match, *over->winner))
                            : UnsavedGameWords::tr("a draw");
    return UnsavedGameWords::tr("the die is to be rolled");
}

QString actsOf(const Match& match) {
    const auto acts = static_cast<qulonglong>(match.history.size());
    const auto undone = static_cast<qulonglong>(match.history.size() - match.history.place());
    const QString all =
        acts == 1 ? UnsavedGameWords::tr("1 act") : UnsavedGameWords::tr("%1 acts").arg(acts);
    return undone == 0 ? all : UnsavedGameWords::tr("%1, %2 of them undone").arg(all).arg(undone);
}

/// What tells a game from others, in two lines.
QString describe(const app::KeptGame& game) {
    const QString when = QLocale().toString(game.when, QLocale::ShortFormat);
    if (!game.game)
        return UnsavedGameWords::tr("A game that cannot be read") + QStringLiteral(" · ") + when +
               QLatin1Char('\n') + game.trouble;
    const Match& match = checkers_poker_face::matchOf(*game.game);
    QStringList facts{checkers_poker_face::inWords(match.history.current().options)};
    if (match.deal)
        facts << UnsavedGameWords::tr("deal %1").arg(*match.deal);
    facts << actsOf(match) << turnOf(match);
    QString text = playersOf(match) + QStringLiteral(" · ") + when + QLatin1Char('\n') +
                   facts.join(QStringLiteral(" · "));
    if (game.isOpenElsewhere)
        text += QStringLiteral(" · ") + UnsavedGameWords::tr("open in another window");
    return text;
}

/// Keeps the two lines of a game apart from the next one's.
class GameDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return QStyledItemDelegate::sizeHint(option, index) +
               QSize(0, option.fontMetrics.height() / 2);
    }
};

} // namespace

UnsavedGamesDialog::UnsavedGamesDialog(app::KeptGames& kept, QWidget* parent)
    : QDialog(parent)
    , kept_(kept)
    , title_(new QLabel(this))
    , games_(new QListWidget(this))
    , announcer_(new Announcer(this)) {
    setObjectName(QStringLiteral("unsavedGames"));
    setWindowTitle(tr("Unsaved games"));
    title_->setWordWrap(true);
    title_->setBuddy(games_);
    games_->setObjectName(QStringLiteral("games"));
    games_->setWordWrap(true);
    games_->setItemDelegate(new GameDelegate(games_));
    games_->setAlternatingRowColors(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    take_ = buttons->addButton(tr("&Play on"), QDialogButtonBox::AcceptRole);
    take_->setObjectName(QStringLiteral("takeGame"));
    take_->setDefault(true);
    delete_ = buttons->addButton(tr("&Delete…"), QDialogButtonBox::ActionRole);
    delete_->setObjectName(QStringLiteral("deleteGame"));
    delete_->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(title_);
    column->addWidget(games_, 1);
    column->addWidget(buttons);

    auto* deleteKey = new QShortcut(QKeySequence::Delete, games_);
    deleteKey->setContext(Qt::WidgetShortcut);
    connect(deleteKey, &QShortcut::activated, delete_, &QPushButton::click);
    connect(take_, &QPushButton::clicked, this, &QDialog::accept);
    connect(delete_, &QPushButton::clicked, this, &UnsavedGamesDialog::remove);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(games_, &QListWidget::itemDoubleClicked, take_, &QPushButton::click);
    connect(games_, &QListWidget::currentItemChanged, this, &UnsavedGamesDialog::refresh);
    fill();
    resizeForScreen(*this, usualSize);
    games_->setFocus();
}

QString UnsavedGamesDialog::chosen() const {
    return games_->currentItem()->data(nameRole).toString();
}

void UnsavedGamesDialog::fill() {
    const int row = games_->currentRow();
    games_->clear();
    for (const app::KeptGame& game : kept_.list()) {
        auto* item = new QListWidgetItem(describe(game), games_);
        item->setToolTip(namesOf(game));
        item->setData(nameRole, game.name);
        item->setData(canTakeRole, game.game.has_value() && !game.isOpenElsewhere);
        item->setData(canDeleteRole, !game.isOpenElsewhere);
    }
    setTitle(games_->count() == 0 ? tr("There are no unsaved games besides that on the table.")
                                  : tr("These &games were played and not saved:"));
    games_->setCurrentRow(row < 0 ? firstToTake()
                                  : std::clamp(row, 0, std::max(games_->count() - 1, 0)));
    refresh();
}

/// What Enter takes at once; games in other windows are none of it.
int UnsavedGamesDialog::firstToTake() const {
    for (int row = 0; row < games_->count(); ++row)
        if (games_->item(row)->data(canTakeRole).toBool())
            return row;
    return 0;
}

/// An empty list says why it is by its name.
void UnsavedGamesDialog::setTitle(const QString& title) {
    title_->setText(title);
    games_->setAccessibleName(QString(title).remove(QLatin1Char('&')));
}

void UnsavedGamesDialog::refresh() {
    const QListWidgetItem* item = games_->currentItem();
    take_->setEnabled(item != nullptr && item->data(canTakeRole).toBool());
    delete_->setEnabled(item != nullptr && item->data(canDeleteRole).toBool());
}

void UnsavedGamesDialog::remove() {
    QMessageBox box(QMessageBox::Question, tr("Delete this game?"),
                    tr("This game is saved nowhere else. Delete it for good?"), QMessageBox::Cancel,
                    this);
    box.setInformativeText(games_->currentItem()->text());
    box.setTextFormat(Qt::PlainText);
    box.setObjectName(QStringLiteral("deleteQuestion"));
    const auto* yes = box.addButton(tr("&Delete"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != yes)
        return;
    try {
        kept_.remove(chosen());
    } catch (const app::FileError& error) {
        setTitle(error.message());
        announcer_->say(error.message());
        return;
    }
    fill();
}

} // namespace ui
