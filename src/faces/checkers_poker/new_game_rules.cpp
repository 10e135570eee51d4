#include "faces/checkers_poker/new_game_rules.hpp"

#include "faces/checkers_poker/variant_words.hpp"
#include "ui/new_game/new_game_note.hpp"

#include <QCheckBox>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace ui {

using cards::Deck;

namespace {
constexpr int betweenChoices = 10;
} // namespace

NewGameRules::NewGameRules(QWidget* parent)
    : NewGamePage(parent)
    , standard_(new QRadioButton(tr("&52 cards, the usual deck"), this))
    , animals_(new QRadioButton(tr("&64 cards, with three animals"), this))
    , highLow_(new QCheckBox(tr("H&igh-low"), this))
    , die_(new QCheckBox(tr("Wit&h a die"), this))
    , deckNote_(new NewGameNote(2, this))
    , highLowNote_(new NewGameNote(2, this))
    , dieNote_(new NewGameNote(2, this)) {
    standard_->setObjectName(QStringLiteral("deck52"));
    animals_->setObjectName(QStringLiteral("deck64"));
    highLow_->setObjectName(QStringLiteral("highLow"));
    die_->setObjectName(QStringLiteral("die"));

    auto* column = new QVBoxLayout(this);
    column->setSpacing(4);
    column->addWidget(standard_);
    column->addWidget(animals_);
    column->addWidget(deckNote_);
    column->addSpacing(betweenChoices);
    column->addWidget(highLow_);
    column->addWidget(highLowNote_);
    column->addSpacing(betweenChoices);
    column->addWidget(die_);
    column->addWidget(dieNote_);
    column->addStretch();

    connect(animals_, &QRadioButton::toggled, this, &NewGamePage::edited);
    connect(highLow_, &QCheckBox::toggled, this, &NewGamePage::edited);
    connect(die_, &QCheckBox::toggled, this, &NewGamePage::edited);
}

void NewGameRules::display(const checkers_poker_face::NewGame& game) {
    const QSignalBlocker quietDeck(animals_);
    const QSignalBlocker quietLow(highLow_);
    const QSignalBlocker quietDie(die_);
    const checkers_poker::Options& options = game.options;
    (options.deck == Deck::animals ? animals_ : standard_)->setChecked(true);
    highLow_->setChecked(options.high_low);
    die_->setChecked(options.die);

    deckNote_->say(checkers_poker_face::deckMeaning(options));
    highLowNote_->say(checkers_poker_face::highLowMeaning(options));
    dieNote_->say(checkers_poker_face::dieMeaning(options));
    standard_->setAccessibleDescription(deckNote_->words());
    animals_->setAccessibleDescription(deckNote_->words());
    highLow_->setAccessibleDescription(highLowNote_->words());
    die_->setAccessibleDescription(dieNote_->words());
}

void NewGameRules::applyTo(checkers_poker_face::NewGame& game) const {
    game.options.deck = animals_->isChecked() ? Deck::animals : Deck::standard;
    game.options.high_low = highLow_->isChecked();
    game.options.die = die_->isChecked();
}

std::optional<FieldTrouble> NewGameRules::trouble() const { return std::nullopt; }

} // namespace ui
