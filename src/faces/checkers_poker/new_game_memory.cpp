#include "faces/checkers_poker/new_game_memory.hpp"

#include "app/settings.hpp"
#include "faces/checkers_poker/variant_sets.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "tabletop/text_error.hpp"

#include <QCoreApplication>

namespace checkers_poker_face {

using checkers_poker::first;
using checkers_poker::Layout;
using checkers_poker::second;

namespace {

struct MemoryWords {
    Q_DECLARE_TR_FUNCTIONS(app::NewGame)
};

const auto firstKey = QStringLiteral("new-game/first");
const auto secondKey = QStringLiteral("new-game/second");
const auto firstFormerKey = QStringLiteral("new-game/first-former");
const auto secondFormerKey = QStringLiteral("new-game/second-former");
const auto firstLevelKey = QStringLiteral("new-game/first-level");
const auto secondLevelKey = QStringLiteral("new-game/second-level");
const auto rulesKey = QStringLiteral("new-game/rules");
const auto cardsKey = QStringLiteral("new-game/cards");

/// 0 stands for a person.
SeatPlayer recallPlayer(const app::Settings& settings, const QString& key,
                        RememberedGame& remembered) {
    if (!settings.contains(key))
        return std::nullopt;
    bool isNumber = false;
    const unsigned number = settings.value(key).toString().toUInt(&isNumber);
    const SeatPlayer player = engine::Level::from_number(number);
    if (!isNumber || (number != 0 && !player))
        remembered.troubles << MemoryWords::tr(
                                   "The level of a player: a number from 0 to %1 was expected.")
                                   .arg(engine::Level::highest);
    return player;
}

void recallRules(const app::Settings& settings, RememberedGame& remembered) {
    if (!settings.contains(rulesKey))
        return;
    QString trouble;
    if (const auto options = optionsFromText(app::rulesText(settings, rulesKey), trouble))
        remembered.game.options = *options;
    else
        remembered.troubles << MemoryWords::tr("The rules of the last game: %1").arg(trouble);
}

void recallBoard(const app::Settings& settings, RememberedGame& remembered) {
    const QString cards = settings.value(cardsKey).toString();
    if (cards.isEmpty())
        return;
    try {
        remembered.game.board =
            checkers_poker::read_layout(cards.toStdString(), remembered.game.options.deck);
    } catch (const tabletop::TextError& error) {
        remembered.troubles
            << MemoryWords::tr("The board arranged last: %1").arg(QString::fromUtf8(error.what()));
    }
}

} // namespace

RememberedGame recallGame(const app::Settings& settings) {
    RememberedGame remembered;
    remembered.game.board = drawDeal();
    remembered.game.names = {app::cleanedName(settings.value(firstKey).toString()),
                             app::cleanedName(settings.value(secondKey).toString())};
    remembered.game.formerNames = {app::cleanedName(settings.value(firstFormerKey).toString()),
                                   app::cleanedName(settings.value(secondFormerKey).toString())};
    remembered.game.players = {recallPlayer(settings, firstLevelKey, remembered),
                               recallPlayer(settings, secondLevelKey, remembered)};
    recallRules(settings, remembered);
    recallBoard(settings, remembered);
    return remembered;
}

void rememberGame(app::Settings& settings, const NewGame& game) {
    settings.setValue(firstKey, app::cleanedName(game.names[first]));
    settings.setValue(secondKey, app::cleanedName(game.names[second]));
    settings.setValue(firstFormerKey, app::cleanedName(game.formerNames[first]));
    settings.setValue(secondFormerKey, app::cleanedName(game.formerNames[second]));
    const auto levelOf = [&](checkers_poker::Seat seat) {
        return game.players[seat] ? game.players[seat]->number() : 0U;
    };
    settings.setValue(firstLevelKey, levelOf(first));
    settings.setValue(secondLevelKey, levelOf(second));
    settings.setValue(rulesKey, rulesText(game.options));
    if (const auto* layout = std::get_if<Layout>(&game.board))
        settings.setValue(cardsKey, QString::fromStdString(to_text(*layout)));
    else
        settings.remove(cardsKey);
}

} // namespace checkers_poker_face
