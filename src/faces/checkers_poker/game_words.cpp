#include "faces/checkers_poker/game_words.hpp"

#include "app/seat_players.hpp"
#include "cards/words.hpp"
#include "faces/checkers_poker/presenter.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <variant>

namespace ui {

using checkers_poker::Action;
using checkers_poker::Match;
using checkers_poker::Seat;
using checkers_poker::Show;
using checkers_poker::Showdown;
using checkers_poker::State;
using checkers_poker::to_text;
namespace happened = checkers_poker::happened;

namespace {

struct GameWords {
    Q_DECLARE_TR_FUNCTIONS(ui::GameWords)
};

/// Why a game ended, as the sentence that stands under "Ann wins" or "A draw".
QString causeInWords(const Match& match, const happened::GameEnded& event) {
    if (!event.winner)
        return event.cause == happened::GameEnded::Cause::draw_agreed
                   ? GameWords::tr("Both players agreed")
                   : GameWords::tr("Ten showdowns without a removal");
    const QString loser = called(match, checkers_poker::other(*event.winner));
    return (event.cause == happened::GameEnded::Cause::resigned
                ? GameWords::tr("%1 resigns")
                : GameWords::tr("%1 has only four checkers left"))
        .arg(loser);
}

/// Sentences about events, one for each kind.
class Teller {
public:
    explicit Teller(const Match& match)
        : match_(match) {}

    QString operator()(const happened::EndChosen& event) const {
        return (event.end == checkers_poker::End::south ? GameWords::tr("%1 takes the south end")
                                                        : GameWords::tr("%1 takes the north end"))
            .arg(called(match_, checkers_poker::second));
    }
    QString operator()(const happened::DieRolled& event) const {
        if (!event.brings)
            return GameWords::tr("The die shows %1: no showdown this turn").arg(event.value);
        return (*event.brings == Showdown::high
                    ? GameWords::tr("The die shows %1: high showdown after this turn")
                    : GameWords::tr("The die shows %1: low showdown after this turn"))
            .arg(event.value);
    }
    QString operator()(const happened::CheckerMoved& event) const {
        return GameWords::tr("%1 moves %2 to %3")
            .arg(called(match_, event.seat), spaceText(event.path.front()),
                 spaceText(event.path.back()));
    }
    QString operator()(const happened::HandShown& event) const {
        const QString name = called(match_, event.seat);
        if (!event.show.hand)
            return GameWords::tr("%1 has no hand to show").arg(name);
        const auto deck = match_.history.current().options.deck;
        return GameWords::tr("%1 shows %2")
            .arg(name, fromUtf8(cards::in_words(cards::announcement_of(*event.show.hand, deck))));
    }
    QString operator()(const happened::ShowdownDecided& event) const {
        return capitalised(fromUtf8(
            checkers_poker::decision_in_words(event, match_.history.current().options.deck)));
    }
    QString operator()(const happened::CheckerRemoved& event) const {
        return GameWords::tr("%1 takes off the checker on %2")
            .arg(called(match_, event.seat), spaceText(event.space));
    }
    QString operator()(const happened::GameEnded& event) const {
        if (!event.winner)
            return event.cause == happened::GameEnded::Cause::draw_agreed
                       ? GameWords::tr("The game is drawn by agreement")
                       : GameWords::tr("The game is drawn: ten showdowns without a removal");
        return GameWords::tr("%1 wins: %2")
            .arg(called(match_, *event.winner), causeInWords(match_, event));
    }

private:
    const Match& match_;
};

/// The reasons that speak of a player; the others come from the rules as they are.
class Refuser {
public:
    explicit Refuser(const Match& match)
        : match_(match) {}

