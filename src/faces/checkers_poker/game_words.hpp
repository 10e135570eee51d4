#pragma once

#include "cards/hand.hpp"
#include "faces/checkers_poker/board_words.hpp"
#include "faces/checkers_poker/player_words.hpp"
#include "games/checkers_poker/event.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/state.hpp"
#include "ui/table/seat_words.hpp"
#include "ui/widgets/capitalised.hpp"

#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// The core's words are UTF-8.
QString fromUtf8(const std::string& text);
/// A hand's cards by ear, "ten of hearts, two of clubs as ten of diamonds, …".
QString cardsInWords(const cards::Hand& hand);

/// A hand that was used, with the turn of its showdown where the record tells.
struct UsedHand {
    cards::Announcement announcement;
    std::optional<std::uint32_t> turn;
};
std::vector<UsedHand> usedHands(const checkers_poker::Match& match, std::size_t place,
                                checkers_poker::Seat seat);

/// The kind of showdown that is nearest as far as is known; high before a die is rolled.
checkers_poker::Showdown comingShowdown(const checkers_poker::State& state);
/// The strongest hand for the coming showdown that a player could show now.
std::optional<cards::FoundHand> strongestHand(const checkers_poker::State& state,
                                              checkers_poker::Seat seat);

/// What a player's panel says at a place of the match.
SeatWords seatWords(const checkers_poker::Match& match, std::size_t place,
                    checkers_poker::Seat seat);

/// What happened, as a sentence without a full stop: "Ann moves g2 to e8".
QString inWords(const checkers_poker::Match& match, const checkers_poker::Event& event);
/// All that an action did, sentence by sentence.
QString inWords(const checkers_poker::Match& match, const checkers_poker::State& before,
                const checkers_poker::Action& action);

/// Why an act was refused, as a sentence without a full stop, in which players go by their names.
QString inWords(const checkers_poker::Match& match, const checkers_poker::Refusal& refusal);

/// How a finished game ended: its winner and why. The place is the end of the game.
struct EndWords {
    QString title;
    QString reason;
};
EndWords endWords(const checkers_poker::Match& match, std::size_t place);

/// What a move would open and close of its player's unused hands: "opens nine high, closes three
/// threes".
QString changesInWords(const checkers_poker::State& state, const checkers_poker::Move& move);

/// What taking off a checker would close: "Taking off g2 closes three threes". Empty where the one
/// to act has no checker.
QString lossInWords(const checkers_poker::State& state, checkers_poker::Space space);
/// The same as part of a space's name: "can be taken off, closes three threes".
QString removalInWords(const checkers_poker::State& state, checkers_poker::Space space);

} // namespace ui
