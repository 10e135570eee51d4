#include "faces/checkers_poker/kind.hpp"

#include "faces/checkers_poker/new_game_memory.hpp"
#include "games/checkers_poker/record.hpp"

#include <QCoreApplication>
#include <QDate>

#include <string>

namespace checkers_poker_face {

namespace {

struct KindWords {
    Q_DECLARE_TR_FUNCTIONS(checkers_poker_face::Kind)
};

app::AnyGame freshGame(const app::Settings& settings, QStringList& troubles) {
    const RememberedGame remembered = recallGame(settings);
    troubles << remembered.troubles;
    const bool playable = !troubleWith(remembered.game);
    return newMatch(playable ? remembered.game : withDeal({}, drawDeal()), QDate::currentDate());
}

} // namespace

app::GameKind kind() {
    app::GameKind made = app::kindOf<checkers_poker::Game>(KindWords::tr("Checkers Poker"));
    // Its rules strings have no name in front.
    made.isMeant = [](std::string_view rules) {
        try {
            checkers_poker::read_options(rules);
            return true;
        } catch (const tabletop::TextError&) {
            return false;
        }
    };
    made.fromPosition = [](std::string_view position, tabletop::TextPlace place) -> app::AnyGame {
        return checkers_poker::Match(checkers_poker::read_position(position, place));
    };
    made.fromRules = [](std::string_view rules, tabletop::TextPlace place) -> app::AnyGame {
        NewGame game;
        game.options = checkers_poker::read_options(rules, place);
        return newMatch(withDeal(game, drawDeal()), QDate::currentDate());
    };
    made.fresh = freshGame;
    return made;
}

} // namespace checkers_poker_face
