#include "faces/checkers_poker/new_game.hpp"

#include "cards/deck.hpp"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace checkers_poker_face {

using checkers_poker::first;
using checkers_poker::Layout;
using checkers_poker::Match;
using checkers_poker::Seat;
using checkers_poker::second;

namespace {

struct NewGameWords {
    Q_DECLARE_TR_FUNCTIONS(app::NewGame)
};

const char* tagOf(Seat seat) { return seat == first ? "First" : "Second"; }

QString fromTag(const Match& match, Seat seat) {
    const std::string_view value = tag(match, tagOf(seat));
    return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

} // namespace

Layout NewGame::layout() const {
    if (const auto* number = std::get_if<std::uint32_t>(&board))
        return checkers_poker::deal(*number, options.deck);
    return std::get<Layout>(board);
}

Match newMatch(const NewGame& game, QDate today) {
    Match match(checkers_poker::new_game(game.options, game.layout()));
    if (const auto* number = std::get_if<std::uint32_t>(&game.board))
        match.deal = *number;
    set_tag(match, "Event", "Casual game");
    set_tag(match, "Date", today.toString(QStringLiteral("yyyy.MM.dd")).toStdString());
    for (const Seat seat : {first, second}) {
        set_tag(match, tagOf(seat), app::cleanedName(game.names[seat]).toStdString());
        app::setSeatPlayer(match, seat, game.players[seat]);
    }
    return match;
}

NewGame startOf(const Match& match) {
    const checkers_poker::State& start = match.history.start();
    NewGame game;
    game.names = {fromTag(match, first), fromTag(match, second)};
    game.players = {app::seatPlayer(match, first), app::seatPlayer(match, second)};
    game.options = start.options;
    if (match.deal && checkers_poker::deal(*match.deal, start.options.deck) == start.layout)
        game.board = *match.deal;
    else
        game.board = start.layout;
    return game;
}

NewGame withDeal(NewGame game, std::uint32_t deal) {
    game.board = deal;
    return game;
}

NewGame rolesSwapped(NewGame game) {
    std::swap(game.names[first], game.names[second]);
    std::swap(game.players[first], game.players[second]);
    std::swap(game.formerNames[first], game.formerNames[second]);
    return game;
}

Layout fittedTo(Layout layout, cards::Deck deck) {
    constexpr checkers_poker::SpaceSet everywhere = ~checkers_poker::SpaceSet();
    const cards::CardSet lying = layout.cards_on(everywhere);
    std::vector<cards::Card> missing = cards::in_deck_order(cards::cards_of(deck) - lying);
    std::reverse(missing.begin(), missing.end());
    for (const checkers_poker::Space space : everywhere) {
        const auto card = layout.card_on(space);
        if (card && !cards::cards_of(deck).contains(*card)) {
            layout.put(space, std::nullopt);
        } else if (!card && !missing.empty()) {
            layout.put(space, missing.back());
            missing.pop_back();
        }
    }
    return layout;
}

std::uint32_t drawDeal() { return QRandomGenerator::global()->bounded(1'000'000U); }

std::optional<std::uint32_t> dealFromText(const QString& text) {
    const QString digits = text.trimmed();
    const auto isDigit = [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); };
    if (!std::all_of(digits.begin(), digits.end(), isDigit))
        return std::nullopt;
    bool read = false;
    const qulonglong number = digits.toULongLong(&read);
    if (!read || number > std::numeric_limits<std::uint32_t>::max())
        return std::nullopt;
    return static_cast<std::uint32_t>(number);
}

std::optional<QString> troubleWith(const NewGame& game) {
    for (const Seat seat : {first, second})
        if (auto trouble = app::troubleWithName(game.names[seat]))
            return trouble;
    if (const auto trouble = trouble_with(game.options))
        return QString::fromStdString(*trouble);
    const cards::CardSet onBoard = game.layout().cards_on(~checkers_poker::SpaceSet());
    if (onBoard != cards::cards_of(game.options.deck))
        return NewGameWords::tr("The board was arranged with the other deck: arrange it anew.");
    return std::nullopt;
}

QString displayName(const QString& name, Seat seat, SeatPlayer player) {
    return app::displayName(
        name, seat == first ? NewGameWords::tr("First") : NewGameWords::tr("Second"), player);
}

QString displayName(const Match& match, Seat seat) {
    return displayName(fromTag(match, seat), seat, app::seatPlayer(match, seat));
}

} // namespace checkers_poker_face
