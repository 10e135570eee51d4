#include "ui/telling/telling.hpp"

#include "ui/table/status_line.hpp"
#include "ui/table/table_words.hpp"
#include "ui/widgets/announcer.hpp"

#include <utility>

namespace ui {

Telling::Telling(const app::Session& session, const Faces& faces, StatusLine& line)
    : session_(session)
    , game_(session.game())
    , faces_(faces)
    , line_(line) {}

void Telling::greet(const QString& advice) {
    const QString greeting = face().greeting(game_.game()) + advice;
    news_ = {greeting, greeting};
    isGreeting_ = true;
    toldPlace_ = game_.shownPlace();
    toldRequest_.clear();
}

void Telling::noteAct(std::size_t place) {
    const Told told = face().act(game_.game(), place);
    news_ = {told.shown, told.spoken};
    isGreeting_ = false;
    toldPlace_ = game_.shownPlace();
}

/// What is asked of whom. A result says itself who won; the end of the game is an event.
Telling::Words Telling::requestOf(const Prompt& prompt) const {
    const app::Awaited awaited = session_.waiting().what;
    if (awaited == app::Awaited::over)
        return {};
    if (awaited == app::Awaited::reading && !game_.isLookingElsewhere())
        return {{}, prompt.isTold ? QString() : prompt.title};
    if (!game_.isLookingElsewhere())
        return {prompt.title, prompt.title};
    // Whoever looks back hears what is asked when it is news alone.
    const bool isNews = !news_.shown.isEmpty() && awaited != app::Awaited::reading;
    const QString asked = isNews ? promptOfGame(session_, face()).title : QString();
    return {asked, asked};
}

void Telling::follow(const Prompt& prompt) {
    const Words request = requestOf(prompt);
    const std::size_t before = std::exchange(toldPlace_, game_.shownPlace());
    Words news = std::exchange(news_, {});
    if (news.shown.isEmpty() && before != toldPlace_)
        news.shown = news.spoken = placeInWords(game_, face(), before);
    const bool isAskedAnew = std::exchange(toldRequest_, request.spoken) != request.spoken;
    if (news.shown.isEmpty() && (!isAskedAnew || request.spoken.isEmpty()))
        return;
    const bool isGreeting = std::exchange(isGreeting_, false);
    line_.showNews(isGreeting ? news.shown : joinedSentences({news.shown, request.shown}));
    line_.say(joinedSentences({news.spoken, request.spoken}));
}

} // namespace ui
