#include "drawing.hpp"

#include "cards/announcement.hpp"
#include "cards/hand.hpp"
#include "cards/hand_text.hpp"
#include "cards/words.hpp"
#include "games/checkers_poker/event.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/state.hpp"
#include "tabletop/text_reader.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

namespace cli {

using namespace checkers_poker;

namespace {

std::string_view name_of(Seat seat) { return seat == first ? "First" : "Second"; }
std::string_view name_of(Showdown showdown) { return showdown == Showdown::high ? "high" : "low"; }

std::string board(const State& state) {
    const std::string edge = "   +-----+-----+-----+-----+-----+-----+-----+-----+\n";
    const std::string files = "      a     b     c     d     e     f     g     h\n";
    std::string text = files + edge;
    for (std::size_t rank = board_side; rank-- > 0;) {
        const std::string number = ' ' + std::to_string(rank + 1);
        text += number + ' ';
        for (std::size_t file = 0; file < board_side; ++file) {
            const Space space(file, rank);
            const std::optional<cards::Card> card = state.layout.card_on(space);
            const char checker = state.checkers[first].contains(space)    ? 'x'
                                 : state.checkers[second].contains(space) ? 'o'
                                                                          : ' ';
            text.append("| ").append(card ? to_text(*card) : "--").append({' ', checker});
        }
        text.append("|").append(number).append("\n").append(edge);
    }
    return text + files;
}

std::string player(const Match& match, Seat seat) {
    const State& state = match.history.current();
    std::string text = std::string(name_of(seat)) + (seat == first ? " (x)" : " (o)");
    if (const std::string_view name = tag(match, name_of(seat)); !name.empty())
        text += ", " + tabletop::escaped(name);
    text += ": " + std::to_string(state.checkers[seat].size()) + " checkers, used ";
    std::string used;
    for (const cards::Announcement announcement : state.used[seat].in_order())
        used += (used.empty() ? "" : ", ") + in_words(announcement);
    return text + (used.empty() ? "nothing yet" : used) + '\n';
}

/// Whose act it is and what is asked of him.
std::string task(const State& state) {
    struct Sentence {
        std::string operator()(const ChoosingEnd&) const { return "Second is to choose his end"; }
        std::string operator()(const Rolling&) const { return "the die is to be rolled"; }
        std::string operator()(const Moving& phase) const {
            return std::string(name_of(phase.seat)) + " is to move";
        }
        std::string operator()(const Showing& phase) const {
            return std::string(name_of(phase.seat())) + " is to show a hand";
        }
        std::string operator()(const Removing& phase) const {
            return std::string(name_of(phase.loser)) + " is to remove a checker";
        }
        std::string operator()(const GameOver& phase) const {
            return phase.winner ? std::string(name_of(*phase.winner)) + " has won"
                                : "the game is drawn";
        }
    };
    return "Turn " + std::to_string(state.turn) + ": " + std::visit(Sentence{}, state.phase) +
           ".\n";
}

std::string coming_showdown(const State& state) {
    if (is_over(state))
        return "";
    const std::string rolled =
        state.die == 0 ? "" : "The die shows " + std::to_string(state.die) + ". ";
    const std::optional<std::uint32_t> turn = next_showdown_turn(state);
    if (!turn)
        return rolled + (state.options.die && state.die == 0
                             ? "Whether this turn ends in a showdown is up to the die.\n"
                             : "This turn ends without a showdown.\n");
    const Showdown kind = showdown_after(state.options, *turn, state.die).value();
    return rolled + "The next showdown, a " + std::string(name_of(kind)) +
           " one, is at the end of turn " + std::to_string(*turn) + ".\n";
}

struct PastShowdown {
    std::uint32_t turn = 0;
    happened::ShowdownDecided decided;
    std::optional<Space> removed;
};

std::optional<PastShowdown> last_showdown(const Match& match) {
    std::optional<PastShowdown> last;
    const State& start = match.history.start();
    if (const auto* phase = std::get_if<Removing>(&start.phase))
        last = {start.turn,
                {showdown_this_turn(start).value(), phase->shown, phase->loser},
                std::nullopt};
    const auto look = [&last](std::size_t, const State& before, const Action& action) {
        if (std::holds_alternative<Move>(action))
            return; // brings no showdown by itself, and is what most of a long record is
        for (const Event& event : events_of(before, action)) {
            if (const auto* decided = std::get_if<happened::ShowdownDecided>(&event))
                last = {before.turn, *decided, std::nullopt};
            if (const auto* removed = std::get_if<happened::CheckerRemoved>(&event))
                last.value().removed = removed->space;
        }
    };
    match.history.visit(0, match.history.place(), look);
    return last;
}

std::string shown_in_words(Seat seat, const Show& show, cards::Deck deck) {
    const std::string name(name_of(seat));
    if (!show.hand)
        return name + " showed no hand";
    return name + " showed " + in_words(announcement_of(*show.hand, deck)) + " (" +
           to_text(*show.hand) + ")";
}

std::string past_showdown(const Match& match) {
    const std::optional<PastShowdown> last = last_showdown(match);
    if (!last)
        return "";
    const cards::Deck deck = match.history.current().options.deck;
    const happened::ShowdownDecided& decided = last->decided;
    std::string text = "Last showdown (" + std::string(name_of(decided.showdown)) + ", turn " +
                       std::to_string(last->turn) + "): ";
    text += shown_in_words(second, decided.shown[second], deck) + ", ";
    text += shown_in_words(first, decided.shown[first], deck) + ": ";
    text += decision_in_words(decided, deck);
    if (last->removed)
        text += "; " + std::string(name_of(decided.loser.value())) + " removed " +
                to_text(*last->removed);
    return text + ".\n";
}

} // namespace

std::string draw(const Match& match) {
    const State& state = match.history.current();
    return board(state) + '\n' + player(match, first) + player(match, second) +
           past_showdown(match) + task(state) + coming_showdown(state) + '\n' + to_text(state) +
           '\n';
}

} // namespace cli
