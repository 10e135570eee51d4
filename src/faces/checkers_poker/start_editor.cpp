#include "faces/checkers_poker/start_editor.hpp"

#include "faces/checkers_poker/board_words.hpp"
#include "faces/checkers_poker/card_board.hpp"
#include "faces/checkers_poker/card_skin.hpp"
#include "faces/checkers_poker/checker_art.hpp"
#include "faces/checkers_poker/game_words.hpp"
#include "faces/checkers_poker/variant_presets.hpp"
#include "faces/checkers_poker/variant_words.hpp"
#include "ui/board/board_view.hpp"
#include "ui/new_game/new_game_note.hpp"
#include "ui/widgets/scroll_pane.hpp"
#include "ui/widgets/undo_buttons.hpp"
#include "ui/widgets/value_change.hpp"
#include "ui/widgets/window_place.hpp"
#include "ui/widgets/wrap_layout.hpp"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QUndoStack>
#include <QVBoxLayout>

#include <array>
#include <cstddef>

namespace ui {

using checkers_poker::Space;
using checkers_poker::SpaceSet;
using checkers_poker::StartingConfiguration;

namespace {

constexpr QSize usualEditorSize(720, 500);
constexpr int leastEditorBoard = 200;
constexpr int editorPanelDigits = 31;
constexpr int editorChipSize = 18;

bool isFull(SpaceSet side) { return side.size() == checkers_poker::most_checkers; }

bool isMirrored(const StartingConfiguration& start) { return start.north == start.south.turned(); }

QString countOf(SpaceSet side) {
    return side.size() == 1 ? StartEditor::tr("1 checker")
                            : StartEditor::tr("%1 checkers").arg(side.size());
}

} // namespace

StartEditor::StartEditor(const StartingConfiguration& start, QWidget* parent)
    : QDialog(parent)
    , start_(start)
    , atOpening_(start)
    , undo_(new QUndoStack(this))
    , board_(new BoardView(this)) {
    setWindowTitle(tr("Starting configuration"));
    board_->setSkin(cardSkin());
    board_->setMinimumSize(leastEditorBoard, leastEditorBoard);
    board_->setNamer([this](BoardSpace named) {
        const Space space = fromBoard(named);
        const QString where = spaceText(space);
        if (start_.south.contains(space))
            return tr("%1, South's checker").arg(where);
        if (start_.north.contains(space))
            return tr("%1, North's checker").arg(where);
        return tr("%1, free").arg(where);
    });
    auto* columns = new QHBoxLayout(this);
    columns->addWidget(board_, 1);
    auto* side = new QVBoxLayout;
    auto* pane = new ScrollPane(makeSidePanel(), this);
    pane->setUsualWidth(editorPanelDigits);
    side->addWidget(pane, 1);
    makeButtonBox();
    side->addWidget(buttons_);
    columns->addLayout(side);
    resizeForScreen(*this, usualEditorSize);

    connect(board_, &BoardView::spaceClicked, this,
            [this](BoardSpace space) { toggle(fromBoard(space)); });
    connect(board_, &BoardView::cancelled, this, &QDialog::reject);
    connect(board_, &BoardView::spacePointedAt, this, [this](std::optional<BoardSpace> space) {
        pointedAt_ = fromBoard(space);
        showBoard();
    });
    connect(south_, &QRadioButton::toggled, this, &StartEditor::showBoard);
    mirrored_->setChecked(isMirrored(start_));
    update();
    board_->setFocus();
}

// The board goes after this object's own members, and then says that nothing is pointed at.
StartEditor::~StartEditor() { board_->disconnect(this); }

QWidget* StartEditor::makeSidePanel() {
    auto* panel = new QWidget;
    south_ = new QRadioButton(this);
    south_->setObjectName(QStringLiteral("south"));
    south_->setIcon(checkerIcon(checkers_poker::first));
    south_->setChecked(true);
    north_ = new QRadioButton(this);
    north_->setObjectName(QStringLiteral("north"));
    north_->setIcon(checkerIcon(checkers_poker::second));
    mirrored_ = new QCheckBox(tr("&Mirror the other end"), this);
    mirrored_->setObjectName(QStringLiteral("mirrored"));
    mirrored_->setToolTip(tr("Both ends alike; without it they may be uneven, as a handicap"));
    for (QRadioButton* side : {south_, north_})
        side->setIconSize({editorChipSize, editorChipSize});
    note_ = new NewGameNote(4, this);

    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins({});
    column->addWidget(south_);
    column->addWidget(north_);
    column->addWidget(mirrored_);
    column->addSpacing(4);
    column->addWidget(note_);
    column->addLayout(makePresetButtons());
    column->addStretch();
    column->addWidget(new UndoButtons(*undo_, this));
    connect(mirrored_, &QCheckBox::toggled, this, &StartEditor::setMirrored);
    return panel;
}

QLayout* StartEditor::makePresetButtons() {
    auto* row = new WrapLayout;
    row->setSpacing(6);
    const auto add = [&](const QString& text, const QString& name, const QString& what,
                         const StartingConfiguration& start) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(name);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, start, what] { change(start, what); });
        row->addWidget(button);
    };
    const std::array<QString, 4> texts{tr("&Corner"), tr("&Draughts"), tr("Ro&ws"), tr("&Flank")};
    const std::array<const char*, 4> names{"corner", "draughts", "rows", "flank"};
    const auto presets = checkers_poker_face::startPresets();
    for (std::size_t i = 0; i < presets.size(); ++i)
        add(texts.at(i), QString::fromLatin1(names.at(i)), presets[i].name, presets[i].start);
    add(tr("Clea&r"), QStringLiteral("clear"), tr("Clear"), {});
    add(tr("Rese&t"), QStringLiteral("reset"), tr("Reset"), atOpening_);
    return row;
}

