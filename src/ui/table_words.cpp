#include "ui/table_words.hpp"

#include "ui/game_words.hpp"
#include "ui/presenter.hpp"

#include <QCoreApplication>

namespace ui {

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

} // namespace

Prompt promptFor(const GameController& controller, bool isResultShown) {
    const Match& match = controller.match();
    const std::size_t place = controller.shownPlace();
    Prompt prompt = promptOf(match, place);
    if (isResultShown)
        tellResult(prompt, match, *decidedAt(match, place));
    if (controller.isLookingElsewhere()) {
        prompt.ask = Ask::backToGame;
        prompt.detail = prompt.title;
        prompt.title = controller.hasNews()
                           ? TableWords::tr("Looking back · new move in the game")
                           : TableWords::tr("Looking back at turn %1").arg(controller.shown().turn);
    }
    return prompt;
}

QString placeInWords(const GameController& controller, std::size_t before) {
    const Match& match = controller.match();
    const std::size_t place = controller.shownPlace();
    const QString asked = promptOf(match, place).title;
    const bool looking = controller.isLookingElsewhere();
    if (!looking && place < before)
        return TableWords::tr("Taken back. %1").arg(asked);
    if (place == 0)
        return TableWords::tr("The start of the game");
    const QString led =
        inWords(match, match.history.state(place - 1), match.history.action(place - 1));
    return looking || is_over(controller.state()) ? led : led + QStringLiteral(". ") + asked;
}

BoardPicture pictureFor(const GameController& controller, const Selection& selection,
                        checkers_poker::End bottom, bool isResultShown) {
    const Match& match = controller.match();
    const std::size_t place = controller.shownPlace();
    BoardPicture picture =
        pictureOf(match, place, selection, bottom, isResultShown || !isPersonToAct(match, place));
    if (!isResultShown)
        return picture;
    const auto decided = decidedAt(match, place);
    for (const Seat seat : {first, second})
        if (const auto& hand = decided->shown[seat].hand)
            picture.highlighted =
                picture.highlighted | spacesOf(picture.layout, cards::cards_in(*hand));
    return picture;
}

} // namespace ui
