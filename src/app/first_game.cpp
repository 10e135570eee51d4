#include "app/first_game.hpp"

#include "app/start_arguments.hpp"

#include <QCoreApplication>

#include <utility>

namespace app {

namespace {

struct FirstGameWords {
    Q_DECLARE_TR_FUNCTIONS(app::FirstGame)
};

FirstGame gameOf(StartArguments arguments, KeptGames& kept, const Settings& settings,
                 QStringList& messages) {
    if (arguments.game)
        return {std::move(*arguments.game), std::move(arguments.file)};
    if (auto held = kept.resume(messages))
        return {std::move(held->game), held->note.file};
    return {kept.catalogue().rows().front().fresh(settings, messages), std::nullopt};
}

} // namespace

FirstGame firstGame(StartArguments arguments, KeptGames& kept, const Settings& settings,
                    QStringList& messages) {
    FirstGame game = gameOf(std::move(arguments), kept, settings, messages);
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
