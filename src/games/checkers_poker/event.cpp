#include "games/checkers_poker/event.hpp"

#include "cards/words.hpp"
#include "games/checkers_poker/moves.hpp"

namespace checkers_poker {

namespace {

using namespace happened;

struct Reporter {
    const State& before;
    const State& after;
    std::vector<Event>& events;

    void operator()(const ChooseEnd& choice) const { events.emplace_back(EndChosen{choice.end}); }
    void operator()(const RollDie& roll) const {
        events.emplace_back(DieRolled{roll.value, showdown_this_turn(after)});
    }
    void operator()(const Move& move) const {
        const SpaceSet occupied = occupied_spaces(before);
        events.emplace_back(CheckerMoved{std::get<Moving>(before.phase).seat,
                                         shortest_path(occupied, move.from, move.to)});
    }
    void operator()(const Show& show) const {
        const auto& showing = std::get<Showing>(before.phase);
        const Show shown_now = arranged(show, before.options.deck);
        events.emplace_back(HandShown{showing.seat(), shown_now});
        if (!showing.shown_by_second)
            return;
        const Showdown showdown = showdown_this_turn(before).value();
        const PerSeat<Show> shown{shown_now, *showing.shown_by_second};
        events.emplace_back(
            ShowdownDecided{showdown, shown, loser_of(shown, showdown, before.options.deck)});
        if (is_over(after))
            events.emplace_back(GameEnded{GameEnded::Cause::no_removals, {}});
    }
    void operator()(const RemoveChecker& removal) const {
        const Seat loser = std::get<Removing>(before.phase).loser;
        events.emplace_back(CheckerRemoved{loser, removal.space});
        if (is_over(after)) {
            events.emplace_back(GameEnded{GameEnded::Cause::four_checkers_left, other(loser)});
        }
    }
    void operator()(const Resign&) const {
        events.emplace_back(
            GameEnded{GameEnded::Cause::resigned, std::get<GameOver>(after.phase).winner});
    }
    void operator()(const AgreeDraw&) const {
        events.emplace_back(GameEnded{GameEnded::Cause::draw_agreed, {}});
    }
};

std::string decision_between(const cards::Hand& winning, const cards::Hand& losing, bool is_low,
                             cards::Deck deck) {
    const std::string winner = cards::in_words(cards::announcement_of(winning, deck));
    const std::string loser = cards::in_words(cards::announcement_of(losing, deck));
    const cards::HandValue winning_value = value_of(winning, deck);
    const cards::HandValue losing_value = value_of(losing, deck);
    const std::string beats = is_low ? " is lower than " : " beats ";
    const cards::Category category = winning_value.category();
    if (category != losing_value.category())
        return winner + beats + loser;
    std::size_t deciding = 0;
    while (winning_value.rank(deciding) == losing_value.rank(deciding))
        ++deciding;
    if (deciding < cards::announced_ranks(category))
        return winner + beats + loser;
    // Flushes of two suits have different names, but their ranks decide like those of one.
    const std::string names = winner == loser ? "both " + winner : winner + beats + loser;
    return names + ": the " + std::string(cards::in_words(winning_value.rank(deciding))) + beats +
           "the " + std::string(cards::in_words(losing_value.rank(deciding)));
}

} // namespace

std::vector<Event> events_of(const State& before, const Action& action) {
    State after = before;
    checkers_poker::apply(after, action);
    std::vector<Event> events;
    std::visit(Reporter{before, after, events}, action);
    return events;
}

std::string decision_in_words(const ShowdownDecided& decided, cards::Deck deck) {
    const auto& [showdown, shown, loser] = decided;
    if (!loser) {
        return shown[first].hand ? "a tie: both hands are equal" : "a tie: neither can show a hand";
    }
    const auto& winning = shown[other(*loser)].hand;
    const auto& losing = shown[*loser].hand;
    if (!losing) {
        return cards::in_words(cards::announcement_of(*winning, deck)) +
               " wins, since the other hand is missing";
    }
    return decision_between(*winning, *losing, showdown == Showdown::low, deck);
}

} // namespace checkers_poker
