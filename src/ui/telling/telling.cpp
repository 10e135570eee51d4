#include "ui/telling/telling.hpp"

#include "faces/checkers_poker/card_signs.hpp"
#include "faces/checkers_poker/table_match.hpp"
#include "faces/checkers_poker/variant_words.hpp"
#include "ui/art/signs.hpp"
#include "ui/table/prompt.hpp"
#include "ui/table/status_line.hpp"
#include "ui/table/table_words.hpp"
#include "ui/telling/game_words.hpp"
#include "ui/widgets/announcer.hpp"

#include <QCoreApplication>

#include <utility>
#include <variant>

namespace ui {

using checkers_poker_face::matchOf;
using checkers_poker_face::resultToRead;
using checkers_poker_face::stateOf;

namespace {

struct TellingWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Telling)
};

} // namespace

Telling::Telling(const app::Session& session, StatusLine& line)
    : session_(session)
    , game_(session.game())
    , line_(line) {}

void Telling::greet(const QString& advice) {
    const auto& match = matchOf(game_);
    const QString variant = checkers_poker_face::inWords(stateOf(game_).options);
    const QString game =
        match.deal ? TellingWords::tr("Deal %1: %2").arg(QString::number(*match.deal), variant)
                   : capitalised(variant);
    news_ = {game + advice, game + advice};
    isGreeting_ = true;
    toldPlace_ = game_.shownPlace();
    toldRequest_.clear();
}

void Telling::noteAct(const checkers_poker::State& before, const checkers_poker::Action& action) {
    news_ = {};
    for (const checkers_poker::Event& event : events_of(before, action)) {
        const QString told = inWords(matchOf(game_), event);
        const auto* shown = std::get_if<checkers_poker::happened::HandShown>(&event);
        const bool hasCards = shown != nullptr && shown->show.hand;
        const auto with = [&told](const QString& cards) {
            return TellingWords::tr("%1: %2").arg(told, cards);
        };
        news_.shown =
            joinedSentences({news_.shown, hasCards ? with(inSigns(*shown->show.hand)) : told});
        news_.spoken = joinedSentences(
            {news_.spoken, hasCards ? with(cardsInWords(*shown->show.hand)) : told});
    }
    isGreeting_ = false;
    toldPlace_ = game_.shownPlace();
}

/// What is asked of whom. A result says itself who won; the end of the game is an event.
Telling::Words Telling::requestOf(const Prompt& prompt) const {
    const app::Awaited awaited = session_.waiting().what;
    if (awaited == app::Awaited::over)
        return {};
    if (const auto decided = resultToRead(session_); decided && !game_.isLookingElsewhere())
        return {{}, decided->loser ? prompt.title : QString()};
    if (!game_.isLookingElsewhere())
        return {prompt.title, prompt.title};
    // Whoever looks back hears what is asked when it is news alone.
    const bool isNews = !news_.shown.isEmpty() && awaited != app::Awaited::reading;
    const QString asked = isNews ? promptOfGame(session_).title : QString();
    return {asked, asked};
}

void Telling::follow(const Prompt& prompt) {
    const Words request = requestOf(prompt);
    const std::size_t before = std::exchange(toldPlace_, game_.shownPlace());
    Words news = std::exchange(news_, {});
    if (news.shown.isEmpty() && before != toldPlace_)
        news.shown = news.spoken = placeInWords(game_, before);
    const bool isAskedAnew = std::exchange(toldRequest_, request.spoken) != request.spoken;
    if (news.shown.isEmpty() && (!isAskedAnew || request.spoken.isEmpty()))
        return;
    const bool isGreeting = std::exchange(isGreeting_, false);
    line_.showNews(isGreeting ? news.shown : joinedSentences({news.shown, request.shown}));
    line_.say(joinedSentences({news.spoken, request.spoken}));
}

} // namespace ui
