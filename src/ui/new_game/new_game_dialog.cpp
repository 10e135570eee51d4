#include "ui/new_game/new_game_dialog.hpp"

#include "app/settings.hpp"
#include "ui/new_game/choice_box.hpp"
#include "ui/new_game/game_choice.hpp"
#include "ui/new_game/new_game_form.hpp"
#include "ui/new_game/new_game_note.hpp"
#include "ui/widgets/scroll_pane.hpp"
#include "ui/widgets/window_place.hpp"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr QSize usualNewGameSize(880, 640);
constexpr int mostStacked = 66; ///< digits side by side; wider, words stand beside the buttons
constexpr int roomyLines = 42;
constexpr int linesForPictures = 27;
constexpr int aroundPictures = 44; ///< margins and a scroll bar
const auto gameKey = QStringLiteral("new-game/game");
const auto showLink = QStringLiteral("show");

} // namespace

NewGameDialog::NewGameDialog(std::vector<NewGameOffer> offers, app::Settings& settings,
                             std::string_view word, QWidget* parent)
    : QDialog(parent)
    , offers_(std::move(offers))
    , settings_(settings)
    , games_(new GameChoice(offers_, this))
    , made_(offers_.size()) {
    setWindowTitle(tr("New game"));
    auto* contents = new QWidget;
    contents_ = new QVBoxLayout(contents);
    contents_->setContentsMargins({});
    contents_->addWidget(games_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(new ScrollPane(contents, this), 1);
    column->addWidget(makeBottom());

    const std::string last = settings.value(gameKey).toString().toStdString();
    games_->choose(placeOf(word.empty() ? std::string_view(last) : word));
    openForm();
    connect(games_, &GameChoice::gameChosen, this, &NewGameDialog::openForm);
    resizeForScreen(*this, usualNewGameSize);
    start_->setFocus();
}

/// The first one for a game that is not offered.
std::size_t NewGameDialog::placeOf(std::string_view word) const {
    const auto found = std::find_if(offers_.begin(), offers_.end(),
                                    [&](const NewGameOffer& offer) { return offer.word == word; });
    return found == offers_.end() ? 0 : static_cast<std::size_t>(found - offers_.begin());
}

QWidget* NewGameDialog::makeBottom() {
    auto* bottom = new QWidget(this);
    status_ = new NewGameNote(2, bottom);
    status_->setObjectName(QStringLiteral("status"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, bottom);
    cancel_ = buttons->button(QDialogButtonBox::Cancel);
    cancel_->setText(tr("Cance&l"));
    cancel_->setObjectName(QStringLiteral("cancel"));
    cancel_->setAutoDefault(false);
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

NewGameForm& NewGameDialog::form() const { return *made_[games_->chosen()]; }

const std::string& NewGameDialog::word() const { return offers_[games_->chosen()].word; }

app::AnyGame NewGameDialog::game(QDate today) const { return form().game(today); }

void NewGameDialog::openForm() {
    if (made_[games_->chosen()] == nullptr)
        makeForm();
    const bool inBox = std::any_of(made_.begin(), made_.end(), [](const NewGameForm* form) {
        return form != nullptr && form->games().hasFocus();
    });
    for (std::size_t i = 0; i < made_.size(); ++i)
        if (made_[i] != nullptr)
            made_[i]->setVisible(i == games_->chosen());
    share();
    if (inBox)
        form().games().setFocus();
    showStatus();
}

void NewGameDialog::makeForm() {
    NewGameForm*& made = made_[games_->chosen()];
    made = offers_[games_->chosen()].makeForm(settings_, contents_->parentWidget());
    contents_->addWidget(made, 1);
    connect(made, &NewGameForm::changed, this, &NewGameDialog::showStatus);
    for (const NewGameOffer& offer : offers_)
        made->games().addItem(offer.title);
    made->games().setCurrentIndex(static_cast<int>(games_->chosen()));
    connect(&made->games(), &QComboBox::activated, this, [this, form = made](int index) {
        form->games().setCurrentIndex(static_cast<int>(games_->chosen()));
        games_->choose(static_cast<std::size_t>(index));
    });
    putButtonsLast();
}

/// On the way with the Tab key, on which what comes into a window last is last.
void NewGameDialog::putButtonsLast() {
    QWidget* bottom = bottom_->parentWidget();
    bottom->setParent(nullptr);
    layout()->addWidget(bottom);
    bottom->show();
}

void NewGameDialog::followLink(const QString& link) {
    const auto found = form().trouble();
    if (link == showLink && found)
        form().leadTo(*found);
    else
        form().follow(link);
}

void NewGameDialog::showStatus() {
    const auto found = form().trouble();
    start_->setText(form().startWords());
    start_->setEnabled(!found);
    if (found) {
        // The page says itself what is wrong on it.
        if (form().isInSight(*found))
            status_->say(tr("The game can start when that is put right."));
        else
            status_->warn(found->sentence, {{showLink, tr("Show")}});
        return;
    }
    const NewGameForm::Remark& remark = form().remark();
    NewGameNote::Remedies links;
    if (!remark.link.isEmpty())
        links.emplace_back(remark.link, remark.linkWords);
    status_->say(remark.words.isEmpty()
                     ? tr("Enter starts the game, Esc leaves everything as it was.")
                     : remark.words,
                 links);
    status_->setToolTip(remark.words);
}

/// What there is of width and height is used: words beside the buttons, sentences about the games.
void NewGameDialog::share() {
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const bool stacked = width() < mostStacked * digit;
    bottom_->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    status_->setLines(stacked ? 1 : 2);
    const int line = fontMetrics().lineSpacing();
    const bool many = offers_.size() > 1;
    const bool pictures =
        height() >= linesForPictures * line && width() - aroundPictures >= games_->leastWidth();
    games_->setVisible(many && pictures);
    games_->setRoomy(height() >= roomyLines * line);
    ChoiceBox& box = form().games();
    box.setVisible(many && !pictures);
    box.label()->setVisible(many && !pictures);
    form().share(width());
}

void NewGameDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    share();
}

void NewGameDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange && start_ != nullptr)
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
    if (const auto found = form().trouble()) {
        form().leadTo(*found);
        return;
    }
    if (!form().makeReady())
        return;
    form().remember();
    settings_.setValue(gameKey, QString::fromStdString(word()));
    QDialog::accept();
}

} // namespace ui
