#include "ui/table/table_words.hpp"

#include <QCoreApplication>

namespace ui {

using app::GameController;

namespace {

struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(ui::TableWords)
};

void tellWaiting(Prompt& prompt, const QString& name, app::Awaited what) {
    prompt.ask = Ask::nothing;
    prompt.choices.clear();
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
QString nextInWords(const Face& face, const Scene& scene, const Prompt& prompt) {
    return scene.place == scene.game.size()
               ? prompt.title
               : TableWords::tr("Next: %1").arg(face.act(scene.game, scene.place).words);
}

Prompt promptOfLooking(const GameController& game, const Face& face, const Scene& scene) {
    Prompt prompt = face.prompt(scene);
    prompt.detail = nextInWords(face, scene, prompt);
    prompt.ask = Ask::backToGame;
    prompt.choices.clear();
    prompt.title = game.hasNews() ? TableWords::tr("Looking back · new move in the game")
                                  : TableWords::tr("Looking back at turn %1")
                                        .arg(game.game().situation(scene.place).turn);
    return prompt;
}

Prompt promptOfGame(const app::Session& session, const Face& face, const Scene& scene) {
    const app::Waiting waiting = session.waiting();
    Prompt prompt = face.prompt(scene);
    if (waiting.what == app::Awaited::person || waiting.what == app::Awaited::reading ||
        waiting.what == app::Awaited::over)
        return prompt;
    const QString name =
        prompt.seat ? called(playersOf(scene.game, face), *prompt.seat) : QString();
    tellWaiting(prompt, name, waiting.what);
    return prompt;
}

} // namespace

Prompt promptOfGame(const app::Session& session, const Face& face) {
    const Scene atGame{
        session.game().game(), session.game().place(), false, session.waiting().what, {}, 0};
    return promptOfGame(session, face, atGame);
}

Prompt promptFor(const app::Session& session, const Face& face, const Scene& scene,
                 const QString& page) {
    if (scene.isLooking)
        return promptOfLooking(session.game(), face, scene);
    Prompt prompt = promptOfGame(session, face, scene);
    if (!page.isEmpty()) {
        prompt.ask = Ask::page;
        prompt.choices = {{page, {}, {}}};
    }
    return prompt;
}

QString placeInWords(const GameController& game, const Face& face, std::size_t before) {
    const std::size_t place = game.shownPlace();
    if (!game.isLookingElsewhere() && place < before)
        return TableWords::tr("Taken back");
    if (place == 0)
        return TableWords::tr("The start of the game");
    return face.act(game.game(), place - 1).words;
}

} // namespace ui
