#include "faces/checkers_poker/board_words.hpp"

#include "faces/checkers_poker/card_board.hpp"

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

QString spaceText(checkers_poker::Space space) { return QString::fromStdString(to_text(space)); }

QString chipWords(checkers_poker::Seat seat) {
    return seat == checkers_poker::first ? Words::tr("amber checkers") : Words::tr("navy checkers");
}

QString cardWords(cards::Card card) {
    return Words::tr("%1 of %2", "nine of hearts")
        .arg(rankWord(card.rank()), suitWord(card.suit()));
}

QString spaceWords(const BoardPicture& picture, BoardSpace space) {
    const SpaceContents& contents = picture.at(space);
    const CardGround ground = cardGroundOf(contents.ground);
    QStringList parts{picture.shape.nameOf(space)};
    if (contents.piece)
        parts << (contents.piece->seat == checkers_poker::first ? Words::tr("First's checker")
                                                                : Words::tr("Second's checker"));
    parts << (ground.card ? cardWords(*ground.card) : Words::tr("blank"));
    if (ground.wild)
        parts << Words::tr("wild");
    return parts.join(Words::tr(", ", "between the parts of a space's name"));
}

} // namespace ui
