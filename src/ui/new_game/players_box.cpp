#include "ui/new_game/players_box.hpp"

#include "app/player_names.hpp"
#include "ui/board/chip_label.hpp"
#include "ui/board/skin.hpp"
#include "ui/new_game/choice_box.hpp"
#include "ui/new_game/new_game_note.hpp"
#include "ui/widgets/field.hpp"
#include "ui/widgets/plain_button.hpp"
#include "ui/widgets/wrap_layout.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

std::vector<SeatChoice> movedOn(std::vector<SeatChoice> choices) {
    if (!choices.empty())
        std::rotate(choices.begin(), choices.end() - 1, choices.end());
    return choices;
}

PlayersBox::PlayersBox(const std::vector<SeatTitle>& titles, std::shared_ptr<const Skin> skin,
                       QWidget* parent)
    : FormPage(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(4);
    rows_.reserve(titles.size());
    for (const SeatTitle& title : titles) {
        rows_.push_back(makeRow(title, rows_.size(), skin));
        column->addWidget(rows_.back().line);
    }
    note_ = new NewGameNote(2, this);
    moveOn_ = plainButton({}, QStringLiteral("swap"), {}, this);
    connect(moveOn_, &QPushButton::clicked, this, &PlayersBox::moveOn);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(note_, 1);
    bottom->addWidget(moveOn_);
    column->addLayout(bottom);
    alignLabels();
}

void PlayersBox::setWords(const QString& meaning, const QString& moveOn,
                          const QString& moveOnMeaning) {
    meaning_ = meaning;
    moveOn_->setText(moveOn);
    moveOn_->setToolTip(moveOnMeaning);
    moveOn_->setAccessibleDescription(moveOnMeaning);
    update();
}

PlayersBox::Row PlayersBox::makeRow(const SeatTitle& title, std::size_t number,
                                    const std::shared_ptr<const Skin>& skin) {
    Row row;
    row.title = title;
    row.line = new QWidget(this);
    auto* line = new WrapLayout(row.line);
    line->setSpacing(6);
    makeName(row, *line, skin);
    makeKind(row, *line);
    connect(row.kind, &QComboBox::activated, this, [this, number] {
        giveSeat(rows_[number]);
        update();
        Q_EMIT edited();
    });
    return row;
}

void PlayersBox::makeName(Row& row, WrapLayout& line, const std::shared_ptr<const Skin>& skin) {
    auto* chip = new ChipLabel(skin, row.line);
    chip->setPiece(row.title.piece, row.title.pieceInWords);
    chip->setLines(1.4);
    row.label = new QLabel(row.title.label, row.line);
    row.name = new Field(10, row.line);
    row.name->setObjectName(row.title.key + QStringLiteral("Name"));
    row.name->setAccessibleName(tr("Name of %1").arg(row.title.name));
    row.name->setAccessibleDescription(row.title.description);
    // By its label a screen reader knows it.
    row.label->setAccessibleName(row.name->accessibleName());
    row.label->setBuddy(row.name);
    auto* group = new QHBoxLayout;
    group->addWidget(chip);
    group->addWidget(row.label);
    group->addWidget(row.name, 1);
    line.addLayout(group);
    connect(row.name, &QLineEdit::textEdited, this, [this] {
        update();
        Q_EMIT edited();
    });
}

void PlayersBox::makeKind(Row& row, WrapLayout& line) {
    row.kind = new ChoiceBox(row.title.kindLabel, row.line);
    row.kind->setObjectName(row.title.key + QStringLiteral("Kind"));
    row.kind->setSpokenName(tr("Who plays %1").arg(row.title.name));
    // The place in the list is the level's number.
    row.kind->addItem(tr("a person"));
    for (unsigned number = engine::Level::lowest; number <= engine::Level::highest; ++number)
        row.kind->addItem(tr("computer, %1").arg(app::levelName(engine::Level(number))));
    auto* group = new QHBoxLayout;
    group->addWidget(row.kind->label());
    group->addWidget(row.kind, 1);
    line.addLayout(group);
}

/// A name goes with whom it was typed for.
void PlayersBox::giveSeat(Row& row) {
    const bool isComputer = row.kind->currentIndex() > 0;
    if (isComputer == row.isComputer)
        return;
    row.isComputer = isComputer;
    const QString name = row.name->text();
    row.name->setText(row.formerName);
    row.formerName = name;
}

/// All names begin at the same place.
void PlayersBox::alignLabels() {
    int width = 0;
    for (const Row& row : rows_)
        width = std::max(width, row.label->sizeHint().width());
    for (const Row& row : rows_)
        row.label->setMinimumWidth(width);
}

void PlayersBox::changeEvent(QEvent* event) {
    FormPage::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        for (const Row& row : rows_)
            row.label->setMinimumWidth(0);
        alignLabels();
    }
}

void PlayersBox::display(const std::vector<SeatChoice>& choices) {
    shown_ = choices.size();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        Row& row = rows_[i];
        row.line->setVisible(i < shown_);
        if (i >= shown_)
            continue;
        if (row.name->text() != choices[i].name) {
            row.name->setText(choices[i].name);
            row.name->setCursorPosition(0);
        }
        const app::SeatPlayer player = choices[i].player;
        row.kind->setCurrentIndex(player ? static_cast<int>(player->number()) : 0);
        row.isComputer = player.has_value();
        row.formerName = choices[i].formerName;
    }
    update();
}

std::vector<SeatChoice> PlayersBox::choices() const {
    std::vector<SeatChoice> choices;
    for (std::size_t i = 0; i < shown_; ++i)
        choices.push_back(
            {rows_[i].name->text(),
             engine::Level::from_number(static_cast<unsigned>(rows_[i].kind->currentIndex())),
             rows_[i].formerName});
    return choices;
}

std::optional<FieldTrouble> PlayersBox::trouble() const {
    for (std::size_t i = 0; i < shown_; ++i)
        if (const auto sentence = app::troubleWithName(rows_[i].name->text()))
            return FieldTrouble{tr("%1: %2").arg(rows_[i].title.name, *sentence), rows_[i].name};
    return std::nullopt;
}

void PlayersBox::moveOn() {
    display(movedOn(choices()));
    Q_EMIT edited();
}

void PlayersBox::update() {
    const std::vector<SeatChoice> now = choices();
    for (std::size_t i = 0; i < shown_; ++i)
        rows_[i].name->setPlaceholderText(
            app::displayName(QString(), rows_[i].title.name, now[i].player));
    if (const auto found = trouble())
        note_->warn(found->sentence);
    else
        note_->say(meaning_);
}

} // namespace ui
