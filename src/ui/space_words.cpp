#include "ui/space_words.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::SpaceWords)
};

QString rankWord(cards::Rank rank) {
    constexpr std::array<const char*, cards::rank_count> words{
        QT_TRANSLATE_NOOP("ui::SpaceWords", "two"),   QT_TRANSLATE_NOOP("ui::SpaceWords", "three"),
        QT_TRANSLATE_NOOP("ui::SpaceWords", "four"),  QT_TRANSLATE_NOOP("ui::SpaceWords", "five"),
        QT_TRANSLATE_NOOP("ui::SpaceWords", "six"),   QT_TRANSLATE_NOOP("ui::SpaceWords", "seven"),
        QT_TRANSLATE_NOOP("ui::SpaceWords", "eight"), QT_TRANSLATE_NOOP("ui::SpaceWords", "nine"),
        QT_TRANSLATE_NOOP("ui::SpaceWords", "ten"),   QT_TRANSLATE_NOOP("ui::SpaceWords", "fox"),
        QT_TRANSLATE_NOOP("ui::SpaceWords", "lion"),  QT_TRANSLATE_NOOP("ui::SpaceWords", "dragon"),
        QT_TRANSLATE_NOOP("ui::SpaceWords", "jack"),  QT_TRANSLATE_NOOP("ui::SpaceWords", "queen"),
        QT_TRANSLATE_NOOP("ui::SpaceWords", "king"),  QT_TRANSLATE_NOOP("ui::SpaceWords", "ace"),
    };
    return Words::tr(words[static_cast<std::size_t>(rank)]);
}

QString suitWord(cards::Suit suit) {
    constexpr std::array<const char*, cards::suit_count> words{
        QT_TRANSLATE_NOOP("ui::SpaceWords", "clubs"),
        QT_TRANSLATE_NOOP("ui::SpaceWords", "diamonds"),
        QT_TRANSLATE_NOOP("ui::SpaceWords", "hearts"),
        QT_TRANSLATE_NOOP("ui::SpaceWords", "spades"),
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

QString spaceHint(const BoardPicture& picture, checkers_poker::Space space) {
    if (picture.targets.contains(space))
        return Words::tr("the chosen checker can go here");
    if (picture.removable.contains(space))
        return Words::tr("can be taken off");
    if (picture.highlighted.contains(space))
        return Words::tr("pointed out");
    if (picture.active.contains(space))
        return Words::tr("can be chosen");
    return {};
}

} // namespace ui
