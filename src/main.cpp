#include "app/catalogue.hpp"
#include "app/end_signals.hpp"
#include "app/first_game.hpp"
#include "app/paths.hpp"
#include "app/preferences.hpp"
#include "app/session.hpp"
#include "app/settings.hpp"
#include "app/start_arguments.hpp"
#include "faces/checkers_poker/kind.hpp"
#include "ui/widgets/house_style.hpp"
#include "ui/window/appearance.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/record_desk.hpp"

#include <QApplication>
#include <QSessionManager>

#include <cstdio>
#include <utility>
#include <variant>

namespace {

/// Ends the program in order although nobody closed its window.
void endFor(const app::EndSignals& signals, ui::MainWindow& window) {
    QObject::connect(&signals, &app::EndSignals::endAsked, &window, [&window] {
        const QString trouble = window.endNow();
        if (!trouble.isEmpty())
            std::fputs((trouble + QLatin1Char('\n')).toLocal8Bit().constData(), stderr);
        QCoreApplication::exit(trouble.isEmpty() ? 0 : 1);
    });
    const auto keep = [&window](const QSessionManager&) { window.keepAll(); };
    QObject::connect(qApp, &QGuiApplication::commitDataRequest, &window, keep);
    QObject::connect(qApp, &QGuiApplication::saveStateRequest, &window, keep);
}

} // namespace

int main(int argc, char* argv[]) {
    // Arguments are answered before the window, so that this also works where there is no screen.
    const app::Catalogue games({checkers_poker_face::kind()});
    const auto answer = app::readStartArguments(argc, argv, games);
    if (const int* exitCode = std::get_if<int>(&answer))
        return *exitCode;
    const auto& arguments = *std::get_if<app::StartArguments>(&answer);

    QApplication::setStyle(new ui::HouseStyle);
    QApplication application(argc, argv);
    app::nameProgram();
    QGuiApplication::setDesktopFileName(QStringLiteral("checkers-poker"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Checkers Poker"));

    QStringList troubles;
    const auto settings = app::openSettings(app::settingsPath(), troubles);
    const app::Preferences preferences = app::readPreferences(*settings, troubles);
    ui::apply(preferences.appearance);
    const app::EndSignals signals;
    app::KeptGames kept(app::keptGamesFolder(), games);
    app::FirstGame first = app::firstGame(arguments, kept, *settings, troubles);
    app::Session session(std::move(first.game), std::move(kept), std::move(first.file));
    ui::MainWindow window(session, *settings, preferences);
    endFor(signals, window);
    if (!troubles.isEmpty())
        window.tell(troubles.join(QLatin1Char(' ')));
    window.show();
    if (!arguments.trouble.isEmpty())
        window.records().tellUnreadable(arguments.trouble);
    return QApplication::exec();
}
