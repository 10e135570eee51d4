#include "ui/board/board_words.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::BoardWords)
};

QString rankWord(cards::Rank rank) {
    constexpr std::array<const char*, cards::rank_count> words{
        QT_TRANSLATE_NOOP("ui::BoardWords", "two"),   QT_TRANSLATE_NOOP("ui::BoardWords", "three"),
        QT_TRANSLATE_NOOP("ui::BoardWords", "four"),  QT_TRANSLATE_NOOP("ui::BoardWords", "five"),
        QT_TRANSLATE_NOOP("ui::BoardWords", "six"),   QT_TRANSLATE_NOOP("ui::BoardWords", "seven"),
        QT_TRANSLATE_NOOP("ui::BoardWords", "eight"), QT_TRANSLATE_NOOP("ui::BoardWords", "nine"),
        QT_TRANSLATE_NOOP("ui::BoardWords", "ten"),   QT_TRANSLATE_NOOP("ui::BoardWords", "fox"),
        QT_TRANSLATE_NOOP("ui::BoardWords", "lion"),  QT_TRANSLATE_NOOP("ui::BoardWords", "dragon"),
        QT_TRANSLATE_NOOP("ui::BoardWords", "jack"),  QT_TRANSLATE_NOOP("ui::BoardWords", "queen"),
        QT_TRANSLATE_NOOP("ui::BoardWords", "king"),  QT_TRANSLATE_NOOP("ui::BoardWords", "ace"),
    };
    return Words::tr(words[static_cast<std::size_t>(rank)]);
}

QString suitWord(cards::Suit suit) {
    constexpr std::array<const char*, cards::suit_count> words{
        QT_TRANSLATE_NOOP("ui::BoardWords", "clubs"),
        QT_TRANSLATE_NOOP("ui::BoardWords", "diamonds"),
        QT_TRANSLATE_NOOP("ui::BoardWords", "hearts"),
        QT_TRANSLATE_NOOP("ui::BoardWords", "spades"),
    };
    return Words::tr(words[static_cast<std::size_t>(suit)]);
}

} // namespace

QString cardWords(cards::Card card) {
    return Words::tr("%1 of %2", "nine of hearts")
        .arg(rankWord(card.rank()), suitWord(card.suit()));
}

QString spaceWords(const BoardPicture& picture, checkers_poker::Space space) {
    QStringList parts{QString::fromStdString(to_text(space))};
    if (picture.checkers[checkers_poker::first].contains(space))
        parts << Words::tr("First's checker");
    if (picture.checkers[checkers_poker::second].contains(space))
        parts << Words::tr("Second's checker");
    const auto card = picture.layout.card_on(space);
    parts << (card ? cardWords(*card) : Words::tr("blank"));
    if (card && picture.wild.contains(*card))
        parts << Words::tr("wild");
    return parts.join(Words::tr(", ", "between the parts of a space's name"));
}

} // namespace ui
