#include "faces/jumping/new_game_form.hpp"

#include "app/next_game.hpp"
#include "app/player_names.hpp"
#include "app/seat_players.hpp"
#include "faces/jumping/options_page.hpp"
#include "faces/jumping/players_page.hpp"
#include "tabletop/text_error.hpp"
#include "ui/table/face.hpp"

#include <utility>

namespace jumping_face {

NewGameForm::NewGameForm(app::Settings& settings, RaceKind kind, QWidget* parent)
    : ui::NewGameForm(settings, setsOf(kind.word, kind.offer), kind.skin, parent)
    , kind_(std::move(kind)) {
    RememberedRace remembered = recallRace(settings, kind_.word, kind_.offer);
    choice_ = std::move(remembered.choice);
    add(*new PlayersPage(kind_.offer, kind_.skin, this), tr("&Players"));
    add(*new OptionsPage(kind_.offer, {Option::pairs, Option::longJumps, Option::camps}, this),
        tr("&Moves"));
    add(*new OptionsPage(kind_.offer,
                         {Option::leave, Option::winAll, Option::prison, Option::endFirst}, this),
        tr("&End"));
    begin(remembered.troubles);
}

void NewGameForm::add(RacePage& page, const QString& title) {
    pages_.push_back(&page);
    addTab(page, title);
    addPage(page, [this, &page] { page.applyTo(choice_); });
}

void NewGameForm::remember() {
    for (ui::SeatChoice& seat : choice_.seats)
        seat.name = app::cleanedName(seat.name);
    rememberRace(settings(), kind_.word, kind_.offer, choice_);
}

app::AnyGame NewGameForm::game(QDate today) const {
    app::AnyGame game = kind_.begun(rulesOf(kind_.offer, choice_.game));
    std::vector<tabletop::Tag> tags = app::tagsOfNewGame(today);
    for (std::size_t i = 0; i < choice_.game.players; ++i) {
        const std::string tag = game->seatTag(tabletop::seat_at(i));
        set_value(tags, tag, app::cleanedName(choice_.seats[i].name).toStdString());
        app::setSeatPlayer(tags, tag, choice_.seats[i].player);
    }
    game->setTags(std::move(tags));
    return game;
}

void NewGameForm::useRules(const QString& rules) {
    choice_.game = newGameOf(kind_.offer, rules.toStdString());
}

void NewGameForm::displayPages() {
    for (RacePage* page : pages_)
        page->display(choice_);
}

QString NewGameForm::rules() const {
    return QString::fromStdString(rulesOf(kind_.offer, choice_.game));
}

ui::Beginning NewGameForm::beginning() const {
    return {
        kind_.picture(rulesOf(kind_.offer, choice_.game)), inWords(kind_.offer, choice_.game), {}};
}

app::SetsOfGame setsOf(const std::string& word, const Offer& offer) {
    app::SetsOfGame sets;
    sets.group = QStringLiteral("variants-%1").arg(QString::fromStdString(word));
    for (const NamedRules& named : offer.named)
        sets.builtIn.push_back({named.name, QString::fromStdString(named.rules)});
    sets.tidied = [offer](const QString& rules, QString& trouble) -> std::optional<QString> {
        try {
            const NewGame game = newGameOf(offer, rules.toStdString());
            return QString::fromStdString(rulesOf(offer, game));
        } catch (const tabletop::TextError& error) {
            trouble = QString::fromUtf8(error.what());
            return std::nullopt;
        }
    };
    sets.inWords = [offer](const QString& rules) {
        return inWords(offer, newGameOf(offer, rules.toStdString()));
    };
    return sets;
}

ui::BoardPicture pictureOf(const ui::Face& face, const app::PlayedGame& game) {
    return face.picture({game, game.place(), false, app::Awaited::over, {}, 0});
}

ui::NewGameOffer newGameOffer(const std::function<RaceKind()>& kind, const QString& sentence,
                              const std::string& shown, int spacesSeen) {
    const RaceKind now = kind();
    return {now.word, now.offer.title, sentence,
            [now, shown, spacesSeen] {
                return ui::BoardLook{now.picture(shown), now.skin, spacesSeen};
            },
            [kind](app::Settings& settings, QWidget* parent) {
                return new NewGameForm(settings, kind(), parent);
            }};
}

} // namespace jumping_face
