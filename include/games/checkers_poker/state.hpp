#pragma once

#include "cards/announcement_set.hpp"
#include "cards/hand_finder.hpp"
#include "games/checkers_poker/action.hpp"
#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/phase.hpp"
#include "games/checkers_poker/refusal.hpp"
#include "games/checkers_poker/seats.hpp"
#include "games/checkers_poker/space.hpp"
#include "tabletop/inplace_vector.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace checkers_poker {

/// The announcements that a player has used, in the order of use (rules 4.5, 4.7).
class UsedHands {
public:
    bool contains(cards::Announcement announcement) const { return set_.contains(announcement); }
    /// Precondition: not there yet.
    void add(cards::Announcement announcement) {
        set_.insert(announcement);
        order_.push_back(announcement);
    }
    const auto& in_order() const { return order_; }
    const cards::AnnouncementSet& set() const { return set_; }
    friend bool operator==(const UsedHands&, const UsedHands&) = default;

private:
    cards::AnnouncementSet set_;
    tabletop::InplaceVector<cards::Announcement, cards::announcement_count> order_;
};

/// A game between two actions, with the variant and the board: everything that decides how it can
/// go on. A value without pointers; a copy is a few cache lines. Its text is the position string.
struct State {
    Options options;
    Layout layout;
    PerSeat<SpaceSet> checkers;
    Phase phase = ChoosingEnd{};
    std::uint32_t turn = 1; ///< from 1 to last_turn
    /// What was rolled this turn, 1 to 6; 0 before the roll and in games without a die.
    std::uint8_t die = 0;
    /// Showdowns in a row without a checker removed (rules 5.3).
    std::uint8_t showdowns_without_removal = 0;
    PerSeat<UsedHands> used;

    friend bool operator==(const State&, const State&) = default;
};

inline constexpr std::uint32_t turns_between_showdowns = 3;
/// The highest number of a turn.
inline constexpr std::uint32_t last_turn = 2147483647;
/// The number of the turn after one. A game that goes on for ever (a die may never bring a
/// showdown) counts its last six turns again and again: each is as far from its showdown as if
/// numbers had no end, and every number can be written and read.
constexpr std::uint32_t turn_after(std::uint32_t turn) {
    return turn < last_turn ? turn + 1 : last_turn + 1 - 2 * turns_between_showdowns;
}
inline constexpr std::uint8_t showdowns_for_draw = 10;
inline constexpr std::size_t checkers_of_loser = 4;
inline constexpr std::uint8_t die_faces = 6;

/// A new game: the board lies, Second is to choose his end.
/// Precondition: the layout has the deck's cards, and trouble_with(options) is nothing.
State new_game(const Options& options, const Layout& layout);
/// The standard game of deal 1 in which Second chose south: what `startpos` stands for.
State standard_start();

/// Whose act it is; First's while the die is to be rolled; nobody's when the game is over.
std::optional<Seat> to_act(const State& state);
bool is_over(const State& state);
/// What the game gave each seat; nothing while it goes on.
std::optional<Outcome> outcome(const State& state);

/// High or low hands are compared.
enum class Showdown : std::uint8_t { high, low };
/// Which of the hands with one announcement do best there.
constexpr cards::Choice choice_at(Showdown showdown) {
    return showdown == Showdown::low ? cards::Choice::lowest : cards::Choice::best;
}
/// What the end of a turn brings, by the options, the turn and (in games with a die) its roll: the
/// one place where the schedules of rules 4.1, 6.2 and 6.3 stand. Nothing: no showdown.
std::optional<Showdown> showdown_after(const Options& options, std::uint32_t turn,
                                       std::uint8_t die);
/// The same for the turn under way.
std::optional<Showdown> showdown_this_turn(const State& state);
/// The turn of the next showdown, this one included, in games without a die; with a die only when
/// this turn's roll brings one.
std::optional<std::uint32_t> next_showdown_turn(const State& state);

/// Where checkers stand, whosever they are.
inline SpaceSet occupied_spaces(const State& state) {
    return state.checkers[first] | state.checkers[second];
}

/// The cards under a player's checkers.
cards::CardSet covered_cards(const State& state, Seat seat);

/// The hands that a player could show now if he were asked to: those not used yet, each with its
/// best or its lowest cards, in the order of cards::find_hands.
void open_hands(const State& state, Seat seat, cards::Choice choice, cards::FoundHands& found);
cards::FoundHands open_hands(const State& state, Seat seat, cards::Choice choice);

/// How First's show compares with Second's at this kind of showdown: the loser, or nobody on a tie.
/// No hand loses to any hand (rules 4.4, 4.6, 6.2).
std::optional<Seat> loser_of(const PerSeat<Show>& shown, Showdown showdown, cards::Deck deck);

/// Whether an action is legal: nothing if it is, else the reason. The one place where legality
/// lives; everything that offers, reads or searches actions asks here.
std::optional<Refusal> check(const State& state, const Action& action);

/// Carries out an action. Precondition: check(state, action) is nothing (asserted).
void apply(State& state, const Action& action);

/// Every legal action except resigning and agreeing on a draw, which are legal until the game is
/// over. A show is listed once per announcement, with its best cards in a high showdown and its
/// lowest in a low one; a wild card's other names are legal too. All six rolls of a die are listed.
std::vector<Action> legal_actions(const State& state);
/// The size of legal_actions(), without making it.
std::size_t count_legal_actions(const State& state);

} // namespace checkers_poker
