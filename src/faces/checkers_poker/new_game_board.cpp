#include "faces/checkers_poker/new_game_board.hpp"

#include "ui/new_game/new_game_note.hpp"
#include "ui/widgets/field.hpp"
#include "ui/widgets/wrap_layout.hpp"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>

namespace ui {

using checkers_poker::Layout;

namespace {

constexpr int betweenControls = 6;

QString troubleWithNumber(const QString& text) {
    constexpr int shown = 20;
    const QString typed = app::cleanedName(text);
    if (typed.isEmpty())
        return NewGameBoard::tr("Type a deal number, 0 to 4294967295, or draw another.");
    const QString quoted = typed.size() > shown ? typed.left(shown) + QChar(0x2026) : typed;
    return NewGameBoard::tr("“%1” is no deal number; they go from 0 to 4294967295.").arg(quoted);
}

} // namespace

NewGameBoard::NewGameBoard(QWidget* parent)
    : NewGamePage(parent) {
    makeControls();
    auto* label = new QLabel(tr("Nu&mber"), this);
    label->setBuddy(number_);
    auto* field = new QHBoxLayout;
    field->addWidget(label);
    field->addWidget(number_, 1);
    auto* numberRow = new WrapLayout;
    numberRow->setSpacing(betweenControls);
    numberRow->addLayout(field);
    numberRow->addWidget(copy_);
    numberRow->addWidget(draw_);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(4);
    grid->setColumnMinimumWidth(0, 20);
    grid->addWidget(shuffled_, 0, 0, 1, 2);
    grid->addLayout(numberRow, 1, 1);
    grid->addWidget(arranged_, 2, 0, 1, 2);
    grid->addWidget(note_, 3, 0, 1, 2);
    connectControls();
    updateNote();
}

void NewGameBoard::makeControls() {
    shuffled_ = new QRadioButton(tr("S&huffled deal"), this);
    shuffled_->setObjectName(QStringLiteral("shuffled"));
    shuffled_->setChecked(true);
    number_ = new Field(11, this);
    number_->setObjectName(QStringLiteral("dealNumber"));
    number_->setAccessibleName(tr("Deal number"));
    copy_ = new QPushButton(tr("Cop&y"), this);
    copy_->setObjectName(QStringLiteral("copyDeal"));
    copy_->setToolTip(tr("Copy the deal number, to share the board with others"));
    draw_ = new QPushButton(tr("Draw an&other"), this);
    draw_->setObjectName(QStringLiteral("drawDeal"));
    draw_->setToolTip(tr("Shuffle again under a new number"));
    for (QPushButton* button : {copy_, draw_}) {
        button->setAutoDefault(false);
        button->setAccessibleDescription(button->toolTip());
    }
    arranged_ = new QRadioButton(tr("Arrange &by hand"), this);
    arranged_->setObjectName(QStringLiteral("arranged"));
    note_ = new NewGameNote(2, this);
}

void NewGameBoard::connectControls() {
    connect(number_, &QLineEdit::textEdited, this, [this] {
        if (const auto number = checkers_poker_face::dealFromText(number_->text()))
            deal_ = *number;
        // Who types a number wants that deal.
        const QSignalBlocker quiet(shuffled_);
        shuffled_->setChecked(true);
        updateNote();
        Q_EMIT edited();
    });
    connect(copy_, &QPushButton::clicked, this, &NewGameBoard::copyNumber);
    connect(draw_, &QPushButton::clicked, this, &NewGameBoard::drawAnother);
    connect(shuffled_, &QRadioButton::toggled, this, [this] {
        updateNote();
        Q_EMIT edited();
    });
}

void NewGameBoard::display(const checkers_poker_face::NewGame& game) {
    const QSignalBlocker quiet(shuffled_);
    if (const auto* number = std::get_if<std::uint32_t>(&game.board)) {
        shuffled_->setChecked(true);
        if (*number != deal_)
            setDeal(*number);
        if (!has_hand_layout_)
            handLayout_ = game.layout();
    } else {
        arranged_->setChecked(true);
        handLayout_ = std::get<Layout>(game.board);
        has_hand_layout_ = true;
        if (!deal_)
            setDeal(checkers_poker_face::drawDeal());
    }
    handLayout_ = checkers_poker_face::fittedTo(handLayout_, game.options.deck);
    updateNote();
}

void NewGameBoard::applyTo(checkers_poker_face::NewGame& game) const {
    if (shuffled_->isChecked())
        game.board = deal_.value_or(1);
    else
        game.board = handLayout_;
}

std::optional<FieldTrouble> NewGameBoard::trouble() const {
    if (arranged_->isChecked() || checkers_poker_face::dealFromText(number_->text()))
        return std::nullopt;
    return FieldTrouble{troubleWithNumber(number_->text()), number_};
}

void NewGameBoard::setDeal(std::uint32_t number) {
    deal_ = number;
    number_->setText(QString::number(number));
}

void NewGameBoard::drawAnother() {
    setDeal(checkers_poker_face::drawDeal());
    const QSignalBlocker quiet(shuffled_);
    shuffled_->setChecked(true);
    updateNote();
    Q_EMIT edited();
}

void NewGameBoard::copyNumber() const {
    QGuiApplication::clipboard()->setText(number_->text().trimmed());
    note_->say(tr("Copied. The same number gives the same board to everybody."));
}

void NewGameBoard::updateNote() {
    const auto found = trouble();
    copy_->setEnabled(!found && shuffled_->isChecked());
    if (found)
        note_->warn(found->sentence);
    else if (shuffled_->isChecked())
        note_->say(tr("The same number gives the same board to everybody."));
    else
        note_->say(tr("Before the game First lays out the cards; then Second chooses an end."));
    number_->setAccessibleDescription(note_->words());
}

} // namespace ui
