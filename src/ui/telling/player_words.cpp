#include "ui/telling/player_words.hpp"

#include "app/seat_players.hpp"
#include "faces/checkers_poker/new_game.hpp"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <string_view>

namespace ui {

using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::Seat;

namespace {

struct PlayerWords {
    Q_DECLARE_TR_FUNCTIONS(ui::PlayerWords)
};

QString roleName(Seat seat) {
    return seat == first ? PlayerWords::tr("First") : PlayerWords::tr("Second");
}

/// The name given to a player; empty when none was.
QString givenName(const Match& match, Seat seat) {
    const std::string_view name = tag(match, seat == first ? "First" : "Second");
    return app::cleanedName(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

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

/// What stands in brackets behind a name; the other player may have the same.
struct CalledName {
    QString name;
    QString bracketed;

    bool soundsLike(const CalledName& other) const {
        return name.compare(other.name, Qt::CaseInsensitive) == 0 && bracketed == other.bracketed;
    }
};

CalledName calledName(const Match& match, Seat seat) {
    const QString given = shortened(givenName(match, seat));
    const auto player = app::seatPlayer(match, seat);
    if (given.isEmpty())
        return {player ? app::levelName(*player) : roleName(seat), {}};
    return {given, player ? app::levelName(*player) : QString()};
}

} // namespace

QString called(const Match& match, Seat seat) {
    const CalledName own = calledName(match, seat);
    QStringList bracketed{own.bracketed};
    if (own.soundsLike(calledName(match, checkers_poker::other(seat))))
        bracketed << roleName(seat);
    bracketed.removeAll(QString());
    const QString name =
        bracketed.isEmpty()
            ? own.name
            : PlayerWords::tr("%1 (%2)").arg(own.name, bracketed.join(QStringLiteral(", ")));
    return mayTurn(name) ? isolate + name + popIsolate : name;
}

QString nameInFull(const Match& match, Seat seat) {
    const QString given = givenName(match, seat);
    if (!given.isEmpty())
        return given;
    const auto player = app::seatPlayer(match, seat);
    return player ? app::levelName(*player) : roleName(seat);
}

QString roleInWords(const Match& match, Seat seat) {
    const bool isNamed = !givenName(match, seat).isEmpty();
    const auto player = app::seatPlayer(match, seat);
    if (!player)
        return isNamed ? roleName(seat) : QString();
    return isNamed
               ? PlayerWords::tr("%1, computer, %2").arg(roleName(seat), app::levelName(*player))
               : PlayerWords::tr("%1, computer").arg(roleName(seat));
}

} // namespace ui
