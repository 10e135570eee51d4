#include "games/checkers_poker/session_search.hpp"

#include "games/checkers_poker/computer_player.hpp"
#include "games/checkers_poker/searcher.hpp"
#include "tabletop/text_reader.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <condition_variable>
#include <mutex>
#include <new>
#include <utility>

namespace checkers_poker {

using namespace engine;

namespace {

/// An option with a whole number for a value.
struct Spin {
    std::string_view name;
    std::size_t standard;
    std::size_t least;
    std::size_t most;
};

constexpr Spin hash_option{"Hash", standard_hash_megabytes, 1, most_hash_megabytes};
constexpr Spin threads_option{"Threads", 1, 1, most_threads};
constexpr Spin level_option{"Level", Level::highest, Level::lowest, Level::highest};

std::string described(const Spin& spin) {
    return "name " + std::string(spin.name) + " type spin default " +
           std::to_string(spin.standard) + " min " + std::to_string(spin.least) + " max " +
           std::to_string(spin.most);
}

bool same_word(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](unsigned char x, unsigned char y) {
        return std::tolower(x) == std::tolower(y);
    });
}

/// Reads the value; when that is not possible, `trouble` says why and the standard one is given.
std::size_t read_value(const Spin& spin, std::string_view text,
                       std::optional<std::string>& trouble) {
    std::size_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc{} && end == text.data() + text.size() && value >= spin.least &&
        value <= spin.most)
        return value;
    trouble = std::string(spin.name) + " takes a whole number from " + std::to_string(spin.least) +
              " to " + std::to_string(spin.most);
    return spin.standard;
}

std::string info_line(const SearchInfo& info) {
    const auto time = std::max<std::int64_t>(info.time.count(), 1);
    std::string line = "depth " + std::to_string(info.depth) + " nodes " +
                       std::to_string(info.nodes) + " time " + std::to_string(info.time.count()) +
                       " nps " +
                       std::to_string(info.nodes * 1000 / static_cast<std::uint64_t>(time));
    if (is_won(info.score) || is_lost(info.score))
        line += " score mate " + std::string(is_lost(info.score) ? "-" : "") +
                std::to_string(actions_to_end(info.score));
    else
        line += " score cp " + std::to_string(info.score);
    line += " pv";
    for (const Action& action : info.actions)
        line += ' ' + to_text(action);
    return line;
}

class SessionSearch : public UgiSearch {
public:
    std::vector<std::string> options() const override {
        return {described(hash_option), described(threads_option), described(level_option)};
    }

    std::optional<std::string> set_option(std::string_view name, std::string_view value) override {
        SearchSettings settings = settings_;
        Level level = level_;
        std::optional<std::string> trouble;
        if (same_word(name, hash_option.name))
            settings.hash_megabytes = read_value(hash_option, value, trouble);
        else if (same_word(name, threads_option.name))
            settings.threads = static_cast<unsigned>(read_value(threads_option, value, trouble));
        else if (same_word(name, level_option.name))
            level = Level(static_cast<unsigned>(read_value(level_option, value, trouble)));
        else
            trouble = "there is no option " + tabletop::quoted(name);
        return trouble ? trouble : configure(level, settings);
    }

    void new_game() override {
        if (player_)
            player_->forget();
    }

    Action search(const State& state, const Limits& limits, std::stop_token stop,
                  const UgiInfo& info) override {
        const SearchResult result = player().choose(
            state, limits, stop, [&](const SearchInfo& progress) { info(info_line(progress)); });
        if (are_endless(limits))
            wait_for(stop);
        return result.best.value();
    }

private:
    /// Takes the memory at once, so that no search spends its time on that. What was there before
    /// goes first, since both may be too much.
    std::optional<std::string> configure(Level level, const SearchSettings& settings) {
        player_.reset();
        try {
            player_.emplace(level, 0, settings);
        } catch (const std::bad_alloc&) {
            player_.emplace(level_, 0, settings_);
            return "there is not enough memory for that, so nothing has changed";
        }
        level_ = level;
        settings_ = settings;
        return std::nullopt;
    }

    ComputerPlayer& player() {
        if (!player_)
            player_.emplace(level_, 0, settings_);
        return *player_;
    }

    /// A search without limits is answered when it is told to stop, even if it knows all before.
    static void wait_for(const std::stop_token& stop) {
        std::mutex mutex;
        std::condition_variable_any stopped;
        std::unique_lock lock(mutex);
        stopped.wait(lock, stop, [] { return false; });
    }

    SearchSettings settings_;
    Level level_;
    /// Missing only when there was no memory for it.
    std::optional<ComputerPlayer> player_{std::in_place, level_, 0, settings_};
};

} // namespace

std::unique_ptr<UgiSearch> make_session_search() { return std::make_unique<SessionSearch>(); }

} // namespace checkers_poker
