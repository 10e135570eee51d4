#include "faces/checkers_poker/card_signs.hpp"

#include "cards/hand_text.hpp"
#include "ui/art/signs.hpp"

#include <QCoreApplication>
#include <QStringList>

namespace ui {

namespace {

struct CardSigns {
    Q_DECLARE_TR_FUNCTIONS(ui::Signs)
};

} // namespace

QString inSigns(cards::Card card) {
    const QString rank = QString::fromStdString(cards::to_text(card).substr(0, 1));
    return (rank == QLatin1Char('T') ? QStringLiteral("10") : rank) +
           QChar(suitSigns[static_cast<std::size_t>(card.suit())]);
}

QString inSigns(const cards::Hand& hand) {
    QStringList words;
    for (const cards::NamedCard& named : hand)
        words << (named.stands_for == named.card
                      ? inSigns(named.card)
                      : QStringLiteral("%1(%2)").arg(inSigns(named.card),
                                                     inSigns(named.stands_for)));
    return words.join(QLatin1Char(' '));
}

QString namingInSigns(const cards::Hand& hand) {
    QStringList named;
    for (const cards::NamedCard& card : hand)
        if (card.card != card.stands_for)
            named << CardSigns::tr("%1 as %2").arg(inSigns(card.card), inSigns(card.stands_for));
    return named.join(QStringLiteral(", "));
}

} // namespace ui
