#include "app/game_store.hpp"
#include "app/kept_games.hpp"
#include "app/preferences.hpp"
#include "app/session.hpp"
#include "app/settings.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/jumping/board.hpp"
#include "support/long_record.hpp"
#include "support/program.hpp"
#include "support/table.hpp"
#include "support/table_match.hpp"
#include "ui/board/board_view.hpp"
#include "ui/board/dimple_skin.hpp"
#include "ui/board/square_skin.hpp"
#include "ui/faces_support.hpp"
#include "ui/table/table.hpp"
#include "ui/window/main_window.hpp"

#include <QApplication>
#include <QImage>

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

// What an act costs in the window, all that is to be seen painted anew; in a game of the usual
// length and in the longest. Run it with QT_QPA_PLATFORM=offscreen.

namespace {

using support::submit;

using checkers_poker::Match;
using checkers_poker::RollDie;

/// The whole window on a folder of its own.
class OpenWindow {
public:
    explicit OpenWindow(Match match)
        : settings_(app::openSettings(path("settings.ini"), troubles_))
        , session_(std::move(match), app::KeptGames(path("kept"), support::games()))
        , window_(session_, support::faces(), *settings_, quick()) {
        window_.resize(1366, 768);
        window_.show();
        QApplication::processEvents();
    }
    app::GameController& game() { return session_.game(); }
    app::GameStore& store() { return session_.store(); }
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

/// A picture of the board at 1920×1080 with all its pieces, drawn anew as a whole.
void paint_board(benchmark::State& bench, const jumping::Board& board,
                 const std::shared_ptr<const ui::Skin>& skin) {
    ui::BoardView view;
    ui::BoardPicture picture{ui::BoardShape(topology(board))};
    std::uint8_t seat = 0;
    ui::BoardCamp camp;
    for (const ui::BoardSpace space : picture.shape.all()) {
        if (space.index() % 4 == 0)
            picture.at(space).piece =
                ui::BoardPiece{.seat = tabletop::Seat(seat++ % tabletop::most_seats)};
        if (space.index() < 20)
            camp.spaces.insert(space);
    }
    for (const bool goal : {false, true}) {
        camp.goal = goal;
        picture.camps.push_back(camp);
    }
    view.setSkin(skin);
    view.resize(1920, 1080);
    view.show(picture);
    view.show();
    QApplication::processEvents();
    QImage screen(view.size(), QImage::Format_RGB32);
    for ([[maybe_unused]] const auto _ : bench)
        view.render(&screen);
}

void paint_star(benchmark::State& bench) {
    paint_board(bench, jumping::star_board(), std::make_shared<ui::DimpleSkin>());
}

void paint_squares(benchmark::State& bench) {
    paint_board(bench, jumping::square_board(16), std::make_shared<ui::SquareSkin>());
}

constexpr std::int64_t usual = 1000;
constexpr std::int64_t longest = checkers_poker::largest_record / 2;

BENCHMARK(act_and_undo)->Arg(usual)->Arg(longest)->Unit(benchmark::kMillisecond);
BENCHMARK(step_back)->Arg(usual)->Arg(longest)->Unit(benchmark::kMillisecond);
BENCHMARK(paint_star)->Unit(benchmark::kMillisecond);
BENCHMARK(paint_squares)->Unit(benchmark::kMillisecond);
BENCHMARK(keep_the_game)->Arg(usual)->Arg(longest)->Unit(benchmark::kMillisecond);

} // namespace

int main(int count, char** words) {
    const QApplication application(count, words);
    benchmark::Initialize(&count, words);
    benchmark::RunSpecifiedBenchmarks();
}
