#include "games/checkers_poker/ugi.hpp"

#include "engine/ugi_stream.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "tabletop/text_error.hpp"
#include "tabletop/text_reader.hpp"
#include "ugi_arguments.hpp"

#include <algorithm>
#include <exception>
#include <istream>
#include <ostream>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

namespace checkers_poker {

using namespace engine;
using tabletop::TextReader;

namespace {

std::string_view result_word(const State& state) {
    const std::optional<Outcome> end = outcome(state);
    if (!end)
        return "none";
    switch (end->of(first)) {
    case tabletop::Result::won:
        return "p1win";
    case tabletop::Result::lost:
        return "p2win";
    case tabletop::Result::drawn:
        break;
    }
    return "draw";
}

std::string legal_words(const State& state) {
    std::vector<std::string> tokens;
    for (const Action& action : legal_actions(state))
        tokens.push_back(to_text(action));
    std::sort(tokens.begin(), tokens.end());
    std::string words;
    for (const std::string& token : tokens)
        words += ' ' + token;
    return words;
}

} // namespace

UgiSession::UgiSession(UgiIdentity identity, std::unique_ptr<UgiSearch> search, Send send)
    : identity_(std::move(identity))
    , search_(std::move(search))
    , send_(std::move(send))
    , state_(standard_start()) {}

UgiSession::~UgiSession() { stop_search(); }

bool UgiSession::receive(std::string_view line) {
    received_ = std::chrono::steady_clock::now();
    TextReader reader(line);
    const std::string_view command = take_next_word(reader);
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

void UgiSession::obey(std::string_view command, TextReader& arguments) {
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

void UgiSession::obey_when_idle(std::string_view command, TextReader& arguments) {
    if (is_searching()) {
        complain(std::string(command) + " is not possible while a search is running");
    } else if (command == "uginewgame") {
        state_ = standard_start();
        if (search_)
            search_->new_game();
    } else if (command == "setoption") {
        set_option(arguments);
    } else if (command == "position") {
        state_ = read_ugi_position(arguments);
    } else {
        go(arguments);
    }
}

void UgiSession::introduce() {
    send("id name " + identity_.name);
    send("id author " + identity_.author);
    if (search_)
        for (const std::string& option : search_->options())
            send("option " + option);
    send("ugiok");
}

void UgiSession::set_option(TextReader& arguments) {
    arguments.skip_white_space();
    if (TextReader(arguments).take_word() != "name")
        arguments.fail("name");
    arguments.take_word();
    // Both the name and the value may be several words.
    std::string name;
    std::string value;
    std::string* part = &name;
    for (std::string_view word = take_next_word(arguments); !word.empty();
         word = take_next_word(arguments)) {
        if (part == &name && word == "value") {
            part = &value;
            continue;
        }
        if (!part->empty())
            *part += ' ';
        *part += word;
    }
    if (name.empty())
        arguments.fail("the name of an option");
    if (!search_)
        complain("there is no option " + tabletop::quoted(name));
    else if (const auto trouble = search_->set_option(name, value))
        complain(*trouble);
}

void UgiSession::answer_query(TextReader& arguments) {
    arguments.skip_white_space();
    const TextReader here = arguments;
    const std::string_view question = arguments.take_word();
    if (question == "gameover")
        send(is_over(state_) ? "response true" : "response false");
    else if (question == "p1turn")
        send(to_act(state_) == first ? "response true" : "response false");
    else if (question == "result")
        send("response " + std::string(result_word(state_)));
    else if (question == "fen")
        send("response " + to_text(state_));
    else if (question == "legal")
        send("response" + legal_words(state_));
    else
        here.fail("gameover, p1turn, result, fen or legal");
}

void UgiSession::go(TextReader& arguments) {
    Limits limits = read_ugi_limits(arguments);
    limits.since = received_;
    if (!search_) {
        complain("this program has no search");
        return;
    }
    // A runner that asks all the same is not left waiting for an answer.
    if (is_over(state_) || std::holds_alternative<Rolling>(state_.phase)) {
        complain(is_over(state_)
                     ? "the game is over"
                     : "the die is to be rolled first: add die:1 to die:6 to the moves");
        send("bestmove none");
        return;
    }
    search_is_limited_ = !are_endless(limits);
    try {
        start_search(limits);
    } catch (const std::system_error& error) {
        complain("no thread for the search: " + std::string(error.what()));
        send("bestmove none");
    }
}

void UgiSession::start_search(const Limits& limits) {
    // What the thread sends waits until it is known that there is one.
    const std::lock_guard lock(mutex_);
    thread_ = std::jthread([this, state = state_, limits](const std::stop_token& stop) {
        run_search(stop, state, limits);
    });
    searching_ = true;
}

void UgiSession::run_search(const std::stop_token& stop, const State& state, const Limits& limits) {
    std::string answer = "none";
    try {
        answer = to_text(search_->search(state, limits, stop, [this](std::string_view text) {
            send("info " + std::string(text));
        }));
    } catch (const std::exception& error) {
        complain("the search failed: " + std::string(error.what()));
    }
    // Together, so that whoever has read the answer finds the session ready for more.
    const std::lock_guard lock(mutex_);
    searching_ = false;
    send_("bestmove " + answer);
}

void UgiSession::stop_search() {
    if (!thread_.joinable())
        return;
    thread_.request_stop();
    thread_.join();
}

void UgiSession::finish() {
    if (!search_is_limited_)
        stop_search();
    else if (thread_.joinable())
        thread_.join();
}

bool UgiSession::is_searching() const {
    const std::lock_guard lock(mutex_);
    return searching_;
}

void UgiSession::send(std::string_view line) {
    const std::lock_guard lock(mutex_);
    send_(line);
}

void UgiSession::complain(std::string_view text) { send("info string " + std::string(text)); }

void run_ugi(std::istream& in, std::ostream& out, UgiIdentity identity,
             std::unique_ptr<UgiSearch> search) {
    const UgiSession::Send send = [&out](std::string_view line) {
        out << line << '\n' << std::flush;
    };
    UgiSession session(std::move(identity), std::move(search), send);
    const bool is_at_end = engine::read_ugi_lines(
        in, [&](std::string_view line) { return session.receive(line); },
        [&](std::string_view trouble) { session.complain(trouble); });
    if (is_at_end)
        session.finish();
}

} // namespace checkers_poker