    QString operator()(const checkers_poker::refused::EndNotChosen& /*refusal*/) const {
        return GameWords::tr("%1 is to choose an end").arg(called(match_, checkers_poker::second));
    }
    QString operator()(const checkers_poker::refused::DieRolledAlready& /*refusal*/) const {
        return GameWords::tr("the die is rolled once a turn, before %1 moves")
            .arg(called(match_, checkers_poker::first));
    }
    QString operator()(const checkers_poker::refused::MoveIsDue& refusal) const {
        return GameWords::tr("%1 is to move a checker").arg(called(match_, refusal.seat));
    }
    QString operator()(const checkers_poker::refused::ShowIsDue& refusal) const {
        return GameWords::tr("%1 is to show a hand").arg(called(match_, refusal.seat));
    }
    QString operator()(const checkers_poker::refused::RemovalIsDue& refusal) const {
        return GameWords::tr("%1 is to take off a checker").arg(called(match_, refusal.seat));
    }
    template <class Reason>
    QString operator()(const Reason& refusal) const {
        return fromUtf8(checkers_poker::in_words(refusal));
    }

private:
    const Match& match_;
};

/// Two of them, or three if there is no fourth: more would not fit in a line.
QString listed(const std::vector<QString>& words) {
    constexpr std::size_t most = 3;
    const std::size_t count = words.size() > most ? most - 1 : words.size();
    QStringList named;
    for (std::size_t i = 0; i < count; ++i)
        named << words[i];
    QString result = named.join(QStringLiteral(", "));
    if (words.size() > count)
        result += GameWords::tr(" and %1 more").arg(words.size() - count);
    return result;
}

/// The announcements of `of` that are not in `without`, strongest for the showdown first.
std::vector<QString> difference(const cards::FoundHands& of, const cards::FoundHands& without,
                                Showdown showdown) {
    std::vector<QString> result;
    for (const cards::FoundHand& found : of) {
        const bool kept = std::any_of(without.begin(), without.end(), [&](const auto& hand) {
            return hand.announcement == found.announcement;
        });
        if (!kept)
            result.push_back(fromUtf8(cards::in_words(found.announcement)));
    }
    if (showdown == Showdown::low)
        std::reverse(result.begin(), result.end());
    return result;
}

/// The hands that a player could show no more without the checker on a space.
std::vector<QString> closedWithout(const State& state, Seat seat, checkers_poker::Space space) {
    State after = state;
    after.checkers[seat].erase(space);
    const Showdown showdown = comingShowdown(state);
    return difference(open_hands(state, seat, choice_at(showdown)),
                      open_hands(after, seat, choice_at(showdown)), showdown);
}

SeatLabel labelOf(const UsedHand& used) {
    const QString hand = fromUtf8(cards::in_words(used.announcement));
    if (!used.turn)
        return {hand, {}, hand};
    const QString turn = QString::number(*used.turn);
    return {hand, turn, GameWords::tr("%1, turn %2").arg(hand, turn)};
}

/// With how many checkers a player began; while Second has not chosen, as if he sat at the north.
std::size_t checkersAtStart(const Match& match, Seat seat) {
    const State& start = match.history.start();
    if (std::holds_alternative<checkers_poker::ChoosingEnd>(start.phase))
        return start.options.start.at(endOf(match, seat)).size();
    return start.checkers[seat].size();
}

} // namespace

QString fromUtf8(const std::string& text) { return QString::fromStdString(text); }

QString cardsInWords(const cards::Hand& hand) {
    QStringList words;
    for (const cards::NamedCard& named : hand)
        words << (named.stands_for == named.card
                      ? fromUtf8(cards::in_words(named.card))
                      : GameWords::tr("%1 as %2")
                            .arg(fromUtf8(cards::in_words(named.card)),
                                 fromUtf8(cards::in_words(named.stands_for))));
    return words.join(QStringLiteral(", "));
}

std::vector<UsedHand> usedHands(const Match& match, std::size_t place, Seat seat) {
    std::vector<UsedHand> result;
    const State state = match.history.state(place);
    for (const cards::Announcement announcement : state.used[seat].in_order())
        result.push_back({announcement, std::nullopt});
    std::size_t next = match.history.start().used[seat].in_order().size();
    for (std::size_t i = 0; i < place && next < result.size(); ++i) {
        const auto* show = std::get_if<Show>(&match.history.action(i));
        if (show == nullptr || !show->hand)
            continue;
        const State before = match.history.state(i);
        if (to_act(before) == seat)
            result[next++].turn = before.turn;
    }
    return result;
}

Showdown comingShowdown(const State& state) {
    if (const auto turn = next_showdown_turn(state))
        return showdown_after(state.options, *turn, state.die).value_or(Showdown::high);
    return Showdown::high;
}

std::optional<cards::FoundHand> strongestHand(const State& state, Seat seat) {
    const Showdown showdown = comingShowdown(state);
    const cards::FoundHands found = open_hands(state, seat, choice_at(showdown));
    if (found.empty())
        return std::nullopt;
    return showdown == Showdown::high ? found[0] : found.back();
}

SeatWords seatWords(const Match& match, std::size_t place, Seat seat) {
    const State& state = match.history.state(place);
    const bool low = comingShowdown(state) == Showdown::low;
    const bool chosen = !std::holds_alternative<checkers_poker::ChoosingEnd>(state.phase);
    SeatWords words;
    words.seat = seat;
    words.name = nameInFull(match, seat);
    words.role = roleInWords(match, seat);
    words.toAct = to_act(state) == seat;
    words.all = static_cast<int>(checkersAtStart(match, seat));
    words.count = chosen ? static_cast<int>(state.checkers[seat].size()) : words.all;
    words.countWords = words.count == 1 ? GameWords::tr("1 checker")
                                        : GameWords::tr("%1 checkers").arg(words.count);
    words.shortCount = QString::number(words.count);
    words.fact.title =
        low ? GameWords::tr("Lowest unused hand now") : GameWords::tr("Best unused hand now");
    words.fact.shortTitle = low ? GameWords::tr("Lowest") : GameWords::tr("Best");
    if (const auto hand = strongestHand(state, seat))
        words.fact.text = fromUtf8(cards::in_words(hand->announcement));
    else
        words.fact.text = chosen ? GameWords::tr("none") : QStringLiteral("–");
    words.labelsTitle = GameWords::tr("Used");
    words.noLabels = GameWords::tr("no hand yet");
    for (const UsedHand& used : usedHands(match, place, seat))
        words.labels.push_back(labelOf(used));
    return words;
}

QString inWords(const Match& match, const checkers_poker::Event& event) {
    return std::visit(Teller(match), event);
}

QString inWords(const Match& match, const State& before, const Action& action) {
    QStringList sentences;
    for (const checkers_poker::Event& event : events_of(before, action))
        sentences << inWords(match, event);
    return sentences.join(QStringLiteral(". "));
}

QString inWords(const Match& match, const checkers_poker::Refusal& refusal) {
    return capitalised(std::visit(Refuser(match), refusal));
}

EndWords endWords(const Match& match, std::size_t place) {
    const State& state = match.history.state(place);
    const auto winner = std::get<checkers_poker::GameOver>(state.phase).winner;
    EndWords words;
    words.title =
        winner ? GameWords::tr("%1 wins").arg(called(match, *winner)) : GameWords::tr("A draw");
    if (place == 0)
        return words;
    for (const auto& event :
         events_of(match.history.state(place - 1), match.history.action(place - 1)))
        if (const auto* ended = std::get_if<happened::GameEnded>(&event))
            words.reason = causeInWords(match, *ended);
    return words;
}

QString changesInWords(const State& state, const checkers_poker::Move& move) {
    const auto seat = to_act(state);
    if (!seat)
        return {};
    State after = state;
    after.checkers[*seat].erase(move.from);
    after.checkers[*seat].insert(move.to);
    const Showdown showdown = comingShowdown(state);
    const auto now = open_hands(state, *seat, choice_at(showdown));
    const auto then = open_hands(after, *seat, choice_at(showdown));
    const std::vector<QString> opened = difference(then, now, showdown);
    const std::vector<QString> closed = difference(now, then, showdown);
    if (opened.empty() && closed.empty())
        return GameWords::tr("opens and closes no hand");
    if (closed.empty())
        return GameWords::tr("opens %1").arg(listed(opened));
    if (opened.empty())
        return GameWords::tr("closes %1").arg(listed(closed));
    return GameWords::tr("opens %1, closes %2").arg(listed(opened), listed(closed));
}

QString lossInWords(const State& state, checkers_poker::Space space) {
    const auto seat = to_act(state);
    if (!seat || !state.checkers[*seat].contains(space))
        return {};
    const std::vector<QString> closed = closedWithout(state, *seat, space);
    return closed.empty()
               ? GameWords::tr("Taking off %1 closes no hand").arg(spaceText(space))
               : GameWords::tr("Taking off %1 closes %2").arg(spaceText(space), listed(closed));
}

QString removalInWords(const State& state, checkers_poker::Space space) {
    const auto seat = to_act(state);
    if (!seat || !state.checkers[*seat].contains(space))
        return {};
    const std::vector<QString> closed = closedWithout(state, *seat, space);
    return closed.empty() ? GameWords::tr("can be taken off, closes no hand")
                          : GameWords::tr("can be taken off, closes %1").arg(listed(closed));
}

} // namespace ui
