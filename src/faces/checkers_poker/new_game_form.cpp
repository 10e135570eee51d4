#include "faces/checkers_poker/new_game_form.hpp"

#include "faces/checkers_poker/arrange_dialog.hpp"
#include "faces/checkers_poker/card_board.hpp"
#include "faces/checkers_poker/card_skin.hpp"
#include "faces/checkers_poker/new_game_board.hpp"
#include "faces/checkers_poker/new_game_memory.hpp"
#include "faces/checkers_poker/new_game_players.hpp"
#include "faces/checkers_poker/new_game_rules.hpp"
#include "faces/checkers_poker/new_game_start.hpp"
#include "faces/checkers_poker/new_game_wild.hpp"
#include "faces/checkers_poker/variant_sets.hpp"
#include "faces/checkers_poker/variant_words.hpp"
#include "ui/widgets/text_label.hpp"

#include <QVBoxLayout>

namespace checkers_poker_face {

using checkers_poker::Layout;

namespace {

constexpr int betweenParts = 12;
constexpr int spacesOfPicture = 3;
constexpr std::uint32_t dealOfPicture = 29; ///< nearly all of whose corner is cards

ui::BoardPicture pictureOf(const NewGame& game) {
    ui::CardBoard board;
    board.layout = game.layout();
    board.wild = game.options.wild;
    board.checkers = {game.options.start.south, game.options.start.north};
    return onBoard(board);
}

/// Cards and chips of both, in the corner that is seen.
ui::BoardPicture pictureOfTheGame() {
    using checkers_poker::Space;
    ui::CardBoard board;
    board.layout = checkers_poker::deal(dealOfPicture, cards::Deck::standard);
    board.checkers = {checkers_poker::SpaceSet{Space(0, 0), Space(1, 1)},
                      checkers_poker::SpaceSet{Space(2, 2)}};
    return onBoard(board);
}

QString boardInWords(const NewGame& game) {
    if (const auto* number = std::get_if<std::uint32_t>(&game.board))
        return NewGameForm::tr("Deal %1").arg(*number);
    return NewGameForm::tr("The board is arranged by hand");
}

} // namespace

NewGameForm::NewGameForm(app::Settings& settings, QWidget* parent)
    : ui::NewGameForm(settings, variantSets(), ui::cardSkin(), parent) {
    const RememberedGame remembered = recallGame(settings);
    game_ = remembered.game;
    addTab(*makeGameTab(), tr("&Game"));
    auto* rules = new ui::NewGameRules(this);
    auto* wild = new ui::NewGameWild(this);
    auto* start = new ui::NewGameStart(this);
    addTab(*rules, tr("&Rules"));
    addTab(*wild, tr("&Wild cards"));
    addTab(*start, tr("&Checkers"));
    add(*rules);
    add(*wild);
    add(*start);
    begin(remembered.troubles);
}

void NewGameForm::add(ui::NewGamePage& page) {
    pages_.push_back(&page);
    addPage(page, [this, &page] { page.applyTo(game_); });
}

QWidget* NewGameForm::makeGameTab() {
    auto* tab = new QWidget(this);
    auto* column = new QVBoxLayout(tab);
    const auto put = [&](const QString& title, ui::NewGamePage* page) {
        auto* heading = new ui::TextLabel(ui::TextLabel::Role::strong, tab);
        heading->setText(title);
        page->setAccessibleName(title);
        column->addWidget(heading);
        column->addWidget(page);
        add(*page);
    };
    put(tr("Players"), new ui::NewGamePlayers(tab));
    column->addSpacing(betweenParts);
    put(tr("Board"), new ui::NewGameBoard(tab));
    column->addStretch();
    return tab;
}

QString NewGameForm::startWords() const {
    return std::holds_alternative<Layout>(game_.board) ? tr("Arrange the board…")
                                                       : ui::NewGameForm::startWords();
}

bool NewGameForm::makeReady() {
    if (!std::holds_alternative<Layout>(game_.board))
        return true;
    ui::ArrangeDialog dialog(game_, this);
    const bool ready = dialog.exec() == QDialog::Accepted;
    game_.board = dialog.layout();
    refresh();
    return ready;
}

void NewGameForm::remember() {
    for (const auto seat : {checkers_poker::first, checkers_poker::second})
        game_.names[seat] = app::cleanedName(game_.names[seat]);
    rememberGame(settings(), game_);
}

app::AnyGame NewGameForm::game(QDate today) const { return newMatch(game_, today); }

void NewGameForm::useRules(const QString& rules) {
    QString none;
    if (const auto options = optionsFromText(rules, none))
        game_.options = *options;
}

void NewGameForm::displayPages() {
    if (const auto* layout = std::get_if<Layout>(&game_.board))
        game_.board = fittedTo(*layout, game_.options.deck);
    for (ui::NewGamePage* page : pages_)
        page->display(game_);
}

QString NewGameForm::rules() const { return rulesText(game_.options); }

bool NewGameForm::isPlayable() const { return !trouble_with(game_.options); }

ui::Beginning NewGameForm::beginning() const {
    return {pictureOf(game_), inWords(game_.options), boardInWords(game_)};
}

ui::NewGameOffer newGameOffer() {
    return {
        std::string(checkers_poker::Game::word), NewGameForm::tr("Checkers Poker"),
        NewGameForm::tr("Checkers cover cards, and five covered ones are a hand to show."),
        [] {
            return ui::BoardLook{pictureOfTheGame(), ui::cardSkin(), spacesOfPicture};
        },
        [](app::Settings& settings, QWidget* parent) { return new NewGameForm(settings, parent); }};
}

} // namespace checkers_poker_face
