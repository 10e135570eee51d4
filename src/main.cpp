#include "app/catalogue.hpp"
#include "app/end_signals.hpp"
#include "app/first_game.hpp"
#include "app/paths.hpp"
#include "app/preferences.hpp"
#include "app/session.hpp"
#include "app/settings.hpp"
#include "app/start_arguments.hpp"
#include "faces/checkers_poker/kind.hpp"
#include "faces/checkers_poker/poker_face.hpp"
#include "faces/chinese_checkers/face.hpp"
#include "faces/chinese_checkers/kind.hpp"
#include "faces/halma/face.hpp"
#include "faces/halma/kind.hpp"
#include "ui/widgets/house_style.hpp"
#include "ui/window/appearance.hpp"
#include "ui/window/application.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/record_desk.hpp"

#include <QSessionManager>

#include <cstdio>
#include <new>
#include <utility>
#include <variant>

namespace {

void complain(const QString& trouble) {
    if (!trouble.isEmpty())
        std::fputs((trouble + QLatin1Char('\n')).toLocal8Bit().constData(), stderr);
}

/// The desktop's session is about to end. A game that cannot be kept is reason enough to ask, and
/// to call that off.
void keepFor(QSessionManager& desktop, ui::MainWindow& window) {
    const QString trouble = window.keepAll();
    if (trouble.isEmpty() || !desktop.allowsErrorInteraction())
        return;
    if (window.records().mayEnd(trouble))
        desktop.release();
    else
        desktop.cancel(); // which has to be said while it listens
}

/// Ends the program in order although nobody closed its window.
void endFor(const app::EndSignals& signals, app::GameStore& store, ui::MainWindow& window) {
    QObject::connect(&signals, &app::EndSignals::endAsked, &window, [&window] {
        const QString trouble = window.endNow();
        complain(trouble);
        QCoreApplication::exit(trouble.isEmpty() ? 0 : 1);
    });
    QObject::connect(&signals, &app::EndSignals::exiting, &window,
                     [&store] { complain(store.end()); });
    QObject::connect(qApp, &QGuiApplication::commitDataRequest, &window,
                     [&window](QSessionManager& desktop) { keepFor(desktop, window); });
    QObject::connect(qApp, &QGuiApplication::saveStateRequest, &window,
                     [&window] { window.keepAll(); });
}

ui::Faces facesOfGames() {
    std::vector<std::unique_ptr<const ui::Face>> faces;
    faces.push_back(checkers_poker_face::face());
    faces.push_back(halma_face::face());
    faces.push_back(chinese_checkers_face::raceFace());
    faces.push_back(chinese_checkers_face::captureFace());
    return ui::Faces(std::move(faces));
}

int run(int argc, char* argv[]) {
    // Arguments are answered before the window, so that this also works where there is no screen.
    const app::Catalogue games({checkers_poker_face::kind(), halma_face::kind(),
                                chinese_checkers_face::raceKind(),
                                chinese_checkers_face::captureKind()});
    auto answer = app::readStartArguments(argc, argv, games);
    if (const int* exitCode = std::get_if<int>(&answer))
        return *exitCode;
    auto& arguments = *std::get_if<app::StartArguments>(&answer);
    const QString unreadable = arguments.trouble;

    QApplication::setStyle(new ui::HouseStyle);
    const ui::Application application(argc, argv);
    app::nameProgram();
    QGuiApplication::setDesktopFileName(QStringLiteral("checkers-poker"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Checkers Poker"));

    QStringList troubles;
    const auto settings = app::openSettings(app::settingsPath(), troubles);
    const app::Preferences preferences = app::readPreferences(*settings, troubles);
    ui::apply(preferences.appearance);
    const app::EndSignals signals;
    app::KeptGames kept(app::keptGamesFolder(), games);
    app::FirstGame first = app::firstGame(std::move(arguments), kept, *settings, troubles);
    app::Session session(std::move(first.game), std::move(kept), std::move(first.file));
    const ui::Faces faces = facesOfGames();
    ui::MainWindow window(session, faces, *settings, preferences);
    endFor(signals, session.store(), window);
    QObject::connect(&application, &ui::Application::ranOutOfMemory, &window,
                     &ui::MainWindow::tellLackOfMemory);
    if (!troubles.isEmpty())
        window.tell(troubles.join(QLatin1Char(' ')));
    window.show();
    if (!unreadable.isEmpty())
        window.records().tellUnreadable(unreadable);
    return QApplication::exec();
}

} // namespace

int main(int argc, char* argv[]) {
    try {
        return run(argc, argv);
    } catch (const std::bad_alloc&) {
        std::fputs("checkers-poker: there is not enough memory\n", stderr);
        return 1;
    }
}
