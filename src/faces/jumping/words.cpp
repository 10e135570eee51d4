#include "faces/jumping/words.hpp"

#include "tabletop/per_seat.hpp"

#include <QCoreApplication>

#include <array>

namespace jumping_face {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(jumping_face::Words)
};

QString joined(const QStringList& words, const QString& lastTwo) {
    if (words.size() < 2)
        return words.join(QString());
    return lastTwo.arg(words.first(words.size() - 1).join(QStringLiteral(", ")), words.last());
}

} // namespace

QString seatName(tabletop::Seat seat) {
    constexpr std::array<const char*, tabletop::most_seats> colours{
        QT_TRANSLATE_NOOP("jumping_face::Words", "White"),
        QT_TRANSLATE_NOOP("jumping_face::Words", "Amber"),
        QT_TRANSLATE_NOOP("jumping_face::Words", "Blue"),
        QT_TRANSLATE_NOOP("jumping_face::Words", "Red"),
        QT_TRANSLATE_NOOP("jumping_face::Words", "Green"),
        QT_TRANSLATE_NOOP("jumping_face::Words", "Navy")};
    return Words::tr(colours.at(tabletop::index(seat)));
}

QString spaceText(const jumping::Board& board, jumping::Space space) {
    return QString::fromStdString(name(board, space));
}

QString numberInWords(std::size_t number) {
    constexpr std::array<const char*, 13> words{QT_TRANSLATE_NOOP("jumping_face::Words", "no"),
                                                QT_TRANSLATE_NOOP("jumping_face::Words", "one"),
                                                QT_TRANSLATE_NOOP("jumping_face::Words", "two"),
                                                QT_TRANSLATE_NOOP("jumping_face::Words", "three"),
                                                QT_TRANSLATE_NOOP("jumping_face::Words", "four"),
                                                QT_TRANSLATE_NOOP("jumping_face::Words", "five"),
                                                QT_TRANSLATE_NOOP("jumping_face::Words", "six"),
                                                QT_TRANSLATE_NOOP("jumping_face::Words", "seven"),
                                                QT_TRANSLATE_NOOP("jumping_face::Words", "eight"),
                                                QT_TRANSLATE_NOOP("jumping_face::Words", "nine"),
                                                QT_TRANSLATE_NOOP("jumping_face::Words", "ten"),
                                                QT_TRANSLATE_NOOP("jumping_face::Words", "eleven"),
                                                QT_TRANSLATE_NOOP("jumping_face::Words", "twelve")};
    return number < words.size() ? Words::tr(words[number]) : QString::number(number);
}

QString ordinal(std::size_t place) {
    constexpr std::array<const char*, 7> words{"0th",
                                               QT_TRANSLATE_NOOP("jumping_face::Words", "1st"),
                                               QT_TRANSLATE_NOOP("jumping_face::Words", "2nd"),
                                               QT_TRANSLATE_NOOP("jumping_face::Words", "3rd"),
                                               QT_TRANSLATE_NOOP("jumping_face::Words", "4th"),
                                               QT_TRANSLATE_NOOP("jumping_face::Words", "5th"),
                                               QT_TRANSLATE_NOOP("jumping_face::Words", "6th")};
    return Words::tr(words.at(place));
}

QString placeInWords(std::size_t place) { return Words::tr("%1 place", "2nd").arg(ordinal(place)); }

QString listed(const QStringList& words) {
    return joined(words, Words::tr("%1 and %2", "the last two of a list"));
}

QString alternatives(const QStringList& words) {
    return joined(words, Words::tr("%1 or %2", "the last two of a list"));
}

QString sentence(QString words) {
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

} // namespace jumping_face
