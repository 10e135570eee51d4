#include "faces/jumping/race_choice.hpp"

#include "app/player_names.hpp"
#include "app/rule_sets.hpp"
#include "app/settings.hpp"
#include "tabletop/text_error.hpp"

#include <QCoreApplication>

namespace jumping_face {

namespace {

struct ChoiceWords {
    Q_DECLARE_TR_FUNCTIONS(jumping_face::RaceChoice)
};

QString keyOf(const std::string& word, const QString& what) {
    return QStringLiteral("new-game-%1/%2").arg(QString::fromStdString(word), what);
}

/// "a" to "f", with what is to be kept of the seat.
QString keyOf(const std::string& word, std::size_t seat, const char* what = "") {
    return keyOf(word, QChar(static_cast<char16_t>(u'a' + seat)) + QLatin1String(what));
}

QString nameAt(const app::Settings& settings, const QString& key) {
    return app::cleanedName(settings.value(key).toString());
}

/// 0 stands for a person.
app::SeatPlayer playerAt(const app::Settings& settings, const QString& key, QStringList& troubles) {
    if (!settings.contains(key))
        return std::nullopt;
    bool isNumber = false;
    const unsigned number = settings.value(key).toString().toUInt(&isNumber);
    const app::SeatPlayer player = engine::Level::from_number(number);
    if (!isNumber || (number != 0 && !player))
        troubles << ChoiceWords::tr("The level of a player: a number from 0 to %1 was expected.")
                        .arg(engine::Level::highest);
    return player;
}

} // namespace

RememberedRace recallRace(const app::Settings& settings, const std::string& word,
                          const Offer& offer) {
    RememberedRace remembered;
    for (std::size_t i = 0; i < remembered.choice.seats.size(); ++i)
        remembered.choice.seats[i] = {
            nameAt(settings, keyOf(word, i)),
            playerAt(settings, keyOf(word, i, "-level"), remembered.troubles),
            nameAt(settings, keyOf(word, i, "-former"))};
    const QString rules = app::rulesText(settings, keyOf(word, QStringLiteral("rules")));
    if (rules.isEmpty())
        return remembered;
    try {
        remembered.choice.game = newGameOf(offer, rules.toStdString());
    } catch (const tabletop::TextError& error) {
        remembered.troubles << ChoiceWords::tr("The rules of the last game: %1")
                                   .arg(QString::fromUtf8(error.what()));
    }
    return remembered;
}

void rememberRace(app::Settings& settings, const std::string& word, const Offer& offer,
                  const RaceChoice& choice) {
    for (std::size_t i = 0; i < choice.seats.size(); ++i) {
        const ui::SeatChoice& seat = choice.seats[i];
        settings.setValue(keyOf(word, i), app::cleanedName(seat.name));
        settings.setValue(keyOf(word, i, "-former"), app::cleanedName(seat.formerName));
        settings.setValue(keyOf(word, i, "-level"), seat.player ? seat.player->number() : 0U);
    }
    settings.setValue(keyOf(word, QStringLiteral("rules")),
                      QString::fromStdString(rulesOf(offer, choice.game)));
}

} // namespace jumping_face
