#include "app/player_names.hpp"

#include <QCoreApplication>
#include <QTextBoundaryFinder>

#include <string_view>

namespace app {

namespace {

struct PlayerNamesWords {
    Q_DECLARE_TR_FUNCTIONS(app::NewGame)
};

/// Embeddings, overrides and isolates: they would turn the words around the name.
bool turnsDirection(QChar c) {
    return (c >= QChar(0x202A) && c <= QChar(0x202E)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
}

} // namespace

int charactersIn(const QString& text) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    int count = 0;
    while (finder.toNextBoundary() != -1)
        ++count;
    return count;
}

QString cleanedName(const QString& text) {
    QString name = QString::fromUtf8(text.toUtf8()); // half of a surrogate pair goes
    name.removeIf([](QChar c) {
        return turnsDirection(c) || (c.category() == QChar::Other_Control && !c.isSpace());
    });
    return name.simplified();
}

std::optional<QString> troubleWithName(const QString& text) {
    const int length = charactersIn(cleanedName(text));
    if (length <= longestName)
        return std::nullopt;
    return PlayerNamesWords::tr("A name has at most %1 characters; this one has %2.")
        .arg(longestName)
        .arg(length);
}

QString levelName(engine::Level level) {
    const std::string_view name = engine::name(level);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString displayName(const QString& name, const QString& seatName, SeatPlayer player) {
    if (!name.isEmpty())
        return name;
    return player ? PlayerNamesWords::tr("Computer (%1)").arg(levelName(*player)) : seatName;
}

} // namespace app
