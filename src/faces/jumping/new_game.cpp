#include "faces/jumping/new_game.hpp"

#include "faces/jumping/words.hpp"
#include "games/jumping/text.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <set>

namespace jumping_face {

using jumping::Camps;
using jumping::Prison;
using jumping::Setup;

namespace {

struct NewGameText {
    Q_DECLARE_TR_FUNCTIONS(jumping_face::NewGame)
};

constexpr std::array<Option, optionCount> allOptions{
    Option::pairs,  Option::longJumps, Option::camps,   Option::leave,
    Option::winAll, Option::prison,    Option::endFirst};

const Ground::Row* rowOf(const Ground& ground, std::size_t players) {
    const auto found = std::find_if(ground.rows.begin(), ground.rows.end(),
                                    [&](const auto& row) { return row.players == players; });
    return found == ground.rows.end() ? nullptr : &*found;
}

/// Precondition: the ground is a race's and has a row for so many.
const Setup& setupOf(const Offer& offer, const NewGame& game) {
    const std::string& rules = rowOf(offer.grounds[game.ground], game.players)->rules;
    return *std::find_if(offer.setups.begin(), offer.setups.end(),
                         [&](const Setup& setup) { return setup.rules == rules; });
}

/// "two, three or four"
QString numbersInWords(const std::set<std::size_t>& numbers) {
    QStringList words;
    for (const std::size_t number : numbers)
        words << numberInWords(number);
    return alternatives(words);
}

/// With how many players a race of this game allows something.
template <class Allows>
QString playersThatAllow(const Offer& offer, Allows allows) {
    std::set<std::size_t> numbers;
    for (const Setup& setup : offer.setups) {
        if (allows(setup))
            numbers.insert(setup.seats);
    }
    return numbersInWords(numbers);
}

bool isChosen(const NewGame& game, Option option) {
    switch (option) {
    case Option::pairs:
        return game.pairs;
    case Option::longJumps:
        return game.longJumps;
    case Option::camps:
        return game.camps != Camps::open;
    case Option::leave:
        return game.leave != 0;
    case Option::winAll:
        return game.winAll;
    case Option::prison:
        return game.prison != Prison::on;
    case Option::endFirst:
        break;
    }
    return game.endFirst;
}

void leaveOff(NewGame& game, Option option) {
    switch (option) {
    case Option::pairs:
        game.pairs = false;
        break;
    case Option::longJumps:
        game.longJumps = false;
        break;
    case Option::camps:
        game.camps = Camps::open;
        break;
    case Option::leave:
        game.leave = 0;
        break;
    case Option::winAll:
        game.winAll = false;
        break;
    case Option::prison:
        game.prison = Prison::on;
        break;
    case Option::endFirst:
        game.endFirst = false;
        break;
    }
}

/// The row whose words a rules string begins with; the longest, since each begins with the game's
/// name.
bool findRow(const Offer& offer, std::string_view rules, NewGame& game) {
    std::size_t length = 0;
    for (std::size_t i = 0; i < offer.grounds.size(); ++i) {
        for (const Ground::Row& row : offer.grounds[i].rows) {
            const bool isMeant = rules == row.rules ||
                                 (offer.grounds[i].isRace && rules.starts_with(row.rules + ','));
            if (isMeant && row.rules.size() > length) {
                length = row.rules.size();
                game.ground = i;
                game.players = row.players;
            }
        }
    }
    return length > 0;
}

} // namespace

std::string rulesOf(const Offer& offer, const NewGame& game) {
    const Ground& ground = offer.grounds[game.ground];
    if (!ground.isRace)
        return rowOf(ground, game.players)->rules;
    jumping::Options options(setupOf(offer, game));
    options.pairs = game.pairs;
    options.long_jumps = game.longJumps;
    options.camps = game.camps;
    options.leave = game.leave;
    options.win_all = game.winAll;
    options.prison = game.prison;
    options.end_first = game.endFirst;
    return to_text(options);
}

NewGame newGameOf(const Offer& offer, std::string_view rules) {
    NewGame game;
    if (findRow(offer, rules, game) && !offer.grounds[game.ground].isRace)
        return game;
    const jumping::Options options = jumping::read_options(rules, offer.setups);
    game.pairs = options.pairs;
    game.longJumps = options.long_jumps;
    game.camps = options.camps;
    game.leave = options.leave;
    game.winAll = options.win_all;
    game.prison = options.prison;
    game.endFirst = options.end_first;
    return game;
}

std::vector<std::size_t> playersOn(const Ground& ground) {
    std::vector<std::size_t> numbers;
    for (const Ground::Row& row : ground.rows)
        numbers.push_back(row.players);
    return numbers;
}

QString whyNotPlayers(const Offer& offer, std::size_t ground, std::size_t players) {
    if (rowOf(offer.grounds[ground], players) != nullptr)
        return {};
    const auto on = playersOn(offer.grounds[ground]);
    return NewGameText::tr("%1 is for %2 players")
        .arg(offer.grounds[ground].title, numbersInWords({on.begin(), on.end()}));
}

QString whyNot(const Offer& offer, const NewGame& game, Option option) {
    if (QString why = whyNotPlayers(offer, game.ground, game.players); !why.isEmpty())
        return why;
    const Ground& ground = offer.grounds[game.ground];
    if (!ground.isRace)
        return NewGameText::tr("%1 has no options").arg(ground.title);
    const Setup& setup = setupOf(offer, game);
    if (option == Option::pairs && !setup.allows_pairs)
        return NewGameText::tr("Partners need %1 players")
            .arg(playersThatAllow(offer, [](const Setup& one) { return one.allows_pairs; }));
    if (option == Option::camps && !setup.allows_camps)
        return NewGameText::tr("Camps of others need %1 players")
            .arg(playersThatAllow(offer, [](const Setup& one) { return one.allows_camps; }));
    if (option == Option::endFirst && setup.seats == 2)
        return NewGameText::tr("With two players the game ends with the first place anyway");
    return {};
}

QString whyNotPrisonPlay(const Offer& offer, const NewGame& game) {
    if (QString why = whyNot(offer, game, Option::prison); !why.isEmpty())
        return why;
    return game.players == 2 ? NewGameText::tr("Of two players the imprisoned one has lost")
                             : QString();
}

QString troubleWith(const Offer& offer, const NewGame& game) {
    if (QString why = whyNotPlayers(offer, game.ground, game.players); !why.isEmpty())
        return why;
    for (const Option option : allOptions) {
        QString why = isChosen(game, option) ? whyNot(offer, game, option) : QString();
        if (!why.isEmpty())
            return why;
    }
    if (game.prison == Prison::play)
        return whyNotPrisonPlay(offer, game);
    return game.leave > jumping::most_to_leave
               ? NewGameText::tr("Home has to be left within 1 to %1 moves")
                     .arg(jumping::most_to_leave)
               : QString();
}

NewGame fitted(const Offer& offer, NewGame game) {
    if (rowOf(offer.grounds[game.ground], game.players) == nullptr) {
        const auto other =
            std::find_if(offer.grounds.begin(), offer.grounds.end(), [&](const Ground& ground) {
                return rowOf(ground, game.players) != nullptr;
            });
        if (other != offer.grounds.end())
            game.ground = static_cast<std::size_t>(other - offer.grounds.begin());
        else
            game.players = offer.grounds[game.ground].rows.front().players;
    }
    for (const Option option : allOptions) {
        if (isChosen(game, option) && !whyNot(offer, game, option).isEmpty())
            leaveOff(game, option);
    }
    if (game.prison == Prison::play && !whyNotPrisonPlay(offer, game).isEmpty())
        game.prison = Prison::on;
    game.leave = std::min(game.leave, jumping::most_to_leave);
    return game;
}

QString optionTitle(Option option) {
    switch (option) {
    case Option::pairs:
        return NewGameText::tr("Partners");
    case Option::longJumps:
        return NewGameText::tr("Long jumps");
    case Option::camps:
        return NewGameText::tr("Camps of others");
    case Option::leave:
        return NewGameText::tr("Leave home in time");
    case Option::winAll:
        return NewGameText::tr("All pieces in the goal");
    case Option::prison:
        return NewGameText::tr("Prison");
    case Option::endFirst:
        break;
    }
    return NewGameText::tr("First place ends the game");
}

namespace {

QString campsMeaning(Camps camps) {
    switch (camps) {
    case Camps::open:
        return NewGameText::tr("A move may end in any camp.");
    case Camps::pass:
        return NewGameText::tr(
            "A move may pass through a camp that is neither home nor goal, but not end there.");
    case Camps::closed:
        break;
    }
    return NewGameText::tr("A move may not touch a camp that is neither home nor goal.");
}

QString prisonMeaning(Prison prison) {
    switch (prison) {
    case Prison::on:
        return NewGameText::tr("Whose home is full, with pieces of others too, and who cannot move "
                               "a piece there is out.");
    case Prison::off:
        return NewGameText::tr("Nobody is out for being shut in at home.");
    case Prison::play:
        break;
    }
    return NewGameText::tr(
        "Pieces shut in at home are taken off, and their player goes on with the others.");
}

} // namespace

QString optionMeaning(const NewGame& game, Option option) {
    switch (option) {
    case Option::pairs:
        return game.pairs ? NewGameText::tr("Those who sit opposite play together: a side has "
                                            "finished when both have, and is out when one is.")
                          : NewGameText::tr("Everybody plays alone.");
    case Option::longJumps:
        return game.longJumps
                   ? NewGameText::tr("A piece jumps over another at any distance, to the space as "
                                     "far beyond it, if all between is free.")
                   : NewGameText::tr(
                         "A piece jumps over a neighbour, to the space right behind it.");
    case Option::camps:
        return campsMeaning(game.camps);
    case Option::leave:
        return game.leave == 0
                   ? NewGameText::tr("Nobody has to leave home.")
                   : NewGameText::tr(
                         "Who has a piece at home after move %1 of his own or a later one is out.")
                         .arg(game.leave + 1);
    case Option::winAll:
        return game.winAll
                   ? NewGameText::tr("Only who has all pieces in the goal has finished.")
                   : NewGameText::tr(
                         "A full goal will do, with a piece of one's own in it and none at home.");
    case Option::prison:
        return prisonMeaning(game.prison);
    case Option::endFirst:
        break;
    }
    return game.endFirst
               ? NewGameText::tr(
                     "The game is over when one has finished; the others share the next place.")
               : NewGameText::tr("The others play on for their places.");
}

QStringList factsOf(const Offer& offer, const NewGame& game) {
    QStringList parts{offer.grounds[game.ground].title,
                      NewGameText::tr("%1 players").arg(numberInWords(game.players))};
    if (game.pairs)
        parts << NewGameText::tr("partners");
    if (game.longJumps)
        parts << NewGameText::tr("long jumps");
    if (game.camps != Camps::open)
        parts << (game.camps == Camps::pass ? NewGameText::tr("no stop in others' camps")
                                            : NewGameText::tr("others' camps closed"));
    if (game.leave != 0)
        parts << NewGameText::tr("home empty after move %1").arg(game.leave + 1);
    if (game.winAll)
        parts << NewGameText::tr("all pieces in the goal");
    if (game.prison != Prison::on)
        parts << (game.prison == Prison::off ? NewGameText::tr("no prison")
                                             : NewGameText::tr("the imprisoned plays on"));
    if (game.endFirst)
        parts << NewGameText::tr("first place ends the game");
    return parts;
}

QString inWords(const Offer& offer, const NewGame& game) {
    return factsOf(offer, game).join(QStringLiteral(" · "));
}

} // namespace jumping_face
