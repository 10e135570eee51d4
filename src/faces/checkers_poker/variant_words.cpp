#include "faces/checkers_poker/variant_words.hpp"

#include "cards/words.hpp"
#include "faces/checkers_poker/variant_presets.hpp"

#include <QCoreApplication>
#include <QStringList>

namespace checkers_poker_face {

using cards::CardSet;
using cards::Deck;
using checkers_poker::Options;
using checkers_poker::StartingConfiguration;

namespace {

struct VariantWords {
    Q_DECLARE_TR_FUNCTIONS(app::Variants)
};

QString troubleWithSide(const QString& side, std::size_t checkers) {
    if (checkers < checkers_poker::least_checkers_at_start)
        return VariantWords::tr("%1 has %2 of the 5 checkers that a side needs at least.")
            .arg(side)
            .arg(checkers);
    if (checkers > checkers_poker::most_checkers)
        return VariantWords::tr("%1 has %2 checkers; a side has 12 at most.")
            .arg(side)
            .arg(checkers);
    return {};
}

} // namespace

QString inWords(const Options& options) {
    QStringList parts;
    if (options.deck == Deck::animals)
        parts << VariantWords::tr("64 cards");
    if (options.high_low)
        parts << VariantWords::tr("high-low");
    if (options.die)
        parts << VariantWords::tr("with a die");
    if (!options.wild.empty())
        parts << VariantWords::tr("wild: %1").arg(wildInWords(options.wild));
    if (options.start != checkers_poker::corner_start())
        parts << VariantWords::tr("start: %1").arg(startInWords(options.start));
    return parts.isEmpty() ? VariantWords::tr("the standard game")
                           : parts.join(QStringLiteral(" · "));
}

QString wildInWords(CardSet wild) {
    if (wild.empty())
        return VariantWords::tr("none");
    for (const Deck deck : {Deck::standard, Deck::animals})
        if (wild == cards::cards_of(deck))
            return VariantWords::tr("all %1 cards").arg(wild.size());
    QStringList names;
    for (const WildPreset& preset : wildPresets())
        if ((preset.cards - wild).empty()) {
            names << preset.name.toLower();
            wild = wild - preset.cards;
        }
    if (!wild.empty()) {
        const QString card = QString::fromStdString(cards::in_words(*wild.begin()));
        const int more = static_cast<int>(wild.size()) - 1;
        names << (more == 0 ? card : VariantWords::tr("%1 and %n more", nullptr, more).arg(card));
    }
    return names.join(QStringLiteral(", "));
}

QString startInWords(const StartingConfiguration& start) {
    for (const StartPreset& preset : startPresets())
        if (preset.start == start)
            return preset.name.toLower();
    if (start.south.size() == start.north.size())
        return VariantWords::tr("own, %1 checkers a side").arg(start.south.size());
    return VariantWords::tr("own, %1 against %2 checkers")
        .arg(start.south.size())
        .arg(start.north.size());
}

QString deckMeaning(const Options& options) {
    if (options.deck == Deck::animals)
        return VariantWords::tr(
            "No space is blank. Foxes, lions and dragons rank between ten and jack, "
            "and straights run through them.");
    return VariantWords::tr("Twelve spaces are blank: a checker there adds no card to a hand.");
}

QString highLowMeaning(const Options& options) {
    if (options.die)
        return VariantWords::tr("A 1 on the die brings a low showdown: the higher hand loses a "
                                "checker.");
    return VariantWords::tr("Every second showdown is low: the higher hand loses a checker.");
}

QString dieMeaning(const Options& options) {
    if (options.high_low)
        return VariantWords::tr("Each turn is rolled for: 6 brings a high showdown, 1 a low one.");
    return VariantWords::tr("Each turn is rolled for: 5 or 6 brings a showdown, in place of every "
                            "third turn.");
}

QString wildMeaning(const Options& options) {
    if (options.wild.empty())
        return VariantWords::tr("Every card counts as what it is.");
    if (options.wild == cards::cards_of(options.deck))
        return VariantWords::tr(
            "Every card is wild: whoever covers five can show almost any hand once.");
    return VariantWords::tr(
        "Whoever shows a wild card names what it stands for. Five of a kind beats "
        "everything else.");
}

QString startMeaning(const Options& options) {
    for (const StartPreset& preset : startPresets())
        if (preset.start == options.start)
            return preset.meaning;
    const std::size_t south = options.start.south.size();
    const std::size_t north = options.start.north.size();
    if (south == north)
        return VariantWords::tr("Your own start with %1 checkers a side.").arg(south);
    return VariantWords::tr(
               "Your own start, a handicap: %1 checkers at the south end, %2 at the north "
               "end. Second chooses his of the two.")
        .arg(south)
        .arg(north);
}

QString troubleWithWild(const Options& options) {
    const CardSet missing = options.wild - cards::cards_of(options.deck);
    if (missing.empty())
        return {};
    return VariantWords::tr("The 52-card deck has no such wild cards: %1.")
        .arg(wildInWords(missing));
}

QString troubleWithStart(const StartingConfiguration& start) {
    QString south = troubleWithSide(VariantWords::tr("South"), start.south.size());
    if (!south.isEmpty())
        return south;
    QString north = troubleWithSide(VariantWords::tr("North"), start.north.size());
    if (!north.isEmpty())
        return north;
    const checkers_poker::SpaceSet both = start.south & start.north;
    if (both.empty())
        return {};
    return VariantWords::tr("Both sides stand on %1.")
        .arg(QString::fromStdString(checkers_poker::to_text(*both.begin())));
}

} // namespace checkers_poker_face
