#include "faces/jumping/players_page.hpp"

#include "faces/jumping/words.hpp"
#include "ui/art/seat_signs.hpp"
#include "ui/new_game/choice_box.hpp"
#include "ui/new_game/new_game_note.hpp"
#include "ui/widgets/wrap_layout.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace jumping_face {

namespace {

constexpr int betweenControls = 10;
constexpr int betweenParts = 8;

/// With how many players a game can be played somewhere.
std::vector<std::size_t> numbersOf(const Offer& offer) {
    std::set<std::size_t> numbers;
    for (const Ground& ground : offer.grounds)
        for (const std::size_t number : playersOn(ground))
            numbers.insert(number);
    return {numbers.begin(), numbers.end()};
}

std::vector<ui::SeatTitle> seatTitles(std::size_t most) {
    std::vector<ui::SeatTitle> titles;
    for (std::size_t i = 0; i < most; ++i) {
        const auto seat = tabletop::seat_at(i);
        const QString name = seatName(seat);
        titles.push_back(
            {name,
             QStringLiteral("&%1 %2").arg(i + 1).arg(name),
             PlayersPage::tr("is"),
             PlayersPage::tr("The %1 to move").arg(ordinal(i + 1)),
             QStringLiteral("seat") + QChar(static_cast<char16_t>(u'A' + i)),
             {.seat = seat},
             PlayersPage::tr("%1 pieces with a %2").arg(name, ui::seatSignWord(seat))});
    }
    return titles;
}

template <class Layout>
QHBoxLayout* labelled(ui::ChoiceBox& box, Layout& into) {
    auto* group = new QHBoxLayout;
    group->addWidget(box.label());
    group->addWidget(&box, 1);
    into.addLayout(group);
    return group;
}

} // namespace

PlayersPage::PlayersPage(const Offer& offer, std::shared_ptr<const ui::Skin> skin, QWidget* parent)
    : RacePage(parent)
    , offer_(offer)
    , numbers_(numbersOf(offer))
    , players_(new ui::ChoiceBox(tr("&How many"), this))
    , ground_(new ui::ChoiceBox(tr("&Board"), this))
    , note_(new ui::NewGameNote(1, this))
    , seats_(new ui::PlayersBox(seatTitles(numbers_.back()), std::move(skin), this)) {
    players_->setObjectName(QStringLiteral("players"));
    ground_->setObjectName(QStringLiteral("ground"));
    seats_->setWords(tr("White moves first, the others follow clockwise."), tr("&One seat on"),
                     tr("Everybody moves one seat on, as in a rematch"));
    seats_->setAccessibleName(tr("Players"));
    fillChoices();

    auto* choices = new ui::WrapLayout;
    choices->setSpacing(betweenControls);
    labelled(*players_, *choices);
    labelled(*ground_, *choices);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(4);
    column->addLayout(choices);
    column->addWidget(note_);
    column->addSpacing(betweenParts);
    column->addWidget(seats_);
    column->addStretch();

    connect(players_, &QComboBox::activated, this, &PlayersPage::choosePlayers);
    connect(ground_, &QComboBox::activated, this, &PlayersPage::chooseGround);
    connect(seats_, &FormPage::edited, this, [this] {
        takeSeats();
        Q_EMIT edited();
    });
}

void PlayersPage::fillChoices() {
    for (const std::size_t number : numbers_)
        players_->addItem(tr("%1 players").arg(numberInWords(number)));
    for (const Ground& ground : offer_.grounds)
        ground_->addItem(ground.title);
}

void PlayersPage::display(const RaceChoice& choice) {
    if (choice.game != choice_.game)
        wanted_ = choice.game;
    choice_ = choice;
    update();
}

void PlayersPage::applyTo(RaceChoice& choice) const { choice = choice_; }

std::optional<ui::FieldTrouble> PlayersPage::trouble() const { return seats_->trouble(); }

/// As wanted, as far as that goes: the ground follows the number of players, or that is the nearest
/// one for the ground.
NewGame PlayersPage::possible() const {
    NewGame game = wanted_;
    const std::vector<std::size_t> on = playersOn(offer_.grounds[game.ground]);
    const auto distance = [&](std::size_t number) {
        return number > wanted_.players ? number - wanted_.players : wanted_.players - number;
    };
    if (groundLeads_)
        game.players = *std::ranges::min_element(on, {}, distance);
    return fitted(offer_, game);
}

void PlayersPage::choosePlayers(int index) {
    wanted_.players = numbers_[static_cast<std::size_t>(index)];
    groundLeads_ = false;
    change();
}

void PlayersPage::chooseGround(int index) {
    wanted_.ground = static_cast<std::size_t>(index);
    groundLeads_ = true;
    change();
}

void PlayersPage::change() {
    choice_.game = possible();
    update();
    Q_EMIT edited();
}

void PlayersPage::takeSeats() {
    const std::vector<ui::SeatChoice> shown = seats_->choices();
    std::copy(shown.begin(), shown.end(), choice_.seats.begin());
}

void PlayersPage::update() {
    const NewGame& game = choice_.game;
    const auto number = std::find(numbers_.begin(), numbers_.end(), game.players);
    players_->setCurrentIndex(static_cast<int>(number - numbers_.begin()));
    ground_->setCurrentIndex(static_cast<int>(game.ground));
    const QString meaning = offer_.grounds[game.ground].meaning;
    const QString forced = whyNotPlayers(offer_, wanted_.ground, wanted_.players);
    note_->say(forced.isEmpty() ? meaning : tr("%1. %2", "two sentences").arg(forced, meaning));
    players_->setAccessibleDescription(note_->words());
    ground_->setAccessibleDescription(note_->words());
    const auto shown = choice_.seats.begin() + static_cast<std::ptrdiff_t>(game.players);
    seats_->display({choice_.seats.begin(), shown});
}

} // namespace jumping_face
