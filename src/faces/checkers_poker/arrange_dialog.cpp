#include "faces/checkers_poker/arrange_dialog.hpp"

#include "cards/words.hpp"
#include "faces/checkers_poker/board_words.hpp"
#include "faces/checkers_poker/card_board.hpp"
#include "faces/checkers_poker/card_skin.hpp"
#include "faces/checkers_poker/game_words.hpp"
#include "ui/board/board_view.hpp"
#include "ui/new_game/new_game_note.hpp"
#include "ui/widgets/field.hpp"
#include "ui/widgets/plain_button.hpp"
#include "ui/widgets/scroll_pane.hpp"
#include "ui/widgets/undo_buttons.hpp"
#include "ui/widgets/value_change.hpp"
#include "ui/widgets/window_place.hpp"
#include "ui/widgets/wrap_layout.hpp"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QUndoStack>
#include <QVBoxLayout>

namespace ui {

using checkers_poker::first;
using checkers_poker::Layout;
using checkers_poker::Space;
using checkers_poker::SpaceSet;

namespace {

constexpr QSize usualArrangeSize(820, 600);
constexpr int leastArrangeBoard = 200;
constexpr int arrangePanelDigits = 30;

} // namespace

ArrangeDialog::ArrangeDialog(const checkers_poker_face::NewGame& game, QWidget* parent)
    : QDialog(parent)
    , options_(game.options)
    , layout_(game.layout())
    , undo_(new QUndoStack(this))
    , board_(new BoardView(this)) {
    const QString name = app::cleanedName(game.names[first]);
    setWindowTitle(tr("%1 assembles the board")
                       .arg(checkers_poker_face::displayName(name, first, game.players[first])));
    board_->setSkin(cardSkin());
    board_->setMinimumSize(leastArrangeBoard, leastArrangeBoard);
    auto* columns = new QHBoxLayout(this);
    columns->addWidget(board_, 1);
    auto* side = new QVBoxLayout;
    auto* pane = new ScrollPane(makeSidePanel(), this);
    pane->setUsualWidth(arrangePanelDigits);
    side->addWidget(pane, 1);
    side->addLayout(makeEndButtons());
    columns->addLayout(side);
    resizeForScreen(*this, usualArrangeSize);
    connectBoard();
    update();
    board_->setFocus();
}

QWidget* ArrangeDialog::makeSidePanel() {
    auto* panel = new QWidget;
    note_ = new NewGameNote(4, this);
    auto* shuffle = plainButton(tr("&Shuffle all"), QStringLiteral("shuffle"),
                                tr("Lay out another deal"), this);
    QPushButton* sort = plainButton(tr("Sor&t"), QStringLiteral("sort"),
                                    tr("From the twos to the aces, then the blank spaces"), this);
    starts_ = new QCheckBox(tr("Show where &checkers start"), this);
    starts_->setObjectName(QStringLiteral("starts"));
    starts_->setChecked(true);
    connect(shuffle, &QPushButton::clicked, this, [this] {
        change(checkers_poker::deal(checkers_poker_face::drawDeal(), options_.deck),
               tr("shuffle all"));
    });
    connect(sort, &QPushButton::clicked, this,
            [this] { change(checkers_poker::sorted_layout(options_.deck), tr("sort")); });
    connect(starts_, &QCheckBox::toggled, this, &ArrangeDialog::update);

    auto* both = new WrapLayout;
    both->setSpacing(6);
    both->addWidget(shuffle);
    both->addWidget(sort);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins({});
    column->addWidget(note_);
    column->addWidget(new UndoButtons(*undo_, this));
    column->addLayout(both);
    column->addLayout(makeDealRow());
    column->addWidget(starts_);
    column->addStretch();
    return panel;
}

QLayout* ArrangeDialog::makeDealRow() {
    number_ = new Field(11, this);
    number_->setObjectName(QStringLiteral("dealNumber"));
    number_->setAccessibleName(tr("Deal number"));
    auto* label = new QLabel(tr("&Deal"), this);
    label->setBuddy(number_);
    auto* layOut = plainButton(tr("&Lay out"), QStringLiteral("layOut"),
                               tr("Start from the deal of a number"), this);
    connect(layOut, &QPushButton::clicked, this, &ArrangeDialog::layOutDeal);
    connect(number_, &QLineEdit::returnPressed, this, &ArrangeDialog::layOutDeal);
    auto* field = new QHBoxLayout;
    field->addWidget(label);
    field->addWidget(number_, 1);
    auto* row = new WrapLayout;
    row->setSpacing(6);
    row->addLayout(field);
    row->addWidget(layOut);
    return row;
}

QLayout* ArrangeDialog::makeEndButtons() {
    QPushButton* back = plainButton(tr("&Back"), QStringLiteral("back"),
                                    tr("Back to the settings; the board stays as it lies"), this);
    QPushButton* ready = plainButton(tr("Board is &ready"), QStringLiteral("ready"),
                                     tr("Start the game: Second chooses an end"), this);
    connect(back, &QPushButton::clicked, this, &QDialog::reject);
    connect(ready, &QPushButton::clicked, this, &QDialog::accept);
    // Not a QDialogButtonBox: that would make one of them the answer to Enter, which lays out the
    // deal in the number's field, clicks on the board, and shall nowhere start the game by mistake.
    const bool readyFirst =
        style()->styleHint(QStyle::SH_DialogButtonLayout) == QDialogButtonBox::WinLayout;
    auto* row = new WrapLayout;
    row->setSpacing(6);
    row->addWidget(readyFirst ? ready : back);
    row->addWidget(readyFirst ? back : ready);
    return row;
}

void ArrangeDialog::connectBoard() {
    connect(board_, &BoardView::spaceClicked, this,
            [this](BoardSpace space) { clicked(fromBoard(space)); });
    connect(board_, &BoardView::dropped, this,
            [this](BoardSpace from, BoardSpace to) { swap(fromBoard(from), fromBoard(to)); });
    connect(board_, &BoardView::dragStarted, this, [this] { choose(std::nullopt); });
    connect(board_, &BoardView::cancelled, this, &ArrangeDialog::letGoOrLeave);
}

void ArrangeDialog::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        letGoOrLeave();
    else
        QDialog::keyPressEvent(event);
}

