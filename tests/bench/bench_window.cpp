#include "app/game_store.hpp"
#include "app/kept_games.hpp"
#include "app/preferences.hpp"
#include "app/session.hpp"
#include "app/settings.hpp"
#include "faces/checkers_poker/table_match.hpp"
#include "games/checkers_poker/record.hpp"
#include "support/long_record.hpp"
#include "support/program.hpp"
#include "support/table.hpp"
#include "ui/table/table.hpp"
#include "ui/window/main_window.hpp"

#include <QApplication>

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

// What an act costs in the window, all that is to be seen painted anew; in a game of the usual
// length and in the longest. Run it with QT_QPA_PLATFORM=offscreen.

namespace {

using checkers_poker_face::submit;

using checkers_poker::Match;
using checkers_poker::RollDie;

/// The whole window on a folder of its own.
class OpenWindow {
public:
    explicit OpenWindow(Match match)
        : settings_(app::openSettings(path("settings.ini"), troubles_))
        , session_(std::move(match))
        , store_(session_.game(), app::KeptGames(path("kept"), support::games()))
        , window_(session_, *settings_, store_, quick()) {
        window_.resize(1366, 768);
        window_.show();
        QApplication::processEvents();
    }
    app::GameController& game() { return session_.game(); }
    app::GameStore& store() { return store_; }
    void paint() { window_.table().repaint(); }

private:
    static app::Preferences quick() {
        app::Preferences preferences;
        preferences.animation = app::Animation::none;
        return preferences;
    }
    QString path(const char* name) const { return QString::fromStdString(folder_.file(name)); }

    support::TemporaryFolder folder_;
    QStringList troubles_;
    std::unique_ptr<app::Settings> settings_;
    app::Session session_;
    app::GameStore store_;
    ui::MainWindow window_;
};

Match match_of(const benchmark::State& bench) {
    return checkers_poker::read_record(
        support::long_record(static_cast<std::size_t>(bench.range(0))));
}

void act_and_undo(benchmark::State& bench) {
    OpenWindow window(match_of(bench));
    for ([[maybe_unused]] const auto _ : bench) {
        submit(window.game(), RollDie{1});
        window.paint();
        window.game().undo();
        window.paint();
    }
}

void step_back(benchmark::State& bench) {
    OpenWindow window(match_of(bench));
    for ([[maybe_unused]] const auto _ : bench) {
        const std::size_t shown = window.game().shownPlace();
        window.game().look(shown > 0 ? shown - 1 : window.game().place());
        window.paint();
    }
}

void keep_the_game(benchmark::State& bench) {
    OpenWindow window(match_of(bench));
    for ([[maybe_unused]] const auto _ : bench) {
        submit(window.game(), RollDie{1});
        window.store().keepNow();
        window.game().undo();
    }
}

constexpr std::int64_t usual = 1000;
constexpr std::int64_t longest = checkers_poker::largest_record / 2;

BENCHMARK(act_and_undo)->Arg(usual)->Arg(longest)->Unit(benchmark::kMillisecond);
BENCHMARK(step_back)->Arg(usual)->Arg(longest)->Unit(benchmark::kMillisecond);
BENCHMARK(keep_the_game)->Arg(usual)->Arg(longest)->Unit(benchmark::kMillisecond);

} // namespace

int main(int count, char** words) {
    const QApplication application(count, words);
    benchmark::Initialize(&count, words);
    benchmark::RunSpecifiedBenchmarks();
}
