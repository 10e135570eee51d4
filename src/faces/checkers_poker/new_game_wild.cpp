#include "faces/checkers_poker/new_game_wild.hpp"

#include "faces/checkers_poker/new_game_card_table.hpp"
#include "faces/checkers_poker/variant_words.hpp"
#include "ui/new_game/choice_box.hpp"
#include "ui/new_game/new_game_note.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using cards::CardSet;
using cards::Deck;

namespace {
const auto useAnimals = QStringLiteral("deck64");
const auto leaveOut = QStringLiteral("leave-out");
} // namespace

NewGameWild::NewGameWild(QWidget* parent)
    : NewGamePage(parent)
    , choice_(new ChoiceBox(tr("&Quick choice"), this))
    , table_(new CardTable(this))
    , note_(new NewGameNote(2, this))
    , presets_(checkers_poker_face::wildPresets()) {
    choice_->setObjectName(QStringLiteral("wildChoice"));
    choice_->setSpokenName(tr("Wild cards"));
    fillChoices();
    auto* pick = new QLabel(tr("or pic&k cards from the deck:"), this);
    pick->setBuddy(table_);

    auto* top = new QHBoxLayout;
    top->addWidget(choice_->label());
    top->addWidget(choice_, 1);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(4);
    column->addLayout(top);
    column->addWidget(pick);
    column->addWidget(table_, 1);
    column->addWidget(note_);

    connect(choice_, &QComboBox::activated, this, &NewGameWild::choosePreset);
    connect(table_, &CardTable::edited, this, [this] {
        options_.wild = table_->picked();
        update();
        Q_EMIT edited();
    });
    connect(note_, &QLabel::linkActivated, this, &NewGameWild::mend);
}

void NewGameWild::fillChoices() {
    choice_->addItem(tr("None"));
    for (const checkers_poker_face::WildPreset& preset : presets_)
        choice_->addItem(preset.name);
    choice_->addItem(tr("As picked below"));
}

void NewGameWild::display(const checkers_poker_face::NewGame& game) {
    options_ = game.options;
    update();
}

void NewGameWild::applyTo(checkers_poker_face::NewGame& game) const {
    game.options.wild = options_.wild;
    game.options.deck = options_.deck;
}

std::optional<FieldTrouble> NewGameWild::trouble() const {
    const QString sentence = checkers_poker_face::troubleWithWild(options_);
    if (sentence.isEmpty())
        return std::nullopt;
    const CardSet missing = options_.wild - cards::cards_of(options_.deck);
    return FieldTrouble{sentence, table_->buttonOf(*missing.begin())};
}

void NewGameWild::choosePreset(int index) {
    const auto presetCount = static_cast<int>(presets_.size());
    if (index == 0)
        options_.wild = {};
    else if (index <= presetCount)
        options_.wild = presets_[static_cast<std::size_t>(index - 1)].cards;
    else
        table_->setFocus(Qt::OtherFocusReason);
    update();
    Q_EMIT edited();
}

void NewGameWild::mend(const QString& remedy) {
    if (remedy == useAnimals)
        options_.deck = Deck::animals;
    else
        options_.wild = options_.wild & cards::cards_of(options_.deck);
    update();
    Q_EMIT edited();
}

void NewGameWild::update() {
    auto* items = qobject_cast<QStandardItemModel*>(choice_->model());
    const auto isChosen = [this](const checkers_poker_face::WildPreset& preset) {
        return preset.cards == options_.wild;
    };
    for (std::size_t i = 0; i < presets_.size(); ++i) {
        const bool possible = !presets_[i].deck || *presets_[i].deck == options_.deck;
        QStandardItem* item = items->item(static_cast<int>(i) + 1);
        item->setEnabled(possible);
        item->setToolTip(possible ? QString() : tr("Only the 64-card deck has them."));
        item->setText(possible ? presets_[i].name : tr("%1 (64 cards)").arg(presets_[i].name));
    }
    const auto chosen = std::find_if(presets_.begin(), presets_.end(), isChosen);
    choice_->setCurrentIndex(
        options_.wild.empty() ? 0 : 1 + static_cast<int>(chosen - presets_.begin()));
    table_->display(options_.wild, options_.deck);
    if (const auto found = trouble())
        note_->warn(found->sentence,
                    {{useAnimals, tr("Use the 64-card deck")}, {leaveOut, tr("Leave them out")}});
    else
        note_->say(checkers_poker_face::wildMeaning(options_));
    choice_->setAccessibleDescription(note_->words());
}

} // namespace ui
