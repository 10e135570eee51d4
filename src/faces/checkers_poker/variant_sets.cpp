#include "faces/checkers_poker/variant_sets.hpp"

#include "app/settings.hpp"
#include "faces/checkers_poker/new_game.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "tabletop/text_error.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>

namespace checkers_poker_face {

using checkers_poker::Options;

namespace {

struct VariantSetWords {
    Q_DECLARE_TR_FUNCTIONS(app::Variants)
};

const auto setsGroup = QStringLiteral("variants");

bool sameName(const QString& a, const QString& b) { return a.compare(b, Qt::CaseInsensitive) == 0; }

QString nameKeyOf(const QString& entry) {
    return setsGroup + QLatin1Char('/') + entry + QStringLiteral("/name");
}
QString rulesKeyOf(const QString& entry) {
    return setsGroup + QLatin1Char('/') + entry + QStringLiteral("/rules");
}

/// The groups of the entries, in the order of their numbers.
QStringList entriesOf(const app::Settings& settings) {
    QStringList entries = settings.childGroups(setsGroup);
    std::stable_sort(entries.begin(), entries.end(), [](const QString& a, const QString& b) {
        return a.toULongLong() < b.toULongLong();
    });
    return entries;
}

/// Takes an entry over into `stored.own`, or says why not.
std::optional<QString> takeOver(StoredVariants& stored, const QString& name, const QString& rules) {
    if (auto trouble = stored.own.troubleWithName(name))
        return trouble;
    QString trouble;
    const auto options = optionsFromText(rules, trouble);
    if (!options)
        return trouble;
    stored.own.add(name, *options);
    return std::nullopt;
}

} // namespace

std::optional<std::size_t> OwnVariants::find(const QString& name) const {
    const auto found = std::find_if(sets_.begin(), sets_.end(), [&](const VariantSet& set) {
        return sameName(set.name, name);
    });
    if (found == sets_.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - sets_.begin());
}

std::optional<QString> OwnVariants::troubleWithName(const QString& name,
                                                    std::optional<std::size_t> renamed) const {
    const QString cleaned = app::cleanedName(name);
    if (cleaned.isEmpty())
        return VariantSetWords::tr("A set needs a name.");
    if (app::charactersIn(cleaned) > longestName)
        return VariantSetWords::tr("The name of a set has at most %1 characters.").arg(longestName);
    for (const VariantSet& set : builtInVariants())
        if (sameName(set.name, cleaned))
            return VariantSetWords::tr("“%1” comes with the game; choose another name.")
                .arg(set.name);
    if (const auto taken = find(cleaned); taken && taken != renamed)
        return VariantSetWords::tr("There is a set “%1” already.").arg(sets_[*taken].name);
    if (!renamed && sets_.size() >= most)
        return VariantSetWords::tr("There are %1 sets already; delete one to make room.")
            .arg(sets_.size());
    return std::nullopt;
}

void OwnVariants::add(const QString& name, const Options& options) {
    assert(!troubleWithName(name));
    sets_.push_back({app::cleanedName(name), options});
}

void OwnVariants::rename(std::size_t place, const QString& name) {
    assert(!troubleWithName(name, place));
    sets_[place].name = app::cleanedName(name);
}

void OwnVariants::replace(std::size_t place, const Options& options) {
    sets_[place].options = options;
}

void OwnVariants::remove(std::size_t place) {
    sets_.erase(sets_.begin() + static_cast<std::ptrdiff_t>(place));
}

StoredVariants loadVariants(app::Settings& settings) {
    StoredVariants stored;
    settings.refresh();
    for (const QString& entry : entriesOf(settings)) {
        const QString name = settings.value(nameKeyOf(entry)).toString();
        const QString rules = rulesText(settings, rulesKeyOf(entry));
        if (const auto trouble = takeOver(stored, name, rules)) {
            stored.troubles
                << VariantSetWords::tr("Saved set “%1”: %2").arg(app::cleanedName(name), *trouble);
            stored.unread.emplace_back(name, rules);
        }
    }
    return stored;
}

void saveVariants(app::Settings& settings, const StoredVariants& stored) {
    settings.remove(setsGroup);
    int number = 0;
    const auto write = [&](const QString& name, const QString& rules) {
        const QString entry = QString::number(++number);
        settings.setValue(nameKeyOf(entry), name);
        settings.setValue(rulesKeyOf(entry), rules);
    };
    for (const VariantSet& set : stored.own.all())
        write(set.name, QString::fromStdString(to_text(set.options)));
    for (const auto& [name, rules] : stored.unread)
        write(name, rules);
}

QString rulesText(const app::Settings& settings, const QString& key) {
    return settings.value(key).toStringList().join(QLatin1Char(','));
}

std::optional<Options> optionsFromText(const QString& text, QString& trouble) {
    try {
        Options options = checkers_poker::read_options(text.toStdString());
        if (const auto reason = trouble_with(options)) {
            trouble = QString::fromStdString(*reason);
            return std::nullopt;
        }
        return options;
    } catch (const tabletop::TextError& error) {
        trouble = QString::fromUtf8(error.what());
        return std::nullopt;
    }
}

} // namespace checkers_poker_face
