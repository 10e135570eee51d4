#include "app/session.hpp"
#include "support/program.hpp"
#include "support/random_games.hpp"
#include "support/scripted_thinker.hpp"
#include "support/table.hpp"
#include "support/table_match.hpp"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

constexpr int soakGames = 200;

app::KeptGames soakedGames(const support::TemporaryFolder& folder) {
    return app::KeptGames(QString::fromStdString(folder.file("kept")), support::games());
}

/// Of all games alike.
app::AnyGame soakGame(support::Random& random) {
    constexpr std::array<const char*, 5> others{
        "halma,board=8", "halma,players=4,pairs", "chinese-checkers,players=3,super",
        "chinese-checkers,players=6,end=first", "chinese-checkers,players=5,capture"};
    if (const auto other = random() % (2 * others.size()); other < others.size())
        return support::games().rowOfRules(others.at(other)).fromRules(others.at(other), {});
    checkers_poker::Match match(support::random_game(random, support::random_options(random)));
    support::ensureDieSeed(match);
    return match;
}

/// An act, or now and then some acts back or one forth again.
void playSomehow(app::GameController& game, support::Random& random) {
    const auto whim = random() % 12;
    if (whim == 0 && game.canUndo())
        game.undo();
    else if (whim == 1 && game.canRedo())
        game.redo();
    else if (game.situation().isChanceDue)
        game.submitChance();
    else if (const auto tokens = game.game().legalTokens(game.place()); tokens.empty())
        game.submit(tabletop::resign_token);
    else
        game.submit(tokens[random() % tokens.size()]);
}

/// What the player's process says to the one that kills it: the game after something was played, or
/// that it has been kept as it was said last. Each ends with a NUL.
constexpr char played = 'P';
constexpr char keptSo = 'K';

void say(int pipe, char what, const std::string& text) {
    const std::string message = what + text + '\0';
    for (std::size_t done = 0; done < message.size();) {
        const ssize_t size = write(pipe, message.data() + done, message.size() - done);
        if (size <= 0)
            std::_Exit(1);
        done += static_cast<std::size_t>(size);
    }
}

/// Plays until somebody kills the process, which it does itself when the game is over.
[[noreturn]] void playUntilKilled(app::AnyGame game, app::KeptGames kept, support::Random random,
                                  int pipe) {
    app::Session session(
        std::move(game), std::move(kept), std::nullopt,
        std::make_unique<support::ScriptedThinker>(std::make_shared<support::ThinkerScript>()));
    while (!session.game().situation().isOver()) {
        playSomehow(session.game(), random);
        say(pipe, played, session.game().game().recordText());
        QCoreApplication::processEvents();
        if (random() % 4 == 0) {
            if (!session.store().keepNow().isEmpty())
                std::_Exit(2);
            say(pipe, keptSo, "");
        }
    }
    kill(getpid(), SIGKILL);
    std::abort();
}

/// Everything that was said until the process was killed, after so many messages at the latest.
std::vector<std::string> heardUntilKilled(int pipe, pid_t player, std::size_t patience) {
    std::string heard;
    std::array<char, 1 << 16> buffer{};
    std::size_t messages = 0;
    for (ssize_t size = 0; (size = read(pipe, buffer.data(), buffer.size())) > 0;) {
        heard.append(buffer.data(), static_cast<std::size_t>(size));
        messages +=
            static_cast<std::size_t>(std::count(buffer.begin(), buffer.begin() + size, '\0'));
        if (messages >= patience)
            kill(player, SIGKILL);
    }
    std::vector<std::string> said;
    for (std::size_t start = 0, end = 0; (end = heard.find('\0', start)) != std::string::npos;
         start = end + 1)
        said.push_back(heard.substr(start, end - start));
    return said;
}

/// What can come back: the game as it was kept last or as it was at any time after that.
std::vector<std::string> whatMayComeBack(const std::vector<std::string>& said) {
    std::vector<std::string> games;
    for (const std::string& message : said) {
        if (message.front() == played)
            games.push_back(message.substr(1));
        else
            games.erase(games.begin(), games.end() - 1);
    }
    return games;
}

/// A game in a process of its own, killed at any time; then what the next start finds.
void killOnce(std::uint64_t seed) {
    const support::TemporaryFolder folder;
    support::Random random(seed);
    const app::AnyGame game = soakGame(random);
    const std::size_t patience = 1 + random() % 120;
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    const pid_t player = fork();
    ASSERT_NE(player, -1);
    if (player == 0) {
        close(ends[0]);
        playUntilKilled(game, soakedGames(folder), random, ends[1]);
    }
    close(ends[1]);
    const std::vector<std::string> said = heardUntilKilled(ends[0], player, patience);
    close(ends[0]);
    int status = 0;
    waitpid(player, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status)) << "ended by itself with " << WEXITSTATUS(status);

    QStringList troubles;
    const auto held = soakedGames(folder).resume(troubles);
    EXPECT_TRUE(troubles.isEmpty()) << troubles.join(QLatin1Char(' ')).toStdString();
    const std::vector<std::string> games = whatMayComeBack(said);
    const bool wasKept = std::any_of(said.begin(), said.end(), [](const std::string& message) {
        return message.front() == keptSo;
    });
    if (!held) {
        EXPECT_FALSE(wasKept) << "nothing came back";
        return;
    }
    // What was played last need not have been said before the kill.
    const bool isExpected =
        std::find(games.begin(), games.end(), held->game->recordText()) != games.end();
    EXPECT_TRUE(isExpected) << "came back:\n"
                            << held->game->recordText() << "\nsaid last:\n"
                            << (games.empty() ? std::string() : games.back());
}

TEST(Soak, GamesKilledAtAnyTimeComeBackAsTheyWereKeptOrLater) {
    for (int game = 0; game < soakGames && !testing::Test::HasFailure(); ++game) {
        SCOPED_TRACE("game " + std::to_string(game));
        killOnce(static_cast<std::uint64_t>(game));
    }
}

} // namespace
