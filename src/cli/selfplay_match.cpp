#include "selfplay_match.hpp"

#include "games/checkers_poker/record.hpp"
#include "records_folder.hpp"
#include "selfplay_game.hpp"

#include <atomic>
#include <cstdio>
#include <exception>
#include <memory>
#include <mutex>
#include <ostream>
#include <thread>
#include <vector>

namespace cli {

using namespace checkers_poker;

namespace {

using Players = std::array<std::unique_ptr<SelfplayPlayer>, 2>;

std::string decimal(double number, int places) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", places, number);
    return text.data();
}

/// Plays pairs of one match on several threads.
class MatchRunner {
public:
    MatchRunner(const SelfplayPlan& plan, std::ostream& progress)
        : plan_(plan)
        , records_(plan.folder)
        , progress_(progress) {}

    SelfplayResult run() {
        {
            std::vector<std::jthread> threads;
            for (unsigned i = 0; i < plan_.at_once; ++i)
                threads.emplace_back([this] { play_pairs(); });
        }
        if (result_.score.games() != 0)
            progress_ << '\n';
        if (trouble_)
            std::rethrow_exception(trouble_);
        return result_;
    }

private:
    void play_pairs() {
        try {
            Players players;
            while (!stop_) {
                const std::size_t pair = next_pair_++;
                if (pair >= plan_.pairs)
                    return;
                play_pair(pair, players);
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            trouble_ = std::current_exception();
            stop_ = true;
        }
    }

    void play_pair(std::size_t pair, Players& players) {
        const auto deal = plan_.first_deal + static_cast<std::uint32_t>(pair);
        for (std::size_t i = 0; i < 2; ++i) {
            if (!players[i])
                players[i] = make_player(plan_.players[i], deal, plan_.patience);
        }
        std::array<std::size_t, 2> points{};
        for (std::size_t game = 0; game < 2; ++game) {
            const Seat seat_of_a = game == 0 ? first : second;
            PerSeat<SelfplayPlayer*> seated;
            seated[seat_of_a] = players[0].get();
            seated[other(seat_of_a)] = players[1].get();
            SelfplayGame played = play_game(plan_.options, deal, seated, plan_.limits);
            if (played.failed)
                seated[*played.failed]->recover();
            points[game] = half_points(played, seat_of_a);
            note(played, seat_of_a, points[game]);
            write_record(played, seat_of_a, pair * 2 + game + 1);
        }
        finish_pair(points[0] + points[1]);
    }

    void note(const SelfplayGame& game, Seat seat_of_a, std::size_t points) {
        const std::lock_guard lock(mutex_);
        ++(points == 2 ? result_.wins : points == 1 ? result_.draws : result_.losses);
        result_.actions += game.match.history.size();
        for (std::size_t i = 0; i < 2; ++i) {
            const Seat seat = i == 0 ? seat_of_a : other(seat_of_a);
            result_.slowest[i] = std::max(result_.slowest[i], game.slowest[seat]);
            if (game.failed == seat) {
                ++result_.failures[i];
                progress_ << "\nfailure of " << plan_.players[i] << ": " << game.failure << '\n';
            }
        }
    }

    void write_record(SelfplayGame& game, Seat seat_of_a, std::size_t number) const {
        if (!records_.is_wanted())
            return;
        set_tag(game.match, "First", plan_.players[seat_of_a == first ? 0 : 1]);
        set_tag(game.match, "Second", plan_.players[seat_of_a == first ? 1 : 0]);
        records_.write(number, to_text(game.match));
    }

    void finish_pair(std::size_t points) {
        const std::lock_guard lock(mutex_);
        result_.score.add_pair(points);
        progress_ << '\r' << result_.score.games() << '/' << 2 * plan_.pairs << "  "
                  << summary(result_);
        if (plan_.test) {
            progress_ << "  LLR " << decimal(plan_.test->log_likelihood_ratio(result_.score), 2);
            if (plan_.test->verdict(result_.score))
                stop_ = true;
        }
        progress_ << "   " << std::flush;
    }

    const SelfplayPlan& plan_;
    const RecordsFolder records_;
    std::ostream& progress_;
    std::mutex mutex_; ///< guards what follows, and progress_
    SelfplayResult result_;
    std::exception_ptr trouble_;
    std::atomic<std::size_t> next_pair_{0};
    std::atomic<bool> stop_{false};
};

} // namespace

SelfplayResult play_match(const SelfplayPlan& plan, std::ostream& progress) {
    return MatchRunner(plan, progress).run();
}

std::string summary(const SelfplayResult& result) {
    const MatchScore& score = result.score;
    std::string text = "+" + std::to_string(result.wins) + " =" + std::to_string(result.draws) +
                       " -" + std::to_string(result.losses);
    if (score.pairs() == 0)
        return text;
    constexpr double for_95_percent = 1.96;
    const double error = for_95_percent * score.standard_error();
    const double low = elo(score.mean() - error);
    const double high = elo(score.mean() + error);
    return text + "  " + decimal(100 * score.mean(), 1) + " % ± " + decimal(100 * error, 1) +
           "  Elo " + decimal(elo(score.mean()), 0) + " ± " + decimal((high - low) / 2, 0);
}

} // namespace cli
