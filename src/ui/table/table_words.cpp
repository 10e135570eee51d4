#include "ui/table/table_words.hpp"

#include "faces/checkers_poker/decided_showdown.hpp"
#include "faces/checkers_poker/table_match.hpp"
#include "ui/table/presenter.hpp"
#include "ui/telling/game_words.hpp"

#include <QCoreApplication>

namespace ui {

using checkers_poker_face::matchOf;
using checkers_poker_face::resultToRead;
using checkers_poker_face::shownState;

using app::GameController;
using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::Seat;
using checkers_poker::second;

namespace {

struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(ui::TableWords)
};

void tellResult(Prompt& prompt, const Match& match,
                const checkers_poker::happened::ShowdownDecided& decided) {
    prompt.ask = Ask::next;
    if (!decided.loser) {
        prompt.title = TableWords::tr("A tie");
        prompt.detail = TableWords::tr("Nobody has to take off a checker");
        return;
    }
    prompt.title = (decided.showdown == checkers_poker::Showdown::low
                        ? TableWords::tr("%1 wins the low showdown")
                        : TableWords::tr("%1 wins the showdown"))
                       .arg(called(match, checkers_poker::other(*decided.loser)));
    prompt.detail =
        TableWords::tr("%1 has to take off a checker").arg(called(match, *decided.loser));
}

void tellWaiting(Prompt& prompt, const Match& match, app::Awaited what) {
    const QString name = prompt.seat ? called(match, *prompt.seat) : QString();
    prompt.ask = Ask::nothing;
    switch (what) {
    case app::Awaited::thinking:
        prompt.title = TableWords::tr("%1 is thinking…").arg(name);
        break;
    case app::Awaited::rolling:
        prompt.title = TableWords::tr("The die is rolling…");
        break;
    case app::Awaited::paused:
        prompt.title = TableWords::tr("%1 is paused").arg(name);
        prompt.ask = Ask::resume;
        break;
    case app::Awaited::wentBack:
        prompt.title = TableWords::tr("%1 waits because you went back").arg(name);
        prompt.detail =
            TableWords::tr("Go on plays anew from here; Redo brings back what was taken back");
        prompt.ask = Ask::resume;
        break;
    case app::Awaited::person:
    case app::Awaited::reading:
    case app::Awaited::over:
        break;
    }
}

/// What came next there, which the board marks.
QString nextInWords(const Match& match, std::size_t place) {
    if (place == match.history.size())
        return promptOf(match, place).title;
    return TableWords::tr("Next: %1")
        .arg(inWords(match, match.history.state(place), match.history.action(place)));
}

Prompt promptOfLooking(const GameController& game) {
    Prompt prompt = promptOf(matchOf(game), game.shownPlace());
    prompt.ask = Ask::backToGame;
    prompt.title = game.hasNews()
                       ? TableWords::tr("Looking back · new move in the game")
                       : TableWords::tr("Looking back at turn %1").arg(shownState(game).turn);
    prompt.detail = nextInWords(matchOf(game), game.shownPlace());
    return prompt;
}

void pointOutHands(CardBoard& picture, const checkers_poker::happened::ShowdownDecided& decided) {
    for (const Seat seat : {first, second})
        if (const auto& hand = decided.shown[seat].hand)
            picture.highlighted =
                picture.highlighted | spacesOf(picture.layout, cards::cards_in(*hand));
}

} // namespace

Prompt promptOfGame(const app::Session& session) {
    const Match& match = matchOf(session.game());
    const app::Waiting waiting = session.waiting();
    Prompt prompt = promptOf(match, session.game().place());
    if (const auto decided = resultToRead(session))
        tellResult(prompt, match, *decided);
    else if (waiting.what != app::Awaited::person && waiting.what != app::Awaited::over)
        tellWaiting(prompt, match, waiting.what);
    return prompt;
}

Prompt promptFor(const app::Session& session) {
    return session.game().isLookingElsewhere() ? promptOfLooking(session.game())
                                               : promptOfGame(session);
}

QString placeInWords(const GameController& game, std::size_t before) {
    const Match& match = matchOf(game);
    const std::size_t place = game.shownPlace();
    if (!game.isLookingElsewhere() && place < before)
        return TableWords::tr("Taken back");
    if (place == 0)
        return TableWords::tr("The start of the game");
    return inWords(match, match.history.state(place - 1), match.history.action(place - 1));
}

CardBoard pictureFor(const app::Session& session, const Selection& selection,
                     checkers_poker::End bottom) {
    const GameController& game = session.game();
    const Match& match = matchOf(game);
    const std::size_t place = game.shownPlace();
    const bool looking = game.isLookingElsewhere();
    const bool atRest = looking || session.waiting().what != app::Awaited::person;
    CardBoard picture = pictureOf(match, place, selection, bottom, atRest);
    const auto decided =
        looking ? checkers_poker_face::decidedAt(match, place) : resultToRead(session);
    if (decided)
        pointOutHands(picture, *decided);
    if (looking && place < match.history.size())
        markAct(picture, match.history.state(place), match.history.action(place));
    return picture;
}

} // namespace ui
