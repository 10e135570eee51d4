#include "game_session.hpp"

#include "game_session_text.hpp"
#include "tabletop/per_seat.hpp"

#include <condition_variable>
#include <cstdint>
#include <system_error>
#include <utility>

namespace cli {

namespace {

using engine::ThinkLimits;
using engine::Thought;
using tabletop::TextReader;

constexpr std::size_t standard_hash = 16;
constexpr std::size_t most_hash = 65536;

/// A search without limits is answered when it is told to stop, even if it knows all before.
void wait_for(const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    stopped.wait(lock, stop, [] { return false; });
}

std::unique_ptr<TextMatch> start_of(const std::string& rules, tabletop::TextPlace place = {}) {
    const TextGame& game = game_of_rules(rules, place);
    return game.match(game.start(rules, place), place);
}

} // namespace

GameSession::GameSession(std::string name, std::string author, std::string rules, Send send)
    : name_(std::move(name))
    , author_(std::move(author))
    , rules_(std::move(rules))
    , send_(std::move(send))
    , match_(start_of(rules_))
    , hash_megabytes_(standard_hash)
    , thinker_(level_, standard_hash) {}

GameSession::~GameSession() { stop_search(); }

bool GameSession::receive(std::string_view line) {
    received_ = std::chrono::steady_clock::now();
    TextReader reader(line);
    const std::string_view command = next_word(reader);
    try {
        if (command == "quit") {
            stop_search();
            return false;
        }
        obey(command, reader);
    } catch (const std::exception& error) {
        complain(error.what());
    }
    return true;
}

void GameSession::obey(std::string_view command, TextReader& arguments) {
    if (command.empty())
        return;
    if (command == "isready")
        send("readyok");
    else if (command == "query")
        answer_query(arguments);
    else if (command == "stop")
        stop_search();
    else if (command == "ugi")
        introduce();
    else if (command == "uginewgame" || command == "setoption" || command == "position" ||
             command == "go")
        obey_when_idle(command, arguments);
    else
        complain("unknown command " + tabletop::quoted(command));
}

void GameSession::obey_when_idle(std::string_view command, TextReader& arguments) {
    if (is_searching()) {
        complain(std::string(command) + " is not possible while a search is running");
    } else if (command == "uginewgame") {
        match_ = start_of(rules_);
        thinker_.forget();
    } else if (command == "setoption") {
        set_option(arguments);
    } else if (command == "position") {
        set_position(arguments);
    } else {
        go(arguments);
    }
}

void GameSession::introduce() {
    send("id name " + name_);
    send("id author " + author_);
    send("option name Rules type string default " + rules_);
    send("option name Hash type spin default " + std::to_string(standard_hash) + " min 1 max " +
         std::to_string(most_hash));
    send("option name Level type spin default " + std::to_string(jumping::Thinker::highest_level) +
         " min " + std::to_string(jumping::Thinker::lowest_level) + " max " +
         std::to_string(jumping::Thinker::highest_level));
    send("ugiok");
}

void GameSession::set_option(TextReader& arguments) {
    arguments.skip_white_space();
    if (TextReader(arguments).take_word() != "name")
        arguments.fail("name");
    arguments.take_word();
    const std::string name(next_word(arguments));
    arguments.skip_white_space();
    if (TextReader(arguments).take_word() != "value")
        arguments.fail("value");
    arguments.take_word();
    arguments.skip_white_space();
    if (name == "Rules") {
        const std::string rules(TextReader(arguments).take_word());
        match_ = start_of(rules, arguments.place());
        rules_ = rules;
        return;
    }
    if (name != "Hash" && name != "Level") {
        complain("there is no option " + tabletop::quoted(name));
        return;
    }
    const bool is_hash = name == "Hash";
    const auto least = is_hash ? 1U : jumping::Thinker::lowest_level;
    const auto most = is_hash ? most_hash : jumping::Thinker::highest_level;
    const TextReader before = arguments;
    const std::int64_t value = read_whole_number(arguments, -1, std::int64_t{1} << 40U);
    if (value < static_cast<std::int64_t>(least) || value > static_cast<std::int64_t>(most))
        before.fail("a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    const std::size_t hash = is_hash ? static_cast<std::size_t>(value) : hash_megabytes_;
    const unsigned level = is_hash ? level_ : static_cast<unsigned>(value);
    thinker_ = jumping::Thinker(level, hash);
    hash_megabytes_ = hash;
    level_ = level;
}

void GameSession::set_position(TextReader& arguments) {
    arguments.skip_white_space();
    const TextReader here = arguments;
    const std::string_view kind = arguments.take_word();
    arguments.skip_white_space();
    if (kind != "startpos" && kind != "fen")
        here.fail("startpos or fen");
    std::unique_ptr<TextMatch> match;
    if (kind == "fen") {
        const tabletop::TextPlace place = arguments.place();
        const std::string_view position = take_position(arguments);
        match = game_of_position(position, place).match(position, place);
        arguments.skip_white_space();
    } else {
        match = start_of(rules_);
    }
    if (!arguments.at_end()) {
        const TextReader behind = arguments;
        if (arguments.take_word() != "moves")
            behind.fail("moves or the end of the line");
    }
    for (arguments.skip_white_space(); !arguments.at_end(); arguments.skip_white_space()) {
        const tabletop::TextPlace place = arguments.place();
        match->play(arguments.take_word(), place);
    }
    match_ = std::move(match);
}

void GameSession::answer_query(TextReader& arguments) {
    arguments.skip_white_space();
    const TextReader here = arguments;
    const std::string answer = answer_to(arguments.take_word());
    if (answer.empty())
        here.fail("gameover, result, turn, p1turn to p6turn, players, places, fen or legal");
    send("response" + (answer == " " ? "" : " " + answer));
}

/// Empty for a question that is not known.
std::string GameSession::answer_to(std::string_view question) const {
    const auto number = [](std::size_t seat) { return "p" + std::to_string(seat + 1); };
    const auto truth = [](bool is_true) { return std::string(is_true ? "true" : "false"); };
    const std::optional<std::size_t> to_act = match_->to_act();
    if (question == "gameover")
        return truth(!to_act);
    if (question == "result") {
        const std::optional<std::size_t> winner = match_->winner();
        return to_act ? "none" : winner ? number(*winner) + "win" : "draw";
    }
    if (question == "turn")
        return to_act ? number(*to_act) : "none";
    if (const std::size_t seat = seat_of(question, "turn"); seat < tabletop::most_seats)
        return truth(to_act == seat);
    if (question == "players")
        return std::to_string(match_->seats());
    std::string position = match_->position();
    if (question == "fen")
        return position;
    std::string text;
    if (question == "places") {
        TextReader fields(position);
        for (int i = 0; i < 3; ++i)
            next_word(fields);
        for (const char place : next_word(fields))
            text += (text.empty() ? "" : ":") + std::string(1, place);
        return text;
    }
    if (question != "legal")
        return "";
    for (const std::string& token : match_->legal())
        text += (text.empty() ? "" : " ") + token;
    return text.empty() ? " " : text;
}

void GameSession::go(TextReader& arguments) {
    const std::optional<std::size_t> to_act = match_->to_act();
    ThinkLimits limits = read_limits(arguments, to_act.value_or(0));
    limits.since = received_;
    if (!to_act) {
        complain("the game is over");
        send("bestmove none");
        return;
    }
    search_is_limited_ = !limits.are_endless();
    stop_search();
    try {
        // What the thread sends waits until it is known that there is one.
        const std::lock_guard lock(mutex_);
        thread_ = std::jthread([this, match = match_->copy(), limits](const std::stop_token& stop) {
            search(stop, *match, limits);
        });
        searching_ = true;
    } catch (const std::system_error& error) {
        complain("no thread for the search: " + std::string(error.what()));
        send("bestmove none");
    }
}

void GameSession::search(const std::stop_token& stop, const TextMatch& match,
                         const ThinkLimits& limits) {
    std::string answer = "none";
    try {
        answer = match.think(thinker_, limits, stop,
                             [this](const Thought& thought) { send(info_of(thought)); });
        if (limits.are_endless())
            wait_for(stop);
    } catch (const std::exception& error) {
        complain("the search failed: " + std::string(error.what()));
    }
    // Together, so that whoever has read the answer finds the session ready for more.
    const std::lock_guard lock(mutex_);
    searching_ = false;
    send_("bestmove " + answer);
}

void GameSession::stop_search() {
    if (!thread_.joinable())
        return;
    thread_.request_stop();
    thread_.join();
}

void GameSession::finish() {
    if (!search_is_limited_)
        stop_search();
    else if (thread_.joinable())
        thread_.join();
}

bool GameSession::is_searching() const {
    const std::lock_guard lock(mutex_);
    return searching_;
}

void GameSession::send(std::string_view line) {
    const std::lock_guard lock(mutex_);
    send_(line);
}

void GameSession::complain(std::string_view text) { send("info string " + std::string(text)); }

} // namespace cli
