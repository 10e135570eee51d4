#include "faces/checkers_poker/new_game_start.hpp"

#include "faces/checkers_poker/new_game_start_icon.hpp"
#include "faces/checkers_poker/start_editor.hpp"
#include "faces/checkers_poker/variant_words.hpp"
#include "ui/new_game/new_game_note.hpp"

#include <QButtonGroup>
#include <QGridLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr int iconSide = 72;
constexpr int tilesInRow = 3;

// In the order of checkers_poker_face::startPresets(), each with its mnemonic.
std::array<QString, 4> tileTexts() {
    return {NewGameStart::tr("Corn&er"), NewGameStart::tr("Dra&ughts"), NewGameStart::tr("R&ows"),
            NewGameStart::tr("Flan&k")};
}
constexpr std::array<const char*, 4> tileNames{"corner", "draughts", "rows", "flank"};

} // namespace

NewGameStart::NewGameStart(QWidget* parent)
    : NewGamePage(parent)
    , presets_(checkers_poker_face::startPresets())
    , tiles_(new QButtonGroup(this)) {
    auto* grid = new QGridLayout;
    const auto place = [&](QToolButton* tile, int number) {
        tiles_->addButton(tile, number);
        grid->addWidget(tile, number / tilesInRow, number % tilesInRow);
    };
    const auto texts = tileTexts();
    for (std::size_t i = 0; i < presets_.size(); ++i) {
        QToolButton* tile = makeTile(texts.at(i), QString::fromLatin1(tileNames.at(i)));
        tile->setIcon(startIcon(presets_[i].start, iconSide));
        tile->setToolTip(presets_[i].meaning);
        place(tile, static_cast<int>(i));
    }
    ownTile_ = makeTile(tr("&Your own"), QStringLiteral("own"));
    ownTile_->setToolTip(tr("Any other, uneven ones included"));
    place(ownTile_, static_cast<int>(presets_.size()));

    edit_ = new QPushButton(tr("Ed&it…"), this);
    edit_->setObjectName(QStringLiteral("editStart"));
    edit_->setAutoDefault(false);
    edit_->setToolTip(tr("Place and take checkers on a board, from what is chosen here"));
    edit_->setAccessibleDescription(edit_->toolTip());
    grid->addWidget(edit_, 1, 2, Qt::AlignCenter);
    note_ = new NewGameNote(3, this);

    auto* column = new QVBoxLayout(this);
    column->addLayout(grid);
    column->addWidget(note_);
    column->addStretch();
    connect(tiles_, &QButtonGroup::idClicked, this, &NewGameStart::choose);
    connect(edit_, &QPushButton::clicked, this, &NewGameStart::edit);
}

QToolButton* NewGameStart::makeTile(const QString& text, const QString& name) {
    auto* tile = new QToolButton(this);
    tile->setObjectName(name);
    tile->setText(text);
    tile->setCheckable(true);
    tile->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    tile->setIconSize({iconSide, iconSide});
    tile->setFocusPolicy(Qt::StrongFocus);
    tile->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return tile;
}

void NewGameStart::display(const checkers_poker_face::NewGame& game) {
    options_ = game.options;
    update();
}

void NewGameStart::applyTo(checkers_poker_face::NewGame& game) const {
    game.options.start = options_.start;
}

std::optional<FieldTrouble> NewGameStart::trouble() const {
    const QString sentence = checkers_poker_face::troubleWithStart(options_.start);
    if (sentence.isEmpty())
        return std::nullopt;
    return FieldTrouble{sentence, edit_};
}

void NewGameStart::choose(int tile) {
    if (static_cast<std::size_t>(tile) < presets_.size())
        options_.start = presets_[static_cast<std::size_t>(tile)].start;
    else if (own_)
        options_.start = *own_;
    else
        edit();
    update();
    Q_EMIT edited();
}

void NewGameStart::edit() {
    StartEditor editor(options_.start, this);
    if (editor.exec() == QDialog::Accepted)
        options_.start = editor.start();
    update();
    Q_EMIT edited();
}

void NewGameStart::update() {
    const auto chosen = std::find_if(presets_.begin(), presets_.end(),
                                     [this](const checkers_poker_face::StartPreset& preset) {
                                         return preset.start == options_.start;
                                     });
    if (chosen == presets_.end())
        own_ = options_.start;
    const auto number = static_cast<int>(chosen - presets_.begin());
    tiles_->button(number)->setChecked(true);
    ownTile_->setIcon(startIcon(own_.value_or(checkers_poker::StartingConfiguration{}), iconSide));
    if (const auto found = trouble())
        note_->warn(found->sentence);
    else
        note_->say(checkers_poker_face::startMeaning(options_));
    tiles_->button(number)->setAccessibleDescription(note_->words());
}

} // namespace ui
