#pragma once

#include "app/player_names.hpp"
#include "app/seat_players.hpp"
#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/options.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/seats.hpp"

#include <QDate>
#include <QString>

#include <cstdint>
#include <optional>
#include <variant>

namespace checkers_poker_face {

using app::SeatPlayer;

/// Everything that is chosen before a game: who plays, which variant, on which board. A value; the
/// dialog makes one, newMatch() turns it into a game.
struct NewGame {
    /// As typed; an empty one stands for the role or the computer (see displayName()).
    checkers_poker::PerSeat<QString> names;
    checkers_poker::PerSeat<SeatPlayer> players;
    /// Names of persons whose seats the computer has, and the other way round: they come back with
    /// them. Newly begun matches do not know them.
    checkers_poker::PerSeat<QString> formerNames;
    checkers_poker::Options options;
    /// The number of a deal, or a board arranged by hand (rules 2.1).
    std::variant<std::uint32_t, checkers_poker::Layout> board = std::uint32_t{1};

    /// The board itself: the deal's, or the arranged one.
    checkers_poker::Layout layout() const;

    friend bool operator==(const NewGame&, const NewGame&) = default;
};

/// The game, with the tags Event, Date, First and Second where those names are not empty, and those
/// of seatPlayer(). Second is to choose an end. Preconditions: troubleWith(game) is nothing, and an
/// arranged board has the cards of the deck.
checkers_poker::Match newMatch(const NewGame& game, QDate today);

/// What a match was started from: its players, variant and board. newMatch() of it restarts the
/// deal.
NewGame startOf(const checkers_poker::Match& match);
/// The same players and variant on another deal.
NewGame withDeal(NewGame game, std::uint32_t deal);
/// The same with the roles swapped, as in a rematch (rules 2.4).
NewGame rolesSwapped(NewGame game);

/// A board made fit for a deck, everything else staying where it is: for the 64-card deck the
/// animals lie on the blanks, for the 52-card deck there are blanks in their places.
/// Precondition: the layout has the cards of one of the decks.
checkers_poker::Layout fittedTo(checkers_poker::Layout layout, cards::Deck deck);

/// A deal number drawn at random. It has six digits at most, so that it is easily told to others;
/// all 2^32 can be asked for by number.
std::uint32_t drawDeal();
/// Reads a deal number, 0 to 4294967295, with white space around it; nothing for any other text.
std::optional<std::uint32_t> dealFromText(const QString& text);

/// Why this cannot be played, as a sentence; nothing when it can.
std::optional<QString> troubleWith(const NewGame& game);

/// How a player is called: his name; when it is empty "First" or "Second", or the computer's level.
QString displayName(const QString& name, checkers_poker::Seat seat, SeatPlayer player = {});
/// The same for a match, from its tags.
QString displayName(const checkers_poker::Match& match, checkers_poker::Seat seat);

} // namespace checkers_poker_face