void StartEditor::makeButtonBox() {
    buttons_ = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("Use &it"));
    buttons_->button(QDialogButtonBox::Ok)->setDefault(true);
    buttons_->button(QDialogButtonBox::Cancel)->setText(tr("Cance&l"));
    buttons_->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void StartEditor::toggle(Space space) {
    StartingConfiguration changed = start_;
    const bool taken = (start_.south | start_.north).contains(space);
    const bool forSouth = taken ? start_.south.contains(space) : south_->isChecked();
    SpaceSet& side = forSouth ? changed.south : changed.north;
    if (taken) {
        side.erase(space);
    } else if (isFull(side)) {
        refuse(
            tr("%1 has 12 checkers, the most that a side can have: take one off to place another.")
                .arg(forSouth ? tr("South") : tr("North")));
        return;
    } else {
        side.insert(space);
    }
    if (mirrored_->isChecked())
        (forSouth ? changed.north : changed.south) = side.turned();
    change(changed, taken ? tr("take off %1").arg(spaceText(space))
                          : tr("place on %1").arg(spaceText(space)));
}

void StartEditor::setMirrored(bool mirrored) {
    if (!mirrored) {
        update();
        return;
    }
    const StartingConfiguration both = checkers_poker::turned_for_north(start_.south);
    const SpaceSet meeting = both.south & both.north;
    if (meeting.empty()) {
        change(both, tr("mirror"));
        update();
        return;
    }
    const QSignalBlocker quiet(mirrored_);
    mirrored_->setChecked(false);
    const Space space = *meeting.begin();
    refuse(tr("South stands on both %1 and %2, which mirror each other: take one of the two off.")
               .arg(spaceText(space), spaceText(space.turned())));
}

void StartEditor::change(const StartingConfiguration& start, const QString& what) {
    if (start == start_)
        return;
    undo_->push(new ValueChange<StartingConfiguration>(
        start_, start,
        [this](const StartingConfiguration& value) {
            start_ = value;
            update();
        },
        what));
}

void StartEditor::refuse(const QString& reason) { note_->warn(reason); }

void StartEditor::update() {
    if (!isMirrored(start_)) {
        const QSignalBlocker quiet(mirrored_);
        mirrored_->setChecked(false);
    }
    south_->setText(tr("&South: %1").arg(countOf(start_.south)));
    north_->setText(tr("&North: %1").arg(countOf(start_.north)));
    const QString trouble = checkers_poker_face::troubleWithStart(start_);
    if (trouble.isEmpty())
        note_->say(tr("Click a free space to place a checker, a checker to take it off. First and "
                      "Second may come to sit at either end."));
    else
        note_->warn(trouble);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(trouble.isEmpty());
    showBoard();
}

void StartEditor::showBoard() {
    CardBoard picture;
    picture.checkers = {start_.south, start_.north};
    picture.active = ~SpaceSet();
    const bool forSouth = south_->isChecked();
    const bool hasRoom = !isFull(forSouth ? start_.south : start_.north);
    if (pointedAt_ && hasRoom && !(start_.south | start_.north).contains(*pointedAt_)) {
        const SpaceSet here{*pointedAt_};
        const SpaceSet there = mirrored_->isChecked() ? here.turned() : SpaceSet();
        picture.ghosts = {forSouth ? here : there, forSouth ? there : here};
    }
    board_->show(onBoard(picture));
}

} // namespace ui