void ArrangeDialog::letGoOrLeave() {
    if (chosen_)
        choose(std::nullopt);
    else
        reject();
}

void ArrangeDialog::clicked(Space space) {
    if (!chosen_)
        choose(space);
    else if (*chosen_ == space)
        choose(std::nullopt);
    else
        swap(*chosen_, space);
}

void ArrangeDialog::swap(Space from, Space to) {
    chosen_ = std::nullopt;
    Layout swapped = layout_;
    swapped.swap(from, to);
    const bool same = swapped == layout_;
    change(swapped, tr("swap %1 and %2").arg(spaceText(from), spaceText(to)));
    update();
    if (same)
        note_->say(
            tr("%1 and %2 are both blank: nothing to swap.").arg(spaceText(from), spaceText(to)));
    else
        note_->say(tr("Swapped: %1 now on %2, %3 on %4.")
                       .arg(contents(to), spaceText(to), contents(from), spaceText(from)));
}

void ArrangeDialog::choose(std::optional<Space> space) {
    chosen_ = space;
    update();
}

void ArrangeDialog::layOutDeal() {
    const auto number = checkers_poker_face::dealFromText(number_->text());
    if (!number) {
        note_->warn(tr("Type a deal number from 0 to 4294967295."));
        number_->setFocus();
        return;
    }
    change(checkers_poker::deal(*number, options_.deck), tr("lay out deal %1").arg(*number));
}

void ArrangeDialog::change(const Layout& layout, const QString& what) {
    if (layout == layout_)
        return;
    undo_->push(new ValueChange<Layout>(
        layout_, layout,
        [this](const Layout& value) {
            layout_ = value;
            choose(std::nullopt);
        },
        what));
}

void ArrangeDialog::update() {
    if (chosen_)
        note_->say(tr("Chosen: %1 on %2. Click the space to swap it with; Esc lets go.")
                       .arg(contents(*chosen_), spaceText(*chosen_)));
    else
        note_->say(tr("Drag a card onto another space, or click the two, and they are swapped. "
                      "Blank spaces too. Then Second chooses an end."));
    CardBoard picture;
    picture.layout = layout_;
    picture.wild = options_.wild;
    picture.active = ~SpaceSet();
    picture.draggable = ~SpaceSet();
    picture.chosen = chosen_;
    if (starts_->isChecked())
        picture.ghosts = {options_.start.south, options_.start.north};
    board_->show(onBoard(picture));
}

QString ArrangeDialog::contents(Space space) const {
    const auto card = layout_.card_on(space);
    return card ? QString::fromStdString(cards::in_words(*card)) : tr("the blank space");
}

} // namespace ui
