#include "ui/telling/players.hpp"

#include "app/player_names.hpp"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <string_view>

namespace ui {

using tabletop::Seat;

namespace {

struct PlayerWords {
    Q_DECLARE_TR_FUNCTIONS(ui::PlayerWords)
};

/// At most so many characters, as people see them, that what is said of the name is seen too.
QString shortened(const QString& name) {
    constexpr int most = 16;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
    qsizetype cut = 0;
    for (int i = 0; i < most && cut != -1; ++i)
        cut = finder.toNextBoundary();
    return cut == -1 || cut == name.size() ? name : name.left(cut) + QStringLiteral("…");
}

constexpr QChar isolate(0x2068);
constexpr QChar popIsolate(0x2069);

/// Whether a name could change the order of the words around it, or they its own. Where neither can
/// be it goes without marks, which some voices read out.
bool mayTurn(const QString& name) {
    const auto isFromTheRight = [](QChar c) {
        return c.isSurrogate() || c.direction() == QChar::DirR || c.direction() == QChar::DirAL ||
               c.direction() == QChar::DirAN;
    };
    return QGuiApplication::isRightToLeft() ||
           std::any_of(name.begin(), name.end(), isFromTheRight);
}

/// What stands in brackets behind a name; another player may have the same.
struct CalledName {
    QString name;
    QString bracketed;

    bool soundsLike(const CalledName& other) const {
        return name.compare(other.name, Qt::CaseInsensitive) == 0 && bracketed == other.bracketed;
    }
};

CalledName calledName(const Players::Player& of) {
    const QString given = shortened(of.given);
    if (given.isEmpty())
        return {of.player ? app::levelName(*of.player) : of.role, {}};
    return {given, of.player ? app::levelName(*of.player) : QString()};
}

bool soundsLikeAnother(const Players& players, Seat seat) {
    const CalledName own = calledName(players.of[seat]);
    for (std::size_t i = 0; i < players.count; ++i) {
        const Seat other = tabletop::seat_at(i);
        if (other != seat && own.soundsLike(calledName(players.of[other])))
            return true;
    }
    return false;
}

} // namespace

Players playersOf(const app::PlayedGame& game, const std::function<QString(Seat)>& seatName) {
    Players players;
    players.count = game.seats();
    for (std::size_t i = 0; i < players.count; ++i) {
        const Seat seat = tabletop::seat_at(i);
        const std::string_view name = game.tag(game.seatTag(seat));
        players.of[seat] = {
            app::cleanedName(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))),
            app::seatPlayer(game, seat), seatName(seat)};
    }
    return players;
}

QString called(const Players& players, Seat seat) {
    const CalledName own = calledName(players.of[seat]);
    QStringList bracketed{own.bracketed};
    if (soundsLikeAnother(players, seat))
        bracketed << players.of[seat].role;
    bracketed.removeAll(QString());
    const QString name =
        bracketed.isEmpty()
            ? own.name
            : PlayerWords::tr("%1 (%2)").arg(own.name, bracketed.join(QStringLiteral(", ")));
    return mayTurn(name) ? isolate + name + popIsolate : name;
}

QString nameInFull(const Players& players, Seat seat) {
    const Players::Player& of = players.of[seat];
    if (!of.given.isEmpty())
        return of.given;
    return of.player ? app::levelName(*of.player) : of.role;
}

QString roleInWords(const Players& players, Seat seat) {
    const auto& [given, player, role] = players.of[seat];
    if (!player)
        return given.isEmpty() ? QString() : role;
    return given.isEmpty() ? PlayerWords::tr("%1, computer").arg(role)
                           : PlayerWords::tr("%1, computer, %2").arg(role, app::levelName(*player));
}

} // namespace ui
