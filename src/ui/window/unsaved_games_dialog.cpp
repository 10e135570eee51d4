#include "ui/window/unsaved_games_dialog.hpp"

#include "app/whole_file.hpp"
#include "ui/table/face.hpp"
#include "ui/widgets/announcer.hpp"
#include "ui/widgets/row_accessible.hpp"
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

namespace {

struct UnsavedGameWords {
    Q_DECLARE_TR_FUNCTIONS(ui::UnsavedGamesDialog)
};

constexpr int nameRole = Qt::UserRole;
constexpr int canTakeRole = Qt::UserRole + 1;
constexpr int canDeleteRole = Qt::UserRole + 2;
constexpr QSize usualSize(640, 400);

QString namesOf(const Players& players, QString (*nameOf)(const Players&, tabletop::Seat)) {
    QStringList names;
    for (std::size_t i = 0; i < players.count; ++i)
        names << nameOf(players, tabletop::seat_at(i));
    return names.join(QStringLiteral(" – "));
}

/// The names at their whole length.
QString wholeNames(const app::KeptGame& game, const Faces& faces) {
    if (!game.game)
        return {};
    const Players players = playersOf(**game.game, faces.of(**game.game));
    return QStringLiteral("<qt>%1</qt>").arg(namesOf(players, nameInFull).toHtmlEscaped());
}

QString turnOf(const app::PlayedGame& game, const Face& face) {
    const app::Situation situation = game.situation();
    if (situation.toAct)
        return UnsavedGameWords::tr("%1 is to act")
            .arg(called(playersOf(game, face), *situation.toAct));
    if (situation.isOver())
        return face.prompt({game, game.place(), false, app::Awaited::over, {}, 0}).title;
    return UnsavedGameWords::tr("the die is to be rolled");
}

QString actsOf(const app::PlayedGame& game) {
    const auto acts = static_cast<qulonglong>(game.size());
    const auto undone = static_cast<qulonglong>(game.size() - game.place());
    const QString all =
        acts == 1 ? UnsavedGameWords::tr("1 act") : UnsavedGameWords::tr("%1 acts").arg(acts);
    return undone == 0 ? all : UnsavedGameWords::tr("%1, %2 of them undone").arg(all).arg(undone);
}

/// What tells a game from others, in two lines.
QString describe(const app::KeptGame& kept, const Faces& faces) {
    const QString when = QLocale().toString(kept.when, QLocale::ShortFormat);
    if (!kept.game)
        return UnsavedGameWords::tr("A game that cannot be read") + QStringLiteral(" · ") + when +
               QLatin1Char('\n') + kept.trouble;
    const app::PlayedGame& game = **kept.game;
    const Face& face = faces.of(game);
    QStringList facts = face.facts(game);
    facts << actsOf(game) << turnOf(game, face);
    QString text = namesOf(playersOf(game, face), called) + QStringLiteral(" · ") + when +
                   QLatin1Char('\n') + facts.join(QStringLiteral(" · "));
    if (kept.isOpenElsewhere)
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

/// Lets the game that is marked be heard as soon as the list is come to.
class GameList : public QListWidget {
public:
    using QListWidget::QListWidget;

protected:
    void focusInEvent(QFocusEvent* event) override {
        QListWidget::focusInEvent(event);
        tellCurrentRow(*this);
    }
};

} // namespace

UnsavedGamesDialog::UnsavedGamesDialog(app::KeptGames& kept, const Faces& faces, QWidget* parent)
    : QDialog(parent)
    , kept_(kept)
    , faces_(faces)
    , title_(new QLabel(this))
    , games_(new GameList(this))
    , announcer_(new Announcer(this)) {
    setObjectName(QStringLiteral("unsavedGames"));
    setWindowTitle(tr("Unsaved games"));
    title_->setWordWrap(true);
    title_->setBuddy(games_);
    games_->setObjectName(QStringLiteral("games"));
    games_->setWordWrap(true);
    games_->setItemDelegate(new GameDelegate(games_));
    games_->setAlternatingRowColors(true);

    // Qt lets Tab reach all of three buttons or more only if they are added in the order of sight.
    auto* buttons = new QDialogButtonBox(this);
    take_ = buttons->addButton(tr("&Play on"), QDialogButtonBox::AcceptRole);
    take_->setObjectName(QStringLiteral("takeGame"));
    take_->setDefault(true);
    delete_ = buttons->addButton(tr("&Delete…"), QDialogButtonBox::ActionRole);
    delete_->setObjectName(QStringLiteral("deleteGame"));
    delete_->setAutoDefault(false);
    buttons->addButton(QDialogButtonBox::Close);
    auto* column = new QVBoxLayout(this);
    column->addWidget(title_);
    column->addWidget(games_, 1);
    column->addWidget(buttons);

    auto* deleteKey = new QShortcut(QKeySequence::Delete, this);
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
        auto* item = new QListWidgetItem(describe(game, faces_), games_);
        item->setToolTip(wholeNames(game, faces_));
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
