#include "app/autosave.hpp"
#include "app/game_controller.hpp"
#include "app/new_game_memory.hpp"
#include "app/paths.hpp"
#include "app/preferences.hpp"
#include "app/record_file.hpp"
#include "app/settings.hpp"
#include "app/start_arguments.hpp"
#include "ui/appearance.hpp"
#include "ui/main_window.hpp"
#include "ui/record_desk.hpp"

#include <QApplication>
#include <QDate>

#include <optional>
#include <variant>

namespace {

using checkers_poker::Match;

/// A new game with the settings of the last one; the standard game at the first start.
Match freshGame(app::Settings& settings, QStringList& troubles) {
    const app::RememberedGame remembered = app::recallGame(settings);
    troubles << remembered.troubles;
    const bool playable = !app::troubleWith(remembered.game);
    return app::newMatch(playable ? remembered.game : app::withDeal({}, app::drawDeal()),
                         QDate::currentDate());
}

/// Keeps the game that was under way while another is opened; says so, or why it could not.
QString setAside(const Match& match) {
    try {
        app::writeRecordFile(app::previousGamePath(), match);
        return QCoreApplication::translate(
            "main", "The game that was under way is kept as the previous game.");
    } catch (const app::FileError& error) {
        return error.message();
    }
}

/// The game that is on the table at the start: the one asked for, the one kept, or a new one.
Match firstGame(const app::StartArguments& arguments, app::Autosave& autosave,
                app::Settings& settings, QStringList& troubles) {
    QString trouble;
    std::optional<Match> kept = autosave.restore(trouble);
    if (!trouble.isEmpty())
        troubles << trouble;
    if (arguments.match) {
        if (kept)
            troubles << setAside(*kept);
        return *arguments.match;
    }
    return kept ? *kept : freshGame(settings, troubles);
}

} // namespace

int main(int argc, char* argv[]) {
    // Arguments are answered before the window, so that this also works where there is no screen.
    const auto answer = app::readStartArguments(argc, argv);
    if (const int* exitCode = std::get_if<int>(&answer))
        return *exitCode;
    const auto& arguments = *std::get_if<app::StartArguments>(&answer);

    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    app::nameProgram();
    QGuiApplication::setDesktopFileName(QStringLiteral("checkers-poker"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Checkers Poker"));

    QStringList troubles;
    const auto settings = app::openSettings(app::settingsPath(), troubles);
    const app::Preferences preferences = app::readPreferences(*settings, troubles);
    ui::apply(preferences.appearance);
    app::Autosave autosave(app::autosavePath);
    app::GameController controller(firstGame(arguments, autosave, *settings, troubles));
    ui::MainWindow window(controller, *settings, autosave, app::previousGamePath(), preferences);
    if (!arguments.path.isEmpty()) {
        controller.markSaved();
        window.records().setPath(arguments.path);
    }
    if (!troubles.isEmpty())
        window.tell(troubles.join(QLatin1Char(' ')));
    window.show();
    if (!arguments.trouble.isEmpty())
        window.records().tellUnreadable(arguments.trouble);
    return QApplication::exec();
}
