#include "app/first_game.hpp"

#include "app/new_game_memory.hpp"
#include "app/start_arguments.hpp"

#include <QCoreApplication>
#include <QDate>

#include <utility>

namespace app {

using checkers_poker::Match;

namespace {

struct FirstGameWords {
    Q_DECLARE_TR_FUNCTIONS(app::FirstGame)
};

Match freshGame(const Settings& settings, QStringList& messages) {
    const RememberedGame remembered = recallGame(settings);
    messages << remembered.troubles;
    const bool playable = !troubleWith(remembered.game);
    return newMatch(playable ? remembered.game : withDeal({}, drawDeal()), QDate::currentDate());
}

FirstGame gameOf(const StartArguments& arguments, KeptGames& kept, const Settings& settings,
                 QStringList& messages) {
    if (arguments.match)
        return {*arguments.match, arguments.file};
    if (auto held = kept.resume(messages))
        return {std::move(held->match), held->note.file};
    return {freshGame(settings, messages), std::nullopt};
}

} // namespace

FirstGame firstGame(const StartArguments& arguments, KeptGames& kept, const Settings& settings,
                    QStringList& messages) {
    FirstGame game = gameOf(arguments, kept, settings, messages);
    const int others = kept.setOthersAside();
    if (others == 1)
        messages << FirstGameWords::tr("Another game that is not saved waits under Game, Unsaved "
                                       "games.");
    if (others > 1)
        messages << FirstGameWords::tr("%1 other games that are not saved wait under Game, "
                                       "Unsaved games.")
                        .arg(others);
    return game;
}

} // namespace app
